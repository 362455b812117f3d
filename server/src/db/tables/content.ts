/** Pictures, venues and events: all tenant tables. */
import type { Language } from '@foyer/contract/languages';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  real,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, key, organisation, refersTo, tenantKey, updatedAt, version } from './columns.ts';
import { workspaces } from './tenants.ts';

/** Who said what a picture shows in a language, and whether they wrote it or agreed to what was suggested. */
export type ToldBy = { by: string; at: string; origin: 'written' | 'approved' };
/** A text nobody has agreed to yet. */
export type Suggested = { text: string; source: 'model' | 'built-in'; at: string };

/** Folders of a workspace's pictures. */
export const mediaFolders = pgTable(
  'media_folders',
  {
    id: key(),
    organisationId: organisation(),
    workspaceId: uuid('workspace_id').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    tenantKey('media_folders', t),
    uniqueIndex('media_folders_once').on(t.workspaceId, sql`lower(${t.name})`),
    refersTo(workspaces, t, t.workspaceId).onDelete('cascade'),
  ],
);

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
    /** Goes up with whatever a person changes about it. */
    edition: integer('edition').notNull().default(1),
    folderId: uuid('folder_id'),
    /** It says nothing, so that nothing is to be said of it. */
    decorative: boolean('decorative').notNull().default(false),
    credit: text('credit').notNull().default(''),
    licence: text('licence').notNull().default(''),
    /** Last day it may be shown. */
    rightsUntil: date('rights_until', { mode: 'string' }),
    /** What must stay in sight when it is cut, from 0 to 1 of width and height; null for the middle. */
    focusX: real('focus_x'),
    focusY: real('focus_y'),
    /** A few pixels of it as a data address, and what colors it is made of, the first the most. */
    placeholder: text('placeholder').notNull().default(''),
    colors: text('colors').array().notNull().default([]),
    /** 64 bits that few of differ in pictures that look alike. */
    likeness: bigint('likeness', { mode: 'bigint' }),
    /** Of its files as they were filed; what the forms made of it take is not counted. */
    bytes: integer('bytes').notNull().default(0),
    altBy: jsonb('alt_by').$type<Partial<Record<Language, ToldBy>>>().notNull().default({}),
    suggested: jsonb('suggested').$type<Partial<Record<Language, Suggested>>>().notNull().default({}),
    uploadedBy: text('uploaded_by').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    tenantKey('media', t),
    index('media_workspace').on(t.workspaceId),
    index('media_organisation').on(t.organisationId, t.propertyId, t.createdAt, t.id),
    index('media_folder').on(t.folderId),
    refersTo(workspaces, t, t.workspaceId).onDelete('cascade'),
    refersTo(mediaFolders, t, t.folderId),
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
    publishAt: instantColumn('publish_at'),
    failure: text('failure'),
    version: version(),
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
    publishAt: instantColumn('publish_at'),
    failure: text('failure'),
    /** The same in every language of an event. */
    version: version(),
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
    /** Slug of the site's own category it is sorted into, where `category` is only what it is like. */
    siteCategory: text('site_category'),
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
    index('events_updated').on(t.workspaceId, t.updatedAt, t.id).where(sql`${t.id} = ${t.translationGroup}`),
    // With what says that a row counts, so that the events of a venue are counted in the index alone.
    index('events_venue').on(t.venueId, t.organisationId, t.id, t.translationGroup),
    refersTo(workspaces, t, t.workspaceId).onDelete('cascade'),
    refersTo(venues, t, t.venueId),
  ],
);
