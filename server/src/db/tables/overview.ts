/** What the dashboard keeps: changes of sources under live pages, figures of past days, and what people put away. */
import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, key, organisation, refersTo } from './columns.ts';
import { events } from './content.ts';
import { users } from './people.ts';
import { properties } from './tenants.ts';

/** The last change of each source a text can rest on, while something live was about it; one row a source. */
export const sourceChanges = pgTable(
  'source_changes',
  {
    id: key(),
    organisationId: organisation(),
    /** The source is a fact or the record of this property, or a detail of this event (its translation group). */
    propertyId: uuid('property_id'),
    eventId: uuid('event_id'),
    /** Fact name, `record.checkInTime`, `event.startDate`. */
    name: text('name').notNull(),
    /** What it said when the oldest page that is live was published. */
    was: text('was'),
    now: text('now'),
    changedBy: text('changed_by').notNull(),
    changedAt: instantColumn('changed_at').notNull().defaultNow(),
    /** When live pages were read again after it; null while that is to be done. */
    checkedAt: instantColumn('checked_at'),
  },
  (t) => [
    unique('source_changes_once').on(t.organisationId, t.propertyId, t.eventId, t.name).nullsNotDistinct(),
    index('source_changes_unchecked').on(t.changedAt).where(sql`${t.checkedAt} is null`),
    refersTo(properties, t, t.propertyId).onDelete('cascade'),
    refersTo(events, t, t.eventId).onDelete('cascade'),
  ],
);

/** How a property stood on a day: figures by their key. */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    id: key(),
    organisationId: organisation(),
    propertyId: uuid('property_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    figures: jsonb('figures').$type<Record<string, number | null>>().notNull(),
  },
  (t) => [
    unique('daily_figures_once').on(t.propertyId, t.day),
    refersTo(properties, t, t.propertyId).onDelete('cascade'),
  ],
);

/** What a person has put away, for themselves alone. */
export const dismissals = pgTable(
  'dismissals',
  {
    id: key(),
    organisationId: organisation(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    propertyId: uuid('property_id').notNull(),
    what: text('what').notNull(),
    dismissedAt: instantColumn('dismissed_at').notNull().defaultNow(),
  },
  (t) => [
    unique('dismissals_once').on(t.userId, t.propertyId, t.what),
    refersTo(properties, t, t.propertyId).onDelete('cascade'),
  ],
);
