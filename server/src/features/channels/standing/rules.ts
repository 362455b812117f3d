/**
 * How each language of a thing stands on its way to the WordPress of its domain, with the reason where it does not go
 * on, and trying it again. What was changed there by hand is written over only where a person says so.
 */
import type { Delivery } from '@foyer/contract/channels';
import type { Language } from '@foyer/contract/languages';
import { conflict, notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { recordAct } from '../../audit-log/rules.ts';
import { oneEvent } from '../../events/rules.ts';
import { sendDelivery } from '../outbox/rules.ts';
import { presentDelivery } from '../presenter.ts';
import { findChannel } from '../store.ts';
import * as store from './store.ts';

/** By the id of the thing: entry, translation group of an event. Things without a channel are left out. */
export async function deliveriesOf(scope: Scope, thingIds: readonly string[]): Promise<Map<string, Delivery[]>> {
  if (thingIds.length === 0) return new Map();
  const rows = await store.deliveriesOf(scope, thingIds);
  return new Map(
    [...Map.groupBy(rows, ({ delivery }) => delivery.thingId)].map(([id, own]) => [
      id,
      own.map(({ delivery, channel }) => presentDelivery(delivery, channel)),
    ]),
  );
}

/** Those of an entry. */
export async function listDeliveries(scope: Scope, thingId: string): Promise<{ data: Delivery[]; total: number }> {
  const data = (await deliveriesOf(scope, [thingId])).get(thingId) ?? [];
  return { data, total: data.length };
}

/** Those of an event with its translations, by the id of any of them. Throws 404. */
export async function listEventDeliveries(scope: Scope, eventId: string): ReturnType<typeof listDeliveries> {
  return listDeliveries(scope, (await oneEvent(scope, eventId)).translation_group);
}

/**
 * Has what was not delivered tried at once; answers how many that are. Throws 404 where there is no channel, 409 where
 * something else stands there than was seen.
 */
export async function retryDeliveries(
  scope: TenantScope,
  domainId: string,
  { thing }: { thing?: { id: string; language: Language; seen?: string | undefined } | undefined },
): Promise<number> {
  const channel = await findChannel(scope, domainId);
  if (!channel) throw notFound('Channel');
  const overwrite = thing?.seen !== undefined;
  if (overwrite && !(await store.isSeen(scope, channel.id, thing, thing.seen ?? ''))) {
    throw conflict('stale', 'It was changed again in WordPress. Look at the difference once more');
  }
  const retried = await store.retry(scope, channel.id, thing, overwrite);
  if (retried === 0) return 0;
  await store.release(scope, channel.id);
  await sendDelivery(scope, domainId);
  if (overwrite) {
    const detail = { address: channel.address, language: thing.language };
    await recordAct(scope, { action: 'channel.overwritten', targetKind: 'post', targetId: thing.id, detail });
  }
  return retried;
}
