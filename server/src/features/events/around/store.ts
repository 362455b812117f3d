/** Reads events as little as counting by days needs. */
import { sql } from 'drizzle-orm';
import { events } from '#db/tables/content.ts';
import type { Scope } from '#lib/scope.ts';

export type Occurrence = Awaited<ReturnType<typeof findOccurrences>>[number];

export const findOccurrences = (scope: Scope, ids: readonly string[]) =>
  scope.db
    .select({
      id: events.id,
      title: events.title,
      startDate: events.startDate,
      endDate: events.endDate,
      eventStatus: events.eventStatus,
      weight: events.weight,
      expectedVisitors: events.expectedVisitors,
    })
    .from(events)
    .where(sql`${events.id} = any(${sql.param([...ids])}::uuid[])`);
