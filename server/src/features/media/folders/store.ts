/** The SQL of folders. Row-level security knows the tenant already. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { media, mediaFolders } from '#db/tables/content.ts';
import { properties } from '#db/tables/tenants.ts';
import type { TenantScope } from '#lib/scope.ts';
import { ofProperty } from '../store.ts';

const inWorkspaceOf = (scope: TenantScope, propertyId: string) =>
  sql`${mediaFolders.workspaceId} = (select ${properties.workspaceId} from ${properties}
    where ${properties.id} = ${propertyId} and ${properties.organisationId} = ${scope.organisationId})`;

/** Folders of the property's workspace with how many of its pictures they hold, by name. */
export const foldersOf = (scope: TenantScope, propertyId: string) =>
  scope.db
    .select({ id: mediaFolders.id, name: mediaFolders.name, pictures: sql<number>`count(${media.id})::int` })
    .from(mediaFolders)
    .leftJoin(media, and(eq(media.folderId, mediaFolders.id), ofProperty(scope, propertyId)))
    .groupBy(mediaFolders.id)
    .where(and(eq(mediaFolders.organisationId, scope.organisationId), inWorkspaceOf(scope, propertyId)))
    .orderBy(asc(sql`lower(${mediaFolders.name})`));

/** Throws the database's refusal for a name that stands already. */
export async function insertFolder(scope: TenantScope, workspaceId: string, name: string) {
  const [row] = await scope.db
    .insert(mediaFolders)
    .values({ organisationId: scope.organisationId, workspaceId, name })
    .returning({ id: mediaFolders.id, name: mediaFolders.name });
  return row as { id: string; name: string };
}

export async function renameFolder(scope: TenantScope, propertyId: string, id: string, name: string): Promise<boolean> {
  const rows = await scope.db
    .update(mediaFolders)
    .set({ name })
    .where(and(eq(mediaFolders.id, id), inWorkspaceOf(scope, propertyId)))
    .returning({ id: mediaFolders.id });
  return rows.length > 0;
}

/** Takes its pictures out first: they stay. */
export async function deleteFolder(scope: TenantScope, propertyId: string, id: string): Promise<boolean> {
  const its = and(eq(mediaFolders.id, id), inWorkspaceOf(scope, propertyId));
  const [found] = await scope.db.select({ id: mediaFolders.id }).from(mediaFolders).where(its);
  if (!found) return false;
  await scope.db
    .update(media)
    .set({ folderId: null })
    .where(and(eq(media.organisationId, scope.organisationId), eq(media.folderId, id)));
  return (await scope.db.delete(mediaFolders).where(its).returning({ id: mediaFolders.id })).length > 0;
}

/** True when the folder stands in the workspace of the picture. */
export async function isFolderFor(scope: TenantScope, pictureId: string, folderId: string): Promise<boolean> {
  const rows = await scope.db
    .select({ id: mediaFolders.id })
    .from(mediaFolders)
    .innerJoin(media, and(eq(media.workspaceId, mediaFolders.workspaceId), eq(media.id, pictureId)))
    .where(and(eq(mediaFolders.organisationId, scope.organisationId), eq(mediaFolders.id, folderId)));
  return rows.length > 0;
}
