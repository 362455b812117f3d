/** The only SQL of media: what is known of each picture. Its file stands in the storage under its id. */
import type { Language } from '@foyer/contract/languages';
import type { Paging } from '@foyer/contract/lists';
import type { Described } from '@foyer/contract/media';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { totalColumn, withTotal } from '#db/listing.ts';
import { inOrganisation } from '#db/reach.ts';
import { media } from '#db/tables/content.ts';
import { publications } from '#db/tables/entries.ts';
import { pictureUses } from '#db/tables/picture-uses.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type MediaRow = typeof media.$inferSelect;
export type MediaValues = Omit<typeof media.$inferInsert, 'id' | 'organisationId' | 'createdAt' | 'version'> & {
  id: string;
};

/** Pictures as far as they are described in these languages. */
export type DescribedIn = { described: Described | undefined; languages: readonly Language[] };

/** Pictures a property may show: its own and those its organisation shares. */
export const ofProperty = (scope: Scope, propertyId: string) =>
  and(inOrganisation(scope, media.organisationId), or(eq(media.propertyId, propertyId), isNull(media.propertyId)));

/** `all`, `some` or `none`: in how many of the languages a picture has an alternative text, or needs none. */
export function describedIn(languages: readonly Language[]) {
  const texts = sql`(select count(*) from unnest(${sql.param([...languages])}::text[]) as told(language)
    where coalesce(${media.altText} ->> told.language, '') <> '')`;
  return sql<Described>`case when ${media.decorative} or ${texts} = ${languages.length} then 'all'
    when ${texts} = 0 then 'none' else 'some' end`;
}

/** How many pictures of a property are described in all, some and none of the languages. */
export async function countDescribed(
  scope: Scope,
  propertyId: string,
  languages: readonly Language[],
): Promise<Record<Described, number>> {
  const described = describedIn(languages).as('described');
  const rows = await scope.db
    .select({ described, count: sql<number>`count(*)::int` })
    .from(media)
    .where(ofProperty(scope, propertyId))
    .groupBy(sql`1`);
  const of = (kind: Described) => rows.find((row) => row.described === kind)?.count ?? 0;
  return { all: of('all'), some: of('some'), none: of('none') };
}

/** How many of the pictures without any description stand on live pages of the property. */
export async function countUndescribedLive(
  scope: Scope,
  propertyId: string,
  languages: readonly Language[],
): Promise<number> {
  const shown = scope.db
    .select({ id: pictureUses.mediaId })
    .from(pictureUses)
    .innerJoin(publications, eq(publications.id, pictureUses.sourceId))
    .where(and(eq(publications.propertyId, propertyId), eq(publications.live, true)));
  const [row] = await scope.db
    .select({ count: sql<number>`count(*)::int` })
    .from(media)
    .where(and(ofProperty(scope, propertyId), sql`${describedIn(languages)} = 'none'`, inArray(media.id, shown)));
  return row?.count ?? 0;
}

/** Pictures of a property and those its organisation shares; the property's own first. */
export async function listMedia(
  scope: Scope,
  { propertyId, skip, take, ...described }: Paging & { propertyId: string } & Partial<DescribedIn>,
) {
  const where = and(
    ofProperty(scope, propertyId),
    described.described ? sql`${described.described} = ${describedIn(described.languages ?? [])}` : undefined,
  );
  const rows = await scope.db
    .select({ media, total: totalColumn })
    .from(media)
    .where(where)
    .orderBy(sql`${media.propertyId} is null`, asc(media.createdAt), asc(media.id))
    .limit(take)
    .offset(skip);
  return withTotal(rows, skip, () => scope.db.$count(media, where));
}

export async function findMedia(scope: Scope, ids: readonly string[]): Promise<MediaRow[]> {
  if (ids.length === 0) return [];
  return scope.db
    .select()
    .from(media)
    .where(and(inOrganisation(scope, media.organisationId), inArray(media.id, [...ids])));
}

export async function findMediaIds(scope: TenantScope, ids: readonly string[]): Promise<string[]> {
  const rows = await scope.db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.organisationId, scope.organisationId), inArray(media.id, [...ids])));
  return rows.map((row) => row.id);
}

export async function insertMedia(scope: TenantScope, values: MediaValues): Promise<MediaRow> {
  const [row] = await scope.db
    .insert(media)
    .values({ organisationId: scope.organisationId, ...values })
    .returning();
  return row as MediaRow;
}

/** Deletes what stands about a property or in a workspace; answers which files it leaves. */
export async function deleteMediaOf(
  scope: TenantScope,
  what: { propertyId: string } | { workspaceId: string },
): Promise<Pick<MediaRow, 'id' | 'version' | 'focusX' | 'focusY'>[]> {
  return scope.db
    .delete(media)
    .where(
      and(
        eq(media.organisationId, scope.organisationId),
        'propertyId' in what ? eq(media.propertyId, what.propertyId) : eq(media.workspaceId, what.workspaceId),
      ),
    )
    .returning({ id: media.id, version: media.version, focusX: media.focusX, focusY: media.focusY });
}

/** The oldest picture with the same bits, pixels and bytes: what is made of one file is always alike. */
export async function findSame(
  scope: TenantScope,
  { likeness, width, height, bytes }: Pick<MediaRow, 'likeness' | 'width' | 'height' | 'bytes'>,
): Promise<string | undefined> {
  if (likeness === null) return undefined;
  const [row] = await scope.db
    .select({ id: media.id })
    .from(media)
    .where(
      and(
        eq(media.organisationId, scope.organisationId),
        eq(media.likeness, likeness),
        eq(media.width, width),
        eq(media.height, height),
        eq(media.bytes, bytes),
      ),
    )
    .orderBy(asc(media.id))
    .limit(1);
  return row?.id;
}

/** Bytes of everything the organisation keeps. */
export async function bytesKept(scope: TenantScope): Promise<number> {
  const [row] = await scope.db
    .select({ bytes: sql<number>`coalesce(sum(${media.bytes}), 0)`.mapWith(Number) })
    .from(media)
    .where(eq(media.organisationId, scope.organisationId));
  return row?.bytes ?? 0;
}

/** Until the transaction ends nobody else of the organisation files pictures, so that what they take is known. */
export const holdRoom = (scope: TenantScope) =>
  scope.db.execute(sql`select pg_advisory_xact_lock(hashtext('media'), hashtext(${scope.organisationId}))`);

/** Which version of its file a picture has; undefined when there is none. */
export async function findVersion(scope: TenantScope, id: string): Promise<number | undefined> {
  const [row] = await scope.db
    .select({ version: media.version })
    .from(media)
    .where(and(eq(media.organisationId, scope.organisationId), eq(media.id, id)));
  return row?.version;
}
