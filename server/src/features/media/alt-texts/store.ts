/** The SQL of suggested alt texts. Row-level security knows the tenant already. */
import type { Language } from '@foyer/contract/languages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { media, mediaFolders, type Suggested } from '#db/tables/content.ts';
import type { TenantScope } from '#lib/scope.ts';
import { type MediaRow, ofProperty } from '../store.ts';

/** Those of the pictures the property may show, in the order asked for, with the name of their folder. */
export async function findChosen(scope: TenantScope, propertyId: string, ids: readonly string[]) {
  const rows = await scope.db
    .select({ media, folder: mediaFolders.name })
    .from(media)
    .leftJoin(mediaFolders, eq(mediaFolders.id, media.folderId))
    .where(and(ofProperty(scope, propertyId), inArray(media.id, [...ids])));
  return rows.sort((a, b) => ids.indexOf(a.media.id) - ids.indexOf(b.media.id));
}

/** Puts a suggestion where nothing is said; a text that came meanwhile stays alone. */
export async function suggest(scope: TenantScope, id: string, language: Language, text: Suggested): Promise<void> {
  await scope.db
    .update(media)
    .set({ suggested: sql`${media.suggested} || ${JSON.stringify({ [language]: text })}::jsonb` })
    .where(
      and(
        eq(media.organisationId, scope.organisationId),
        eq(media.id, id),
        eq(media.decorative, false),
        sql`coalesce(${media.altText} ->> ${language}, '') = ''`,
      ),
    );
}

/** Takes suggestions away. */
export async function dropSuggested(
  scope: TenantScope,
  id: string,
  languages: readonly Language[],
): Promise<MediaRow | undefined> {
  const [row] = await scope.db
    .update(media)
    .set({ suggested: sql`${media.suggested} - ${sql.param([...languages])}::text[]` })
    .where(and(eq(media.organisationId, scope.organisationId), eq(media.id, id)))
    .returning();
  return row;
}
