/** The public pages of the demo in Lighthouse, as it looks at a phone: four scores of the event page, each 100. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startFoyer } from '@foyer/tools/whole-foyer';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { type Figure, median } from './report.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Runs of which the median counts: a phone slowed down fourfold feels everything else the machine does. */
const runs = 5;

type Scores = Record<(typeof categories)[number], number>;

export async function lighthouseFigures(): Promise<Figure[]> {
  const foyer = await startFoyer();
  const profile = mkdtempSync(join(tmpdir(), 'foyer-lighthouse-'));
  const port = await freePort();
  const browser = spawn(
    process.env.FOYER_CHROMIUM ?? chromium.executablePath(),
    [
      ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
      ...[`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
    ],
    { stdio: 'ignore' },
  );
  try {
    await untilItListens(port);
    const page = `${foyer.sites.replace('localhost', 'halden.localhost')}/harbour-advent-lindau`;
    // The first look has the pictures made in the form the page asks for.
    await scoresOf(page, port);
    const seen: Scores[] = [];
    for (let run = 0; run < runs; run += 1) seen.push(await scoresOf(page, port));
    return categories.map((category) => figureOf(category, seen));
  } finally {
    browser.kill();
    await foyer.stop();
    await new Promise((resolve) => setTimeout(resolve, 500));
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function untilItListens(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The browser did not open');
}

async function scoresOf(page: string, port: number): Promise<Scores> {
  const result = await lighthouse(page, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
  const scored = result?.lhr.categories;
  if (!scored) throw new Error('Lighthouse did not answer');
  return Object.fromEntries(categories.map((name) => [name, Math.round((scored[name]?.score ?? 0) * 100)])) as Scores;
}

function figureOf(category: (typeof categories)[number], seen: readonly Scores[]): Figure {
  const scores = seen.map((scored) => scored[category]);
  const figure = median(scores);
  return {
    name: `Public page in Lighthouse on a phone, ${category}`,
    figure,
    limit: null,
    unit: 'of 100',
    ratio: figure / 100,
    demand: '100',
    met: figure === 100,
    detail: { runs: scores.join(' ') },
  };
}
