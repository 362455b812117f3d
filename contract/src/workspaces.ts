import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, listOf, noContent, paging } from './lists.ts';
import { fixedRole } from './permissions.ts';

export const workspace = z.object({
  id,
  name: z.string(),
  organisationId: id,
  domainId: id,
  styleguideId: id,
  /** 1 to 5, spec 9. */
  propertySlots: z.number().int(),
  propertyCount: z.number().int(),
  version: z.number().int(),
});
export type Workspace = z.infer<typeof workspace>;

/** An entry of my workspaces wraps the workspace, beside the strongest role held there. */
export const workspaceEntry = z.object({ workspace, role: z.union([fixedRole, z.string()]) });
export type WorkspaceEntry = z.infer<typeof workspaceEntry>;

const name = z
  .string('Workspace name is required')
  .trim()
  .min(1, 'Workspace name is required')
  .max(120, 'Workspace name can have at most 120 characters');
const propertySlots = z.coerce
  .number('Property slots must be between 1 and 5')
  .int('Property slots must be between 1 and 5')
  .min(1, 'Property slots must be between 1 and 5')
  .max(5, 'Property slots must be between 1 and 5');

export const workspaceInput = z.object({
  name,
  organisationId: id,
  domainId: z.uuid('Domain selection is required'),
  styleguideId: z.uuid('Please select a styleguide or create a new one'),
  propertySlots: propertySlots.default(1),
});
export type WorkspaceInput = z.infer<typeof workspaceInput>;

/** An update sends the whole form (spec 7); domain and style guide are locked and ignored. */
export const workspaceUpdate = z.object({ name, propertySlots });
export type WorkspaceUpdate = z.infer<typeof workspaceUpdate>;

/** What deleting a workspace would lose. */
export const workspaceImpact = z.object({
  properties: z.number().int(),
  events: z.number().int(),
  pages: z.number().int(),
  /** Addresses guests can read now, each language counted. */
  publishedPages: z.number().int(),
  media: z.number().int(),
  /** People bound at the workspace or at one of its properties. */
  members: z.number().int(),
  /** `freed` when no other workspace stands on the domain. */
  domain: z.object({ host: z.string(), freed: z.boolean() }),
});
export type WorkspaceImpact = z.infer<typeof workspaceImpact>;

const organisationQuery = paging.extend({ organisationId: id.optional() });

export const workspaceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/workspaces',
    summary: 'Workspaces my bindings reach',
    access: { permission: 'workspace:read', at: [{ kind: 'organization', from: 'query.organisationId' }, 'reach'] },
    query: organisationQuery,
    responses: { 200: listOf(workspace) },
  }),
  mine: endpoint({
    method: 'GET',
    path: '/workspaces/my-workspaces',
    summary: 'My workspaces, each with my role there',
    access: { permission: 'workspace:read', at: [{ kind: 'organization', from: 'query.organisationId' }, 'reach'] },
    query: organisationQuery,
    responses: { 200: listOf(workspaceEntry) },
  }),
  one: endpoint({
    method: 'GET',
    path: '/workspaces/:id',
    summary: 'One workspace',
    access: { permission: 'workspace:read', at: [{ kind: 'workspace', from: 'params.id' }] },
    params: idParams,
    versioned: true,
    responses: { 200: workspace },
  }),
  impact: endpoint({
    method: 'GET',
    path: '/workspaces/:id/impact',
    summary: 'What deleting the workspace would lose',
    access: { permission: 'workspace:delete', at: [{ kind: 'workspace', from: 'params.id' }] },
    params: idParams,
    responses: { 200: workspaceImpact },
  }),
  create: endpoint({
    method: 'POST',
    path: '/workspaces',
    summary: 'Create a workspace within the organisation’s limit',
    access: { permission: 'workspace:create', at: [{ kind: 'organization', from: 'body.organisationId' }] },
    body: workspaceInput,
    versioned: true,
    responses: { 201: workspace },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/workspaces/:id',
    summary: 'Rename a workspace or change its property slots',
    access: { permission: 'workspace:update', at: [{ kind: 'workspace', from: 'params.id' }] },
    params: idParams,
    body: workspaceUpdate,
    versioned: true,
    responses: { 200: workspace },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/workspaces/:id',
    summary: 'Delete a workspace with everything in it',
    access: { permission: 'workspace:delete', at: [{ kind: 'workspace', from: 'params.id' }] },
    params: idParams,
    responses: { 204: noContent },
  }),
} as const;
