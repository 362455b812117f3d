/** The only SQL of hotel decor: one row a property, its words and places as documents. */
import type { HotelDecorInput } from '@foyer/contract/hotel-decor';
import { and, eq, sql } from 'drizzle-orm';
import { hotelDecors } from '#db/tables/decor.ts';
import type { TenantScope } from '#lib/scope.ts';

export async function findDecor(
  scope: TenantScope,
  propertyId: string,
): Promise<typeof hotelDecors.$inferSelect | undefined> {
  const [row] = await scope.db
    .select()
    .from(hotelDecors)
    .where(and(eq(hotelDecors.organisationId, scope.organisationId), eq(hotelDecors.propertyId, propertyId)));
  return row;
}

/** Puts it in the place of what was said before. */
export async function putDecor(
  scope: TenantScope,
  propertyId: string,
  { words, places }: HotelDecorInput,
): Promise<void> {
  const said = { words, places, savedBy: scope.actor.name };
  await scope.db
    .insert(hotelDecors)
    .values({ organisationId: scope.organisationId, propertyId, ...said })
    .onConflictDoUpdate({
      target: hotelDecors.propertyId,
      set: { ...said, version: sql`${hotelDecors.version} + 1`, updatedAt: sql`now()` },
    });
}
