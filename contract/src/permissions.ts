import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { id, listOf, noContent } from './lists.ts';

/** Every permission, as `thing:act` (access page of the product). */
export const permissions = [
  'org:read',
  'org:update',
  'org:delete',
  'billing:manage',
  'members:read',
  'members:manage',
  'roles:read',
  'roles:manage',
  'audit:read',
  'workspace:read',
  'workspace:create',
  'workspace:update',
  'workspace:delete',
  'property:read',
  'property:create',
  'property:update',
  'property:delete',
  'domain:read',
  'domain:manage',
  'domain:verify',
  'styleguide:read',
  'styleguide:manage',
  'content:read',
  'content:write',
  'content:publish',
  'content:delete',
  'media:read',
  'media:write',
  'media:delete',
  'ai:generate',
  'ai:train',
  'config:read',
  'config:write',
  'cms:read',
  'cms:connect',
  'reference:write',
] as const;

export const permission = z.enum(permissions);
export type Permission = z.infer<typeof permission>;

export const fixedRoles = ['owner', 'admin', 'manager', 'editor', 'viewer'] as const;
export const fixedRole = z.enum(fixedRoles);
export type FixedRole = z.infer<typeof fixedRole>;

const viewer: Permission[] = [
  'org:read',
  'members:read',
  'roles:read',
  'workspace:read',
  'property:read',
  'domain:read',
  'styleguide:read',
  'content:read',
  'media:read',
  'config:read',
  'cms:read',
];
const editor: Permission[] = [
  ...viewer,
  'property:update',
  'styleguide:manage',
  'content:write',
  'content:publish',
  'content:delete',
  'media:write',
  'media:delete',
  'ai:generate',
  'ai:train',
];
const manager: Permission[] = [
  ...editor,
  'workspace:update',
  'property:create',
  'property:delete',
  'domain:manage',
  'domain:verify',
  'config:write',
  'cms:connect',
  'members:manage',
  'audit:read',
];
const admin: Permission[] = [...manager, 'org:update', 'workspace:create', 'workspace:delete', 'roles:manage'];

/** What each fixed role may do. `reference:write` is the platform operator's alone and in no role. */
export const rolePermissions: Record<FixedRole, readonly Permission[]> = {
  viewer,
  editor,
  manager,
  admin,
  owner: [...admin, 'org:delete', 'billing:manage'],
};

/** Kinds of place a fixed role can be held at; a role of an organisation's own at any. */
export const rolePlaces: Record<FixedRole, readonly ('organization' | 'workspace' | 'property')[]> = {
  viewer: ['organization', 'workspace', 'property'],
  editor: ['organization', 'workspace', 'property'],
  manager: ['organization', 'workspace'],
  admin: ['organization'],
  owner: ['organization'],
};

/** An entry of the catalogue; the product itself asks for those of `permissions`. */
export const permissionEntry = z.object({ id: z.string(), name: z.string(), description: z.string() });
export type PermissionEntry = z.infer<typeof permissionEntry>;

const texts = {
  name: z
    .string()
    .trim()
    .min(1, 'Permission name is required')
    .max(80, 'Permission name can have at most 80 characters'),
  description: z.string().trim().max(300, 'Description can have at most 300 characters').default(''),
};
export const permissionInput = z.object({
  id: z
    .string()
    .max(60, 'Permission id can have at most 60 characters')
    .regex(/^[a-z][a-z-]*:[a-z][a-z-]*$/, 'Write the permission as thing:act, for example content:read'),
  ...texts,
});
export type PermissionInput = z.infer<typeof permissionInput>;
export const permissionUpdate = z.object(texts);
export type PermissionUpdate = z.infer<typeof permissionUpdate>;

const params = z.object({ id: z.string().max(60) });

export const permissionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/permissions',
    summary:
      'The catalogue; with a person or a place what is held there: one’s own always, another’s with members:read',
    access: {
      signedIn: true,
      at: [
        { kind: 'property', from: 'query.propertyId' },
        { kind: 'workspace', from: 'query.workspaceId' },
        { kind: 'organization', from: 'query.organisationId' },
      ],
    },
    query: z.object({
      userId: id.optional(),
      organisationId: id.optional(),
      workspaceId: id.optional(),
      propertyId: id.optional(),
    }),
    responses: { 200: listOf(permissionEntry) },
  }),
  one: endpoint({
    method: 'GET',
    path: '/permissions/:id',
    summary: 'One permission of the catalogue',
    access: { signedIn: true },
    params,
    responses: { 200: permissionEntry },
  }),
  create: endpoint({
    method: 'POST',
    path: '/permissions',
    summary: 'Add a permission to the catalogue',
    access: { operator: true },
    body: permissionInput,
    responses: { 201: permissionEntry },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/permissions/:id',
    summary: 'Rename a permission of the catalogue',
    access: { operator: true },
    params,
    body: permissionUpdate,
    responses: { 200: permissionEntry },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/permissions/:id',
    summary: 'Take a permission out of the catalogue; not one the product asks for',
    access: { operator: true },
    params,
    responses: { 204: noContent },
  }),
} as const;
