/**
 * The channel of a domain: a hotel's own WordPress, into which what is published is mirrored. The content store stays
 * the source. The application password goes in and never comes out.
 */
import { z } from 'zod';
import { drift } from './channel-drift.ts';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, instant, listOf, noContent } from './lists.ts';

/** Why a WordPress, or one post of it, cannot be written. Clients act on these, people read the message. */
export const channelProblemCode = z.enum([
  'unreachable',
  'private-address',
  'not-wordpress',
  'redirect',
  'redirect-to-itself',
  'no-plugin',
  'passwords-off',
  'wrong-password',
  'too-little-right',
  'site-problem',
  'busy',
  'upstream',
  'too-large',
  'refused',
  'changed-by-hand',
  'removed-by-hand',
  'key-changed',
]);
export type ChannelProblemCode = z.infer<typeof channelProblemCode>;
export const channelProblem = z.object({ code: channelProblemCode, message: z.string() });
export type ChannelProblem = z.infer<typeof channelProblem>;

/** What the WordPress says of itself. */
export const channelSite = z.object({
  name: z.string(),
  wordpress: z.string(),
  plugin: z.string(),
  /** Bytes a picture may have there. */
  largestUpload: z.number().int(),
});
export type ChannelSite = z.infer<typeof channelSite>;

/** How far posts are on their way. */
export const channelBacklog = z.object({
  /** Still to be brought there, those that wait for another try among them. */
  waiting: z.number().int(),
  /** Not brought there until a person says how. */
  stuck: z.number().int(),
  delivered: z.number().int(),
});

export const channel = z.object({
  domainId: id,
  address: z.string(),
  username: z.string(),
  /** `untested` until the site was asked for the first time. */
  state: z.enum(['untested', 'ready', 'failing']),
  problem: channelProblem.nullable(),
  site: channelSite.nullable(),
  checkedAt: instant.nullable(),
  /** Until when nothing is tried, since the site could not be reached; null while deliveries run. */
  heldUntil: instant.nullable(),
  backlog: channelBacklog,
  version: z.number().int(),
});
export type Channel = z.infer<typeof channel>;

const addressMessage = 'Write the address of the WordPress, for example https://hotel.example';

/** An address with http or https, without a name, a password, a query or a slash at the end. */
export const channelAddress = z
  .string(addressMessage)
  .trim()
  .max(300, addressMessage)
  .transform((written) => written.replace(/\/+$/, ''))
  .refine((written) => {
    if (!/^https?:\/\/[^\s/]/.test(written) || !URL.canParse(written)) return false;
    const { username, password, search, hash } = new URL(written);
    return username === '' && password === '' && search === '' && hash === '';
  }, addressMessage);

export const channelInput = z.object({
  address: channelAddress,
  username: z.string('User name is required').trim().min(1, 'User name is required').max(60),
  /** Left out, the one that is kept stays; another address or user needs it anew. */
  password: z
    .string()
    .trim()
    .min(8, 'An application password has 24 characters')
    .max(100, 'An application password has 24 characters')
    .optional(),
});
export type ChannelInput = z.infer<typeof channelInput>;

/** How one language of a thing stands on the WordPress. */
export const delivery = z.object({
  domainId: id,
  language,
  /** `retrying` after a failed try, `stuck` where only a person can say how it goes on. */
  state: z.enum(['waiting', 'retrying', 'stuck', 'delivered']),
  /** What stands there; null before anything was brought. */
  stands: z.enum(['published', 'draft', 'gone']).nullable(),
  /** Address of the page there. */
  link: z.string().nullable(),
  problem: channelProblem.nullable(),
  deliveredAt: instant.nullable(),
  /** When it is tried again; null where nothing is to be done. */
  nextTryAt: instant.nullable(),
  /** What somebody changed there by hand; null while it stands as it was brought. */
  drift: drift.nullable(),
});
export type Delivery = z.infer<typeof delivery>;

const ofDomain = [{ kind: 'domain', from: 'params.id' }] as const;

export const channelEndpoints = {
  one: endpoint({
    method: 'GET',
    path: '/domains/:id/channel',
    summary: 'The WordPress a domain is mirrored into; null where its own site alone shows it',
    access: { permission: 'cms:read', at: ofDomain },
    params: idParams,
    responses: { 200: z.object({ channel: channel.nullable() }) },
  }),
  save: endpoint({
    method: 'PUT',
    path: '/domains/:id/channel',
    summary: 'Connect a WordPress or change the connection; everything live is brought there',
    access: { permission: 'cms:connect', at: ofDomain },
    params: idParams,
    body: channelInput,
    versioned: true,
    responses: { 200: channel },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/domains/:id/channel',
    summary: 'Take the connection away; what stands in the WordPress stays there',
    access: { permission: 'cms:connect', at: ofDomain },
    params: idParams,
    responses: { 204: noContent },
  }),
  plugin: endpoint({
    method: 'GET',
    path: '/domains/:id/channel/plugin',
    summary: 'The plugin that a WordPress needs to be connected, as the zip it installs',
    access: { permission: 'cms:connect', at: ofDomain },
    params: idParams,
    streams: true,
    responses: { 200: z.unknown() },
  }),
  test: endpoint({
    method: 'POST',
    path: '/domains/:id/channel/test',
    summary: 'Test the connection now, as a job; what is wrong then stands in the channel',
    access: { permission: 'cms:connect', at: ofDomain },
    params: idParams,
    responses: { 202: z.object({ jobId: id }) },
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/posts/:id/deliveries',
    summary: 'How each language of an entry stands on its way to WordPress; none where its domain has no channel',
    access: { permission: 'content:read', at: [{ kind: 'entry', from: 'params.id' }] },
    params: idParams,
    responses: { 200: listOf(delivery) },
  }),
  eventDeliveries: endpoint({
    method: 'GET',
    path: '/events/:id/deliveries',
    summary: 'The same of an event with all its translations',
    access: { permission: 'content:read', at: [{ kind: 'event', from: 'params.id' }] },
    params: idParams,
    responses: { 200: listOf(delivery) },
  }),
  retry: endpoint({
    method: 'POST',
    path: '/domains/:id/channel/retry',
    summary: 'Try what was not delivered again now: one language of a thing, or everything that waits',
    access: { permission: 'content:publish', at: ofDomain },
    params: idParams,
    body: z.object({
      thing: z
        .object({
          id,
          language,
          /** `seen` of the difference a person has looked at: it is written over, and nothing else is. */
          seen: z.string().max(100).optional(),
        })
        .optional(),
    }),
    responses: { 200: z.object({ retried: z.number().int() }) },
  }),
} as const;
