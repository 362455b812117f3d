/** Every text the composer can be asked for over the demo: its houses, the events near them, all types and languages. */
import { brief, type ContentType } from '@foyer/contract/content';
import type { Language } from '@foyer/contract/languages';
import { straightLine } from '@foyer/editorial/composer/happening';
import type { ComposeRequest } from '@foyer/editorial/composer/workshop';
import { contextIn, type ToldEvent } from '@foyer/editorial/context';
import { type Calendar, calendarFrom } from '../seed/calendar.ts';
import type { SeedEvent, SeedProperty, SeedWorkspace } from '../seed/material.ts';
import { demoOrganizations } from '../seed/organizations.ts';
import { pictures } from '../seed/pictures.ts';

/** `of` names it among the others. */
export type DemoText = { of: string; type: ContentType; request: ComposeRequest };

/** Kilometres within which events are a house's, spec 9. */
const reach = 35;

/**
 * All texts in one language. With `every` each house is told with each event near it as page and as article, else in
 * turn as one or the other; posts, event descriptions, search texts and captions are always there.
 */
export function demoTexts(language: Language, { every }: { every: boolean }): DemoText[] {
  const calendar = calendarFrom(new Date());
  return demoOrganizations.flatMap(({ workspaces }) =>
    workspaces.flatMap((workspace) => textsOf(workspace, language, calendar, every)),
  );
}

function textsOf(workspace: SeedWorkspace, language: Language, calendar: Calendar, every: boolean): DemoText[] {
  const { properties, events, styleguide } = workspace;
  const happenings = events.map((event) => tellingsOf(event, calendar));
  const about = (house: SeedProperty, told: ToldEvent[], type: ContentType, imageId?: string): DemoText => {
    const facts = house.facts.map((fact, at) => ({ ...fact, id: `fact ${at}` }));
    const sources = { property: house.record, facts, events: told, styleguide: styleguide.content };
    const of = [house.record.name, told[0]?.title, type, imageId].filter(Boolean).join(', ');
    const images = house.photos.map((id) => ({
      id,
      tags: pictures[id]?.tags ?? [],
      altText: pictures[id]?.altText[language] ?? '',
    }));
    const request: ComposeRequest = {
      ...contextIn(sources, language),
      contentType: type,
      brief: brief.parse(type === 'article' ? { length: 'long' } : {}),
      images,
      imageId,
      seed: of,
    };
    return { of, type, request };
  };
  const pair: ContentType[] = ['landing_page', 'article'];
  const [first] = properties;
  return [
    ...properties.flatMap((house, p) => [
      ...(['landing_page', 'property_post', 'article', 'search'] as const).map((type) => about(house, [], type)),
      ...house.photos.map((photo) => about(house, [], 'caption', photo)),
      ...happenings.flatMap((told, i) => {
        const [event] = told;
        if (!event || straightLine(house.record, event.venue) > reach) return [];
        return pair.filter((_, at) => every || at === (i + p) % 2).map((type) => about(house, told, type));
      }),
    ]),
    ...happenings.flatMap((told) => (first ? [about(first, told, 'event_description')] : [])),
  ];
}

/** An event in each language it is told in, the English one first. */
function tellingsOf(event: SeedEvent, calendar: Calendar): ToldEvent[] {
  const { timeZone, ...venue } = event.venue;
  const shared = {
    eventStartDate: calendar.at(event.start, timeZone),
    eventEndDate: event.end ? calendar.at(event.end, timeZone) : null,
    timeZone,
    allDay: event.allDay ?? false,
    timeKnown: true,
    eventStatus: event.eventStatus ?? 'scheduled',
    venue: { ...venue, venueId: null, name: `${venue.city}, ${venue.country}` },
    category: event.category,
    ticketUrl: event.ticketUrl ?? null,
    price: event.price ?? null,
    currency: event.price === undefined ? null : (event.currency ?? 'EUR'),
  } as const;
  const others = Object.entries(event.told ?? {}) as [Language, { title: string; description: string }][];
  return [
    { ...shared, language: 'en', title: event.title, description: event.description },
    ...others.map(([language, text]) => ({ ...shared, ...text, language })),
  ];
}
