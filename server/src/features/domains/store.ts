/** The SQL of domains. A host stands once in an organisation, and is proven for one of them alone. */
import type { DomainInput } from '@foyer/contract/domains';
import type { Paging } from '@foyer/contract/lists';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { totalColumn, withTotal } from '#db/listing.ts';
import { inOrganisation, inWorkspace } from '#db/reach.ts';
import { domains, workspaces } from '#db/tables/tenants.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { type Proof, unproven } from './policy.ts';

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

/** Undefined when the organisation has the host already, or it is served for another without proof. */
export async function insertDomain(
  scope: Scope,
  organisationId: string,
  { name, tld }: Pick<DomainInput, 'name' | 'tld'>,
): Promise<DomainRow | undefined> {
  const [row] = await scope.db
    .insert(domains)
    .values({ organisationId, name, tld, ...unproven(tld) })
    .onConflictDoNothing()
    .returning();
  return row;
}

const itself = (scope: TenantScope, domainId: string) =>
  and(eq(domains.organisationId, scope.organisationId), eq(domains.id, domainId));

export const allDomains = (scope: TenantScope): Promise<DomainRow[]> =>
  scope.db.select().from(domains).where(eq(domains.organisationId, scope.organisationId)).orderBy(asc(domains.id));

/** Holds the domain until the transaction ends. */
export async function lockDomain(scope: TenantScope, domainId: string): Promise<DomainRow | undefined> {
  const [row] = await scope.db.select().from(domains).where(itself(scope, domainId)).for('no key update');
  return row;
}

/** Throws the database's refusal when the host is taken. */
export async function setHost(
  scope: TenantScope,
  domainId: string,
  { name, tld }: Pick<DomainInput, 'name' | 'tld'>,
  proof: Proof,
): Promise<DomainRow> {
  const { version, siteVersion } = domains;
  const [row] = await scope.db
    .update(domains)
    .set({ name, tld, ...proof, version: sql`${version} + 1`, siteVersion: sql`${siteVersion} + 1` })
    .where(itself(scope, domainId))
    .returning();
  return row as DomainRow;
}

/** Throws the database's refusal while a workspace stands on it. */
export async function deleteDomain(scope: TenantScope, domainId: string): Promise<DomainRow | undefined> {
  const [row] = await scope.db.delete(domains).where(itself(scope, domainId)).returning();
  return row;
}

/** Raises what guests' copies of the site are held against; undefined when there is no such domain. */
export async function raiseVersion(scope: TenantScope, domainId: string): Promise<DomainRow | undefined> {
  const [row] = await scope.db
    .update(domains)
    .set({ siteVersion: sql`${domains.siteVersion} + 1` })
    .where(itself(scope, domainId))
    .returning();
  return row;
}
