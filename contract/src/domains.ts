import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, listOf, paging } from './lists.ts';

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** A domain as the dashboard sees it; the host is `name.tld`. The spelling is the specification's. */
export const domain = z.object({
  id,
  name: z.string(),
  tld: z.string(),
  domainVerfified: z.boolean(),
  organisationId: id,
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
    access: { permission: 'domain:read', at: [{ kind: 'domain', from: 'params.id' }] },
    params: idParams,
    responses: { 200: domain },
  }),
  create: endpoint({
    method: 'POST',
    path: '/domains',
    summary: 'Add a domain; without organisationId it goes to the one organisation the caller may add to',
    access: { permission: 'domain:manage', at: [{ kind: 'organization', from: 'body.organisationId' }, 'reach'] },
    body: domainInput,
    responses: { 201: domain },
  }),
} as const;
