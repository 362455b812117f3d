/** Events for other programs: schema.org's Event, the same values that stand on the pages. */
import type { PublicCalendar } from '@foyer/contract/public-sites';
import { event } from '#pages/things.ts';

/** JSON-LD of every event of a site in a language. */
export function eventsJson({ site, language, events }: PublicCalendar): string {
  const page = { site, language, description: '' };
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': events.map((one) => event(one, page, [])) });
}
