/** Events, pictures, pages and what was published of them: all tenant tables. */
import type { Block } from '@foyer/contract/blocks';
import type { Claim } from '@foyer/contract/claims';
import type { Brief } from '@foyer/contract/content';
import type { Language } from '@foyer/contract/languages';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, key, organisation, refersTo, tenantKey, updatedAt } from './columns.ts';
import { domains, properties, styleguides, workspaces } from './tenants.ts';

/** Pictures: the file stands under FOYER_DATA/media by its id. */
export const media = pgTable(
  'media',
  {
    id: key(),
    organisationId: organisation(),
    workspaceId: uuid('workspace_id').notNull(),
    propertyId: uuid('property_id'),
    title: text('title').notNull(),
    mimeType: text('mime_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    altText: jsonb('alt_text').$type<Partial<Record<Language, string>>>().notNull().default({}),
    tags: text('tags').array().notNull().default([]),
    /** Goes up when another file takes the place of this one; part of every address of the picture. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    tenantKey('media', t),
    index('media_workspace').on(t.workspaceId),
    refersTo(workspaces, t, t.workspaceId).onDelete('cascade'),
  ],
);

export const venues = pgTable(
  'venues',
  {
    id: key(),
    organisationId: organisation(),
    workspaceId: uuid('workspace_id').notNull(),
    title: text('title').notNull(),
    address: text('address').notNull(),
    postalCode: text('postal_code').notNull().default(''),
    city: text('city').notNull(),
    country: text('country').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** People it holds, null not known. */
    capacity: integer('capacity'),
    status: text('status').notNull().default('draft'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    tenantKey('venues', t),
    uniqueIndex('venues_once').on(
      t.workspaceId,
      sql`lower(${t.title})`,
      sql`lower(${t.address})`,
      sql`lower(${t.city})`,
    ),
    refersTo(workspaces, t, t.workspaceId).onDelete('cascade'),
  ],
);

/**
 * Events, one row a language. Place and coordinates stand in the row as well as in the venue, so that the nearby
 * search needs one index over place and time: events_nearby, made by a migration.
 */
export const events = pgTable(
  'events',
  {
    id: key(),
    organisationId: organisation(),
    workspaceId: uuid('workspace_id').notNull(),
    translationGroup: uuid('translation_group').notNull(),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    slug: text('slug').notNull(),
    status: text('status').notNull().default('draft'),
    eventStatus: text('event_status').notNull().default('scheduled'),
    startDate: instantColumn('start_date').notNull(),
    endDate: instantColumn('end_date'),
    timeZone: text('time_zone').notNull(),
    allDay: boolean('all_day').notNull().default(false),
    timeKnown: boolean('time_known').notNull().default(true),
    venueId: uuid('venue_id').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    category: text('category').notNull(),
    ticketUrl: text('ticket_url'),
    price: numeric('price', { mode: 'number' }),
    currency: text('currency'),
    expectedVisitors: integer('expected_visitors'),
    /** Demand it brings, 1 to 3: computed by the rules whenever the event is written. */
    weight: smallint('weight').notNull().default(1),
    imageId: uuid('image_id'),
    secondaryImageId: uuid('secondary_image_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    tenantKey('events', t),
    unique('events_translation').on(t.translationGroup, t.language),
    // Lists show an event once, so their indexes hold each once: by the language it was first told in. Behind what they
    // are sorted by stands what a list is filtered by, so that its total is counted in the index alone.
    index('events_workspace_start')
      .on(t.workspaceId, t.startDate, t.id, t.organisationId, t.status)
      .where(sql`${t.id} = ${t.translationGroup}`),
    index('events_organisation_start')
      .on(t.organisationId, t.startDate, t.id)
      .where(sql`${t.id} = ${t.translationGroup}`),
    index('events_filtered')
      .on(t.organisationId, t.status, t.category, t.startDate, t.id, t.workspaceId, t.endDate)
      .where(sql`${t.id} = ${t.translationGroup}`),
    index('events_venue').on(t.venueId),
    refersTo(workspaces, t, t.workspaceId).onDelete('cascade'),
    refersTo(venues, t, t.venueId),
  ],
);

/** A landing page: what its languages share. */
export const landingPages = pgTable(
  'landing_pages',
  {
    id: key(),
    organisationId: organisation(),
    workspaceId: uuid('workspace_id').notNull(),
    propertyId: uuid('property_id').notNull(),
    eventId: uuid('event_id'),
    styleguideId: uuid('styleguide_id').notNull(),
    name: text('name').notNull(),
    brief: jsonb('brief').$type<Brief>().notNull(),
    factIds: uuid('fact_ids').array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    tenantKey('landing_pages', t),
    index('landing_pages_property').on(t.propertyId, t.updatedAt),
    index('landing_pages_event').on(t.eventId),
    refersTo(workspaces, t, t.workspaceId).onDelete('cascade'),
    refersTo(styleguides, t, t.styleguideId),
    refersTo(properties, t, t.propertyId).onDelete('cascade'),
    // Deleting an event empties `event_id` alone, which a migration says: no table here can.
    refersTo(events, t, t.eventId),
  ],
);

/** A post in one language: the draft people work on. Landing pages are its first type. */
export const posts = pgTable(
  'posts',
  {
    id: key(),
    organisationId: organisation(),
    type: text('type').notNull(),
    landingPageId: uuid('landing_page_id').notNull(),
    domainId: uuid('domain_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    status: text('status').notNull().default('draft'),
    title: text('title').notNull().default(''),
    description: text('description').notNull().default(''),
    slug: text('slug').notNull(),
    blocks: jsonb('blocks').$type<Block[]>().notNull().default([]),
    version: integer('version').notNull().default(1),
    publishedVersion: integer('published_version'),
    publishedAt: instantColumn('published_at'),
    publishedBy: text('published_by'),
    publishAt: instantColumn('publish_at'),
    failure: text('failure'),
    jobId: uuid('job_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    tenantKey('posts', t),
    unique('posts_translation').on(t.landingPageId, t.language),
    unique('posts_address').on(t.domainId, t.language, t.slug),
    refersTo(domains, t, t.domainId),
    refersTo(landingPages, t, t.landingPageId).onDelete('cascade'),
  ],
);

/** Every saved state of a post, for history and restore. */
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
    savedBy: text('saved_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('post_versions_once').on(t.postId, t.version), refersTo(posts, t, t.postId).onDelete('cascade')],
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
 * What guests see: one row for each address that is or was live on a domain. It outlives the post, so that an
 * address taken away goes on answering 410.
 */
export const publications = pgTable(
  'publications',
  {
    id: key(),
    organisationId: organisation(),
    domainId: uuid('domain_id').notNull(),
    /** Path on the site, such as /de/advent-lindau. */
    path: text('path').notNull(),
    live: boolean('live').notNull(),
    postId: uuid('post_id'),
    landingPageId: uuid('landing_page_id'),
    propertyId: uuid('property_id'),
    eventId: uuid('event_id'),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    blocks: jsonb('blocks').$type<Block[]>().notNull(),
    /** Claims of the published text with their sources. */
    claims: jsonb('claims').$type<(Claim & { blockId: string; field: string })[]>().notNull(),
    publishedBy: text('published_by').notNull(),
    publishedAt: instantColumn('published_at').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('publications_address').on(t.domainId, t.path),
    index('publications_post').on(t.postId),
    refersTo(domains, t, t.domainId).onDelete('cascade'),
  ],
);
