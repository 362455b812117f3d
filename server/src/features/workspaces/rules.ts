/**
 * Workspaces: where a team works, with one domain and one style guide for good. It refuses more of them than the
 * organisation has slots, counted while the organisation is held, and fewer slots than there are properties.
 */
import type { ValidationError } from '@foyer/contract/errors';
import type { Paging } from '@foyer/contract/lists';
import { fixedRoles } from '@foyer/contract/permissions';
import type { Workspace, WorkspaceEntry, WorkspaceInput, WorkspaceUpdate } from '@foyer/contract/workspaces';
import { conflict, invalid, notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { recordAct } from '../audit-log/rules.ts';
import { hasDomain, raiseSiteVersion } from '../domains/rules.ts';
import { withdrawPages } from '../entries/withdrawal/rules.ts';
import { removeMediaOf } from '../media/rules.ts';
import { holdOrganization } from '../organizations/rules.ts';
import { hasStyleguide } from '../styleguides/rules.ts';
import { presentWorkspace } from './presenter.ts';
import * as store from './store.ts';

/** Workspaces the scope reaches, oldest first. */
export async function listWorkspaces(scope: Scope, paging: Paging): Promise<{ data: Workspace[]; total: number }> {
  const { rows, total } = await store.listWorkspaces(scope, paging);
  return { data: rows.map(presentWorkspace), total };
}

/** The same, each with the strongest role the person holds there. */
export async function myWorkspaces(scope: Scope, paging: Paging): Promise<{ data: WorkspaceEntry[]; total: number }> {
  const { data, total } = await listWorkspaces(scope, paging);
  const held = await store.rolesAt(
    scope,
    data.map((workspace) => workspace.id),
  );
  const entries = data.map((workspace) => ({
    workspace,
    role: strongest(held.filter((one) => one.workspaceId === workspace.id).map((one) => one.role)),
  }));
  return { data: entries, total };
}

/** Throws 404. */
export async function oneWorkspace(scope: TenantScope, workspaceId: string): Promise<Workspace> {
  return presentWorkspace(found(await store.findWorkspace(scope, workspaceId)));
}

/** Every workspace of the scope's organisation. */
export const workspacesOf = async (scope: TenantScope): Promise<Workspace[]> =>
  (await store.allWorkspaces(scope)).map(presentWorkspace);

/** The oldest workspace whose site stands on a domain. */
export async function workspaceOfDomain(scope: TenantScope, domainId: string): Promise<Workspace | undefined> {
  const row = await store.findWorkspaceOfDomain(scope, domainId);
  return row && presentWorkspace(row);
}

/** The workspace, held until the end of the transaction: one caller at a time counts its properties. Throws 404. */
export async function holdWorkspace(scope: TenantScope, workspaceId: string): Promise<Workspace> {
  return presentWorkspace(found(await store.lockWorkspace(scope, workspaceId)));
}

/**
 * Creates a workspace. Throws 422 naming domain or style guide when they are not the organisation's, and 409
 * `workspace-limit` when all of `workspaceSlots` are taken (message of spec 5).
 */
export async function createWorkspace(scope: TenantScope, input: WorkspaceInput): Promise<Workspace> {
  const problems: ValidationError[] = [];
  if (!(await hasDomain(scope, input.domainId))) {
    problems.push({ field: 'domainId', message: 'Choose a domain of this organization' });
  }
  if (!(await hasStyleguide(scope, input.styleguideId))) {
    problems.push({ field: 'styleguideId', message: 'Choose a styleguide of this organization' });
  }
  if (problems.length > 0) throw invalid(problems);
  const { workspaceCount, workspaceSlots } = await holdOrganization(scope);
  if (workspaceCount >= workspaceSlots) {
    throw conflict(
      'workspace-limit',
      `Organization workspace limit reached (${workspaceSlots}). Please contact support to increase your limit.`,
    );
  }
  const workspace = presentWorkspace(await store.insertWorkspace(scope, input));
  await recordAct(scope, act('created', workspace.id, { name: input.name }));
  return workspace;
}

/**
 * Renames it or changes its slots; domain and style guide stay. Throws 412 for another version than expected, 422 below
 * the number of its properties.
 */
export async function updateWorkspace(
  scope: TenantScope,
  workspaceId: string,
  input: WorkspaceUpdate,
  expected: Expected = null,
): Promise<Workspace> {
  const before = await holdWorkspace(scope, workspaceId);
  refuseStale(expected, before);
  const { name, domainId, propertyCount } = before;
  if (input.propertySlots < propertyCount) {
    throw invalid([{ field: 'propertySlots', message: `This workspace already has ${propertyCount} properties` }]);
  }
  await store.updateWorkspace(scope, workspaceId, input);
  // Its site may bear its name.
  if (input.name !== name) await raiseSiteVersion(scope, domainId);
  await recordAct(scope, act('updated', workspaceId, input));
  return oneWorkspace(scope, workspaceId);
}

/** Deletes it with everything in it; what was live answers 410 from then on. */
export async function deleteWorkspace(scope: TenantScope, workspaceId: string): Promise<void> {
  const { name, propertyCount } = await holdWorkspace(scope, workspaceId);
  await withdrawPages(scope, { workspaceId });
  await removeMediaOf(scope, { workspaceId });
  await store.deleteWorkspace(scope, workspaceId);
  await recordAct(scope, act('deleted', workspaceId, { name, properties: propertyCount }));
}

const act = (verb: 'created' | 'updated' | 'deleted', workspaceId: string, detail: Record<string, unknown>) =>
  ({ action: `workspace.${verb}`, targetKind: 'workspace', targetId: workspaceId, detail }) as const;

/** Fixed roles count in their order, a role of the organisation's own after them. */
const strongest = (roles: readonly string[]): string =>
  fixedRoles.find((role) => roles.includes(role)) ?? roles[0] ?? 'viewer';

function found(row: store.WorkspaceRow | undefined): store.WorkspaceRow {
  if (!row) throw notFound('Workspace');
  return row;
}
