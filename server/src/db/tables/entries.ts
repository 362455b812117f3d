/** Everything a team publishes: entries, their posts in each language, and what guests see. All tenant tables. */
import type { Block } from '@foyer/contract/blocks';
import type { OutdatedClaim } from '@foyer/contract/changed-facts';
import type { Claim } from '@foyer/contract/claims';
import type { Brief } from '@foyer/contract/content';
import type { AfterEvent } from '@foyer/contract/landing-pages';
import type { Language } from '@foyer/contract/languages';
import type { EntryType, PublicationType } from '@foyer/contract/posts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, real, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, key, organisation, refersTo, tenantKey, updatedAt } from './columns.ts';
import { events } from './content.ts';
import { domains, properties, styleguides, workspaces } from './tenants.ts';

/** What a type alone holds; each type's contract says its shape. */
type Details = Record<string, unknown>;
const details = () => jsonb('details').$type<Details>().notNull().default({});

/** A thing that is published, whatever its type: what its languages share. */
export const entries = pgTable(
  'entries',
  {
    id: key(),
    organisationId: organisation(),
    type: text('type').$type<EntryType>().notNull(),
    workspaceId: uuid('workspace_id').notNull(),
    /** Null for what is about no single property. */
    propertyId: uuid('property_id'),
    eventId: uuid('event_id'),
    styleguideId: uuid('styleguide_id'),
    name: text('name').notNull(),
    brief: jsonb('brief').$type<Brief>(),
    factIds: uuid('fact_ids').array().notNull().default([]),
    details: details(),
    /** The language it was first begun in, which the others follow. */
    sourceLanguage: text('source_language').$type<Language>().notNull(),
    /** What becomes of a page once its event is over, as the person chose it. */
    afterEvent: text('after_event').$type<AfterEvent>().notNull().default('keep'),
    afterEventBy: jsonb('after_event_by').$type<{ userId: string | null; name: string }>(),
    /** The end of the event it was taken down for, so that it is once for each. */
    takenDownFor: instantColumn('taken_down_for'),
    /** Thrown away; for thirty days it can be brought back. */
    deletedAt: instantColumn('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    tenantKey('entries', t),
    index('entries_workspace').on(t.workspaceId, t.updatedAt, t.id),
    index('entries_property').on(t.propertyId, t.updatedAt),
    index('entries_event').on(t.eventId),
    index('entries_taken_down').on(t.eventId).where(sql`${t.afterEvent} = 'take-down'`),
    index('entries_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    refersTo(workspaces, t, t.workspaceId).onDelete('cascade'),
    refersTo(styleguides, t, t.styleguideId),
    refersTo(properties, t, t.propertyId).onDelete('cascade'),
    // Deleting an event empties `event_id` alone, which a migration says: no table here can.
    refersTo(events, t, t.eventId),
  ],
);

/** An entry in one language: the draft people work on. */
export const posts = pgTable(
  'posts',
  {
    id: key(),
    organisationId: organisation(),
    type: text('type').$type<EntryType>().notNull(),
    entryId: uuid('entry_id').notNull(),
    domainId: uuid('domain_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    status: text('status').notNull().default('draft'),
    title: text('title').notNull().default(''),
    description: text('description').notNull().default(''),
    slug: text('slug').notNull(),
    blocks: jsonb('blocks').$type<Block[]>().notNull().default([]),
    details: details(),
    version: integer('version').notNull().default(1),
    /** The version its words last changed in. */
    textVersion: integer('text_version').notNull().default(1),
    /** The version of the source language's words that it follows; null while it follows none. */
    sourceVersion: integer('source_version'),
    /** Of the text last judged, 0 to 100; null when it never was. */
    styleScore: real('style_score'),
    openClaims: integer('open_claims').notNull().default(0),
    publishedVersion: integer('published_version'),
    publishedAt: instantColumn('published_at'),
    publishedBy: text('published_by'),
    publishAt: instantColumn('publish_at'),
    failure: text('failure'),
    jobId: uuid('job_id'),
    /** That of its entry: what is thrown away holds no address. */
    deletedAt: instantColumn('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    tenantKey('posts', t),
    unique('posts_translation').on(t.entryId, t.language),
    uniqueIndex('posts_address').on(t.domainId, t.language, t.slug).where(sql`${t.deletedAt} is null`),
    refersTo(domains, t, t.domainId),
    refersTo(entries, t, t.entryId).onDelete('cascade'),
  ],
);

/** The saved states of a post, for history and restore. Saves of one person shortly after one another stand as one. */
export const postVersions = pgTable(
  'post_versions',
  {
    id: key(),
    organisationId: organisation(),
    postId: uuid('post_id').notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    slug: text('slug').notNull(),
    blocks: jsonb('blocks').$type<Block[]>().notNull(),
    details: details(),
    savedBy: text('saved_by').notNull(),
    /** Null for what the program saved. */
    savedById: uuid('saved_by_id'),
    /** The last of the saves that stand here as one; `createdAt` is the first. */
    savedAt: instantColumn('saved_at').notNull().defaultNow(),
    /** Was published or restored, or is the beginning: no later save is put into it. */
    sealed: boolean('sealed').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [unique('post_versions_once').on(t.postId, t.version), refersTo(posts, t, t.postId).onDelete('cascade')],
);

/** What publishing changes of a post. */
export type StandingOfPost = Pick<
  typeof posts.$inferSelect,
  'status' | 'publishedVersion' | 'publishedAt' | 'publishedBy' | 'publishAt' | 'failure'
>;

/** What the last publishing of a post changed, so that it can be undone for a short while. */
export const undoablePublishings = pgTable(
  'undoable_publishings',
  {
    id: key(),
    organisationId: organisation(),
    postId: uuid('post_id').notNull(),
    /** Null for what the program published. */
    byId: uuid('by_id'),
    before: jsonb('before').$type<StandingOfPost>().notNull(),
    /** With anything else there now, something has happened since. */
    after: jsonb('after').$type<StandingOfPost>().notNull(),
    /** What stood at its address; null when nothing ever did. */
    publication: jsonb('publication').$type<typeof publications.$inferSelect>(),
    madeAt: instantColumn('made_at').notNull().defaultNow(),
  },
  (t) => [unique('undoable_publishings_post').on(t.postId), refersTo(posts, t, t.postId).onDelete('cascade')],
);

/** A red claim a person has taken on themselves. */
export const approvals = pgTable(
  'approvals',
  {
    id: key(),
    organisationId: organisation(),
    postId: uuid('post_id').notNull(),
    text: text('text').notNull(),
    kind: text('kind').notNull(),
    reason: text('reason').notNull(),
    approvedBy: text('approved_by').notNull(),
    approvedAt: instantColumn('approved_at').notNull().defaultNow(),
  },
  (t) => [unique('approvals_once').on(t.postId, t.kind, t.text), refersTo(posts, t, t.postId).onDelete('cascade')],
);

/**
 * What guests see: one row for each address that is or was live on a domain. It outlives what it shows, so that an
 * address taken away goes on answering 410.
 */
export const publications = pgTable(
  'publications',
  {
    id: key(),
    organisationId: organisation(),
    workspaceId: uuid('workspace_id'),
    domainId: uuid('domain_id').notNull(),
    /** Path on the site, such as /de/advent-lindau. */
    path: text('path').notNull(),
    live: boolean('live').notNull(),
    type: text('type').$type<PublicationType>().notNull(),
    /** What this is one language of: the entry, the event's translation group or the venue. */
    thingId: uuid('thing_id').notNull(),
    postId: uuid('post_id'),
    entryId: uuid('entry_id'),
    propertyId: uuid('property_id'),
    /** The event an entry is about, or the one shown here. */
    eventId: uuid('event_id'),
    venueId: uuid('venue_id'),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Of an entry; empty for events and venues. */
    blocks: jsonb('blocks').$type<Block[]>().notNull(),
    details: details(),
    /** Claims of the published text with their sources. */
    claims: jsonb('claims').$type<(Claim & { blockId: string; field: string })[]>().notNull(),
    /** Of these, the ones whose source says something else since; null while none does. */
    staleClaims: jsonb('stale_claims').$type<OutdatedClaim[]>(),
    /** Places that do not keep to the style guide as it is saved. */
    styleBreaches: integer('style_breaches').notNull().default(0),
    publishedBy: text('published_by').notNull(),
    publishedAt: instantColumn('published_at').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('publications_address').on(t.domainId, t.path),
    index('publications_post').on(t.postId),
    index('publications_thing').on(t.thingId),
    // What is live about a property or an event, and what of it says what is no longer so.
    index('publications_property').on(t.propertyId, t.language, t.entryId).where(sql`${t.live}`),
    index('publications_event').on(t.eventId).where(sql`${t.live}`),
    index('publications_outdated').on(t.organisationId).where(sql`${t.staleClaims} is not null`),
    refersTo(domains, t, t.domainId).onDelete('cascade'),
  ],
);
