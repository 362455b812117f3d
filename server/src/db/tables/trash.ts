/** Events and venues that were thrown away. */
import type { Language } from '@foyer/contract/languages';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, organisation, refersTo } from './columns.ts';
import type { events, venues } from './content.ts';
import type { eventOrigins } from './imports.ts';
import { workspaces } from './tenants.ts';

type EventRow = typeof events.$inferSelect;

/** An event with everything that goes with it, as it was. */
export type ThrownEvent = {
  kind: 'event';
  /** The languages that were thrown away together. */
  events: [EventRow, ...EventRow[]];
  venue: typeof venues.$inferSelect;
  origins: (typeof eventOrigins.$inferSelect)[];
  /** Entries that were about it. */
  entries: { id: string; eventId: string }[];
};
export type ThrownVenue = { kind: 'venue'; venue: typeof venues.$inferSelect };

/**
 * What was thrown away and can be brought back for thirty days, one row a thing. Events and venues leave their own tables
 * for it, so that no list of them, and no index, has to pass by what is gone.
 */
export const thrownAway = pgTable(
  'thrown_away',
  {
    /** That of the event it was first told in, or of the one language that was taken away, or of the venue. */
    id: uuid('id').primaryKey(),
    organisationId: organisation(),
    workspaceId: uuid('workspace_id').notNull(),
    kind: text('kind').$type<'event' | 'venue'>().notNull(),
    title: text('title').notNull(),
    languages: text('languages').array().$type<Language[]>().notNull(),
    startDate: instantColumn('start_date'),
    endDate: instantColumn('end_date'),
    kept: jsonb('kept').$type<ThrownEvent | ThrownVenue>().notNull(),
    deletedAt: instantColumn('deleted_at').notNull().default(sql`now()`),
  },
  (t) => [
    index('thrown_away_workspace').on(t.workspaceId, t.deletedAt),
    index('thrown_away_deleted').on(t.deletedAt),
    refersTo(workspaces, t, t.workspaceId).onDelete('cascade'),
  ],
);
