/**
 * The workspace and the property an address names, so that a shared link opens where it was copied. Only reading and
 * writing of the address stands here; what is chosen is decided by the selection.
 */

export type Place = { workspaceId: string | null; propertyId: string | null };

/** Names in the address. */
const workspaceParam = 'workspace';
const propertyParam = 'property';

/** The place named by the search part of an address. */
export function placeIn(search: string): Place {
  const params = new URLSearchParams(search);
  return { workspaceId: params.get(workspaceParam) || null, propertyId: params.get(propertyParam) || null };
}

/** The search part with another place in it; whatever else stands there stays. */
export function withPlace(search: string, { workspaceId, propertyId }: Place): string {
  const params = new URLSearchParams(search);
  for (const [name, id] of [
    [workspaceParam, workspaceId],
    [propertyParam, propertyId],
  ] as const) {
    if (id) params.set(name, id);
    else params.delete(name);
  }
  return params.size ? `?${params}` : '';
}

/** True when going from one address to the other goes to another place; an address that names none is at the same. */
export function leavesPlace(from: string, to: string): boolean {
  const [here, there] = [placeIn(from), placeIn(to)];
  const differs = (one: string | null, other: string | null) => one !== null && other !== null && one !== other;
  return differs(here.workspaceId, there.workspaceId) || differs(here.propertyId, there.propertyId);
}
