import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: 'dashboard',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://dashboard.test/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    // A screen loads its parts and its workspace before it stands; a busy machine takes its time over that.
    testTimeout: 40_000,
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
