/** Which banners of a site are shown on a day, and when that changes: days begin where the house stands. */
import type { Language } from '@foyer/contract/languages';
import type { PublicSite } from '@foyer/contract/public-parts';
import type { PublicBanner } from '@foyer/contract/public-settings';
import { offsetAt, wallTime } from './time-zones.ts';

type Dated = Pick<PublicSite, 'banners' | 'timeZone'>;

const todayIn = (zone: string, now: number) => wallTime(zone, now).replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');

/** Banners of today that say something in the language, in their order. */
export function bannersOf({ banners, timeZone }: Dated, language: Language, now = Date.now()): PublicBanner[] {
  const today = todayIn(timeZone, now);
  return banners.filter(
    ({ texts, from, until }) =>
      texts[language] !== undefined && (from === null || from <= today) && (until === null || today <= until),
  );
}

/** The moment a banner next comes or goes; null when none does. */
export function bannersChangeAt({ banners, timeZone }: Dated, now = Date.now()): string | null {
  const begin = (day: string, later = 0) => {
    const midnight = Date.parse(`${day}T00:00:00Z`) + later * 86_400_000;
    return midnight - offsetAt(timeZone, midnight) * 60_000;
  };
  const changes = banners
    .flatMap(({ from, until }) => [from === null ? [] : begin(from), until === null ? [] : begin(until, 1)].flat())
    .filter((at) => at > now);
  return changes.length === 0 ? null : new Date(Math.min(...changes)).toISOString();
}

/** The earlier of two moments. */
export const sooner = (a: string | null, b: string | null): string | null =>
  a === null || b === null ? (a ?? b) : Date.parse(a) < Date.parse(b) ? a : b;
