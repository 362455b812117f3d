import { defineConfig } from 'vitest/config';

/** Against a real WordPress that the run brings up itself. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'wordpress',
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    globalSetup: './tests/shared-site.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
