/** Requests a second at a fixed number of connections, for a bounded time. */
import autocannon from 'autocannon';

export type Load = { perSecond: number; p99: number; failed: number };

export async function load(
  url: string,
  headers: Record<string, string>,
  seconds: number,
  connections = 16,
): Promise<Load> {
  const result = await autocannon({ url, headers, duration: seconds, connections });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** Two addresses by turns, so that a busy machine troubles both alike; the better round of each counts. */
export async function beside(
  ours: { url: string; headers: Record<string, string> },
  bare: { url: string; headers: Record<string, string> },
  seconds = 5,
): Promise<{ ours: Load; bare: Load }> {
  await load(bare.url, bare.headers, 2);
  await load(ours.url, ours.headers, 2);
  const rounds: { ours: Load; bare: Load }[] = [];
  for (let round = 0; round < 3; round += 1)
    rounds.push({
      bare: await load(bare.url, bare.headers, seconds),
      ours: await load(ours.url, ours.headers, seconds),
    });
  const best = (loads: Load[]) => loads.reduce((a, b) => (b.perSecond > a.perSecond ? b : a));
  return { ours: best(rounds.map((one) => one.ours)), bare: best(rounds.map((one) => one.bare)) };
}
