/**
 * The loads the selection rests on. Others that need the same lists use these, so that they are fetched once.
 */
import { propertyEndpoints } from '@foyer/contract/properties';
import { type WorkspaceEntry, workspaceEndpoints } from '@foyer/contract/workspaces';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { everyPage } from '#lib/api/every-page.ts';

export const workspacesKey = ['workspaces'] as const;
export const propertiesKey = (workspaceId: string) => ['properties', { workspaceId }] as const;

/** Fails in the words of spec 8; only 'Request timed out' stays as it is. */
function notLoaded(cause: unknown): never {
  if (!(cause instanceof ApiError) || cause.code === 'timeout') throw cause;
  const { code, status, network, requestId } = cause;
  throw new ApiError({
    message: 'Failed to load workspaces. Please try refreshing the page.',
    code,
    status,
    network,
    requestId,
  });
}

/** My workspaces. An entry may come wrapped or bare (spec 3). */
export const workspacesQuery = queryOptions({
  queryKey: workspacesKey,
  queryFn: async ({ signal }) => {
    const entries = await everyPage((query) => call(workspaceEndpoints.mine, { query, signal })).catch(notLoaded);
    return entries.map((entry: WorkspaceEntry | WorkspaceEntry['workspace']) =>
      'workspace' in entry ? entry.workspace : entry,
    );
  },
});

export const propertiesQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: propertiesKey(workspaceId),
    queryFn: ({ signal }) =>
      everyPage((paging) => call(propertyEndpoints.list, { query: { workspaceId, ...paging }, signal })),
  });

/** One property, for a link that names it without its workspace. */
export const linkedPropertyQuery = (id: string) =>
  queryOptions({
    queryKey: ['property', id],
    retry: false,
    queryFn: ({ signal }) => call(propertyEndpoints.one, { params: { id }, signal }),
  });
