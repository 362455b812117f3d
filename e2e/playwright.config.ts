import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

// What the files of a run copy from. Workers read this file too, and find the folder of the run that began them.
if (!process.env.FOYER_E2E_SCRATCH) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-e2e-'));
  process.env.FOYER_E2E_SCRATCH = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: 'src',
  outputDir: '../test-results',
  // Each file starts a Foyer of its own, on ports and data of its own.
  workers: 2,
  fullyParallel: false,
  // A journey lasts a minute on a machine that does others beside it. What needed a second try is told by its name.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ([['json']] as const) : [])],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Vienna',
    // Recording slows every journey by a good part; the second try of one that failed tells enough.
    trace: 'on-first-retry',
    launchOptions: { args, ...(process.env.FOYER_CHROMIUM ? { executablePath: process.env.FOYER_CHROMIUM } : {}) },
  },
});
