/** An organisation as it goes over the wire. */
import type { Organization } from '@foyer/contract/organizations';
import type { OrganizationRow } from './store.ts';

export const presentOrganization = (row: OrganizationRow): Organization => ({
  id: row.id,
  name: row.name,
  workspaceSlots: row.workspaceSlots,
  workspaceCount: row.workspaceCount,
  version: row.version,
});
