import { type Permission, permissionEndpoints } from '@foyer/contract/permissions';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { useSessionState } from '#lib/session/use-session.ts';

/** Where a permission holds: there and below. */
export type Place = { organisationId: string } | { workspaceId: string } | { propertyId: string };

const effectiveQuery = (place: Place) =>
  queryOptions({
    queryKey: ['permissions', place],
    queryFn: async ({ signal }) => (await call(permissionEndpoints.list, { query: place, signal })).data,
  });

/** Every permission there is, with its name and what it means. */
export const permissionCatalogueQuery = queryOptions({
  queryKey: ['permission-catalogue'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => (await call(permissionEndpoints.list, { signal })).data,
});

export type Permissions = {
  /** What I hold there; null until it is known. */
  held: ReadonlySet<string> | null;
  /** Whether I may, so far as it is known: false until then. */
  may: (permission: Permission) => boolean;
};

/** What I may do at a place. The server decides again at each request; this only spares people dead ends. */
export function usePermissions(place: Place | null): Permissions {
  const { ready } = useSessionState();
  const { data } = useQuery({ ...effectiveQuery(place ?? { organisationId: '' }), enabled: ready && place !== null });
  const held = place && data ? new Set(data.map(({ id }) => id)) : null;
  return { held, may: (permission) => held?.has(permission) ?? false };
}
