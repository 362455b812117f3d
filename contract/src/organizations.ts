import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, listOf, paging } from './lists.ts';

export const organization = z.object({
  id,
  name: z.string(),
  /** Limit on the number of workspaces. */
  workspaceSlots: z.number().int(),
  /** Workspaces there are now. */
  workspaceCount: z.number().int(),
});
export type Organization = z.infer<typeof organization>;

export const organizationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/organizations',
    summary: 'Organisations my bindings reach',
    access: { permission: 'org:read', at: ['reach'] },
    query: paging,
    responses: { 200: listOf(organization) },
  }),
  mine: endpoint({
    method: 'GET',
    path: '/organizations/my-organizations',
    summary: 'Organisations my bindings reach',
    access: { permission: 'org:read', at: ['reach'] },
    query: paging,
    responses: { 200: listOf(organization) },
  }),
  one: endpoint({
    method: 'GET',
    path: '/organizations/:id',
    summary: 'One organisation',
    access: { permission: 'org:read', at: [{ kind: 'organization', from: 'params.id' }] },
    params: idParams,
    responses: { 200: organization },
  }),
} as const;
