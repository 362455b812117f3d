/** What a key costs in the editor of a landing page of a thousand words with the claim ledger open: from key to paint. */
import { type Block, pageSegments } from '@foyer/contract/blocks';
import { wordsOf } from '@foyer/editorial/readability/sentences';
import type { Foyer } from '@foyer/tools/whole-foyer';
import type { Page } from '@playwright/test';
import { asEditor, type Call, callsOf, demoPage } from './demo-browser.ts';
import { type Figure, median, percentile } from './report.ts';

const thousand = 1000;
/** Milliseconds. */
const limit = 50;
/** Below this a browser tells of no event; such a key counts as taking it. */
const untold = 16;
/** Milliseconds between keys: somebody who types fast. */
const pace = 80;
const typed =
  ' We keep the kettle on, and the evening by the water is long and quiet; whoever comes in late finds the lamp lit.';

export function typingFigures(foyer: Foyer): Promise<Figure[]> {
  return asEditor(foyer, async (page) => {
    const call = callsOf(page, foyer);
    const { id } = await demoPage(call, '/harbour-advent-lindau');
    const words = await grow(call, id);
    await page.goto(`${foyer.app}/generate/${id}/check`);
    const editor = page.getByRole('textbox', { name: /^Text of / });
    await editor.waitFor();
    await page
      .getByText(/without a source$/)
      .first()
      .waitFor();
    await editor.locator('[data-role="paragraph"]').first().click();
    await page.keyboard.press('End');
    await listen(page);
    const before = await processor(page);
    await page.keyboard.type(typed, { delay: pace });
    const perKey = (((await processor(page)) - before) * 1000) / typed.length;
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    const told = await page.evaluate(() => (window as unknown as { keys: number[] }).keys);
    const keys = [...told, ...Array<number>(Math.max(0, typed.length - told.length)).fill(untold)];
    const p95 = percentile(keys, 0.95);
    return [
      {
        name: 'Typing in a page of 1,000 words, from key to paint, p95',
        figure: p95,
        limit: null,
        unit: 'ms',
        ratio: p95 / limit,
        demand: `at most ${limit} ms`,
        met: p95 <= limit,
        detail: {
          median: `${median(keys).toFixed(0)} ms`,
          slowest: `${Math.max(...keys)} ms`,
          'processor a key, check and save with it': `${perKey.toFixed(1)} ms`,
          ...{ keys: keys.length, words },
        },
      },
    ];
  });
}

/** Seconds of the processor the page has taken so far, which other programs on the machine do not lengthen. */
async function processor(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (!session) return Number.NaN;
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === 'renderer' ? cpuTime : 0), 0);
}

/** Notes how long each key takes, as the browser itself measures it. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const keys: number[] = [];
    Object.assign(window, { keys });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') keys.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

type Post = { language: string; title: string; description: string; slug: string; blocks: Block[]; version: number };

/** Makes the English text of a page a thousand words long, out of its own paragraphs; answers how many it has. */
async function grow(call: Call, id: string): Promise<number> {
  const { posts } = await call<{ posts: Post[] }>('GET', `/landing-pages/${id}`);
  const post = posts.find(({ language }) => language === 'en');
  const prose = (post?.blocks ?? []).filter((block) => 'paragraphs' in block && block.paragraphs.length > 0);
  const own = prose.flatMap((block) => ('paragraphs' in block ? [...block.paragraphs] : []));
  if (!post || own.length === 0) throw new Error('The demo page has no English paragraphs');
  const count = () => pageSegments(post.blocks).reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  for (let at = 0; count() < thousand; at += 1) {
    const block = prose[at % prose.length];
    if (!block || !('paragraphs' in block)) continue;
    // A paragraph more in turn, so that no block has more of them than a person would write.
    block.paragraphs.push(own[at % own.length] ?? '');
  }
  const { title, description, slug, blocks, version } = post;
  await call('PUT', `/landing-pages/${id}/posts/en`, { title, description, slug, blocks, version });
  return count();
}
