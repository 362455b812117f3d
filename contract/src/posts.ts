/**
 * Everything a team publishes, as one kind of record: an entry with a post in each language. Landing pages, property
 * posts, articles and plain pages differ in what they hold; how they are listed, versioned, planned, published, copied
 * and thrown away is the same and stands here. Events and venues are listed beside them, but have calls of their own.
 */
import { z } from 'zod';
import { delivery } from './channels.ts';
import { eventStatus, postStatus } from './events.ts';
import { language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { day, id, idParams, instant, listOf, noContent, paging, queryFlag } from './lists.ts';
import { postVersion, postVersionRow } from './post-versions.ts';

export const entryTypes = ['landing_page', 'property_post', 'article', 'page'] as const;
export const entryType = z.enum(entryTypes);
export type EntryType = z.infer<typeof entryType>;

/** What stands at an address of a site: an entry in one language, or an event or a venue, shown as they are. */
export type PublicationType = EntryType | 'event' | 'venue';

/** What a row of Live Posts is. A landing page about an event is an `event_page`. */
export const postKind = z.enum(['event_page', 'landing_page', 'property_post', 'article', 'page', 'event', 'venue']);
export type PostKind = z.infer<typeof postKind>;

/** The tabs of Live Posts, in their order; event pages stand under landing pages. */
export const postTab = z.enum(['all', 'landing-pages', 'property-posts', 'blog', 'events', 'venues']);
export type PostTab = z.infer<typeof postTab>;

/** One language of a row. */
export const postLanguage = z.object({
  language,
  status: postStatus,
  title: z.string(),
  /** Address on the site with its host; empty for what has none. */
  url: z.string(),
  path: z.string(),
  /** Saved since it was published. */
  changed: z.boolean(),
  /** Its source language was saved since this one followed it. */
  behind: z.boolean(),
  publishedAt: instant.nullable(),
  publishedBy: z.string().nullable(),
  publishAt: instant.nullable(),
  /** Why the last publishing did not happen. */
  failure: z.string().nullable(),
  /** Of the text last checked, 0 to 100; null when it was never checked. */
  styleScore: z.number().nullable(),
  /** Claims that keep it from going live, and live claims whose source has changed since. */
  openClaims: z.number().int(),
  /** Visits the site counted in the last 30 days. */
  visits: z.number().int(),
  /** How it stands on its way to the WordPress of the domain; null where nothing was ever to go there. */
  delivery: delivery.nullable(),
});
export type PostLanguage = z.infer<typeof postLanguage>;

/** A row of Live Posts. `id` is that of the entry, the event's translation group or the venue. */
export const postRow = z.object({
  id,
  kind: postKind,
  title: z.string(),
  propertyId: id.nullable(),
  propertyName: z.string().nullable(),
  eventId: id.nullable(),
  eventStartDate: instant.nullable(),
  eventEndDate: instant.nullable(),
  eventStatus: eventStatus.nullable(),
  /** The event has ended; the row stays. */
  over: z.boolean(),
  /** The day since which it stands in the archive of its site; null while it does not. */
  archivedSince: day.nullable(),
  imageId: id.nullable(),
  /** Of its languages the one that asks for most: failed before scheduled before published before draft before archived. */
  status: postStatus,
  languages: z.array(postLanguage),
  visits: z.number().int(),
  updatedAt: instant,
  deletedAt: instant.nullable(),
});
export type PostRow = z.infer<typeof postRow>;

export const postSort = z.enum(['updatedAt', '-updatedAt', 'title', '-title', 'eventDate', '-eventDate', '-visits']);

export const postQuery = paging.extend({
  workspaceId: id.optional(),
  propertyId: id.optional(),
  domainId: id.optional(),
  tab: postTab.default('all'),
  kind: postKind.optional(),
  /** Rows with a language in this status. */
  status: postStatus.optional(),
  /** Rows told in this language. */
  language: language.optional(),
  /** Rows with a language that is behind its source. */
  behind: queryFlag,
  /** Rows with open claims. */
  open: queryFlag,
  /** Rows with a language that was changed in WordPress by hand, and nobody has decided about. */
  drifted: queryFlag,
  /** Rows with a live language that does not keep to the style guide. */
  offGuide: queryFlag,
  /** Rows live in none of their languages, or in some; with a language, in that one. */
  live: z.enum(['true', 'false']).optional(),
  /** What is written here alone, without the events and venues that stand beside it. */
  written: queryFlag,
  startDate: day.optional(),
  endDate: day.optional(),
  /** Title or address. */
  search: z.string().trim().max(120).optional(),
  /** What was thrown away and can still be brought back. */
  deleted: queryFlag,
  sort: postSort.default('-updatedAt'),
});

/** The same without the page. */
export const postFilter = postQuery.omit({ skip: true, take: true });

export const tabCounts = z.record(postTab, z.number().int());

/** Posts named for a bulk act: an entry, or some of its languages. */
const chosen = z.object({ id, languages: z.array(language).min(1).optional() });
const chosenPosts = z.array(chosen).min(1, 'Choose at least one post').max(100, 'Choose at most 100 posts');

/** What became of one language of a bulk act, or of the whole where that is asked; the others are not held up by it. */
export const outcome = z.object({
  id,
  language: language.nullable(),
  done: z.boolean(),
  /** Why it was not done; null when it was. */
  message: z.string().nullable(),
});
export type Outcome = z.infer<typeof outcome>;
const outcomes = z.object({ results: z.array(outcome) });

/** How long a notice offers to undo a publishing. */
export const undoSeconds = 10;

const entry = (permission: 'content:read' | 'content:write' | 'content:publish' | 'content:delete') =>
  ({ permission, at: [{ kind: 'entry', from: 'params.id' }] }) as const;
const ofLanguage = z.object({ id, language });
const ofVersion = ofLanguage.extend({ version: z.coerce.number().int().min(1) });
const placed = [
  { kind: 'property', from: 'query.propertyId' },
  { kind: 'workspace', from: 'query.workspaceId' },
  { kind: 'domain', from: 'query.domainId' },
] as const;
const scoped = [...placed, 'reach'] as const;
/** Bulk acts look at each post by itself: one that stands elsewhere is answered like one that does not exist. */
const chosenIn = (permission: 'content:publish' | 'content:delete') =>
  ({
    permission,
    at: [
      { kind: 'property', from: 'body.propertyId' },
      { kind: 'workspace', from: 'body.workspaceId' },
    ],
  }) as const;
/** Where the posts of a bulk act stand: in a workspace, or about one of its properties. */
const place = { workspaceId: id.optional(), propertyId: id.optional(), posts: chosenPosts };
const hasPlace = (body: { workspaceId?: string | undefined; propertyId?: string | undefined }) =>
  body.workspaceId !== undefined || body.propertyId !== undefined;
const needsPlace = { path: ['workspaceId'], message: 'Choose a workspace or a property' };
const bulk = z.object(place).refine(hasPlace, needsPlace);

export const postEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/posts',
    summary: 'Everything a team publishes: filtered, sorted, with the status of each language',
    access: { permission: 'content:read', at: scoped },
    query: postQuery,
    responses: { 200: listOf(postRow).extend({ tabs: tabCounts }) },
  }),
  exportCsv: endpoint({
    method: 'POST',
    path: '/posts/csv',
    summary: 'The list as a CSV file, with the same filters and in the same order',
    access: { permission: 'content:read', at: placed },
    query: postFilter,
    streams: true,
    responses: { 200: z.unknown() },
  }),
  publish: endpoint({
    method: 'POST',
    path: '/posts/publish',
    summary: 'Put posts live now or later; what is not ready is named and keeps the others from nothing',
    access: chosenIn('content:publish'),
    body: z.object({ ...place, publishAt: instant.nullable().default(null) }).refine(hasPlace, needsPlace),
    responses: { 200: outcomes },
  }),
  unpublish: endpoint({
    method: 'POST',
    path: '/posts/unpublish',
    summary: 'Take posts off the site; their addresses answer 410',
    access: chosenIn('content:publish'),
    body: bulk,
    responses: { 200: outcomes },
  }),
  archive: endpoint({
    method: 'POST',
    path: '/posts/archive',
    summary: 'Take posts off the site and put them away; publishing brings them back',
    access: chosenIn('content:publish'),
    body: bulk,
    responses: { 200: outcomes },
  }),
  throwAway: endpoint({
    method: 'POST',
    path: '/posts/delete',
    summary: 'Throw posts away with all their languages; for 30 days they can be brought back',
    access: chosenIn('content:delete'),
    body: bulk,
    responses: { 200: outcomes },
  }),
  bringBack: endpoint({
    method: 'POST',
    path: '/posts/:id/bring-back',
    summary: 'Bring back what was thrown away: texts as drafts, events and venues as they were, with what was live',
    access: { permission: 'content:delete', at: [{ kind: 'thrown-away', from: 'params.id' }] },
    params: idParams,
    responses: { 204: noContent },
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/posts/:id/duplicate',
    summary: 'Copy an entry as drafts, to another property or into another language; claims are checked anew there',
    access: {
      permission: 'content:write',
      at: [
        { kind: 'entry', from: 'params.id' },
        { kind: 'property', from: 'body.propertyId', apart: true },
      ],
    },
    params: idParams,
    body: z.object({ propertyId: id.optional(), languages: z.array(language).min(1).optional() }),
    responses: { 201: z.object({ id }) },
  }),
  versions: endpoint({
    method: 'GET',
    path: '/posts/:id/languages/:language/versions',
    summary: 'Every saved state of one language, latest first',
    access: entry('content:read'),
    params: ofLanguage,
    query: paging,
    responses: { 200: listOf(postVersionRow) },
  }),
  version: endpoint({
    method: 'GET',
    path: '/posts/:id/languages/:language/versions/:version',
    summary: 'One saved state with its text',
    access: entry('content:read'),
    params: ofVersion,
    responses: { 200: postVersion },
  }),
  restore: endpoint({
    method: 'POST',
    path: '/posts/:id/languages/:language/versions/:version/restore',
    summary: 'Make a saved state the draft again, as a new version; what guests see does not change',
    access: entry('content:write'),
    params: ofVersion,
    responses: { 204: noContent },
  }),
  undoPublishing: endpoint({
    method: 'POST',
    path: '/posts/:id/undo-publishing',
    summary: 'Have languages as they stood before you just published or scheduled them; 409 `cannot-undo` later',
    access: entry('content:publish'),
    params: idParams,
    body: z.object({ languages: z.array(language).min(1, 'Choose at least one language') }),
    responses: { 204: noContent },
  }),
  unschedule: endpoint({
    method: 'POST',
    path: '/posts/:id/unschedule',
    summary: 'Call off what is scheduled; what guests see now stays. 409 `not-scheduled` where nothing is',
    access: entry('content:publish'),
    params: idParams,
    body: z.object({ languages: z.array(language).min(1, 'Choose at least one language') }),
    responses: { 204: noContent },
  }),
  follow: endpoint({
    method: 'POST',
    path: '/posts/:id/languages/:language/follow',
    summary: 'Say that a language is level with its source as it stands now',
    access: entry('content:write'),
    params: ofLanguage,
    responses: { 204: noContent },
  }),
} as const;
