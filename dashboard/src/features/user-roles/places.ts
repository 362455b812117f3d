/**
 * Places a role can be held at, and which role fits where. The server decides; this spares people what it would refuse.
 */
import { type FixedRole, fixedRole, rolePermissions, rolePlaces } from '@foyer/contract/permissions';
import { propertyEndpoints } from '@foyer/contract/properties';
import type { Role } from '@foyer/contract/roles';
import type { RoleGrant } from '@foyer/contract/user-roles';
import { useQuery } from '@tanstack/react-query';
import { useOrganization } from '#features/organizations/queries.ts';
import type { Place } from '#features/permissions/queries.ts';
import { call } from '#lib/api/call.ts';
import { everyPage } from '#lib/api/every-page.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';

export type RolePlace = {
  /** Id of the organization, workspace or property. */
  id: string;
  kind: 'organization' | 'workspace' | 'property';
  name: string;
  place: Place;
};

/** Everything of the organization that I see, from wide to narrow. */
export function useRolePlaces(): RolePlace[] {
  const organization = useOrganization();
  const { workspaces } = useSelection();
  const { data: properties = [] } = useQuery({
    queryKey: ['properties', 'all'],
    enabled: organization !== null,
    queryFn: ({ signal }) => everyPage((query) => call(propertyEndpoints.mine, { query, signal })),
  });
  if (!organization) return [];
  const own = workspaces.filter(({ organisationId }) => organisationId === organization.id);
  return [
    { id: organization.id, kind: 'organization', name: organization.name, place: { organisationId: organization.id } },
    ...own.flatMap(({ id, name }): RolePlace[] => [
      { id, kind: 'workspace', name, place: { workspaceId: id } },
      ...properties
        .filter(({ workspaceId }) => workspaceId === id)
        .map((one): RolePlace => ({ id: one.id, kind: 'property', name: one.name, place: { propertyId: one.id } })),
    ]),
  ];
}

/** Where a role or an invitation holds, in words. */
export function placeName(
  { workspaceId, propertyId }: { workspaceId: string | null; propertyId: string | null },
  places: readonly RolePlace[],
): string {
  if (!workspaceId && !propertyId) return 'Whole organization';
  const found = places.find(({ id }) => id === (propertyId ?? workspaceId));
  return found?.name ?? (propertyId ? 'A property' : 'A workspace');
}

/** Of what somebody holds, what they may give and take: without roles:manage no more than an editor has. */
export const grantableOf = (held: ReadonlySet<string> | null): ReadonlySet<string> =>
  !held || held.has('roles:manage')
    ? (held ?? new Set())
    : new Set(rolePermissions.editor.filter((permission) => held.has(permission)));

/** Why a role cannot be given at a place by somebody who holds `held` there; null when it can. */
export function whyNot(role: Role, place: RolePlace, held: ReadonlySet<string> | null): string | null {
  const fixed = fixedRole.safeParse(role.id);
  if (fixed.success && !rolePlaces[fixed.data as FixedRole].includes(place.kind))
    return `not for a single ${place.kind}`;
  const grantable = grantableOf(held);
  if (role.permissions.some((permission) => !grantable.has(permission))) return 'more than you may give there';
  return null;
}

export const grantOf = (roleId: string, { place }: RolePlace): RoleGrant => ({ roleId, ...place }) as RoleGrant;
