/** The API beside bare Fastify with the same statements, on the embedded database and on a Postgres server. */
import type { Measured } from './api-server.ts';
import { benchServer } from './bench-server.ts';
import type { Kind } from './database.ts';
import { beside, load, type Side } from './load.ts';
import type { Figure } from './report.ts';

const demands: Record<Measured, { name: string; share: number; p99?: number }> = {
  list: { name: 'API list, 20 of 10,000 events, filtered and sorted', share: 0.5, p99: 2.5 },
  one: { name: 'API one by id', share: 0.4 },
  filtered: { name: 'API list with three filters and a total', share: 0.6 },
  create: { name: 'API create', share: 0.4 },
};
const places: Record<Kind, string> = { embedded: 'embedded database', server: 'Postgres server' };

/** Every demand on both kinds of database, or those of the kind that is named. */
export async function apiFigures(kinds: readonly Kind[] = ['embedded', 'server']): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of kinds) {
    const server = await benchServer(10_000, kind);
    for (const measured of ['list', 'one', 'filtered', 'create'] as const) {
      const { ours, bare } = server.ready.sides[measured];
      const speed = await beside(ours, bare);
      const cost = { ours: await costOf(ours), bare: await costOf(bare) };
      const { name, share, p99 } = demands[measured];
      const ratio = speed.ours.perSecond / speed.bare.perSecond;
      const slower = speed.ours.p99 / Math.max(1, speed.bare.p99);
      figures.push({
        name: `${name}, ${places[kind]}`,
        figure: speed.ours.perSecond,
        limit: speed.bare.perSecond,
        unit: 'requests/s',
        ratio,
        demand: `at least ${share * 100} % of bare Fastify${p99 ? `, p99 at most ${p99} times` : ''}`,
        met: ratio >= share && (!p99 || slower <= p99) && speed.ours.failed === 0,
        detail: {
          p99: `${speed.ours.p99} ms`,
          'bare p99': `${speed.bare.p99} ms`,
          failed: speed.ours.failed,
          'processor µs a request': cost.ours,
          'bare processor µs': cost.bare,
        },
      });
    }

    async function costOf(side: Side): Promise<string> {
      await load(side, 1);
      const before = await server.spent();
      const { perSecond } = await load(side, 3);
      const after = await server.spent();
      const each = (part: 'process' | 'answering') => Math.round((after[part] - before[part]) / (perSecond * 3));
      return `${each('process')}, ${each('answering')} of them in the answering thread`;
    }

    await server.close();
  }
  return figures;
}
