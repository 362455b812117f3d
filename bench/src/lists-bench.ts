/** Every list of the dashboard over 10,000 events and 10,000 posts of 200 organisations, on both kinds of database. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Kind } from './database.ts';
import type { ListTimes } from './lists-server.ts';
import { type Figure, median, percentile } from './report.ts';

/** Milliseconds a list may take at p95. */
const limit = 100;
const places: Record<Kind, string> = { embedded: 'embedded database', server: 'Postgres server' };

export async function listFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of ['embedded', 'server'] as const) {
    for (const { list, times } of await measure(kind)) {
      const p95 = percentile(times, 0.95);
      figures.push({
        name: `${named(list)}, p95, ${places[kind]}`,
        figure: p95,
        limit: null,
        unit: 'ms',
        ratio: p95 / limit,
        demand: `at most ${limit} ms`,
        met: p95 <= limit,
        detail: { median: `${median(times).toFixed(1)} ms`, best: `${Math.min(...times).toFixed(1)} ms` },
      });
    }
  }
  return figures;
}

/** The address without the ids, which are others in each run. */
const named = (list: string): string =>
  `GET ${decodeURIComponent(list).replace(/(property|domain|workspace)Id=[0-9a-f-]+/, '$1')}`;

async function measure(kind: Kind): Promise<ListTimes[]> {
  const child = fork(join(import.meta.dirname, 'lists-server.ts'), [kind], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stopped = once(child, 'exit').then(([code]) => {
    throw new Error(`The lists stopped with ${code}`);
  });
  const [times] = await Promise.race([once(child, 'message'), stopped]);
  await stopped.catch(() => {});
  return times as ListTimes[];
}
