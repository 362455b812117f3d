import { type InvitationInput, invitationEndpoints } from '@foyer/contract/invitations';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { roleTitle } from '#features/roles/queries.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { everyPage } from '#lib/api/every-page.ts';
import { useSessionState } from '#lib/session/use-session.ts';
import { toast } from '#lib/toast.ts';

const invitationsKey = ['invitations'];

/** Invitations nobody has accepted yet, at a place and within it. */
export const invitationsQuery = (of: { organisationId: string } | { workspaceId: string }) =>
  queryOptions({
    queryKey: [...invitationsKey, of],
    queryFn: ({ signal }) =>
      everyPage((paging) => call(invitationEndpoints.list, { query: { ...of, ...paging }, signal })),
    select: (invitations) => invitations.map((one) => ({ ...one, roleName: roleTitle(one.roleName) })),
  });

/** Makes an invitation; its answer alone holds the link. */
export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InvitationInput) => call(invitationEndpoints.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: invitationsKey }),
    onError: (cause) => {
      if (cause instanceof ApiError && cause.validationErrors.length > 0) return;
      toast.error('Failed to create the invitation', { description: cause.message });
    },
  });
}

/** Takes an invitation back; its link is dead at once. */
export function useRevoke() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(invitationEndpoints.remove, { params: { id } }),
    onSuccess: () => toast.success('Invitation revoked'),
    onError: (cause) => toast.error('Failed to revoke the invitation', { description: cause.message }),
    onSettled: () => client.invalidateQueries({ queryKey: invitationsKey }),
  });
}

/** What a link invites to. The token goes in the body, never into an address or a log. */
export function useInvitationPreview(token: string) {
  const { ready } = useSessionState();
  return useQuery({
    queryKey: ['invitation-preview', token],
    enabled: ready && token !== '',
    retry: false,
    queryFn: ({ signal }) => call(invitationEndpoints.preview, { body: { token }, signal }),
    select: (preview) => ({ ...preview, roleName: roleTitle(preview.roleName) }),
  });
}

/** Accepts; then everything is loaded anew, since more can be seen. */
export function useAccept(onAccepted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(invitationEndpoints.accept, { body: { token } }),
    onSuccess: () => {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'current-user' });
      onAccepted();
    },
    onError: (cause) => toast.error('The invitation was not accepted', { description: cause.message }),
  });
}
