/** What a site is called where its team has given it no name. */
import type { TenantScope } from '#lib/scope.ts';
import { oneProperty } from '../../properties/rules.ts';
import { readSettings } from '../../site-settings/reading/rules.ts';
import { workspaceOfDomain } from '../../workspaces/rules.ts';

/** A house alone on its site gives it its name, several stand under that of their workspace; empty without either. */
export async function nameWithoutSettings(
  scope: TenantScope,
  domainId: string,
  houseId: string | null,
): Promise<string> {
  const workspace = await workspaceOfDomain(scope, domainId);
  return houseId && workspace?.propertyCount === 1 ? (await oneProperty(scope, houseId)).name : (workspace?.name ?? '');
}

/** What the site is called to guests who read about this house there. */
export const nameOfSite = async (scope: TenantScope, domainId: string, houseId: string | null): Promise<string> =>
  (await readSettings(scope, domainId)).published.identity.name ||
  (await nameWithoutSettings(scope, domainId, houseId));
