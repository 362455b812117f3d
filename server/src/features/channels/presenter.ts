/** Channels as they go over the wire: every field named, the password never among them. */
import type { Channel, Delivery } from '@foyer/contract/channels';
import { toInstant, toInstantOrNull } from '#lib/time.ts';
import type { DeliveryRow } from './standing/store.ts';
import type { Backlog, ChannelRow } from './store.ts';

export const presentChannel = (row: ChannelRow, backlog: Backlog): Channel => ({
  domainId: row.domainId,
  address: row.address,
  username: row.username,
  state: row.problem ? 'failing' : row.checkedAt ? 'ready' : 'untested',
  problem: row.problem,
  site: row.site,
  checkedAt: toInstantOrNull(row.checkedAt),
  heldUntil: row.heldUntil && Date.parse(row.heldUntil) > Date.now() ? toInstantOrNull(row.heldUntil) : null,
  backlog,
  version: row.version,
});

/** `channel` says whether the whole site is waited for. */
export function presentDelivery(row: DeliveryRow, channel: Pick<ChannelRow, 'problem' | 'heldUntil'>): Delivery {
  const due = row.wanted > row.delivered;
  const problem = due ? (row.problem ?? channel.problem) : null;
  const later = channel.heldUntil && channel.heldUntil > row.nextTryAt ? channel.heldUntil : row.nextTryAt;
  return {
    domainId: row.domainId,
    language: row.language,
    state: !due ? 'delivered' : row.stuck ? 'stuck' : problem ? 'retrying' : 'waiting',
    stands: row.stands,
    link: row.link,
    problem,
    deliveredAt: toInstantOrNull(row.deliveredAt),
    nextTryAt: due && !row.stuck ? toInstantOrNull(later) : null,
    drift: row.drift && {
      kind: row.drift,
      foundAt: toInstant(row.driftFoundAt ?? row.createdAt),
      adopted: row.adoptedAt !== null,
    },
  };
}
