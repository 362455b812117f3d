/** The nearby search among many events and few, in towns drawn evenly and in the largest of all. */
import { townCount, townOf } from '@foyer/server/testing/many-events';
import { benchServer } from './bench-server.ts';
import { type Figure, percentile } from './report.ts';

const turns = 200;
const many = 1_000_000;
const few = 1000;

type Times = { drawn: number; largest: number };

/** p95 in milliseconds, one search after the other. */
async function measure(events: number): Promise<Times> {
  const server = await benchServer(events, 'embedded');
  const { ready } = server;
  const search = async (rank: number): Promise<number> => {
    const { latitude, longitude } = townOf(rank);
    const started = performance.now();
    const answer = await fetch(
      `${ready.api.url}/api/location/nearby-events?propertyId=${ready.propertyId}&latitude=${latitude}&longitude=${longitude}&distance=35&take=20`,
      { headers: ready.api.headers },
    );
    await answer.text();
    if (!answer.ok) throw new Error(`The nearby search answered ${answer.status}`);
    return performance.now() - started;
  };
  const times = { drawn: [] as number[], largest: [] as number[] };
  for (let turn = -10; turn < turns; turn += 1) {
    const drawn = await search((((turn + 10) * 7) % townCount) + 1);
    const largest = await search(1);
    if (turn < 0) continue;
    times.drawn.push(drawn);
    times.largest.push(largest);
  }
  await server.close();
  return { drawn: percentile(times.drawn, 0.95), largest: percentile(times.largest, 0.95) };
}

export async function nearbyFigures(): Promise<Figure[]> {
  const limit = await measure(few);
  const figure = await measure(many);
  const names = { drawn: 'towns drawn evenly', largest: 'the largest town' } as const;
  return (['drawn', 'largest'] as const).map((town) => ({
    name: `Nearby events among 1,000,000, 35 km and three months, ${names[town]}, p95`,
    figure: figure[town],
    limit: limit[town],
    unit: 'ms',
    ratio: figure[town] / limit[town],
    demand: 'at most 3 times the same among 1,000',
    met: figure[town] <= limit[town] * 3,
  }));
}
