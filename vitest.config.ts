import { defineConfig } from 'vitest/config';

/** Pure functions share what they load: nothing in these packages keeps state between its tests. */
const pure = (name: string) => ({ test: { ...unit(name).test, isolate: false } });

const unit = (name: string) => ({
  test: {
    name,
    root: `./${name}`,
    environment: 'node' as const,
    maxWorkers: 2,
    // No test is timed: the first check of a language makes its word lists ready, which a busy machine takes long for.
    testTimeout: 30_000,
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
  },
});

export default defineConfig({
  test: {
    projects: [
      pure('contract'),
      pure('editorial'),
      unit('sites'),
      './server/vitest.config.ts',
      './server/vitest.durability.config.ts',
      './server/vitest.wordpress.config.ts',
      './dashboard/vitest.config.ts',
      './wordpress-plugin/vitest.config.ts',
    ],
  },
});
