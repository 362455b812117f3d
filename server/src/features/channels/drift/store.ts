/** The SQL of what was brought to a WordPress and of what was found there instead. */
import type { DriftKind } from '@foyer/contract/channel-drift';
import type { Language } from '@foyer/contract/languages';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { deliveries, deliveryTexts, type TextThere } from '#db/tables/channels.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import type { DeliveryRow } from '../standing/store.ts';

export type { TextThere };

/** `mark` tells one state there from another; null, like the text, where the post is gone. */
export type Found = { kind: DriftKind; mark: string | null; text: TextThere | null };

/** Nothing there differs from what was brought. */
export const level = { drift: null, driftMark: null, driftFoundAt: null, adoptedAt: null };

/** Keeps what now stands there as what was brought; null where nothing does. */
export async function keepBrought(scope: TenantScope, deliveryId: string, brought: TextThere | null): Promise<void> {
  if (!brought) {
    await scope.db.delete(deliveryTexts).where(eq(deliveryTexts.deliveryId, deliveryId));
    return;
  }
  await scope.db
    .insert(deliveryTexts)
    .values({ organisationId: scope.organisationId, deliveryId, brought })
    .onConflictDoUpdate({ target: deliveryTexts.deliveryId, set: { brought, found: null } });
}

/** Writes down that something else was found there; what was decided holds for what it was decided about alone. */
export async function keepFound(scope: TenantScope, deliveryId: string, { kind, mark, text }: Found): Promise<void> {
  const known = sql`${deliveries.drift} = ${kind} and ${deliveries.driftMark} is not distinct from ${mark}`;
  await scope.db
    .update(deliveries)
    .set({
      ...{ drift: kind, driftMark: mark, overwrite: false },
      driftFoundAt: sql`case when ${known} then drift_found_at else now() end`,
      adoptedAt: sql`case when ${known} then adopted_at end`,
    })
    .where(eq(deliveries.id, deliveryId));
  await scope.db
    .insert(deliveryTexts)
    .values({ organisationId: scope.organisationId, deliveryId, found: text })
    .onConflictDoUpdate({ target: deliveryTexts.deliveryId, set: { found: text } });
}

/** What stands there is what was brought again. */
export async function keepLevel(scope: TenantScope, deliveryId: string): Promise<void> {
  await scope.db.update(deliveries).set(level).where(eq(deliveries.id, deliveryId));
  await scope.db.update(deliveryTexts).set({ found: null }).where(eq(deliveryTexts.deliveryId, deliveryId));
}

export type Drifted = { row: DeliveryRow & { drift: DriftKind }; brought: TextThere | null; found: TextThere | null };

/** One language of a thing that was changed by hand, the last found where it stands in several places. */
export async function findDrifted(scope: Scope, thingId: string, language: Language): Promise<Drifted | undefined> {
  const [one] = await scope.db
    .select({ row: deliveries, brought: deliveryTexts.brought, found: deliveryTexts.found })
    .from(deliveries)
    .leftJoin(deliveryTexts, eq(deliveryTexts.deliveryId, deliveries.id))
    .where(and(eq(deliveries.thingId, thingId), eq(deliveries.language, language), isNotNull(deliveries.drift)))
    .orderBy(desc(deliveries.driftFoundAt))
    .limit(1);
  return one as Drifted | undefined;
}

/** The same held until the transaction ends. */
export async function lockDrifted(
  scope: TenantScope,
  thingId: string,
  language: Language,
): Promise<Drifted | undefined> {
  const found = await findDrifted(scope, thingId, language);
  if (!found) return undefined;
  await scope.db.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.id, found.row.id)).for('update');
  return findDrifted(scope, thingId, language);
}

/** What was found is in the draft. */
export async function setAdopted(scope: TenantScope, deliveryId: string): Promise<void> {
  await scope.db.update(deliveries).set({ adoptedAt: sql`now()` }).where(eq(deliveries.id, deliveryId));
}
