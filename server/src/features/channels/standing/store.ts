/** The SQL of how things stand on their way to a WordPress, as people are shown it and may try it again. */
import type { Language } from '@foyer/contract/languages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { channels, deliveries } from '#db/tables/channels.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;

/** Those of these things, each with its channel. */
export const deliveriesOf = (scope: Scope, thingIds: readonly string[]) =>
  scope.db
    .select({ delivery: deliveries, channel: { problem: channels.problem, heldUntil: channels.heldUntil } })
    .from(deliveries)
    .innerJoin(channels, eq(channels.id, deliveries.channelId))
    .where(inArray(deliveries.thingId, [...thingIds]))
    .orderBy(deliveries.language);

/** Makes what was not delivered due at once; with a thing, that language of it alone. Answers how many. */
export async function retry(
  scope: TenantScope,
  channelId: string,
  thing: { id: string; language: Language } | undefined,
  overwrite: boolean,
): Promise<number> {
  const rows = await scope.db
    .update(deliveries)
    .set({ stuck: false, nextTryAt: sql`now()`, ...(overwrite ? { overwrite } : {}) })
    .where(
      and(
        eq(deliveries.channelId, channelId),
        sql`${deliveries.wanted} > ${deliveries.delivered}`,
        thing ? and(eq(deliveries.thingId, thing.id), eq(deliveries.language, thing.language)) : undefined,
      ),
    )
    .returning({ id: deliveries.id });
  return rows.length;
}

/** Lets the site be tried again before it was to be. */
export async function release(scope: TenantScope, channelId: string): Promise<void> {
  await scope.db.update(channels).set({ heldUntil: null }).where(eq(channels.id, channelId));
}
