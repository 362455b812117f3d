import { defineConfig } from 'vitest/config';

/** What asks no database, or always the embedded one: another server below would show nothing new. */
const embeddedAlone = [
  'src/db/embedded/**',
  'src/app/start.test.ts',
  'src/gateways/{dns,writer}/**',
  'src/seed/written-texts.test.ts',
];
const onPostgres = process.env.TEST_DATABASE === 'postgres';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: onPostgres ? embeddedAlone : [],
    // One database for each process, shared by its test files: they keep apart by organisations of their own.
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 180_000,
    globalSetup: './src/testing/global-setup.ts',
  },
});
