import { type Property, type PropertyRecord, propertyEndpoints } from '@foyer/contract/properties';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { propertiesKey, workspacesKey } from '#lib/selection/queries.ts';
import { toast } from '#lib/toast.ts';

/** What changes when a workspace's properties do. */
function useRefresh(workspaceId: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: propertiesKey(workspaceId) }),
      client.invalidateQueries({ queryKey: workspacesKey }),
    ]);
}

/** Adds a property to the workspace, or changes the one given. */
export function useSaveProperty(workspaceId: string, property: Property | null) {
  const refresh = useRefresh(workspaceId);
  return useMutation({
    mutationFn: ({ record, ifMatch }: { record: PropertyRecord; ifMatch: number | undefined }) =>
      property
        ? call(propertyEndpoints.update, { params: { id: property.id }, body: record, ifMatch })
        : call(propertyEndpoints.create, { body: { ...record, workspaceId } }),
    onSuccess: async () => {
      await refresh();
      toast.success(property ? 'Property saved' : 'Property added');
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 412) return;
      const detail = error instanceof ApiError && error.validationErrors.length === 0 ? error.message : undefined;
      toast.error(property ? 'Failed to update property' : 'Failed to create property', { description: detail });
    },
  });
}

export function useDeleteProperty(workspaceId: string) {
  const refresh = useRefresh(workspaceId);
  return useMutation({
    mutationFn: (id: string) => call(propertyEndpoints.remove, { params: { id } }),
    onSuccess: async () => {
      await refresh();
      toast.success('Property deleted');
    },
    onError: (error) => toast.error(error.message),
  });
}
