/** Writes what frames a page: hero, details and booking. */
import type { BlockOf } from '@foyer/contract/blocks';
import { dayAfter } from './happening.ts';
import type { Picture } from './pictures.ts';
import type { Scene } from './scene.ts';
import type { Workshop } from './workshop.ts';

const own = { locked: false, origin: 'composer' } as const;

export function writeHero({ phrases, choose }: Workshop, picture: Picture | null): BlockOf<'hero'> {
  const title = choose.label(phrases.titles, 'title', undefined, 64) || (phrases.titles.at(-1)?.text ?? '');
  const without = (text: string) => text !== '' && !title.includes(text);
  return {
    id: 'hero',
    kind: 'hero',
    ...own,
    eyebrow: choose.label(
      phrases.eyebrows.filter((line) => without(line.text)),
      'eyebrow',
    ),
    title,
    subtitle: choose.label(
      phrases.subtitles.filter((line) => without(line.text)),
      'subtitle',
      undefined,
      120,
    ),
    imageId: picture?.id ?? null,
  };
}

const rowLimit = { short: 5, standard: 6, long: 8 } as const;

/** The rows that rest on facts; fewer than two are no table. */
export function writeDetails({ phrases, choose, wording, request }: Workshop): BlockOf<'details'> | null {
  const rows = phrases.rows
    .filter((row) => wording.avoids(`${row.label} ${row.value}`))
    .slice(0, rowLimit[request.brief.length])
    .map(({ label, value }) => ({ label, value: value.charAt(0).toUpperCase() + value.slice(1) }));
  if (rows.length < 2) return null;
  return { id: 'details', kind: 'details', ...own, heading: choose.label(phrases.headings.details, 'details'), rows };
}

/** The stay asked for, else the night of the event; nothing where there is no room to book. */
export function writeBooking({ scene, phrases, choose }: Workshop): BlockOf<'booking'> | null {
  const { house, event } = scene;
  const bookable = house.type !== 'venue' || house.price('room') !== null || house.count('room_count') !== null;
  if (!bookable) return null;
  const nights = event && event.days > 1 ? Math.min(event.days - 1, 2) : 1;
  const on = event && event.status !== 'cancelled' && event.status !== 'postponed' ? event : null;
  const arrive = scene.stay?.arrive ?? (on ? dayAfter(on.firstDay, on.part === 'morning' ? -1 : 0) : null);
  return {
    id: 'booking',
    kind: 'booking',
    ...own,
    arrive,
    leave: scene.stay?.leave ?? (arrive && on ? dayAfter(arrive, on.part === 'morning' ? 2 : nights) : null),
    adults: adults(scene),
    rate: phrases.booking.rate,
    label: choose.label(phrases.booking.labels, 'booking'),
  };
}

const adults = (scene: Scene): number => (scene.audience === 'business' ? 1 : 2);
