/**
 * The two loads the selection rests on. Others that need the same lists use these, so that they are fetched once.
 */
import { propertyEndpoints } from '@foyer/contract/properties';
import { type WorkspaceEntry, workspaceEndpoints } from '@foyer/contract/workspaces';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

export const workspacesKey = ['workspaces'] as const;
export const propertiesKey = (workspaceId: string) => ['properties', { workspaceId }] as const;

/** My workspaces. An entry may come wrapped or bare (spec 3). */
export const workspacesQuery = queryOptions({
  queryKey: workspacesKey,
  queryFn: async ({ signal }) => {
    const { data } = await call(workspaceEndpoints.mine, { query: { take: 100 }, signal });
    return data.map((entry: WorkspaceEntry | WorkspaceEntry['workspace']) =>
      'workspace' in entry ? entry.workspace : entry,
    );
  },
});

export const propertiesQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: propertiesKey(workspaceId),
    queryFn: async ({ signal }) =>
      (await call(propertyEndpoints.list, { query: { workspaceId, take: 100 }, signal })).data,
  });
