import { defineConfig } from '@playwright/test';

/** Flags Chromium needs to run as root and without a display. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

export default defineConfig({
  testDir: 'src',
  outputDir: '../test-results',
  // Each file starts a Foyer of its own, on ports and data of its own.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ([['json']] as const) : [])],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Vienna',
    trace: 'retain-on-failure',
    launchOptions: { args, ...(process.env.FOYER_CHROMIUM ? { executablePath: process.env.FOYER_CHROMIUM } : {}) },
  },
});
