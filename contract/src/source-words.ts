/** Facts and sources of claims in words. Values stay as they are stated; only their form is made readable. */
import type { Claim, ClaimSource } from './claims.ts';
import { factLabel, placeWords } from './fact-names.ts';

/** What a claim rests on, on one line: 'Room count, 84', 'Event, 26 Nov 2026 to 20 Dec 2026'. */
export function sourceWords(source: ClaimSource): string {
  const { type, name, value, item } = source;
  if (type === 'event') return `Event, ${valueWords(source)}`;
  if (type === 'computed') return `Measured on the map, ${value}`;
  if (name === 'amenities') return item ? `${factLabel(item)}, listed under amenities` : 'Listed under amenities';
  return `${factLabel(name.replace(/^record\./, ''))}, ${valueWords(source)}`;
}

/** Letters of a value that a sentence still carries: an event’s description is no answer to a claim. */
const mostSaid = 80;

/**
 * What a claim stands against, within a sentence: 'the price of breakfast (24 euros)', 'the event’s start date (Monday
 * 16 November)'.
 */
export function againstWords({ kind, source, expected }: Pick<Claim, 'kind' | 'source' | 'expected'>): string {
  if (!source) return 'what is known';
  const said = expected || valueWords(source);
  const name = sourceName(source, kind);
  return said && said.length <= mostSaid ? `${name} (${said})` : name;
}

const ofEvent: Record<string, string> = {
  startDate: 'start date',
  endDate: 'end date',
  'venue.title': 'venue',
  'venue.city': 'town',
};
const ofRecord: Record<string, string> = { starRating: 'star rating', city: 'town' };

/** Groups of facts before what they are about; that of hours and sizes goes before: 'the spa hours'. */
const groups: Record<string, (words: string, place: string) => string> = {
  price: (words) => `price of ${words}`,
  distance: (_, place) => `distance to ${place}`,
  policy: (words) => `policy on ${words}`,
  hours: (words) => `${words} hours`,
  size: (words) => `${words} size`,
  certificate: (words) => `certificate for ${words}`,
  award: (words) => `award ${words}`,
};

function sourceName({ type, name, value }: ClaimSource, kind: Claim['kind']): string {
  if (type === 'computed') return 'what the map measures';
  if (type === 'event') {
    const field = name.replace(/^event\./, '');
    if (field !== 'startDate') return `the event’s ${ofEvent[field] ?? lower(factLabel(field))}`;
    if (kind === 'time') return 'the event’s start';
    return plainDates(value).includes(' to ') ? 'the event’s dates' : 'the event’s start date';
  }
  if (name === 'amenities') return 'the amenities listed';
  const field = name.replace(/^record\./, '');
  const [group = '', thing] = field.split(':');
  const words = thing?.replaceAll('_', ' ') ?? '';
  const told = thing && groups[group]?.(words, placeWords(thing));
  return `the ${told || ofRecord[field] || lower(factLabel(field)).replace(/^check (in|out)\b/, 'check-$1')}`;
}

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** A value as people read it; empty for the list of amenities, of which the one meant is told at most. */
function valueWords({ type, name, value, item }: ClaimSource): string {
  if (name === 'amenities') return item ? lower(factLabel(item)) : '';
  if (name === 'event.price' && value.startsWith('0 ')) return 'free entry';
  if (name.startsWith('certificate:')) return plainDates(value.replace(';', ', until '));
  return type === 'event' ? plainDates(value) : value;
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
