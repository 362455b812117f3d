import { z } from 'zod';

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
