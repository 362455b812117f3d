/** An invitation as it goes over the wire, without its link. */
import type { Invitation } from '@foyer/contract/invitations';
import { toInstant } from '#lib/time.ts';
import type { InvitationRow } from './store.ts';

export const presentInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  email: row.email,
  roleId: row.role,
  roleName: row.roleName ?? row.role,
  organisationId: row.organisationId,
  workspaceId: row.workspaceId,
  propertyId: row.propertyId,
  invitedBy: row.invitedBy,
  createdAt: toInstant(row.createdAt),
  expiresAt: toInstant(row.expiresAt),
  state: row.expired ? 'expired' : 'open',
});
