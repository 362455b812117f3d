/** A workspace as it goes over the wire. */
import type { Workspace } from '@foyer/contract/workspaces';
import type { WorkspaceRow } from './store.ts';

export const presentWorkspace = (row: WorkspaceRow): Workspace => ({
  id: row.id,
  name: row.name,
  organisationId: row.organisationId,
  domainId: row.domainId,
  styleguideId: row.styleguideId,
  propertySlots: row.propertySlots,
  propertyCount: row.propertyCount,
  version: row.version,
});
