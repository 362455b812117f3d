/**
 * The end of an organisation: everything in it goes, what was live goes with its host. It stands by itself, since
 * workspaces and domains, which go one by one, build on organisations.
 */
import type { TenantScope } from '#lib/scope.ts';
import { recordAct } from '../../audit-log/rules.ts';
import { deleteDomain, domainsOf } from '../../domains/rules.ts';
import { deleteWorkspace, workspacesOf } from '../../workspaces/rules.ts';
import { holdOrganization } from '../rules.ts';
import * as store from '../store.ts';

/** Deletes the organisation of the scope; its audit log stays. */
export async function deleteOrganization(scope: TenantScope): Promise<void> {
  const { id, name, workspaceCount } = await holdOrganization(scope);
  for (const workspace of await workspacesOf(scope)) await deleteWorkspace(scope, workspace.id);
  for (const domain of await domainsOf(scope)) await deleteDomain(scope, domain.id);
  await store.deleteOrganization(scope);
  await recordAct(scope, {
    action: 'organization.deleted',
    targetKind: 'organization',
    targetId: id,
    detail: { name, workspaces: workspaceCount },
  });
}
