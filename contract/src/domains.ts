import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, instant, listOf, noContent, paging } from './lists.ts';

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** A domain as the dashboard sees it; the host is `name.tld`. The spelling is the specification's. */
export const domain = z.object({
  id,
  name: z.string(),
  tld: z.string(),
  domainVerfified: z.boolean(),
  organisationId: id,
  version: z.number().int(),
});
export type Domain = z.infer<typeof domain>;

/** `domainVerfified` may be sent and is ignored: the server alone sets it. */
export const domainInput = z.object({
  name: z.string().regex(label, 'Write the domain name in lower case letters, digits and dashes'),
  tld: z
    .string()
    .max(190)
    .refine(
      (tld) => tld.split('.').every((part) => label.test(part)),
      'Write the ending of the domain, for example com',
    ),
  organisationId: id.optional(),
});
export type DomainInput = z.infer<typeof domainInput>;

/** A change of the host; a changed host is to be proven again. */
export const domainUpdate = domainInput.omit({ organisationId: true });
export type DomainUpdate = z.infer<typeof domainUpdate>;

/** How a host is proven: a TXT record of this value at this name. */
export const domainVerification = z.object({
  host: z.string(),
  /** False for hosts under the placeholder ending, which are loopback addresses. */
  proofNeeded: z.boolean(),
  recordName: z.string(),
  recordType: z.literal('TXT'),
  recordValue: z.string(),
  /** `pending` until the record was looked for, `failed` when it was not found. */
  state: z.enum(['verified', 'pending', 'failed']),
  checkedAt: instant.nullable(),
  /** What the last look found wrong, as a sentence; a verified domain may have one too, before it is lost. */
  problem: z.string().nullable(),
  nextCheckAt: instant.nullable(),
});
export type DomainVerification = z.infer<typeof domainVerification>;

const itself = [{ kind: 'domain', from: 'params.id' }] as const;

/** Ending of a default domain: works in a browser with no DNS. */
export const placeholderTld = 'localhost';

const organisationQuery = paging.extend({ organisationId: id.optional() });

export const domainEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/domains',
    summary: 'Domains of my organisations',
    access: { permission: 'domain:read', at: [{ kind: 'organization', from: 'query.organisationId' }, 'reach'] },
    query: organisationQuery,
    responses: { 200: listOf(domain) },
  }),
  mine: endpoint({
    method: 'GET',
    path: '/domains/my-domains',
    summary: 'Domains of my organisations',
    access: { permission: 'domain:read', at: [{ kind: 'organization', from: 'query.organisationId' }, 'reach'] },
    query: organisationQuery,
    responses: { 200: listOf(domain) },
  }),
  one: endpoint({
    method: 'GET',
    path: '/domains/:id',
    summary: 'One domain',
    access: { permission: 'domain:read', at: itself },
    params: idParams,
    versioned: true,
    responses: { 200: domain },
  }),
  create: endpoint({
    method: 'POST',
    path: '/domains',
    summary: 'Add a domain; without organisationId it goes to the one organisation the caller may add to',
    access: { permission: 'domain:manage', at: [{ kind: 'organization', from: 'body.organisationId' }, 'reach'] },
    body: domainInput,
    versioned: true,
    responses: { 201: domain },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/domains/:id',
    summary: 'Change the host; it is unverified again until the new one is proven',
    access: { permission: 'domain:manage', at: itself },
    params: idParams,
    body: domainUpdate,
    versioned: true,
    responses: { 200: domain },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/domains/:id',
    summary: 'Delete a domain no workspace stands on',
    access: { permission: 'domain:manage', at: itself },
    params: idParams,
    responses: { 204: noContent },
  }),
  verification: endpoint({
    method: 'GET',
    path: '/domains/:id/verification',
    summary: 'The record that proves the host, and what was found of it',
    access: { permission: 'domain:manage', at: itself },
    params: idParams,
    responses: { 200: domainVerification },
  }),
  verify: endpoint({
    method: 'POST',
    path: '/domains/:id/verify',
    summary: 'Look for the record now, as a job',
    access: { permission: 'domain:verify', at: itself },
    params: idParams,
    responses: { 202: z.object({ jobId: id }) },
  }),
} as const;
