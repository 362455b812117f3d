import { workspaceEndpoints } from '@foyer/contract/workspaces';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { workspacesKey } from '#lib/selection/queries.ts';
import { toast } from '#lib/toast.ts';

/** What deleting a workspace would lose, counted now. */
export const workspaceImpactQuery = (id: string) =>
  queryOptions({
    queryKey: ['workspace-impact', id],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call(workspaceEndpoints.impact, { params: { id }, signal }),
  });

/** A 403 that says 'not found' is as good as done: somebody else was faster (spec 8). */
const wasGone = (cause: unknown) =>
  cause instanceof ApiError && cause.status === 403 && /not found/i.test(cause.message);

/** Deletes a workspace and tells it in the words of spec 8. */
export function useDeleteWorkspace() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<'deleted' | 'gone'> => {
      try {
        await call(workspaceEndpoints.remove, { params: { id } });
        return 'deleted';
      } catch (cause) {
        if (wasGone(cause)) return 'gone';
        throw cause;
      }
    },
    onSuccess: async (how) => {
      toast.success(`Workspace deleted successfully${how === 'gone' ? ' (or was already deleted)' : ''}`);
      await Promise.all([
        client.invalidateQueries({ queryKey: workspacesKey }),
        client.invalidateQueries({ queryKey: ['organizations'] }),
      ]);
    },
    onError: (cause) => {
      if (cause instanceof ApiError) toast.error('Failed to delete workspace', { description: cause.message });
      else toast.error('An unexpected error occurred during workspace deletion');
    },
  });
}
