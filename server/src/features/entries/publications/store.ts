/**
 * The only SQL of publications: what guests see, one row for each address that is or was live. A row is never deleted
 * here, so that an address taken away goes on answering 410.
 */
import type { Language } from '@foyer/contract/languages';
import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { entries, publications } from '#db/tables/entries.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type PublicationRow = typeof publications.$inferSelect;
/** What is written of a text, or of an event or venue, that goes live. */
export type PublicationValues = Pick<
  PublicationRow,
  'workspaceId' | 'domainId' | 'path' | 'type' | 'thingId' | 'language' | 'title' | 'description' | 'publishedBy'
> &
  Partial<
    Pick<
      PublicationRow,
      'postId' | 'entryId' | 'propertyId' | 'eventId' | 'venueId' | 'blocks' | 'details' | 'claims' | 'styleBreaches'
    >
  >;

/** Puts something live at its address; false when something else is live there. */
export async function putLive(scope: TenantScope, values: PublicationValues): Promise<boolean> {
  const nothing = { postId: null, entryId: null, propertyId: null, eventId: null, venueId: null };
  const written = {
    ...{ ...nothing, blocks: [], details: {}, claims: [], staleClaims: null, styleBreaches: 0 },
    ...values,
    ...{ live: true, publishedAt: sql`now()`, updatedAt: sql`now()` },
  };
  const rows = await scope.db
    .insert(publications)
    .values({ ...written, organisationId: scope.organisationId })
    .onConflictDoUpdate({
      target: [publications.domainId, publications.path],
      set: written,
      setWhere: or(eq(publications.live, false), eq(publications.thingId, values.thingId)),
    })
    .returning({ id: publications.id });
  return rows.length > 0;
}

/** Takes posts off the site; answers the domains on which something was live. */
export async function takeDown(scope: TenantScope, postIds: readonly string[]): Promise<string[]> {
  if (postIds.length === 0) return [];
  const rows = await scope.db
    .update(publications)
    .set({ live: false, updatedAt: sql`now()` })
    .where(and(inArray(publications.postId, [...postIds]), eq(publications.live, true)))
    .returning({ domainId: publications.domainId });
  return [...new Set(rows.map((row) => row.domainId))];
}

/** Takes everything about a property, or in a workspace, off the site; answers the domains it was live on. */
export async function takeDownOf(
  scope: TenantScope,
  what: { propertyId: string } | { workspaceId: string },
): Promise<string[]> {
  const about =
    'propertyId' in what
      ? eq(publications.propertyId, what.propertyId)
      : eq(publications.workspaceId, what.workspaceId);
  const rows = await scope.db
    .update(publications)
    .set({ live: false, updatedAt: sql`now()` })
    .where(and(about, eq(publications.live, true)))
    .returning({ domainId: publications.domainId });
  return [...new Set(rows.map((row) => row.domainId))];
}

/** What stands or stood at an address. */
export async function atAddress(scope: Scope, domainId: string, path: string): Promise<PublicationRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(publications)
    .where(and(eq(publications.domainId, domainId), eq(publications.path, path)));
  return row;
}

/** Everything live on a domain, without the texts. */
export const liveOn = (scope: Scope, domainId: string) =>
  scope.db
    .select({
      path: publications.path,
      language: publications.language,
      title: publications.title,
      description: publications.description,
      type: publications.type,
      thingId: publications.thingId,
      entryId: publications.entryId,
      propertyId: publications.propertyId,
      eventId: publications.eventId,
      venueId: publications.venueId,
      details: publications.details,
      publishedAt: publications.publishedAt,
      updatedAt: publications.updatedAt,
      /** What was chosen for the page of an event; null for what is no entry. */
      afterEvent: entries.afterEvent,
    })
    .from(publications)
    .leftJoin(entries, eq(entries.id, publications.entryId))
    .where(and(eq(publications.domainId, domainId), eq(publications.live, true)))
    .orderBy(asc(publications.path));

/** Ids of the pictures on each live page of a domain, by its path and in the order they stand there. */
export async function picturesOn(scope: Scope, domainId: string): Promise<Map<string, string[]>> {
  const imageIds = sql<(string | null)[]>`jsonb_path_query_array(${publications.blocks}, '$.**.imageId')`;
  const rows = await scope.db
    .select({ path: publications.path, imageIds })
    .from(publications)
    .where(and(eq(publications.domainId, domainId), eq(publications.live, true)));
  return new Map(rows.map((row) => [row.path, [...new Set(row.imageIds.filter((id) => id !== null))]]));
}

/** Domains on which something about a property or about one of these events is live. */
export async function domainsShowing(
  scope: Scope,
  what: { propertyId: string } | { eventIds: readonly string[] },
): Promise<string[]> {
  const about =
    'propertyId' in what
      ? eq(publications.propertyId, what.propertyId)
      : inArray(publications.eventId, [...what.eventIds]);
  const rows = await scope.db
    .selectDistinct({ domainId: publications.domainId })
    .from(publications)
    .where(and(about, eq(publications.live, true)));
  return rows.map((row) => row.domainId);
}

/** Live texts of other entries of the same site and language: what a new text is held against. */
export const siblingsOf = (
  scope: Scope,
  text: { domainId: string; language: Language; entryId: string | null },
): Promise<Pick<PublicationRow, 'title' | 'blocks'>[]> =>
  scope.db
    .select({ title: publications.title, blocks: publications.blocks })
    .from(publications)
    .where(
      and(
        eq(publications.domainId, text.domainId),
        eq(publications.language, text.language),
        eq(publications.live, true),
        isNotNull(publications.entryId),
        text.entryId ? ne(publications.entryId, text.entryId) : undefined,
      ),
    );

/** True when a post was ever on the site. */
export async function wasEverLive(scope: Scope, postId: string): Promise<boolean> {
  const rows = await scope.db
    .select({ id: publications.id })
    .from(publications)
    .where(eq(publications.postId, postId))
    .limit(1);
  return rows.length > 0;
}

/** True while an entry about an event is live. */
export async function isLiveAbout(scope: Scope, eventId: string): Promise<boolean> {
  const rows = await scope.db
    .select({ id: publications.id })
    .from(publications)
    .where(and(eq(publications.eventId, eventId), eq(publications.live, true), isNotNull(publications.entryId)))
    .limit(1);
  return rows.length > 0;
}
