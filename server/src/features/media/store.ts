/** The only SQL of media: what is known of each picture. Its file stands in the storage under its id. */
import type { Paging } from '@foyer/contract/lists';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { totalColumn, withTotal } from '#db/listing.ts';
import { inOrganisation } from '#db/reach.ts';
import { media } from '#db/tables/content.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type MediaRow = typeof media.$inferSelect;
export type MediaValues = Omit<MediaRow, 'organisationId' | 'createdAt' | 'version'>;

/** Pictures of a property and those its organisation shares; the property's own first. */
export async function listMedia(scope: Scope, { propertyId, skip, take }: Paging & { propertyId: string }) {
  const where = and(
    inOrganisation(scope, media.organisationId),
    or(eq(media.propertyId, propertyId), isNull(media.propertyId)),
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
): Promise<Pick<MediaRow, 'id' | 'version'>[]> {
  return scope.db
    .delete(media)
    .where(
      and(
        eq(media.organisationId, scope.organisationId),
        'propertyId' in what ? eq(media.propertyId, what.propertyId) : eq(media.workspaceId, what.workspaceId),
      ),
    )
    .returning({ id: media.id, version: media.version });
}
