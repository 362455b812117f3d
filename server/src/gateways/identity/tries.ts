/**
 * Limited tries, counted in the database so that several servers share one count. A try is counted before it is
 * weighed, so that many at once cannot slip through; what is over the limit is refused until the window ends.
 */
import { isIPv6 } from 'node:net';
import type { Query } from './tables.ts';

export type TryLimit = { max: number; seconds: number };

export const signInPerAccount: TryLimit = { max: 10, seconds: 15 * 60 };
export const signInPerAddress: TryLimit = { max: 60, seconds: 15 * 60 };
export const accountsPerAddress: TryLimit = { max: 20, seconds: 60 * 60 };

/** Counts one try. Returns 0 when it may go on, else the seconds until the window ends. */
export async function countTry(query: Query, key: string, limit: TryLimit): Promise<number> {
  const { rows } = await query<{ count: number; wait: number }>(
    `insert into identity.tries as t (key, count, ends_at) values ($1, 1, now() + make_interval(secs => $2::float8))
     on conflict (key) do update set
       count = case when t.ends_at < now() then 1 else t.count + 1 end,
       ends_at = case when t.ends_at < now() then excluded.ends_at else t.ends_at end
     returning count, extract(epoch from ends_at - now())::float8 as wait`,
    [key, limit.seconds],
  );
  const row = rows[0];
  return row && row.count > limit.max ? Math.max(1, Math.ceil(row.wait)) : 0;
}

/** A try that turned out well is forgotten: wholly for the account, by one for an address that others share. */
export async function forgetTries(query: Query, account: string, address: string): Promise<void> {
  await query('delete from identity.tries where key = $1', [account]);
  await query('update identity.tries set count = count - 1 where key = $1 and count > 0', [address]);
}

/** The part of an address that one person holds: all of IPv4, the first 64 bits of IPv6. */
export function addressKey(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const groups = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
