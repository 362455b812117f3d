/**
 * The SQL of showing what is no entry: where events and venues stand on a site. What their pages say is read from
 * themselves; a publication only holds their address, their name and that they are live.
 */
import { type Language, language as languageSchema } from '@foyer/contract/languages';
import { and, eq, inArray, like, ne, notInArray, or, sql } from 'drizzle-orm';
import { publications } from '#db/tables/entries.ts';
import { properties, propertyLanguages, workspaces } from '#db/tables/tenants.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import type { PublicationRow } from '../publications/store.ts';

/** The domain a workspace's site stands on. */
export async function domainOfWorkspace(scope: Scope, workspaceId: string): Promise<string | undefined> {
  const [row] = await scope.db
    .select({ domainId: workspaces.domainId })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row?.domainId;
}

/** Where a thing stands or stood, the live addresses first. */
export const standingOf = (scope: Scope, domainId: string, thingId: string): Promise<PublicationRow[]> =>
  scope.db
    .select()
    .from(publications)
    .where(and(eq(publications.domainId, domainId), eq(publications.thingId, thingId)))
    .orderBy(sql`${publications.live} desc`, publications.updatedAt);

/** Of the addresses that begin like this one, those at which something else is live. */
export async function pathsTaken(scope: Scope, domainId: string, path: string, thingId: string): Promise<string[]> {
  const rows = await scope.db
    .select({ path: publications.path })
    .from(publications)
    .where(
      and(
        eq(publications.domainId, domainId),
        or(eq(publications.path, path), like(publications.path, `${path}-%`)),
        eq(publications.live, true),
        ne(publications.thingId, thingId),
      ),
    );
  return rows.map((row) => row.path);
}

/** Tells a live address what its thing is called now. */
export async function rename(
  scope: TenantScope,
  ids: readonly string[],
  { title, description, eventId }: { title: string; description: string; eventId: string | null },
): Promise<void> {
  await scope.db
    .update(publications)
    .set({ title, description, eventId, updatedAt: sql`now()` })
    .where(inArray(publications.id, [...ids]));
}

export async function takeDownRows(scope: TenantScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await scope.db
    .update(publications)
    .set({ live: false, updatedAt: sql`now()` })
    .where(inArray(publications.id, [...ids]));
}

/** Venues live on a domain that are not shown in a language, each by one of its addresses. */
export const venuesWithout = (scope: Scope, domainId: string, language: Language): Promise<PublicationRow[]> => {
  const shown = scope.db
    .select({ id: publications.thingId })
    .from(publications)
    .where(
      and(
        eq(publications.domainId, domainId),
        eq(publications.type, 'venue'),
        eq(publications.live, true),
        eq(publications.language, language),
      ),
    );
  return scope.db
    .selectDistinctOn([publications.thingId])
    .from(publications)
    .where(
      and(
        eq(publications.domainId, domainId),
        eq(publications.type, 'venue'),
        eq(publications.live, true),
        notInArray(publications.thingId, shown),
      ),
    )
    .orderBy(publications.thingId);
};

/** Languages the site of a workspace speaks: those of its properties, and those something is live in already. */
export async function languagesOfSite(scope: Scope, workspaceId: string, domainId: string): Promise<Language[]> {
  const told = scope.db
    .select({ language: sql<string>`${propertyLanguages.languageId}` })
    .from(propertyLanguages)
    .innerJoin(properties, eq(properties.id, propertyLanguages.propertyId))
    .where(and(eq(properties.workspaceId, workspaceId), eq(propertyLanguages.isActive, true)));
  const live = scope.db
    .select({ language: sql<string>`${publications.language}` })
    .from(publications)
    .where(and(eq(publications.domainId, domainId), eq(publications.live, true), ne(publications.type, 'venue')));
  const rows = await told.union(live);
  // A property may be told in languages no site can be shown in yet.
  return languageSchema.options.filter((language) => rows.some((row) => row.language === language));
}
