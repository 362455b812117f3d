import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { id, listOf } from './lists.ts';
import { permission } from './permissions.ts';

export const userRole = z.object({
  id,
  userId: id,
  roleId: z.string(),
  organisationId: id,
  workspaceId: id.nullable(),
  propertyId: id.nullable(),
  permissions: z.array(permission),
});
export type UserRole = z.infer<typeof userRole>;

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
} as const;
