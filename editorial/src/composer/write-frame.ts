/** Writes what frames a page: hero, details and booking. */
import type { BlockOf } from '@foyer/contract/blocks';
import { capital } from './entries.ts';
import { dayAfter } from './happening.ts';
import type { Picture } from './pictures.ts';
import type { Scene } from './scene.ts';
import type { Line } from './voice.ts';
import type { Workshop } from './workshop.ts';

const own = { locked: false, origin: 'composer' } as const;

export function writeHero({ scene, phrases, choose }: Workshop, picture: Picture | null): BlockOf<'hero'> {
  const title =
    choose.label(phrases.titles, 'title', { longest: 64, words: scene.tone.headlineWords }) ||
    (phrases.titles.at(-1)?.text ?? '');
  const unlike = (lines: readonly Line[], ...said: string[]) =>
    lines.filter((line) => !said.some((text) => sharesWords(line.text, text)));
  const subtitle =
    choose.label(unlike(phrases.subtitles, title), 'subtitle', { longest: 120 }) || (phrases.subtitles[0]?.text ?? '');
  const eyebrow = choose.label(unlike(phrases.eyebrows, title, subtitle), 'eyebrow');
  return { id: 'hero', kind: 'hero', ...own, eyebrow, title, subtitle, imageId: picture?.id ?? null };
}

/** True when two lines have two words in a row, or a single name, in common. */
function sharesWords(a: string, b: string): boolean {
  const words = (text: string): string[] => [...(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])];
  const pairs = (list: string[]) => new Set(list.slice(1).map((word, i) => `${list[i]} ${word}`));
  const [first, second] = [words(a), words(b)];
  if (first.length < 2) return second.includes(first[0] ?? '');
  const known = pairs(second);
  return [...pairs(first)].some((pair) => known.has(pair));
}

const rowLimit = { short: 5, standard: 6, long: 8 } as const;

/** The rows that rest on facts; fewer than two are no table. */
export function writeDetails({ phrases, choose, wording, request }: Workshop): BlockOf<'details'> | null {
  const rows = phrases.rows
    .filter((row) => wording.avoids(`${row.label} ${row.value}`))
    .slice(0, rowLimit[request.brief.length])
    .map(({ label, value }) => ({ label, value: capital(value) }));
  if (rows.length < 2) return null;
  return { id: 'details', kind: 'details', ...own, heading: choose.label(phrases.headings.details, 'details'), rows };
}

/** The stay asked for, else the night of the event; nothing where there is no room to book. */
export function writeBooking({ scene, phrases, choose }: Workshop): BlockOf<'booking'> | null {
  const { house, event } = scene;
  if (!house.sleeps) return null;
  const nights = event && event.days > 1 ? Math.min(event.days - 1, 2) : 1;
  const on = event && event.status !== 'cancelled' && event.status !== 'postponed' ? event : null;
  const early = on !== null && on.days === 1 && on.starts !== null && on.starts < '12:00';
  const arrive = scene.stay?.arrive ?? (on ? dayAfter(on.firstDay, early ? -1 : 0) : null);
  return {
    id: 'booking',
    kind: 'booking',
    ...own,
    arrive,
    leave: scene.stay?.leave ?? (arrive && on ? dayAfter(arrive, early ? 2 : nights) : null),
    adults: adults(scene),
    rate: phrases.booking.rate,
    label: choose.label(phrases.booking.labels, 'booking'),
  };
}

const adults = (scene: Scene): number => (scene.audience === 'business' ? 1 : 2);
