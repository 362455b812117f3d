/**
 * The SQL of the library: pictures a property may show, by every filter, what is counted of them, and where they stand.
 * Row-level security knows the tenant already.
 */
import type { Language } from '@foyer/contract/languages';
import type { Paging } from '@foyer/contract/lists';
import type { Described } from '@foyer/contract/media';
import { heroWidth, type LibrarySort, likeBits, rightsSoonDays } from '@foyer/contract/media-library';
import { and, asc, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { containing, totalColumn, withTotal } from '#db/listing.ts';
import { media } from '#db/tables/content.ts';
import { pictureUses } from '#db/tables/picture-uses.ts';
import { workspaces } from '#db/tables/tenants.ts';
import type { TenantScope } from '#lib/scope.ts';
import { describedIn, type MediaRow, ofProperty } from '../store.ts';

export type LibraryQuery = Paging & {
  propertyId: string;
  sort: LibrarySort;
  q?: string | undefined;
  folderId?: string | undefined;
  tag?: string | undefined;
  described?: Described | undefined;
  missing?: Language | undefined;
  used?: 'live' | 'yes' | 'no' | undefined;
  duplicates: boolean;
  small: boolean;
  rights?: 'ended' | 'soon' | undefined;
  review: boolean;
};

const orders: Record<LibrarySort, SQL> = {
  '-createdAt': desc(media.createdAt),
  createdAt: asc(media.createdAt),
  title: asc(sql`lower(${media.title})`),
  '-title': desc(sql`lower(${media.title})`),
  '-bytes': desc(media.bytes),
};

const isFar = sql`${media.rightsUntil} - current_date`;

function matching(scope: TenantScope, query: LibraryQuery, languages: readonly Language[]): SQL | undefined {
  const { q, folderId, tag, described, missing, used, rights } = query;
  const pattern = q ? containing(q) : '';
  const shown = sql`select from ${pictureUses} where ${pictureUses.mediaId} = ${media.id}
    and ${pictureUses.organisationId} = ${scope.organisationId}`;
  const stands = used && {
    live: sql`exists (${shown} and ${pictureUses.live})`,
    yes: sql`exists (${shown})`,
    no: sql`not exists (${shown})`,
  };
  return and(
    ofProperty(scope, query.propertyId),
    q
      ? or(
          ilike(media.title, pattern),
          ilike(media.credit, pattern),
          sql`array_to_string(${media.tags}, ' ') ilike ${pattern}`,
          sql`exists (select from jsonb_each_text(${media.altText}) told where told.value ilike ${pattern})`,
        )
      : undefined,
    folderId === 'none' ? isNull(media.folderId) : folderId ? eq(media.folderId, folderId) : undefined,
    tag ? sql`${tag} = any(${media.tags})` : undefined,
    described ? sql`${describedIn(languages)} = ${described}` : undefined,
    missing ? and(eq(media.decorative, false), sql`coalesce(${media.altText} ->> ${missing}, '') = ''`) : undefined,
    used && stands ? stands[used] : undefined,
    query.duplicates ? looksLikeAnother(scope, query.propertyId) : undefined,
    query.small ? sql`${media.width} < ${heroWidth}` : undefined,
    rights === 'ended'
      ? sql`${isFar} < 0`
      : rights === 'soon'
        ? sql`${isFar} between 0 and ${rightsSoonDays}`
        : undefined,
    query.review ? sql`${media.suggested} <> '{}'::jsonb` : undefined,
  );
}

/** Another picture of the property differs in few bits of what it looks like. */
const looksLikeAnother = (scope: TenantScope, propertyId: string): SQL =>
  sql`exists (select from ${media} other where other.organisation_id = ${scope.organisationId}
    and (other.property_id = ${propertyId} or other.property_id is null) and other.id <> ${media.id}
    and bit_count((other.likeness # ${media.likeness})::bit(64)) <= ${likeBits})`;

export async function findPictures(scope: TenantScope, query: LibraryQuery, languages: readonly Language[]) {
  const where = matching(scope, query, languages);
  const rows = await scope.db
    .select({ media, total: totalColumn })
    .from(media)
    .where(where)
    .orderBy(...(query.duplicates ? [asc(media.likeness)] : []), orders[query.sort], desc(media.id))
    .limit(query.take)
    .offset(query.skip);
  return withTotal(rows, query.skip, () => scope.db.$count(media, where));
}

/** How many things show each of these; those nothing shows are left out. */
export async function countUses(scope: TenantScope, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.db
    .select({ id: pictureUses.mediaId, things: sql<number>`count(distinct ${pictureUses.thingId})::int` })
    .from(pictureUses)
    .where(and(eq(pictureUses.organisationId, scope.organisationId), inArray(pictureUses.mediaId, [...ids])))
    .groupBy(pictureUses.mediaId);
  return new Map(rows.map(({ id, things }) => [id, things]));
}

export async function countPictures(scope: TenantScope, propertyId: string, languages: readonly Language[]) {
  const own = ofProperty(scope, propertyId);
  const coverage = sql<number[]>`array[${sql.join(
    languages.map((one) => sql`(count(*) filter (where decorative or coalesce(alt_text ->> ${one}, '') <> ''))::int`),
    sql`, `,
  )}]`;
  const [row] = await scope.db
    .select({
      total: sql<number>`count(*)::int`,
      toReview: sql<number>`(count(*) filter (where ${media.suggested} <> '{}'::jsonb))::int`,
      coverage,
    })
    .from(media)
    .where(own);
  const tags = await scope.db
    .select({ tag: sql<string>`unnest(${media.tags})`.as('tag'), pictures: sql<number>`count(*)::int` })
    .from(media)
    .where(own)
    .groupBy(sql`1`)
    .orderBy(sql`2 desc`, sql`1`)
    .limit(100);
  return { total: row?.total ?? 0, toReview: row?.toReview ?? 0, coverage: row?.coverage ?? [], tags };
}

export async function findPicture(scope: TenantScope, id: string): Promise<MediaRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(media)
    .where(and(eq(media.organisationId, scope.organisationId), eq(media.id, id)));
  return row;
}

/** The picture, held until the end of the transaction. */
export async function lockPicture(scope: TenantScope, id: string): Promise<MediaRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(media)
    .where(and(eq(media.organisationId, scope.organisationId), eq(media.id, id)))
    .for('update');
  return row;
}

export type Change = Partial<Omit<MediaRow, 'id' | 'organisationId' | 'workspaceId' | 'propertyId' | 'createdAt'>>;

export async function updatePicture(scope: TenantScope, id: string, change: Change): Promise<MediaRow | undefined> {
  if (Object.keys(change).length === 0) return findPicture(scope, id);
  const [row] = await scope.db
    .update(media)
    .set({ ...change, edition: sql`${media.edition} + 1` })
    .where(and(eq(media.organisationId, scope.organisationId), eq(media.id, id)))
    .returning();
  return row;
}

export async function deletePicture(scope: TenantScope, id: string): Promise<MediaRow | undefined> {
  const [row] = await scope.db
    .delete(media)
    .where(and(eq(media.organisationId, scope.organisationId), eq(media.id, id)))
    .returning();
  return row;
}

/** Domains whose guests see one of these pictures. */
export async function domainsShowing(scope: TenantScope, ids: readonly string[]): Promise<string[]> {
  const { rows } = await scope.db.execute<{ id: string }>(
    sql`select distinct w.domain_id as id from ${workspaces} w
      where w.organisation_id = ${scope.organisationId} and exists (
        select from ${pictureUses} shown join ${media} m on m.id = shown.media_id
        where shown.live and shown.organisation_id = ${scope.organisationId}
          and m.id = any(${sql.param([...ids])}::uuid[])
          and (m.property_id is null or m.workspace_id = w.id))`,
  );
  return rows.map(({ id }) => id);
}
