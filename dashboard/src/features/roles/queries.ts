import { fixedRole } from '@foyer/contract/permissions';
import { type Role, type RoleUpdate, roleEndpoints } from '@foyer/contract/roles';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { everyPage } from '#lib/api/every-page.ts';
import { toast } from '#lib/toast.ts';

/** A role's name to show: fixed ones are spelled small in the API. */
export const roleTitle = (name: string): string =>
  fixedRole.safeParse(name).success ? name.slice(0, 1).toUpperCase() + name.slice(1) : name;

/** The fixed roles, then those of the organization. */
export const rolesQuery = (organisationId: string) =>
  queryOptions({
    queryKey: ['roles', organisationId],
    queryFn: ({ signal }) =>
      everyPage((paging) => call(roleEndpoints.list, { query: { organisationId, ...paging }, signal })),
    select: (roles) => roles.map((role) => ({ ...role, name: roleTitle(role.name) })),
  });

/** What follows from a role: who may do what, here and for everybody who holds it. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(['roles', 'members', 'permissions'].map((key) => client.invalidateQueries({ queryKey: [key] })));
}

/** Makes a role of the organization's own, or changes the one given. */
export function useSaveRole(organisationId: string, role: Role | null) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ body, ifMatch }: { body: RoleUpdate; ifMatch?: number | undefined }) =>
      role
        ? call(roleEndpoints.update, { params: { id: role.id }, body, ifMatch })
        : call(roleEndpoints.create, { body: { ...body, organisationId } }),
    onSuccess: async () => {
      await refresh();
      toast.success(role ? 'Role saved' : 'Role created');
    },
    onError: (cause) => {
      if (cause instanceof ApiError && (cause.status === 412 || cause.validationErrors.length > 0)) return;
      toast.error(role ? 'Failed to update role' : 'Failed to create role', { description: cause.message });
    },
  });
}

export function useDeleteRole() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(roleEndpoints.remove, { params: { id } }),
    onSuccess: async () => {
      await refresh();
      toast.success('Role deleted');
    },
    onError: (cause) => toast.error('Failed to delete role', { description: cause.message }),
  });
}
