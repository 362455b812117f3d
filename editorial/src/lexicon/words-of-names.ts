/** The words a language has for what a fact is named after, out of the tables of facilities, offers and places nearby. */
import type { Language } from '@foyer/contract/languages';
import { facilities } from '#lexicon/facilities.ts';
import { namesLike } from '#lexicon/further-offers.ts';
import { houseOffers } from '#lexicon/house-offers.ts';
import { list } from '#lexicon/list.ts';
import { nearbyPlaces } from '#lexicon/nearby-places.ts';

const at = { en: 0, de: 1, es: 2, fr: 3 } as const;

/** The words of a table for a name, or for the end of it: a castle tower is a tower, whatever else its name says. */
function rowsOf(name: string, sort: 'thing' | 'place'): readonly (readonly string[])[] {
  const rows = sort === 'thing' ? facilities : nearbyPlaces;
  const parts = name.split('_');
  const row = parts.map((_, from) => rows[parts.slice(from).join('_')]).find((one) => one !== undefined);
  const offer = sort === 'thing' ? houseOffers[name] : undefined;
  return [row, offer].flatMap((one) => (one ? [one] : []));
}

/** The words for what a fact is named after; empty where no table has it. */
export const wordsOf = (name: string, sort: 'thing' | 'place', language: Language): readonly string[] => {
  const names = sort === 'thing' ? namesLike(name) : [name];
  const rows = names.map((one) => rowsOf(one, sort)).find((found) => found.length > 0) ?? [];
  return rows.flatMap((row) => list(row[at[language]] ?? ''));
};
