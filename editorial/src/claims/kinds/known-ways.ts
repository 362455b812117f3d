/** What the sources know of the way to a place, and whether a way said in metres or minutes is the same. */
import { agrees } from '#claims/compare.ts';
import { kilometresBetween } from '#claims/geography.ts';
import type { Known, Ledger, Length } from '#claims/ledger/ledger.ts';
import { germanName, plainName } from '#claims/plain-name.ts';
import type { Quantity } from '#claims/reading/quantities.ts';

/** Metres a person walks in a minute (gold rule). */
export const pace = 80;
/** A way on foot may be this much longer than the straight line. */
const detour = 1.45;
export const perUnit: Readonly<Record<string, number>> = { m: 1, km: 1000, mi: 1609.344, ft: 0.3048, yd: 0.9144 };
/** Waters and sands that stand for one another when only one is a fact. */
export const waters = ['lake', 'sea', 'beach', 'river'];

/** The middle of a place, whatever it is called: a village is as far as its centre. */
const centres = ['village', 'village_centre', 'town_centre', 'city_centre'];

/** A place's own name is at least this long. */
const shortestName = 4;

/** Places every town has; a fact named so is not about a place of that name. */
const usual: ReadonlySet<string> = new Set(
  'beach city_centre old_town airport train_station metro bus_stop port ski_lift stadium supermarket market'.split(' '),
);
export const isOwnName = (place: string) => place.length >= shortestName && !usual.has(place);

export function eventLength(ledger: Ledger): Known<Length> | null {
  const { event, property } = ledger.sources;
  if (!event) return null;
  const titles = [plainName(event.venue.title), germanName(event.venue.title)];
  for (const [place, known] of ledger.distances) {
    if (known.value.metres !== null && isOwnName(place) && titles.some((title) => title.includes(plainName(place))))
      return known;
  }
  const metres = kilometresBetween(property, event.venue) * 1000;
  if (Number.isNaN(metres)) return null;
  const value = `${(metres / 1000).toFixed(2)} km`;
  return {
    value: { metres, minutes: null, mode: 'walk' },
    source: { type: 'computed', name: 'distance:venue', value },
  };
}

export function lengthsOf(ledger: Ledger, ids: readonly string[]): Known<Length>[] {
  // A venue may be called like a place every town has ('Market square'); its own way comes first.
  const venue = ids.includes('venue') ? eventLength(ledger) : null;
  const direct = [...(venue ? [venue] : []), ...ids.flatMap((id) => ledger.distances.get(id) ?? [])];
  if (direct.length > 0) return direct;
  const alike = [waters, centres].find((sorts) => ids.some((id) => sorts.includes(id))) ?? [];
  return alike.flatMap((id) => ledger.distances.get(id) ?? []);
}

/** Whether a way said in metres or minutes is the way the source knows; null when the two cannot be compared. */
export function sameWay(quantity: Quantity, known: Known<Length>): boolean | null {
  const { metres, minutes, mode } = known.value;
  const computed = known.source.type === 'computed';
  const said = quantity.high ?? quantity.value;
  const factor = perUnit[quantity.unit];
  if (factor) {
    const way = said * factor;
    if (metres !== null) {
      if (computed)
        return way >= metres * 0.9 - factor * 0.05 && way <= metres * detour
          ? true
          : quantity.comparison
            ? agrees(way, metres, quantity.comparison, metres * 0.1)
            : false;
      return agrees(
        way,
        metres,
        quantity.comparison,
        quantity.unit === 'mi' || quantity.unit === 'ft' || quantity.unit === 'yd' ? metres * 0.075 : 0.5,
      );
    }
    return mode === 'walk' && minutes !== null ? agrees(way, minutes * pace, quantity.comparison, pace * 0.6) : null;
  }
  const time = quantity.unit === 'h' ? said * 60 : said;
  if (quantity.mode !== null && quantity.mode !== 'walk' && quantity.mode !== 'drive') return null;
  const driving = quantity.mode === 'drive';
  if (minutes !== null)
    return (mode === 'drive') === driving || quantity.mode === null
      ? agrees(time, minutes, quantity.comparison, 0.01)
      : null;
  if (metres === null || driving) return null;
  if (computed) return time >= (metres / pace) * 0.9 - 1 && time <= (metres / pace) * detour + 1;
  return agrees(time, metres / pace, quantity.comparison, Math.max(0.6, (metres / pace) * 0.12));
}
