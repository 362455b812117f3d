/**
 * Drift: what somebody changed in the WordPress of a domain by hand. It is found by looking, shown as a difference, and
 * goes on only as a person says: taken into the draft, taken off here too, or written over. Whatever comes from there
 * is text to be shown, never markup.
 */
import { z } from 'zod';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, instant, noContent } from './lists.ts';

/** `unpublished`: it stands there, but guests do not see it; `removed`: it is not there any more. */
export const driftKind = z.enum(['changed', 'unpublished', 'removed']);
export type DriftKind = z.infer<typeof driftKind>;

/** What a delivery says of it. */
export const drift = z.object({
  kind: driftKind,
  foundAt: instant,
  /** It was taken into the draft; what is published next replaces it. */
  adopted: z.boolean(),
});
export type Drift = z.infer<typeof drift>;

/** A sentence, or a value as a whole. */
const sentence = z.object({ text: z.string(), changed: z.boolean() });
const side = z.array(sentence).nullable();
export const differencePart = z.object({
  /** Such as `Paragraph`. */
  what: z.string(),
  state: z.enum(['same', 'changed', 'added', 'removed']),
  /** What was brought there; null where it is new. */
  ours: side,
  /** What stands there; null where it is gone. */
  theirs: side,
});
export type DifferencePart = z.infer<typeof differencePart>;

export const differenceField = z.object({
  name: z.string(),
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
});

/** What was brought to the WordPress and what was found there, side by side. */
export const difference = drift.extend({
  domainId: id,
  language,
  /** What was looked at. Whoever decides names it, so that nothing is decided about what nobody has seen. */
  seen: z.string(),
  /** Those that differ. */
  fields: z.array(differenceField),
  /** The whole text; empty where it is the same. */
  text: z.array(differencePart),
  /** Why it cannot be taken into the draft, each with the way out; empty where it can. */
  obstacles: z.array(z.string()),
  /** True where the draft holds changes that are not published: they stay in its history. */
  draftAhead: z.boolean(),
});
export type Difference = z.infer<typeof difference>;

const ofLanguage = z.object({ id, language });
/** `seen` of the difference that was looked at. */
const decision = z.object({ seen: z.string().max(100) });
const entry = (permission: 'content:read' | 'content:write' | 'content:publish') =>
  ({ permission, at: [{ kind: 'entry', from: 'params.id' }] }) as const;

export const channelDriftEndpoints = {
  look: endpoint({
    method: 'POST',
    path: '/domains/:id/channel/look',
    summary: 'Compare what stands in the WordPress with what was brought there, as a job; none where it just was',
    access: { permission: 'content:read', at: [{ kind: 'domain', from: 'params.id' }] },
    params: idParams,
    body: z.object({
      /** Looks although it was looked not long ago. */
      again: z.boolean().default(false),
    }),
    responses: { 202: z.object({ jobId: id.nullable() }) },
  }),
  difference: endpoint({
    method: 'GET',
    path: '/posts/:id/languages/:language/wordpress-difference',
    summary: 'What was changed in WordPress by hand in one language of an entry, beside what was brought there',
    access: entry('content:read'),
    params: ofLanguage,
    responses: { 200: difference },
  }),
  eventDifference: endpoint({
    method: 'GET',
    path: '/events/:id/languages/:language/wordpress-difference',
    summary: 'The same of an event, by the id of any of its translations',
    access: { permission: 'content:read', at: [{ kind: 'event', from: 'params.id' }] },
    params: ofLanguage,
    responses: { 200: difference },
  }),
  adopt: endpoint({
    method: 'POST',
    path: '/posts/:id/languages/:language/wordpress-difference/adopt',
    summary: 'Take what stands in WordPress into the draft, as a new version; it goes live when somebody publishes it',
    access: entry('content:write'),
    params: ofLanguage,
    body: decision,
    responses: { 200: z.object({ version: z.number().int() }) },
  }),
  adoptEvent: endpoint({
    method: 'POST',
    path: '/events/:id/languages/:language/wordpress-difference/adopt',
    summary:
      'Take title, text and ticket link from WordPress into an event, which has no draft: guests see them at once',
    access: { permission: 'content:publish', at: [{ kind: 'event', from: 'params.id' }] },
    params: ofLanguage,
    body: decision,
    responses: { 200: z.object({ version: z.number().int() }) },
  }),
  takeOff: endpoint({
    method: 'POST',
    path: '/posts/:id/languages/:language/wordpress-difference/take-off',
    summary: 'Take a language off the site here too, as somebody did in WordPress',
    access: entry('content:publish'),
    params: ofLanguage,
    body: decision,
    responses: { 204: noContent },
  }),
} as const;
