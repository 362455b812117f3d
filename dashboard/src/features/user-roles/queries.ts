import { type MemberRole, type RoleGrant, userRoleEndpoints } from '@foyer/contract/user-roles';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { roleTitle } from '#features/roles/queries.ts';
import { call } from '#lib/api/call.ts';
import { everyPage } from '#lib/api/every-page.ts';
import { toast } from '#lib/toast.ts';

/** Where members are looked for: the whole organization, or one workspace of it. */
export type MembersOf = { organisationId: string } | { workspaceId: string };

/** Who holds which role there and within. */
export const membersQuery = (of: MembersOf) =>
  queryOptions({
    queryKey: ['members', of],
    queryFn: ({ signal }) =>
      everyPage((paging) => call(userRoleEndpoints.list, { query: { ...of, ...paging }, signal })),
    select: (bindings) => bindings.map((binding) => ({ ...binding, roleName: roleTitle(binding.roleName) })),
  });

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['members'] });
}

/** Gives a member one more role. */
export function useGiveRole() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: RoleGrant & { userId: string }) => call(userRoleEndpoints.create, { body }),
    onSuccess: async () => {
      await refresh();
      toast.success('Role given');
    },
    onError: (cause) => toast.error('Failed to give the role', { description: cause.message }),
  });
}

/**
 * Another role at the same place: the new one is given first, so that nobody is left with none; when the old one cannot
 * be taken away, the new one is taken back.
 */
export function useChangeRole() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ binding, grant }: { binding: MemberRole; grant: RoleGrant }) => {
      const given = await call(userRoleEndpoints.create, { body: { ...grant, userId: binding.userId } });
      if (given.id === binding.id) return;
      try {
        await call(userRoleEndpoints.remove, { params: { id: binding.id } });
      } catch (cause) {
        await call(userRoleEndpoints.remove, { params: { id: given.id } }).catch(() => undefined);
        throw cause;
      }
    },
    onSuccess: () => toast.success('Role changed'),
    onError: (cause) => toast.error('Failed to change the role', { description: cause.message }),
    onSettled: refresh,
  });
}

export function useRemoveRole() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(userRoleEndpoints.remove, { params: { id } }),
    onSuccess: () => toast.success('Role removed'),
    onError: (cause) => toast.error('Failed to remove the role', { description: cause.message }),
    onSettled: refresh,
  });
}
