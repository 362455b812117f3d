import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, instant, listOf, noContent, paging } from './lists.ts';

export const organization = z.object({
  id,
  name: z.string(),
  /** Limit on the number of workspaces. */
  workspaceSlots: z.number().int(),
  /** Workspaces there are now. */
  workspaceCount: z.number().int(),
  version: z.number().int(),
});
export type Organization = z.infer<typeof organization>;

const name = z
  .string('Organization name is required')
  .trim()
  .min(1, 'Organization name is required')
  .max(120, 'Organization name can have at most 120 characters');

/** Organizations one person may own. */
export const mostOwned = 5;

export const organizationInput = z.object({ name });
export type OrganizationInput = z.infer<typeof organizationInput>;

const workspaceSlots = z
  .number('Workspace slots must be between 1 and 1000')
  .int('Workspace slots must be between 1 and 1000')
  .min(1, 'Workspace slots must be between 1 and 1000')
  .max(1000, 'Workspace slots must be between 1 and 1000');

/** `workspaceSlots` counts when the platform operator sends it; from everybody else it is ignored. */
export const organizationUpdate = organizationInput.extend({
  workspaceSlots: workspaceSlots.optional().catch(undefined),
});
export type OrganizationUpdate = z.infer<typeof organizationUpdate>;

/** One thing that is counted against a limit; `limit` null where there is none. `per` says how often it begins anew. */
export const usage = z.object({
  name: z.enum(['workspaces', 'properties', 'generation']),
  used: z.number().int(),
  limit: z.number().int().nullable(),
  per: z.literal('month').nullable(),
});
export type Usage = z.infer<typeof usage>;

export const billing = z.object({
  plan: z.object({ name: z.string(), since: instant }),
  /** Where an upgrade is offered. */
  pricingUrl: z.url(),
  usage: z.array(usage),
});
export type Billing = z.infer<typeof billing>;

const itself = [{ kind: 'organization', from: 'params.id' }] as const;

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
    access: { permission: 'org:read', at: itself },
    params: idParams,
    versioned: true,
    responses: { 200: organization },
  }),
  create: endpoint({
    method: 'POST',
    path: '/organizations',
    summary: 'Found an organisation and own it; where only invited people get in, the platform operator alone may',
    access: { signedIn: true },
    body: organizationInput,
    versioned: true,
    responses: { 201: organization },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/organizations/:id',
    summary: 'Rename an organisation; its workspace slots are the platform operator’s to set',
    access: { permission: 'org:update', at: itself },
    params: idParams,
    body: organizationUpdate,
    versioned: true,
    responses: { 200: organization },
  }),
  setSlots: endpoint({
    method: 'PUT',
    path: '/organizations/:id/workspace-slots',
    summary: 'Set the limit on workspaces, in any organisation',
    access: { operator: true },
    params: idParams,
    body: z.object({ workspaceSlots }),
    versioned: true,
    responses: { 200: organization },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/organizations/:id',
    summary: 'Delete an organisation with everything in it',
    access: { permission: 'org:delete', at: itself },
    params: idParams,
    responses: { 204: noContent },
  }),
  billing: endpoint({
    method: 'GET',
    path: '/organizations/:id/billing',
    summary: 'The plan and what is used of it',
    access: { permission: 'billing:manage', at: itself },
    params: idParams,
    responses: { 200: billing },
  }),
} as const;
