import { defineConfig } from 'vitest/config';

/** Kills and restarts on real folders: slow, and in nobody's way. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'durability',
    environment: 'node',
    include: ['src/**/*.durability.ts'],
    testTimeout: 900_000,
    hookTimeout: 60_000,
    globalSetup: './src/testing/global-setup.ts',
  },
});
