/** The SQL of pictures that are chosen to be changed together. Row-level security knows the tenant already. */
import { and, inArray } from 'drizzle-orm';
import { media } from '#db/tables/content.ts';
import type { TenantScope } from '#lib/scope.ts';
import { ofProperty } from '../store.ts';

/** Those of the pictures the property may show, in the order they were chosen. */
export async function findChosenIds(scope: TenantScope, propertyId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await scope.db
    .select({ id: media.id })
    .from(media)
    .where(and(ofProperty(scope, propertyId), inArray(media.id, [...ids])));
  const there = new Set(rows.map((row) => row.id));
  return [...new Set(ids)].filter((id) => there.has(id));
}
