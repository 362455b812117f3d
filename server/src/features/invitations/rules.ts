/**
 * Invitations: a link that gives one person a role at one place within seven days. The link is the proof, not the
 * e-mail; it is told once and stored as a hash. Nobody invites to more than they hold there. Unknown, used, taken back
 * and over are one and the same refusal.
 */
import {
  type Invitation,
  type InvitationInput,
  type InvitationPreview,
  invitationDays,
  type NewInvitation,
} from '@foyer/contract/invitations';
import type { Paging } from '@foyer/contract/lists';
import type { UserRole } from '@foyer/contract/user-roles';
import { uuidv7 } from 'uuidv7';
import { hashOf, newToken } from '#lib/cookies.ts';
import { notFound, Refusal } from '#lib/refusal.ts';
import { runtime } from '#lib/runtime.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import { permissionsOf, stepInto } from '../access/rules.ts';
import { recordAct } from '../audit-log/rules.ts';
import { heldHere, refuseGrant } from '../roles/rules.ts';
import { oneUserRole, roleToGrant } from '../user-roles/rules.ts';
import { presentInvitation } from './presenter.ts';
import * as store from './store.ts';

/** Invitations the scope reaches and nobody has accepted, newest first. */
export async function listInvitations(
  scope: Scope,
  query: Paging & store.Place,
): Promise<{ data: Invitation[]; total: number }> {
  const { rows, total } = await store.listInvitations(scope, query);
  return { data: rows.map(presentInvitation), total };
}

/** Throws as `roleToGrant` does. The answer alone holds the link. */
export async function createInvitation(scope: TenantScope, input: InvitationInput): Promise<NewInvitation> {
  const role = await roleToGrant(scope, input);
  const token = newToken();
  const id = await store.insertInvitation(scope, {
    email: input.email,
    tokenHash: hashOf(token),
    role: role.id,
    workspaceId: input.workspaceId ?? null,
    propertyId: input.propertyId ?? null,
    days: invitationDays,
  });
  await recordAct(scope, {
    action: 'invitation.created',
    targetKind: 'invitation',
    targetId: id,
    detail: { email: input.email, role: role.name },
  });
  const row = await store.findInvitation(scope, id);
  if (!row) throw notFound('Invitation');
  return { ...presentInvitation(row), link: `${runtime().appUrl}/invitation#${token}` };
}

/** Throws 404 for one that is gone or was accepted, 403 `more-than-held`. */
export async function removeInvitation(scope: TenantScope, invitationId: string): Promise<void> {
  const row = await store.findInvitation(scope, invitationId);
  if (!row) throw notFound('Invitation');
  refuseGrant(heldHere(scope), permissionsOf(row));
  if (!(await store.deleteInvitation(scope, invitationId))) throw notFound('Invitation');
  await recordAct(scope, {
    action: 'invitation.removed',
    targetKind: 'invitation',
    targetId: invitationId,
    detail: { email: row.email, role: row.roleName ?? row.role },
  });
}

/** Throws 404 `invitation-invalid`. */
export async function previewInvitation(scope: Scope, token: string): Promise<InvitationPreview> {
  const preview = await store.previewInvitation(scope, hashOf(token));
  if (!preview) throw notValid();
  return { ...preview, expiresAt: toInstant(preview.expiresAt) };
}

/** Gives the signed-in person the role; a repeat by them answers the same. Throws 404 `invitation-invalid`. */
export async function acceptInvitation(scope: Scope, token: string): Promise<UserRole> {
  const step = await stepInto<store.Accepted>(scope, store.accepting(hashOf(token), uuidv7()));
  if (!step) throw notValid();
  const { entered } = step;
  const userRole = await oneUserRole(step.scope, entered.userRoleId);
  if (entered.accepted) {
    await recordAct(step.scope, {
      action: 'invitation.accepted',
      targetKind: 'invitation',
      targetId: entered.invitationId,
      ...(entered.workspaceId ? { workspaceId: entered.workspaceId } : {}),
      detail: { role: userRole.roleName },
    });
  }
  return userRole;
}

const notValid = () => new Refusal(404, 'invitation-invalid', 'This invitation is no longer valid');
