/**
 * Organisations: the tenants. They are read here and lent to whoever counts against their limit; nobody but the
 * platform operator changes `workspaceSlots`, so no rule here does.
 */
import type { Paging } from '@foyer/contract/lists';
import type { Organization } from '@foyer/contract/organizations';
import { notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { presentOrganization } from './presenter.ts';
import * as store from './store.ts';

/** Organisations the scope reaches, oldest first. */
export async function listOrganizations(
  scope: Scope,
  paging: Paging,
): Promise<{ data: Organization[]; total: number }> {
  const { rows, total } = await store.listOrganizations(scope, paging);
  return { data: rows.map(presentOrganization), total };
}

/** The organisation of the scope. Throws 404. */
export async function oneOrganization(scope: TenantScope): Promise<Organization> {
  const row = await store.findOrganization(scope);
  if (!row) throw notFound('Organization');
  return presentOrganization(row);
}

/** The organisation, held until the end of the transaction: one caller at a time counts its workspaces. */
export async function holdOrganization(scope: TenantScope): Promise<Organization> {
  const row = await store.lockOrganization(scope);
  if (!row) throw notFound('Organization');
  return presentOrganization(row);
}
