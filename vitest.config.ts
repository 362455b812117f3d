import { defineConfig } from 'vitest/config';

const unit = (name: string) => ({
  test: {
    name,
    root: `./${name}`,
    environment: 'node' as const,
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
  },
});

export default defineConfig({
  test: {
    projects: [
      unit('contract'),
      unit('editorial'),
      unit('sites'),
      {
        test: {
          name: 'server',
          root: './server',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          // One database for each process, shared by its test files: they keep apart by organisations of their own.
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          globalSetup: './src/testing/global-setup.ts',
        },
      },
      {
        test: {
          name: 'durability',
          root: './server',
          environment: 'node',
          include: ['src/**/*.durability.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      './dashboard/vitest.config.ts',
    ],
  },
});
