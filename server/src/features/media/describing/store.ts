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

/**
 * Puts alt texts beside those in other languages with who said them; null takes one away. What was suggested in these
 * languages has had its answer.
 */
export async function mergeAltText(
  scope: TenantScope,
  id: string,
  altText: Partial<Record<Language, string | null>>,
  origin: 'written' | 'approved',
): Promise<MediaRow | undefined> {
  const now = { by: scope.actor.name, at: new Date().toISOString(), origin };
  const by = Object.fromEntries(
    Object.entries(altText).map(([language, text]) => [language, text === null ? null : now]),
  );
  const [row] = await scope.db
    .update(media)
    .set({
      altText: sql`jsonb_strip_nulls(${media.altText} || ${JSON.stringify(altText)}::jsonb)`,
      altBy: sql`jsonb_strip_nulls(${media.altBy} || ${JSON.stringify(by)}::jsonb)`,
      edition: sql`${media.edition} + 1`,
      suggested: sql`${media.suggested} - ${sql.param(Object.keys(altText))}::text[]`,
    })
    .where(and(eq(media.organisationId, scope.organisationId), eq(media.id, id)))
    .returning();
  return row;
}
