import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, instant, listOf, noContent } from './lists.ts';
import { atOnePlace, placeQuery, placesIn, roleGrant, userRole } from './user-roles.ts';

/** An invitation is good for seven days and one person. */
export const invitationDays = 7;

export const invitation = z.object({
  id,
  email: z.string(),
  roleId: z.string(),
  roleName: z.string(),
  organisationId: id,
  workspaceId: id.nullable(),
  propertyId: id.nullable(),
  /** Name of who invited. */
  invitedBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
  state: z.enum(['open', 'expired']),
});
export type Invitation = z.infer<typeof invitation>;

/** The answer to making one: `link` is told this once and stored only as a hash. */
export const newInvitation = invitation.extend({ link: z.url() });
export type NewInvitation = z.infer<typeof newInvitation>;

export const invitationInput = roleGrant
  .extend({ email: z.email('Invalid email format').max(254, 'Invalid email format') })
  .check(atOnePlace);
export type InvitationInput = z.infer<typeof invitationInput>;

/** What whoever holds the link may know before they accept. */
export const invitationPreview = z.object({
  organizationName: z.string(),
  roleName: z.string(),
  /** Name of the workspace or property it is for; null for the whole organisation. */
  placeName: z.string().nullable(),
  email: z.string(),
  invitedBy: z.string(),
  expiresAt: instant,
});
export type InvitationPreview = z.infer<typeof invitationPreview>;

export const invitationToken = z.object({ token: z.string().min(1, 'Invitation link is not complete').max(200) });
export type InvitationToken = z.infer<typeof invitationToken>;

export const invitationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/invitations',
    summary: 'Invitations nobody has accepted yet, at the place named and within it',
    access: { permission: 'members:manage', at: [...placesIn('query'), 'reach'] },
    query: placeQuery,
    responses: { 200: listOf(invitation) },
  }),
  create: endpoint({
    method: 'POST',
    path: '/invitations',
    summary: 'Invite a person to a role at one place; the answer alone tells the link',
    access: { permission: 'members:manage', at: placesIn('body') },
    body: invitationInput,
    responses: { 201: newInvitation },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/invitations/:id',
    summary: 'Take an invitation back; its link is dead at once',
    access: { permission: 'members:manage', at: [{ kind: 'invitation', from: 'params.id' }] },
    params: idParams,
    responses: { 204: noContent },
  }),
  preview: endpoint({
    method: 'POST',
    path: '/invitations/preview',
    summary: 'What a link invites to; unknown, used and expired ones are the same 404 invitation-invalid',
    access: { signedIn: true },
    body: invitationToken,
    responses: { 200: invitationPreview },
  }),
  accept: endpoint({
    method: 'POST',
    path: '/invitations/accept',
    summary: 'Accept an invitation; a repeat by the same person answers the same',
    access: { signedIn: true },
    body: invitationToken,
    responses: { 200: userRole },
  }),
} as const;
