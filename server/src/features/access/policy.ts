/**
 * Who may do what, in plain values: bindings give their role's permissions at their scope and below. It refuses by
 * default. What is above a narrow binding can be read as its frame: the organisation's name, the workspace a property
 * stands in with its domain, style guide, events and pictures; never another property's things.
 */
import { type FixedRole, type Permission, permissions, rolePermissions } from '@foyer/contract/permissions';
import type { Reach } from '#lib/scope.ts';

/** `workspaceId` is filled in for a binding at a property; `permissions` for a role of the organisation's own. */
export type Binding = {
  role: string;
  permissions?: readonly Permission[] | null;
  organisationId: string;
  workspaceId: string | null;
  propertyId: string | null;
};

/** What stands above one thing. A domain or style guide serves several workspaces, or none yet. */
export type Chain = {
  kind: string;
  id: string;
  organisationId: string;
  workspaceIds: string[];
  propertyId: string | null;
};

/** Readable at the workspace for whoever is bound at one of its properties. */
const workspaceFrame: readonly Permission[] = [
  'workspace:read',
  'domain:read',
  'styleguide:read',
  'content:read',
  'media:read',
  'config:read',
];
/** Of these, what lists show too: each names things that stand above properties. */
const listedFrame: readonly Permission[] = ['workspace:read', 'domain:read', 'styleguide:read'];

/** Stand at the organisation and are readable from every place in it. */
const aboveEveryPlace: readonly Permission[] = ['org:read', 'roles:read'];

/** What the role of a binding permits: a fixed one by its name, one of the organisation's own as it is stored. */
export const permissionsOf = ({
  role,
  permissions: own,
}: Pick<Binding, 'role' | 'permissions'>): readonly Permission[] => rolePermissions[role as FixedRole] ?? own ?? [];

const gives = (binding: Binding, permission: Permission): boolean => permissionsOf(binding).includes(permission);

/** True when the bindings give the permission at the place. */
export function holds(bindings: readonly Binding[], permission: Permission, place: Chain): boolean {
  const here = bindings.filter((b) => b.organisationId === place.organisationId && gives(b, permission));
  if (here.some((b) => b.workspaceId === null || aboveEveryPlace.includes(permission))) return true;
  if (place.propertyId !== null && here.some((b) => b.propertyId === place.propertyId)) return true;
  const covered = (workspaceId: string) => here.some((b) => b.propertyId === null && b.workspaceId === workspaceId);
  if (!permission.endsWith(':read')) return place.workspaceIds.length > 0 && place.workspaceIds.every(covered);
  if (place.workspaceIds.some(covered)) return true;
  return (
    place.propertyId === null &&
    workspaceFrame.includes(permission) &&
    here.some((b) => b.workspaceId !== null && place.workspaceIds.includes(b.workspaceId))
  );
}

/** All the bindings give at the place. */
export const heldAt = (bindings: readonly Binding[], place: Chain): Permission[] =>
  permissions.filter((permission) => holds(bindings, permission, place));

/** Everything the bindings reach with the permission. */
export function reachOf(bindings: readonly Binding[], permission: Permission): Reach {
  const giving = bindings.filter((b) => gives(b, permission));
  const organisationIds = unique(
    giving.filter((b) => b.workspaceId === null || aboveEveryPlace.includes(permission)).map((b) => b.organisationId),
  );
  const narrow = giving.filter((b) => !organisationIds.includes(b.organisationId));
  const framed = listedFrame.includes(permission);
  const workspaceIds = unique(
    narrow.flatMap((b) => (b.workspaceId !== null && (b.propertyId === null || framed) ? [b.workspaceId] : [])),
  );
  const propertyIds = unique(
    narrow.flatMap((b) => (b.propertyId !== null && !workspaceIds.includes(b.workspaceId ?? '') ? [b.propertyId] : [])),
  );
  return { organisationIds, workspaceIds, propertyIds };
}

/** The part of it that lies within the place. */
export function reachWithin(bindings: readonly Binding[], permission: Permission, place: Chain): Reach {
  const local = bindings.filter((b) => b.organisationId === place.organisationId);
  const reach = reachOf(local, permission);
  const whole = reach.organisationIds.length > 0;
  if (place.kind === 'organization') return reach;
  if (place.propertyId !== null) {
    const held = holds(local, permission, place);
    return { organisationIds: [], workspaceIds: [], propertyIds: held ? [place.propertyId] : [] };
  }
  return {
    organisationIds: [],
    workspaceIds: whole ? place.workspaceIds : place.workspaceIds.filter((id) => reach.workspaceIds.includes(id)),
    propertyIds: local.flatMap((b) =>
      b.propertyId !== null &&
      reach.propertyIds.includes(b.propertyId) &&
      place.workspaceIds.includes(b.workspaceId ?? '')
        ? [b.propertyId]
        : [],
    ),
  };
}

export const reachesNothing = (reach: Reach): boolean =>
  reach.organisationIds.length + reach.workspaceIds.length + reach.propertyIds.length === 0;

/** True when two things of a request can stand in it together: one organisation, and no different workspace or property. */
export function belongTogether(one: Chain, other: Chain): boolean {
  if (one.organisationId !== other.organisationId) return false;
  if (one.propertyId && other.propertyId && one.propertyId !== other.propertyId) return false;
  if (one.kind === 'organization' || other.kind === 'organization') return true;
  if (one.workspaceIds.length === 0 || other.workspaceIds.length === 0) return true;
  return one.workspaceIds.some((id) => other.workspaceIds.includes(id));
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

/** What each kind of thing is called when it is not there. */
export const things: Record<string, string> = {
  organization: 'Organization',
  workspace: 'Workspace',
  property: 'Property',
  domain: 'Domain',
  styleguide: 'Styleguide',
  event: 'Event',
  venue: 'Venue',
  import: 'Import',
  'event-feed': 'Feed',
  'property-fact': 'Property fact',
  entry: 'Post',
  post: 'Post',
  'thrown-away': 'Post',
  media: 'Picture',
  job: 'Job',
  role: 'Role',
  'user-role': 'Role binding',
  invitation: 'Invitation',
};
