/** The SQL of what is said of pictures. Row-level security knows the tenant already. */
import type { Language } from '@foyer/contract/languages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { inOrganisation } from '#db/reach.ts';
import { media } from '#db/tables/content.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import type { MediaRow } from '../store.ts';

export const findMedia = (scope: Scope, ids: readonly string[]): Promise<MediaRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : scope.db
        .select()
        .from(media)
        .where(and(inOrganisation(scope, media.organisationId), inArray(media.id, [...ids])));

/** Puts alt texts beside those in other languages; null takes one away. */
export async function mergeAltText(
  scope: TenantScope,
  id: string,
  altText: Partial<Record<Language, string | null>>,
): Promise<MediaRow | undefined> {
  const [row] = await scope.db
    .update(media)
    .set({ altText: sql`jsonb_strip_nulls(${media.altText} || ${JSON.stringify(altText)}::jsonb)` })
    .where(and(eq(media.organisationId, scope.organisationId), eq(media.id, id)))
    .returning();
  return row;
}
