/** How soon a guest reads what was published: from sending the call to the site's first answer with the new words. */
import type { LandingPage } from '@foyer/contract/landing-pages';
import type { Foyer } from '@foyer/tools/whole-foyer';
import { asEditor, callsOf, demoPage } from './demo-browser.ts';
import { type Figure, median, percentile } from './report.ts';

const rounds = 30;
/** Milliseconds. */
const limit = 1000;
const path = '/harbour-advent-lindau';

export function publishFigures(foyer: Foyer, ask: (path: string) => Promise<string>): Promise<Figure[]> {
  return asEditor(foyer, async (page) => {
    const call = callsOf(page, foyer);
    const { id } = await demoPage(call, path);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // A word that claims nothing, another one each time.
      const title = `Harbour Advent ${String.fromCharCode(65 + Math.floor(round / 5))}${'mn'.repeat(1 + (round % 5))}`;
      const { posts } = await call<LandingPage>('GET', `/landing-pages/${id}`);
      const post = posts.find((one) => one.language === 'en');
      if (!post) throw new Error('The demo page has no English text');
      const { description, slug, blocks, version } = post;
      await call('PUT', `/landing-pages/${id}/posts/en`, { title, description, slug, blocks, version });
      const began = performance.now();
      const published = call('POST', `/landing-pages/${id}/publish`, { languages: [{ language: 'en' }] });
      while (!(await ask(path)).includes(title)) {
        if (performance.now() - began > 20_000) throw new Error('What was published did not come to the site');
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      times.push(performance.now() - began);
      await published;
    }
    const p95 = percentile(times, 0.95);
    return [
      {
        name: 'Published to served, p95',
        figure: p95,
        limit: null,
        unit: 'ms',
        ratio: p95 / limit,
        demand: `at most ${limit} ms`,
        met: p95 <= limit,
        detail: { median: `${median(times).toFixed(0)} ms`, rounds },
      },
    ];
  });
}
