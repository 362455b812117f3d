/**
 * Takes pages off the sites together with what they are about. It stands by itself, since properties and workspaces
 * call it, which everything else about entries builds on.
 */
import type { TenantScope } from '#lib/scope.ts';
import { raiseSiteVersion } from '../../domains/rules.ts';
import { takeDownOf } from '../publications/store.ts';

/** Every address that is live about the property, or about any of the workspace, answers 410 from the commit on. */
export async function withdrawPages(
  scope: TenantScope,
  what: { propertyId: string } | { workspaceId: string },
): Promise<void> {
  for (const domainId of await takeDownOf(scope, what)) await raiseSiteVersion(scope, domainId);
}
