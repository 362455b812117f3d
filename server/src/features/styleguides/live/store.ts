/** Reads what is live in a style guide, and keeps how far it is off. */
import type { Language } from '@foyer/contract/languages';
import { and, asc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { events, venues } from '#db/tables/content.ts';
import { entries, publications } from '#db/tables/entries.ts';
import { properties } from '#db/tables/tenants.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type LiveText = Pick<
  typeof publications.$inferSelect,
  'id' | 'domainId' | 'path' | 'title' | 'description' | 'blocks' | 'publishedAt'
> & {
  language: Language;
  entry: Pick<typeof entries.$inferSelect, 'id' | 'type' | 'name' | 'workspaceId' | 'propertyId' | 'eventId'>;
};

const writtenIn = (styleguideId: string) =>
  and(eq(entries.styleguideId, styleguideId), isNull(entries.deletedAt), eq(publications.live, true));

/** Live texts of pages written in a style guide, after the one of the given id. */
export const liveTexts = (
  scope: Scope,
  styleguideId: string,
  after: string | null,
  take: number,
): Promise<LiveText[]> =>
  scope.db
    .select({
      id: publications.id,
      domainId: publications.domainId,
      path: publications.path,
      title: publications.title,
      description: publications.description,
      blocks: publications.blocks,
      publishedAt: publications.publishedAt,
      language: publications.language,
      entry: {
        id: entries.id,
        type: entries.type,
        name: entries.name,
        workspaceId: entries.workspaceId,
        propertyId: entries.propertyId,
        eventId: entries.eventId,
      },
    })
    .from(publications)
    .innerJoin(entries, eq(entries.id, publications.entryId))
    .where(and(writtenIn(styleguideId), after ? gt(publications.id, after) : undefined))
    .orderBy(asc(publications.id))
    .limit(take);

/** What an entry is about. */
export type About = Pick<typeof entries.$inferSelect, 'propertyId' | 'eventId'>;
export type ToldName = { property: { name: string }; event: { title: string; venue: { title: string } } | null };

/** What the houses, events and venues of entries are called, in every language an event is told in. */
export async function namesOf(scope: Scope, about: readonly About[]): Promise<(one: About) => ToldName[]> {
  const propertyIds = [...new Set(about.flatMap(({ propertyId }) => propertyId ?? []))];
  const eventIds = [...new Set(about.flatMap(({ eventId }) => eventId ?? []))];
  const told = alias(events, 'told');
  const houses = propertyIds.length
    ? await scope.db
        .select({ id: properties.id, name: properties.name })
        .from(properties)
        .where(inArray(properties.id, propertyIds))
    : [];
  const titles = eventIds.length
    ? await scope.db
        .select({ id: events.id, title: told.title, venue: { title: venues.title } })
        .from(events)
        .innerJoin(told, eq(told.translationGroup, events.translationGroup))
        .innerJoin(venues, eq(venues.id, told.venueId))
        .where(inArray(events.id, eventIds))
    : [];
  return ({ propertyId, eventId }) => {
    const property = { name: houses.find(({ id }) => id === propertyId)?.name ?? '' };
    return [
      { property, event: null },
      ...titles.filter(({ id }) => id === eventId).map((event) => ({ property, event })),
    ];
  };
}

/** Keeps how many places of a text do not keep to its guide, unless it went live anew since it was read. */
export async function keepBreaches(
  scope: TenantScope,
  { id, publishedAt }: Pick<LiveText, 'id' | 'publishedAt'>,
  styleBreaches: number,
): Promise<void> {
  await scope.db
    .update(publications)
    .set({ styleBreaches })
    .where(
      and(
        eq(publications.id, id),
        eq(publications.publishedAt, publishedAt),
        ne(publications.styleBreaches, styleBreaches),
      ),
    );
}

/** How many live texts are written in a style guide; with a moment, those that went live after it. */
export async function countLive(scope: Scope, styleguideId: string, since?: string): Promise<number> {
  const own = scope.db
    .select({ id: publications.id })
    .from(publications)
    .innerJoin(entries, eq(entries.id, publications.entryId))
    .where(and(writtenIn(styleguideId), since ? gt(publications.publishedAt, since) : undefined));
  return scope.db.$count(own.as('live'));
}
