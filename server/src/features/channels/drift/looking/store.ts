/** The SQL of looking at a WordPress: which posts are looked at, and what came of it where nothing moved meanwhile. */
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { channels, deliveries } from '#db/tables/channels.ts';
import type { TenantScope } from '#lib/scope.ts';
import type { DeliveryRow } from '../../standing/store.ts';
import { type Found, keepFound, keepLevel } from '../store.ts';

const atRest = and(
  // What is on its way is told by its delivery; what waits for a person may have been changed back.
  or(sql`${deliveries.wanted} = ${deliveries.delivered}`, eq(deliveries.stuck, true)),
  or(isNull(deliveries.leaseUntil), lt(deliveries.leaseUntil, sql`now()`)),
);

/** What was brought to a channel and is not on its way there just now. */
export const standingOn = (scope: TenantScope, channelId: string): Promise<DeliveryRow[]> =>
  scope.db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.channelId, channelId), inArray(deliveries.stands, ['published', 'draft']), atRest));

/** Keeps what was found of a row, null where it stands as it was brought; false where the row has moved since. */
export async function keepSeen(scope: TenantScope, seen: DeliveryRow, found: Found | null): Promise<boolean> {
  const [row] = await scope.db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        ...[eq(deliveries.id, seen.id), eq(deliveries.delivered, seen.delivered), eq(deliveries.wanted, seen.wanted)],
        atRest,
      ),
    )
    .for('update');
  if (!row) return false;
  if (found) await keepFound(scope, seen.id, found);
  else await keepLevel(scope, seen.id);
  return true;
}

/** What waited for a person about a change by hand is tried again, now that the change is undone. */
export async function tryAgain(scope: TenantScope, deliveryId: string): Promise<void> {
  await scope.db
    .update(deliveries)
    .set({ stuck: false, problem: null, nextTryAt: sql`now()` })
    .where(eq(deliveries.id, deliveryId));
}

export async function setLooked(scope: TenantScope, channelId: string): Promise<void> {
  await scope.db.update(channels).set({ lookedAt: sql`now()` }).where(eq(channels.id, channelId));
}
