import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // One database for each process, shared by its test files: they keep apart by organisations of their own.
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 180_000,
    globalSetup: './src/testing/global-setup.ts',
  },
});
