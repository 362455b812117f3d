/**
 * Events around a place as a file: the rows the search leaves, in its order, read a page at a time. It is written down
 * as an export, and refuses nothing but what the search does.
 */
import type { NearbyEvent, nearbyFilter } from '@foyer/contract/events';
import { languageNames } from '@foyer/contract/languages';
import type { z } from 'zod';
import type { Cell } from '#lib/csv.ts';
import type { Open } from '#lib/serve.ts';
import { recordAct } from '../../audit-log/rules.ts';
import { nearbyEvents } from '../nearby/rules.ts';

/** Rows read at once, and at most in all. */
const page = 100;
const most = 20_000;

export const eventColumns = [
  ...['Title', 'Starts', 'Ends', 'Time zone', 'Event itself', 'Category', 'Venue', 'Address', 'Town', 'Country'],
  ...['Kilometres', 'Weight', 'Expected visitors a day', 'Price', 'Currency', 'Tickets', 'Languages', 'Landing page'],
];

export async function* exportEvents(open: Open, filter: z.output<typeof nearbyFilter>): AsyncGenerator<Cell[][]> {
  for (let skip = 0; skip < most; skip += page) {
    const { data, total } = await open(async (scope) => {
      const found = await nearbyEvents(scope, { ...filter, skip, take: page });
      if (skip === 0) {
        const target = { targetKind: 'property', targetId: filter.propertyId ?? '' };
        await recordAct(scope, { action: 'events.exported', ...target, detail: { rows: found.total } });
      }
      return found;
    });
    yield data.map(cellsOf);
    if (skip + page >= total) return;
  }
}

const cellsOf = (event: NearbyEvent): Cell[] => [
  ...[event.title, event.eventStartDate, event.eventEndDate, event.timeZone, event.eventStatus],
  event.siteCategory ?? event.category,
  ...[event.venue.title, event.venue.address, event.venue.city, event.venue.country],
  ...[event.distance, event.weight, event.expectedVisitors, event.price, event.currency, event.ticketUrl],
  event.languages.map(({ language, status }) => `${languageNames[language]}: ${status}`).join('; '),
  event.coveredBy?.status ?? null,
];
