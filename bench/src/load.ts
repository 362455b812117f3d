/**
 * Requests a second on two sides by turns. Rounds are short and many, and the median of each side counts, so that what
 * else runs on the machine troubles both alike and no single round decides.
 */
import autocannon from 'autocannon';
import { median } from './report.ts';

export type Side = {
  url: string;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
};
/** Milliseconds of p99; `failed` counts what was not a 2xx. */
export type Load = { perSecond: number; p99: number; failed: number };

const connections = 16;
/** Seconds until the code of either side is compiled. */
const warmUp = 6;

export async function load({ url, method = 'GET', headers, body }: Side, seconds: number): Promise<Load> {
  const result = await autocannon({ url, method, headers, body, duration: seconds, connections });
  return {
    perSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** Both sides `rounds` times by turns, each first as often as the other; `seconds` is the length of one round. */
export async function beside(
  ours: Side,
  bare: Side,
  { rounds = 9, seconds = 2 } = {},
): Promise<{ ours: Load; bare: Load }> {
  await load(bare, warmUp);
  await load(ours, warmUp);
  const loads = { ours: [] as Load[], bare: [] as Load[] };
  for (let round = 0; round < rounds; round += 1) {
    const measure = async (side: 'ours' | 'bare') =>
      loads[side].push(await load(side === 'ours' ? ours : bare, seconds));
    await measure(round % 2 === 0 ? 'bare' : 'ours');
    await measure(round % 2 === 0 ? 'ours' : 'bare');
  }
  return { ours: middle(loads.ours), bare: middle(loads.bare) };
}

const middle = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map((one) => one.perSecond)),
  p99: median(loads.map((one) => one.p99)),
  failed: loads.reduce((sum, one) => sum + one.failed, 0),
});
