/** Reads the live texts that say what is no longer so, and who changed what they rest on. */
import type { OutdatedClaim } from '@foyer/contract/changed-facts';
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { inWorkspace } from '#db/reach.ts';
import { events } from '#db/tables/content.ts';
import { entries, publications } from '#db/tables/entries.ts';
import { sourceChanges } from '#db/tables/overview.ts';
import { properties } from '#db/tables/tenants.ts';
import type { Scope } from '#lib/scope.ts';

export type ChangeRow = typeof sourceChanges.$inferSelect;
export type OutdatedText = Awaited<ReturnType<typeof outdatedTexts>>[number];

/** Live texts with claims that no longer hold, by entry in the order of their languages. */
export const outdatedTexts = (
  scope: Scope,
  about: { propertyId?: string | undefined; workspaceId?: string | undefined },
) =>
  scope.db
    .select({
      entryId: entries.id,
      type: entries.type,
      name: entries.name,
      workspaceId: entries.workspaceId,
      propertyId: publications.propertyId,
      propertyName: properties.name,
      /** The event's translation group, and its title as the page names it. */
      eventId: events.translationGroup,
      eventTitle: events.title,
      domainId: publications.domainId,
      path: publications.path,
      language: publications.language,
      title: publications.title,
      publishedAt: publications.publishedAt,
      claims: sql<OutdatedClaim[]>`${publications.staleClaims}`,
    })
    .from(publications)
    .innerJoin(entries, eq(entries.id, publications.entryId))
    .leftJoin(properties, eq(properties.id, publications.propertyId))
    .leftJoin(events, eq(events.id, publications.eventId))
    .where(
      and(
        inWorkspace(scope, publications.organisationId, entries.workspaceId),
        about.propertyId ? eq(publications.propertyId, about.propertyId) : undefined,
        about.workspaceId ? eq(entries.workspaceId, about.workspaceId) : undefined,
        eq(publications.live, true),
        isNotNull(publications.staleClaims),
      ),
    )
    .orderBy(asc(entries.name), asc(publications.entryId), asc(publications.postId));

/** The last change of each source of these properties and events. */
export const changesOf = (
  scope: Scope,
  about: { propertyIds: readonly string[]; eventIds: readonly string[] },
): Promise<ChangeRow[]> =>
  scope.db
    .select()
    .from(sourceChanges)
    .where(
      or(
        inArray(sourceChanges.propertyId, [...about.propertyIds]),
        about.eventIds.length > 0 ? inArray(sourceChanges.eventId, [...about.eventIds]) : undefined,
      ),
    );

const told = alias(events, 'told');

/** Changes of events that pages about a property went live before: what the pages do not know yet. */
export const eventsChangedUnder = (scope: Scope, propertyId: string) =>
  scope.db
    .select({
      eventId: told.id,
      title: told.title,
      eventStatus: told.eventStatus,
      startDate: told.startDate,
      timeZone: told.timeZone,
      name: sourceChanges.name,
      was: sourceChanges.was,
      changedBy: sourceChanges.changedBy,
      changedAt: sourceChanges.changedAt,
      entryIds: sql<string[]>`array_agg(distinct ${publications.entryId})`,
    })
    .from(sourceChanges)
    // The language that the event was written in first carries the group's id.
    .innerJoin(told, eq(told.id, sourceChanges.eventId))
    // A page may name any of the event's languages.
    .innerJoin(events, eq(events.translationGroup, sourceChanges.eventId))
    .innerJoin(
      publications,
      and(
        eq(publications.eventId, events.id),
        eq(publications.live, true),
        isNotNull(publications.entryId),
        sql`${publications.publishedAt} < ${sourceChanges.changedAt}`,
      ),
    )
    .where(
      and(eq(publications.propertyId, propertyId), sql`${sourceChanges.was} is distinct from ${sourceChanges.now}`),
    )
    .groupBy(sourceChanges.id, told.id)
    .orderBy(sql`${sourceChanges.changedAt} desc`);
