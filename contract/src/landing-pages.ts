import { z } from 'zod';
import { blocks } from './blocks.ts';
import { claim, claimKind } from './claims.ts';
import { brief } from './content.ts';
import { postStatus } from './events.ts';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { day, id, idParams, instant, listOf, noContent, paging } from './lists.ts';

export const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write the address in lower case letters, digits and dashes');

/** A red claim that a person has taken on themselves, with the reason. */
export const approval = z.object({
  text: z.string(),
  kind: claimKind,
  reason: z.string(),
  approvedBy: z.string(),
  approvedAt: instant,
});
export type Approval = z.infer<typeof approval>;

/** A landing page in one language. */
export const landingPagePost = z.object({
  postId: id,
  language,
  status: postStatus,
  title: z.string(),
  description: z.string(),
  slug: z.string(),
  blocks,
  /** Goes up with each save; a save names the one it saw. */
  version: z.number().int(),
  publishedVersion: z.number().int().nullable(),
  publishedAt: instant.nullable(),
  publishedBy: z.string().nullable(),
  publishAt: instant.nullable(),
  /** Why the last planned publishing did not happen; null otherwise. */
  failure: z.string().nullable(),
  /** Address on the site, with its host; where it is or will be. */
  url: z.string(),
  approvals: z.array(approval),
  updatedAt: instant,
  /** The job that writes it just now. */
  jobId: id.nullable(),
});
export type LandingPagePost = z.infer<typeof landingPagePost>;

/** What becomes of a page once its event is over; it counts for all its languages. */
export const afterEvents = ['keep', 'archive', 'take-down'] as const;
export const afterEvent = z.enum(afterEvents);
export type AfterEvent = z.infer<typeof afterEvent>;

export const landingPage = z.object({
  id,
  propertyId: id,
  workspaceId: id,
  eventId: id.nullable(),
  styleguideId: id,
  name: z.string(),
  /** What the site it stands on is called to guests. */
  siteName: z.string(),
  brief,
  factIds: z.array(id),
  afterEvent: z.object({
    choice: afterEvent,
    /** The day after the event's end on the property's clock, on which it counts; null without an event. */
    day: day.nullable(),
    /** It is that day, or later. */
    begun: z.boolean(),
    /** Null while nobody has chosen. */
    chosenBy: z.string().nullable(),
    /** The page was taken down for this end of the event. */
    takenDown: z.boolean(),
  }),
  posts: z.array(landingPagePost),
  createdAt: instant,
  updatedAt: instant,
});
export type LandingPage = z.infer<typeof landingPage>;

/** A row of the list: without the text. */
export const landingPageRow = z.object({
  id,
  propertyId: id,
  name: z.string(),
  eventId: id.nullable(),
  eventStartDate: instant.nullable(),
  eventEndDate: instant.nullable(),
  /** The day since which it stands in the archive of its site; null while it does not. */
  archivedSince: day.nullable(),
  posts: z.array(z.object({ language, status: postStatus, url: z.string(), behind: z.boolean() })),
  updatedAt: instant,
});
export type LandingPageRow = z.infer<typeof landingPageRow>;

export const landingPageInput = z.object({
  propertyId: id,
  eventId: id.nullable().default(null),
  name: z.string().trim().min(1, 'Page name is required').max(200),
  languages: z.array(language).min(1, 'Choose at least one language'),
  brief: brief.prefault({}),
  factIds: z.array(id).max(200).default([]),
});
export type LandingPageInput = z.infer<typeof landingPageInput>;

/** The brief steers the next writing, so it may change at any time; new languages get an empty draft. */
export const landingPageUpdate = landingPageInput.omit({ propertyId: true, eventId: true });

export const postInput = z.object({
  title: z.string().trim().max(200),
  description: z.string().trim().max(400),
  slug,
  blocks,
  /** The version the editor started from; a save on another answers 409 `stale`. */
  version: z.number().int(),
});
export type PostInput = z.infer<typeof postInput>;

const postParams = z.object({ id, language });

export const approvalInput = z.object({
  text: z.string().min(1).max(1000),
  kind: claimKind,
  reason: z.string().trim().min(3, 'Say why this may stand').max(400),
});

export const afterEventInput = z.object({
  choice: z.enum(afterEvents, 'Choose to keep the page, to move it to the archive or to take it down'),
});

export const publishInput = z.object({
  languages: z
    .array(z.object({ language, publishAt: instant.nullable().default(null) }))
    .min(1, 'Choose at least one language'),
});

/** One line of the list of checks before publishing. */
export const check = z.object({
  key: z.enum(['claims', 'style', 'event', 'languages', 'originality', 'address', 'headings', 'alt-text', 'author']),
  passed: z.boolean(),
  /** Stops publishing when it fails. */
  blocking: z.boolean(),
  message: z.string(),
  detail: z.string(),
});
export type Check = z.infer<typeof check>;

export const readiness = z.object({
  languages: z.array(
    z.object({
      language,
      ready: z.boolean(),
      claims: z.array(claim.extend({ blockId: z.string(), field: z.string() })),
      supported: z.number().int(),
      open: z.number().int(),
      styleScore: z.number(),
      words: z.number().int(),
      checks: z.array(check),
    }),
  ),
});
export type Readiness = z.infer<typeof readiness>;

const page = (permission: 'content:read' | 'content:write' | 'content:publish' | 'content:delete') =>
  ({ permission, at: [{ kind: 'entry', from: 'params.id' }] }) as const;

export const landingPageEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/landing-pages',
    summary: 'Landing pages of a property, latest first',
    access: { permission: 'content:read', at: [{ kind: 'property', from: 'query.propertyId' }] },
    query: paging.extend({ propertyId: id, search: z.string().trim().max(120).optional() }),
    responses: { 200: listOf(landingPageRow) },
  }),
  one: endpoint({
    method: 'GET',
    path: '/landing-pages/:id',
    summary: 'A landing page in all its languages',
    access: page('content:read'),
    params: idParams,
    responses: { 200: landingPage },
  }),
  create: endpoint({
    method: 'POST',
    path: '/landing-pages',
    summary: 'Begin a landing page: an empty draft in each language',
    access: { permission: 'content:write', at: [{ kind: 'property', from: 'body.propertyId' }] },
    body: landingPageInput,
    responses: { 201: landingPage },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/landing-pages/:id',
    summary: 'Change the brief',
    access: page('content:write'),
    params: idParams,
    body: landingPageUpdate,
    responses: { 200: landingPage },
  }),
  save: endpoint({
    method: 'PUT',
    path: '/landing-pages/:id/posts/:language',
    summary: 'Save the draft of one language; 409 `stale` when somebody saved in between',
    access: page('content:write'),
    params: postParams,
    body: postInput,
    responses: { 200: landingPagePost },
  }),
  approve: endpoint({
    method: 'POST',
    path: '/landing-pages/:id/posts/:language/approvals',
    summary: 'Take a red claim on oneself, with a reason that is logged',
    access: page('content:publish'),
    params: postParams,
    body: approvalInput,
    responses: { 201: landingPagePost },
  }),
  preview: endpoint({
    method: 'POST',
    path: '/landing-pages/:id/posts/:language/preview',
    summary: 'An address that shows the draft for ten minutes',
    access: page('content:read'),
    params: postParams,
    responses: { 201: z.object({ url: z.string(), expiresAt: instant }) },
  }),
  readiness: endpoint({
    method: 'GET',
    path: '/landing-pages/:id/readiness',
    summary: 'What stands between each language and its guests',
    access: page('content:read'),
    params: idParams,
    responses: { 200: readiness },
  }),
  publish: endpoint({
    method: 'POST',
    path: '/landing-pages/:id/publish',
    summary: 'Put languages live now or later; red claims refuse with 422 `claims-open`',
    access: page('content:publish'),
    params: idParams,
    body: publishInput,
    responses: { 200: landingPage },
  }),
  unpublish: endpoint({
    method: 'POST',
    path: '/landing-pages/:id/unpublish',
    summary: 'Take languages off the site; their addresses answer 410',
    access: page('content:publish'),
    params: idParams,
    body: z.object({ languages: z.array(language).min(1, 'Choose at least one language') }),
    responses: { 200: landingPage },
  }),
  chooseAfterEvent: endpoint({
    method: 'PUT',
    path: '/landing-pages/:id/after-event',
    summary: 'Say what becomes of a page once its event is over; it counts at once, live or not',
    access: page('content:publish'),
    params: idParams,
    body: afterEventInput,
    responses: { 200: landingPage },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/landing-pages/:id',
    summary: 'Delete a landing page; what was live answers 410',
    access: page('content:delete'),
    params: idParams,
    responses: { 204: noContent },
  }),
} as const;
