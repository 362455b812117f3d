/** Finds the landing pages that outlive the events they are about, where nobody has said what becomes of them then. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { events } from '#db/tables/content.ts';
import { entries, publications } from '#db/tables/entries.ts';
import type { Scope } from '#lib/scope.ts';

/** Wherever an event is, a day after its end it is over. */
const end = sql<string>`coalesce(${events.endDate}, ${events.startDate})`;

export const pastEvents = (scope: Scope, propertyId: string) =>
  scope.db
    .select({
      eventId: events.translationGroup,
      title: sql<string>`min(${events.title})`,
      endedOn: sql<string>`max(${end})`,
      timeZone: sql<string>`min(${events.timeZone})`,
      pages: sql<number>`count(distinct ${publications.entryId})::int`,
      entryId: sql<string>`(array_agg(${publications.entryId}))[1]`,
    })
    .from(publications)
    .innerJoin(events, eq(events.id, publications.eventId))
    .innerJoin(entries, eq(entries.id, publications.entryId))
    .where(
      and(
        eq(publications.propertyId, propertyId),
        eq(publications.live, true),
        eq(publications.type, 'landing_page'),
        isNull(entries.afterEventBy),
        sql`${end} < now() - interval '1 day'`,
      ),
    )
    .groupBy(events.translationGroup)
    .orderBy(asc(sql`max(${end})`), asc(events.translationGroup));
