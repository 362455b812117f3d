import { type Organization, organizationEndpoints } from '@foyer/contract/organizations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { organizationsQuery } from '#features/workspaces/queries.ts';
import { call } from '#lib/api/call.ts';
import { workspacesKey } from '#lib/selection/queries.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { useSessionState } from '#lib/session/use-session.ts';
import { toast } from '#lib/toast.ts';

/** The organization the screen is about: that of the active workspace, or the first of mine while there is none. */
export function useOrganization(): Organization | null {
  const { ready } = useSessionState();
  const { workspace, loadingWorkspaces } = useSelection();
  const { data } = useQuery({ ...organizationsQuery, enabled: ready });
  if (!workspace && loadingWorkspaces.isLoading) return null;
  return data?.find(({ id }) => id === workspace?.organisationId) ?? (workspace ? null : (data?.[0] ?? null));
}

/** Renames an organization. */
export function useRenameOrganization(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, ifMatch }: { name: string; ifMatch: number | undefined }) =>
      call(organizationEndpoints.update, { params: { id }, body: { name }, ifMatch }),
    onSuccess: async () => {
      toast.success('Organization renamed');
      await client.invalidateQueries({ queryKey: organizationsQuery.queryKey });
    },
    onError: (cause) => toast.error('Failed to rename the organization', { description: cause.message }),
  });
}

/** Deletes an organization with everything in it. */
export function useDeleteOrganization() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(organizationEndpoints.remove, { params: { id } }),
    onSuccess: async () => {
      toast.success('Organization deleted');
      await Promise.all([
        client.invalidateQueries({ queryKey: workspacesKey }),
        client.invalidateQueries({ queryKey: organizationsQuery.queryKey }),
      ]);
    },
    onError: (cause) => toast.error('Failed to delete the organization', { description: cause.message }),
  });
}
