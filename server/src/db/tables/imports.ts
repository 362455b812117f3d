/** Where events come from when nobody typed them: feeds, imports, and what each event was when it was brought in. */
import type { EventInput } from '@foyer/contract/events';
import type { ImportLine } from '@foyer/contract/imports';
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, key, organisation, refersTo, tenantKey } from './columns.ts';
import { events } from './content.ts';
import { workspaces } from './tenants.ts';

/** Addresses that are read again every six hours. */
export const eventFeeds = pgTable(
  'event_feeds',
  {
    id: key(),
    organisationId: organisation(),
    workspaceId: uuid('workspace_id').notNull(),
    url: text('url').notNull(),
    /** Language, zone and status its events get where it does not say. */
    settings: jsonb('settings').notNull(),
    fetchedAt: instantColumn('fetched_at'),
    failure: text('failure'),
    nextFetchAt: instantColumn('next_fetch_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    tenantKey('event_feeds', t),
    unique('event_feeds_once').on(t.workspaceId, t.url),
    index('event_feeds_due').on(t.nextFetchAt),
    refersTo(workspaces, t, t.workspaceId).onDelete('cascade'),
  ],
);

/** One reading of a file or feed: what came in, what was found in it, and how far it has been taken over. */
export const eventImports = pgTable(
  'event_imports',
  {
    id: key(),
    organisationId: organisation(),
    workspaceId: uuid('workspace_id').notNull(),
    jobId: uuid('job_id').notNull(),
    /** Name of the file, or address of the feed. */
    source: text('source').notNull(),
    feedUrl: text('feed_url'),
    format: text('format'),
    settings: jsonb('settings').notNull(),
    dryRun: boolean('dry_run').notNull(),
    /** The file as it came, or the feed as it was read; null before that. */
    content: text('content'),
    /** What was found, line by line; null until it is read. */
    lines: jsonb('lines').$type<ImportLine[]>(),
    /** How many of the lines have been taken over or passed by. */
    reached: integer('reached').notNull().default(0),
    appliedAt: instantColumn('applied_at'),
    createdAt: createdAt(),
  },
  (t) => [
    tenantKey('event_imports', t),
    index('event_imports_workspace').on(t.workspaceId, t.createdAt),
    refersTo(workspaces, t, t.workspaceId).onDelete('cascade'),
  ],
);

/** Of an event that was brought in: its name at its source, and what it was then, which tells what people changed. */
export const eventOrigins = pgTable(
  'event_origins',
  {
    id: key(),
    organisationId: organisation(),
    workspaceId: uuid('workspace_id').notNull(),
    eventId: uuid('event_id').notNull(),
    uid: text('uid').notNull(),
    /** Which occurrence of a series: its start by the rule. Empty for an event that comes once. */
    recurrenceId: text('recurrence_id').notNull().default(''),
    imported: jsonb('imported').$type<EventInput>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('event_origins_once').on(t.workspaceId, t.uid, t.recurrenceId),
    index('event_origins_event').on(t.eventId),
    refersTo(workspaces, t, t.workspaceId).onDelete('cascade'),
    refersTo(events, t, t.eventId).onDelete('cascade'),
  ],
);
