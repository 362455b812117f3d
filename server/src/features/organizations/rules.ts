/**
 * Organisations: the tenants. They are founded, renamed, and lent to whoever counts against their limit. It refuses
 * more of them than a person may own, and a change of `workspaceSlots` by anybody but the platform operator.
 */
import type { Paging } from '@foyer/contract/lists';
import {
  mostOwned,
  type Organization,
  type OrganizationInput,
  type OrganizationUpdate,
} from '@foyer/contract/organizations';
import { uuidv7 } from 'uuidv7';
import { conflict, invalid, notAllowed, notFound } from '#lib/refusal.ts';
import { runtime } from '#lib/runtime.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { recordAct } from '../audit-log/rules.ts';
import { presentOrganization } from './presenter.ts';
import * as store from './store.ts';

/** Workspaces an organisation has room for until the platform operator says otherwise. */
export const foundingSlots = 3;

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

/**
 * Founds an organisation the caller owns. Throws 403 where only invited people get in and the caller is not the
 * platform operator, 409 `organization-limit` when they own as many as one may.
 */
export async function createOrganization(scope: Scope, input: OrganizationInput): Promise<Organization> {
  if (runtime().signup === 'invite' && !scope.actor.isOperator) throw notAllowed();
  const organisationId = uuidv7();
  const organization = { id: organisationId, name: input.name, workspaceSlots: foundingSlots };
  if (!(await store.foundOwn(scope, organization, mostOwned))) {
    throw conflict('organization-limit', `You can own at most ${mostOwned} organizations.`);
  }
  const founded: TenantScope = { ...scope, organisationId };
  await recordAct(founded, act('created', organisationId, { name: input.name }));
  return oneOrganization(founded);
}

/** Renames it. Throws 412 for another version than expected, 422 for fewer slots than there are workspaces. */
export async function updateOrganization(
  scope: TenantScope,
  { name, workspaceSlots }: OrganizationUpdate,
  expected: Expected,
): Promise<Organization> {
  const before = await holdOrganization(scope);
  refuseStale(expected, before);
  const slots = scope.actor.isOperator ? workspaceSlots : undefined;
  return save(scope, before, { name, workspaceSlots: slots ?? before.workspaceSlots });
}

/** Sets the limit in any organisation: for the platform operator, who belongs to none. Throws 404, 412 or 422. */
export async function setWorkspaceSlots(
  scope: Scope,
  organisationId: string,
  workspaceSlots: number,
  expected: Expected,
): Promise<Organization> {
  const entered: TenantScope = { ...scope, organisationId };
  if (!(await store.enter(entered))) throw notFound('Organization');
  const before = await holdOrganization(entered);
  refuseStale(expected, before);
  return save(entered, before, { name: before.name, workspaceSlots });
}

async function save(
  scope: TenantScope,
  before: Organization,
  after: { name: string; workspaceSlots: number },
): Promise<Organization> {
  if (after.workspaceSlots < before.workspaceCount) {
    const message = `This organization already has ${before.workspaceCount} workspaces`;
    throw invalid([{ field: 'workspaceSlots', message }]);
  }
  await store.updateOrganization(scope, after);
  await recordAct(scope, act('updated', scope.organisationId, after));
  return oneOrganization(scope);
}

const act = (verb: 'created' | 'updated', organisationId: string, detail: Record<string, unknown>) =>
  ({ action: `organization.${verb}`, targetKind: 'organization', targetId: organisationId, detail }) as const;
