/**
 * The guard against late answers (spec 4): of several searches for one purpose only the latest is honoured, and an older
 * one that still comes answers with an empty list.
 */

/** What goes along with a question, and comes back with its answer. */
export type Asked = { _purpose: string; _clientRequestId: string };
type Answer<Row> = { data: Row[]; total: number; _clientRequestId?: string | undefined };

const latest = new Map<string, string>();
let count = 0;

/** Asks, and gives the rows only if nothing was asked for this purpose since. */
export async function onlyLatest<Row>(
  purpose: string,
  ask: (asked: Asked) => Promise<Answer<Row>>,
): Promise<{ data: Row[]; total: number }> {
  count += 1;
  const mine = `${purpose}-${Date.now()}-${count}`;
  latest.set(purpose, mine);
  const answer = await ask({ _purpose: purpose, _clientRequestId: mine });
  const counts = latest.get(purpose) === mine && (answer._clientRequestId ?? mine) === mine;
  return counts ? { data: answer.data, total: answer.total } : { data: [], total: 0 };
}
