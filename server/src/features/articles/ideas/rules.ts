/**
 * What a house could write about next: coming events near it that neither a page nor an article tells, and themes it
 * states much about that no article rests on. Every figure is counted from what is stored; nothing is made up.
 */
import { type ArticleIdeas, type EventIdea, leastThemeFacts, type ThemeIdea } from '@foyer/contract/article-ideas';
import { defaultDistance, type NearbyEvent, nearbyQuery } from '@foyer/contract/events';
import { factThemes, themeOf } from '@foyer/contract/fact-themes';
import type { Scope } from '#lib/scope.ts';
import { nearbyEvents } from '../../events/nearby/rules.ts';
import { oneProperty } from '../../properties/rules.ts';
import { factsOf } from '../../property-facts/rules.ts';
import * as store from '../store.ts';

/** Events shown; the heaviest demand first. */
const mostEvents = 20;
const page = 100;

/** Events of the next three months within 35 km of the house (spec 9), and its themes. Throws 404. */
export async function ideasFor(scope: Scope, propertyId: string): Promise<ArticleIdeas> {
  const { workspaceId } = await oneProperty(scope, propertyId);
  const told = new Set(await store.eventsTold(scope, workspaceId));
  const untold = (await everyNearby(scope, propertyId)).filter(
    (event) => event.coveredBy === null && !told.has(event.eventId) && event.eventStatus !== 'cancelled',
  );
  return {
    events: untold.slice(0, mostEvents).map(presentIdea),
    eventsTotal: untold.length,
    themes: await themesOf(scope, propertyId),
  };
}

async function everyNearby(scope: Scope, propertyId: string): Promise<NearbyEvent[]> {
  const events: NearbyEvent[] = [];
  for (;;) {
    const query = nearbyQuery.parse({
      propertyId,
      distance: defaultDistance,
      sort: 'demand',
      covered: 'false',
      skip: events.length,
      take: page,
    });
    const { data, total } = await nearbyEvents(scope, query);
    events.push(...data);
    if (data.length === 0 || events.length >= total) return events;
  }
}

const presentIdea = (event: NearbyEvent): EventIdea => ({
  eventId: event.eventId,
  title: event.title,
  eventStartDate: event.eventStartDate,
  eventEndDate: event.eventEndDate,
  timeZone: event.timeZone,
  venueName: event.venue.title || event.venue.name,
  category: event.category,
  distance: event.distance,
  weight: event.weight,
});

/** A theme is told by an article begun with any fact of it, and by a live one that rests on as many as make a theme. */
async function themesOf(scope: Scope, propertyId: string): Promise<ThemeIdea[]> {
  const facts = await factsOf(scope, propertyId);
  const begun = new Set((await store.factsBegunWith(scope, propertyId)).flat());
  const rested = await store.factsRestedOn(scope, propertyId);
  return factThemes.flatMap((theme) => {
    const own = facts.filter(({ factName }) => themeOf(factName) === theme);
    const ids = new Set(own.map(({ id }) => id));
    const once = [...new Map(own.map((fact) => [fact.factName, fact])).values()];
    const told =
      own.some(({ id }) => begun.has(id)) ||
      rested.some((list) => list.filter((id) => ids.has(id)).length >= leastThemeFacts);
    if (told || once.length < leastThemeFacts) return [];
    return [{ theme, facts: once.map(({ id, factName, factValue }) => ({ id, factName, factValue })) }];
  });
}
