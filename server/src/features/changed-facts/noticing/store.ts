/** Keeps the last change of each source that something live was about. */
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { events } from '#db/tables/content.ts';
import { publications } from '#db/tables/entries.ts';
import { sourceChanges } from '#db/tables/overview.ts';
import type { TenantScope } from '#lib/scope.ts';

type About = { propertyId: string } | { eventIds: readonly string[] };

/** When the oldest text that is live about a property or an event was published; null when none is. */
export async function oldestLive(scope: TenantScope, about: About): Promise<string | null> {
  const [row] = await scope.db
    .select({ oldest: sql<string | null>`min(${publications.publishedAt})` })
    .from(publications)
    .where(
      and(
        'propertyId' in about
          ? eq(publications.propertyId, about.propertyId)
          : inArray(publications.eventId, [...about.eventIds]),
        eq(publications.live, true),
        isNotNull(publications.entryId),
      ),
    );
  return row?.oldest ?? null;
}

/**
 * Puts a change down. A source that changed before while the oldest page was live keeps what it said then, so that
 * changing it back is no change.
 */
export async function putChange(
  scope: TenantScope,
  change: { propertyId: string | null; eventId: string | null; name: string; was: string | null; now: string | null },
  oldestLive: string,
): Promise<void> {
  const { now } = change;
  const written = { now, changedBy: scope.actor.name, changedAt: sql`now()`, checkedAt: null };
  await scope.db
    .insert(sourceChanges)
    .values({ ...change, ...written, organisationId: scope.organisationId })
    .onConflictDoUpdate({
      target: [sourceChanges.organisationId, sourceChanges.propertyId, sourceChanges.eventId, sourceChanges.name],
      set: {
        ...written,
        was: sql`case when ${sourceChanges.changedAt} > ${oldestLive}::timestamptz then ${sourceChanges.was} else excluded.was end`,
      },
    });
}

/** Events at a venue that something is live about: the translation group with its translations. */
export async function liveEventsAt(
  scope: TenantScope,
  venueId: string,
): Promise<{ eventId: string; eventIds: string[] }[]> {
  return scope.db
    .select({ eventId: events.translationGroup, eventIds: sql<string[]>`array_agg(distinct ${events.id})` })
    .from(events)
    .where(
      and(
        eq(events.venueId, venueId),
        sql`exists (
          select from ${publications} p join ${events} told on told.id = p.event_id
          where told.translation_group = ${events.translationGroup} and p.live and p.entry_id is not null)`,
      ),
    )
    .groupBy(events.translationGroup);
}
