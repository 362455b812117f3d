import { defineConfig } from 'vitest/config';

/** The channel against a real WordPress that each file brings up itself. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'wordpress-channel',
    environment: 'node',
    include: ['src/**/*.wordpress.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    globalSetup: './src/testing/global-setup.ts',
  },
});
