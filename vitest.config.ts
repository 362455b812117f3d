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
      './server/vitest.config.ts',
      './server/vitest.durability.config.ts',
      './dashboard/vitest.config.ts',
      './wordpress-plugin/vitest.config.ts',
    ],
  },
});
