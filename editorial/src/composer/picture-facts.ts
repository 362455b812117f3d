/** The one fact that belongs to the very thing a picture shows: how long the pool is, how many a hall holds. */
import type { Language } from '@foyer/contract/languages';
import { type Fact, factsIn, type PropertySource } from '#context.ts';
import { wordingIn } from './alt-text-phrases.ts';
import { type House, readHouse } from './house.ts';

const pools = ['rooftop_pool', 'indoor_pool', 'outdoor_pool'];
/** Things whose size is a fact of their own: `size:spa` = `600 m²`. */
const measured = ['spa', 'garden', 'terrace', 'gym', 'lobby', 'restaurant', 'bar', 'ballroom', 'beach'];

/** Halls by the fact that counts whom they hold, and the one that says there are several. */
const halls = [
  { word: /^(?:meeting|conference|boardroom)$/, fact: 'meeting_capacity', several: 'meeting_room_count' },
  { word: /^ballroom$/, fact: 'ballroom_capacity', several: 'ballroom_count' },
];

/** The fact in words; null where the house has none, or more than one thing of the kind to state it of. */
export function factShown(
  { property, facts }: { property: PropertySource; facts: readonly Fact[] },
  shown: string,
  language: Language,
): string | null {
  const own = factsIn(facts, language);
  const house = readHouse(property, own, language);
  const say = wordingIn(language);
  const figure = (value: number) => value.toLocaleString(language === 'en' ? 'en-GB' : language);
  if (/^(?:pool|swimming)$/.test(shown)) return poolFact(house, say, figure);
  const one = (several: string) => (house.count(several) ?? 1) === 1;
  const hall = halls.find(({ word }) => word.test(shown));
  const held = hall && one(hall.several) ? house.count(hall.fact) : null;
  if (held) return say.people(figure(held));
  const seats =
    /^(?:restaurant|dining)$/.test(shown) && one('restaurant_count') ? house.count('restaurant_seats') : null;
  if (seats) return say.seats(figure(seats));
  const size = own.find(({ factName }) => factName === `size:${shown}`)?.factValue ?? '';
  const [, area] = /^(\d+)\s*m²$/.exec(size.trim()) ?? [];
  return measured.includes(shown) && area ? say.area(figure(Number(area))) : null;
}

/** Its length, else how warm its water is; nothing where the house has several pools and a picture may show any. */
function poolFact(house: House, say: ReturnType<typeof wordingIn>, figure: (value: number) => string): string | null {
  const { pool } = house;
  if (!pool || pools.filter(house.has).length > 1) return null;
  if (pool.length) return say.metresLong(figure(pool.length));
  return pool.degrees ? say.warm(figure(pool.degrees)) : null;
}
