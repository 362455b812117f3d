/** The SQL of how things stand on their way to a WordPress, as people are shown it and may try it again. */
import type { Language } from '@foyer/contract/languages';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { channels, deliveries } from '#db/tables/channels.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { nextWanted } from '../outbox/store.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;
const isDue = sql`${deliveries.wanted} > ${deliveries.delivered}`;

/** Those of these things, each with its channel. */
export const deliveriesOf = (scope: Scope, thingIds: readonly string[]) =>
  scope.db
    .select({ delivery: deliveries, channel: { problem: channels.problem, heldUntil: channels.heldUntil } })
    .from(deliveries)
    .innerJoin(channels, eq(channels.id, deliveries.channelId))
    .where(inArray(deliveries.thingId, [...thingIds]))
    .orderBy(deliveries.language);

type Thing = { id: string; language: Language };
const ofThing = ({ id, language }: Thing) => and(eq(deliveries.thingId, id), eq(deliveries.language, language));

/** True where what was found there is what a person has seen; held until the transaction ends. */
export async function isSeen(scope: TenantScope, channelId: string, thing: Thing, seen: string): Promise<boolean> {
  const [row] = await scope.db
    .select({ drift: deliveries.drift, mark: deliveries.driftMark })
    .from(deliveries)
    .where(and(eq(deliveries.channelId, channelId), ofThing(thing)))
    .for('update');
  return row?.drift != null && (row.mark ?? 'gone') === seen;
}

/**
 * Makes what was not delivered due at once; with a thing, that language of it alone, and where it is to be written over,
 * also when it was only changed there. Answers how many.
 */
export async function retry(
  scope: TenantScope,
  channelId: string,
  thing: Thing | undefined,
  overwrite: boolean,
): Promise<number> {
  const rows = await scope.db
    .update(deliveries)
    .set({
      ...{ stuck: false, nextTryAt: sql`now()`, ...(overwrite ? { overwrite } : {}) },
      wanted: sql`case when ${isDue} then ${deliveries.wanted} else ${nextWanted} end`,
    })
    .where(
      and(
        eq(deliveries.channelId, channelId),
        overwrite ? or(isDue, isNotNull(deliveries.drift)) : isDue,
        thing && ofThing(thing),
      ),
    )
    .returning({ id: deliveries.id });
  return rows.length;
}

/** Lets the site be tried again before it was to be. */
export async function release(scope: TenantScope, channelId: string): Promise<void> {
  await scope.db.update(channels).set({ heldUntil: null }).where(eq(channels.id, channelId));
}
