/** The API beside bare Fastify with the same statements, and the nearby search among many events and few. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { townCount, townOf } from '@foyer/server/testing/many-events';
import type { Ready } from './api-server.ts';
import { beside } from './load.ts';
import { type Figure, percentile } from './report.ts';

async function withServer<T>(events: number, work: (ready: Ready) => Promise<T>): Promise<T> {
  const child = fork(join(import.meta.dirname, 'api-server.ts'), [String(events)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const ready = await new Promise<Ready>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Ready));
      child.once('exit', (code) => reject(new Error(`The bench server stopped with ${code}`)));
    });
    return await work(ready);
  } finally {
    child.disconnect();
  }
}

const demands = { list: 0.5, one: 0.4, filtered: 0.6 } as const;
const names = {
  list: 'API list, 20 of 10,000 events, filtered and sorted',
  one: 'API one by id',
  filtered: 'API list with three filters and a total',
} as const;

export const apiFigures = (): Promise<Figure[]> =>
  withServer(10_000, async ({ api, bare, cookie, paths }) => {
    const figures: Figure[] = [];
    for (const key of ['list', 'one', 'filtered'] as const) {
      const path = paths[key];
      const measured = await beside(
        { url: api + path, headers: { cookie } },
        { url: `${bare}/${key}${path.split('?')[0]}`, headers: {} },
      );
      const ratio = measured.ours.perSecond / measured.bare.perSecond;
      const slower = measured.ours.p99 / Math.max(1, measured.bare.p99);
      figures.push({
        name: names[key],
        figure: measured.ours.perSecond,
        limit: measured.bare.perSecond,
        unit: 'requests/s',
        ratio,
        demand: `at least ${demands[key] * 100} % of bare Fastify${key === 'list' ? ', p99 at most 2.5 times' : ''}`,
        met: ratio >= demands[key] && (key !== 'list' || slower <= 2.5) && measured.ours.failed === 0,
        detail: { p99: `${measured.ours.p99} ms`, 'bare p99': `${measured.bare.p99} ms`, failed: measured.ours.failed },
      });
    }
    return figures;
  });

/** p95 in milliseconds of the nearby search around towns drawn evenly from all, one after the other. */
const nearby = (events: number): Promise<number> =>
  withServer(events, async ({ api, cookie, propertyId }) => {
    const times: number[] = [];
    for (let turn = -10; turn < 200; turn += 1) {
      const { latitude, longitude } = townOf((((turn + 10) * 7) % townCount) + 1);
      const started = performance.now();
      const answer = await fetch(
        `${api}/api/location/nearby-events?propertyId=${propertyId}&latitude=${latitude}&longitude=${longitude}&distance=35&take=20`,
        { headers: { cookie } },
      );
      await answer.text();
      if (!answer.ok) throw new Error(`The nearby search answered ${answer.status}`);
      if (turn >= 0) times.push(performance.now() - started);
    }
    return percentile(times, 0.95);
  });

export async function nearbyFigure(): Promise<Figure> {
  const limit = await nearby(1000);
  const figure = await nearby(1_000_000);
  return {
    name: 'Nearby events among 1,000,000, 35 km and three months, p95',
    figure,
    limit,
    unit: 'ms',
    ratio: figure / limit,
    demand: 'at most 3 times the same among 1,000',
    met: figure <= limit * 3,
  };
}
