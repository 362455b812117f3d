/** An event of the demo in each language it is told in, as a text rests on it. */
import type { Language } from '@foyer/contract/languages';
import type { ToldEvent } from '@foyer/editorial/context';
import type { Calendar } from './calendar.ts';
import type { SeedEvent } from './material.ts';

/** The English one first. */
export function tellingsOf(event: SeedEvent, calendar: Calendar): ToldEvent[] {
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
