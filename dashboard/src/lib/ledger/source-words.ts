/** Facts and sources of claims in words. Values stay as they are stated; only their form is made readable. */
import type { ClaimSource } from '@foyer/contract/claims';
import { factLabel } from './fact-names.ts';

/** What a claim rests on, on one line: 'Room count, 84', 'Event, 26 Nov 2026 to 20 Dec 2026'. */
export function sourceWords({ type, name, value, item }: ClaimSource): string {
  if (type === 'event')
    return `Event, ${name === 'event.price' && value.startsWith('0 ') ? 'free entry' : plainDates(value)}`;
  if (type === 'computed') return `Measured on the map, ${value}`;
  if (name === 'amenities') return item ? `${factLabel(item)}, listed under amenities` : 'Listed under amenities';
  return `${factLabel(name.replace(/^record\./, ''))}, ${value}`;
}

/** Instants and days within a value as people write them; a span from one to another says 'to'. */
const plainDates = (value: string) =>
  value
    .replace(/\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?/g, (found) => dayWords(found.slice(0, 10)))
    .replace(' / ', ' to ')
    .replace(/^(.+) to \1$/, '$1');

const dayWords = (value: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(value),
  );
