import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, instant, listOf, noContent, paging } from './lists.ts';
import { permission } from './permissions.ts';
import { roleId } from './roles.ts';

export const userRole = z.object({
  id,
  userId: id,
  roleId: z.string(),
  roleName: z.string(),
  organisationId: id,
  workspaceId: id.nullable(),
  propertyId: id.nullable(),
  permissions: z.array(permission),
  createdAt: instant,
});
export type UserRole = z.infer<typeof userRole>;

/** A binding with the person it is about; the members screen groups these by person. */
export const memberRole = userRole.extend({
  user: z.object({
    id,
    name: z.string(),
    familyname: z.string(),
    email: z.string(),
    picture: z.string().nullable(),
  }),
});
export type MemberRole = z.infer<typeof memberRole>;

/** Where a role is held: exactly one of the three. */
export const roleGrant = z.object({
  roleId,
  organisationId: id.optional(),
  workspaceId: id.optional(),
  propertyId: id.optional(),
});
export type RoleGrant = z.infer<typeof roleGrant>;

/** For `check` of a schema that extends `roleGrant`. */
export const atOnePlace = ({ value, issues }: z.core.ParsePayload<RoleGrant>): void => {
  const places = [value.organisationId, value.workspaceId, value.propertyId].filter((place) => place !== undefined);
  if (places.length === 1) return;
  const message = 'Choose one place: an organization, a workspace or a property';
  issues.push({ code: 'custom', input: value, path: ['organisationId'], message });
};

export const userRoleInput = roleGrant.extend({ userId: id }).check(atOnePlace);
export type UserRoleInput = z.infer<typeof userRoleInput>;

/** Places in the query or in the body, the narrowest first. */
export const placesIn = <const P extends 'query' | 'body'>(part: P) =>
  [
    { kind: 'property', from: `${part}.propertyId` },
    { kind: 'workspace', from: `${part}.workspaceId` },
    { kind: 'organization', from: `${part}.organisationId` },
  ] as const;

/** Narrows a list to a place. */
export const placeQuery = paging.extend({
  organisationId: id.optional(),
  workspaceId: id.optional(),
  propertyId: id.optional(),
});

export const userRoleEndpoints = {
  mine: endpoint({
    method: 'GET',
    path: '/user-roles/my-roles',
    summary: 'My bindings',
    access: { signedIn: true },
    responses: { 200: listOf(userRole) },
  }),
  mineShort: endpoint({
    method: 'GET',
    path: '/my-roles',
    summary: 'My bindings',
    access: { signedIn: true },
    responses: { 200: listOf(userRole) },
  }),
  list: endpoint({
    method: 'GET',
    path: '/user-roles',
    summary: 'Who holds which role: at the place named and within it',
    access: { permission: 'members:read', at: [...placesIn('query'), 'reach'] },
    query: placeQuery.extend({ userId: id.optional() }),
    responses: { 200: listOf(memberRole) },
  }),
  one: endpoint({
    method: 'GET',
    path: '/user-roles/:id',
    summary: 'One binding',
    access: { permission: 'members:read', at: [{ kind: 'user-role', from: 'params.id' }] },
    params: idParams,
    responses: { 200: memberRole },
  }),
  create: endpoint({
    method: 'POST',
    path: '/user-roles',
    summary: 'Give a member a role at one place; a repeat answers 200 with the same id',
    access: { permission: 'members:manage', at: placesIn('body') },
    body: userRoleInput,
    responses: { 200: memberRole, 201: memberRole },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/user-roles/:id',
    summary: 'Take a role away; counts from the next request on',
    access: { permission: 'members:manage', at: [{ kind: 'user-role', from: 'params.id' }] },
    params: idParams,
    responses: { 204: noContent },
  }),
  removeOf: endpoint({
    method: 'DELETE',
    path: '/user-roles/user/:userId/role/:roleId',
    summary: 'Take a role away from a person wherever the caller may',
    access: { permission: 'members:manage', at: [{ kind: 'organization', from: 'query.organisationId' }, 'reach'] },
    params: z.object({ userId: id, roleId }),
    query: z.object({ organisationId: id.optional() }),
    responses: { 204: noContent },
  }),
} as const;
