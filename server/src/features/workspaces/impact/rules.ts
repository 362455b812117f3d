/** What deleting a workspace would lose, told before somebody does. */
import type { WorkspaceImpact } from '@foyer/contract/workspaces';
import type { TenantScope } from '#lib/scope.ts';
import { hostOf } from '../../domains/rules.ts';
import { oneWorkspace } from '../rules.ts';
import { countWithin } from './store.ts';

/** Throws 404. */
export async function impactOf(scope: TenantScope, workspaceId: string): Promise<WorkspaceImpact> {
  const { domainId } = await oneWorkspace(scope, workspaceId);
  const { others, ...counts } = await countWithin(scope, workspaceId, domainId);
  return { ...counts, domain: { host: await hostOf(scope, domainId), freed: others === 0 } };
}
