/** The only SQL of domains. A host stands once in the whole installation, whoever owns it. */
import type { DomainInput } from '@foyer/contract/domains';
import type { Paging } from '@foyer/contract/lists';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { totalColumn, withTotal } from '#db/listing.ts';
import { inOrganisation, inWorkspace } from '#db/reach.ts';
import { domains, workspaces } from '#db/tables/tenants.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type DomainRow = typeof domains.$inferSelect;

/** Domains of organisations reached as a whole, and those of the workspaces that are reached. */
function reached(scope: Scope) {
  const { organisationIds } = scope.reach;
  const own = organisationIds.map((id) => eq(domains.organisationId, id));
  const used = scope.db
    .select({ id: workspaces.domainId })
    .from(workspaces)
    .where(inWorkspace(scope, workspaces.organisationId, workspaces.id));
  return and(
    scope.organisationId ? eq(domains.organisationId, scope.organisationId) : undefined,
    or(...own, sql`${domains.id} in (${used})`),
  );
}

export async function listDomains(scope: Scope, { skip, take }: Paging) {
  const where = reached(scope);
  const rows = await scope.db
    .select({ domain: domains, total: totalColumn })
    .from(domains)
    .where(where)
    .orderBy(asc(domains.name), asc(domains.tld))
    .limit(take)
    .offset(skip);
  return withTotal(rows, skip, () => scope.db.$count(domains, where));
}

export const findDomains = (scope: Scope, domainIds: readonly string[]): Promise<DomainRow[]> =>
  scope.db
    .select()
    .from(domains)
    .where(and(inOrganisation(scope, domains.organisationId), inArray(domains.id, [...domainIds])));

/** A domain of the scope's organisations by its host. */
export async function findHost(scope: Scope, name: string, tld: string): Promise<DomainRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(domains)
    .where(and(eq(domains.name, name), eq(domains.tld, tld)));
  return row;
}

/** Undefined when the host is somebody's already. */
export async function insertDomain(
  scope: Scope,
  organisationId: string,
  { name, tld }: Pick<DomainInput, 'name' | 'tld'>,
): Promise<DomainRow | undefined> {
  const [row] = await scope.db.insert(domains).values({ organisationId, name, tld }).onConflictDoNothing().returning();
  return row;
}

/** Raises what guests' copies of the site are held against; undefined when there is no such domain. */
export async function raiseVersion(scope: TenantScope, domainId: string): Promise<DomainRow | undefined> {
  const [row] = await scope.db
    .update(domains)
    .set({ siteVersion: sql`${domains.siteVersion} + 1` })
    .where(and(eq(domains.organisationId, scope.organisationId), eq(domains.id, domainId)))
    .returning();
  return row;
}
