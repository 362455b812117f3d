import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { id, listOf, noContent, paging } from './lists.ts';
import { fixedRole, permission, permissions } from './permissions.ts';

/** A fixed role by its name, one of an organisation's own by its id. */
export const roleId = z.union([fixedRole, id], 'Choose a role');

export const role = z.object({
  id: roleId,
  name: z.string(),
  description: z.string(),
  /** Null for a fixed role, whose name is its id. */
  organisationId: id.nullable(),
  isFixed: z.boolean(),
  permissions: z.array(permission),
  version: z.number().int(),
});
export type Role = z.infer<typeof role>;

export const roleUpdate = z.object({
  name: z.string().trim().min(1, 'Role name is required').max(80, 'Role name can have at most 80 characters'),
  description: z.string().trim().max(300, 'Description can have at most 300 characters').default(''),
  permissions: z
    .array(permission)
    .min(1, 'Choose at least one permission')
    .transform((chosen) => permissions.filter((one) => chosen.includes(one))),
});
export type RoleUpdate = z.infer<typeof roleUpdate>;

export const roleInput = roleUpdate.extend({ organisationId: id });
export type RoleInput = z.infer<typeof roleInput>;

const params = z.object({ id: roleId });
/** A fixed role's name is no target: it stands in no organisation. */
const itself = { kind: 'role', from: 'params.id' } as const;

export const roleEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/roles',
    summary: 'The fixed roles, then those of my organisations',
    access: { permission: 'roles:read', at: [{ kind: 'organization', from: 'query.organisationId' }, 'reach'] },
    query: paging.extend({ organisationId: id.optional() }),
    responses: { 200: listOf(role) },
  }),
  one: endpoint({
    method: 'GET',
    path: '/roles/:id',
    summary: 'One role',
    access: { permission: 'roles:read', at: [itself, 'reach'] },
    params,
    versioned: true,
    responses: { 200: role },
  }),
  create: endpoint({
    method: 'POST',
    path: '/roles',
    summary: 'Make a role of the organisation’s own, with no more than one holds',
    access: { permission: 'roles:manage', at: [{ kind: 'organization', from: 'body.organisationId' }] },
    body: roleInput,
    versioned: true,
    responses: { 201: role },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/roles/:id',
    summary: 'Change a role of the organisation’s own; counts from the next request of whoever holds it',
    access: { permission: 'roles:manage', at: [itself, 'reach'] },
    params,
    body: roleUpdate,
    versioned: true,
    responses: { 200: role },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/roles/:id',
    summary: 'Delete a role nobody holds',
    access: { permission: 'roles:manage', at: [itself, 'reach'] },
    params,
    responses: { 204: noContent },
  }),
} as const;
