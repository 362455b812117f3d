/** How often a page was read on a day: a number, and nothing about who read it. */
import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { organisation, refersTo } from './columns.ts';
import { domains } from './tenants.ts';

export const visits = pgTable(
  'visits',
  {
    organisationId: organisation(),
    domainId: uuid('domain_id').notNull(),
    /** Path on the site, such as /de/advent-lindau. */
    path: text('path').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organisationId, t.domainId, t.path, t.day] }),
    refersTo(domains, t, t.domainId).onDelete('cascade'),
  ],
);
