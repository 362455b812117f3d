/** What the facts say of smoking: the places where it is let, those where it is not, and whether there are no others. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { smokingIn } from '#claims/reading/smoking.ts';
import { type SmokingPlace, smokingWords } from '#lexicon/smoking.ts';

export type SmokingKnown = {
  may: ReadonlyMap<SmokingPlace, ClaimSource>;
  not: ReadonlyMap<SmokingPlace, ClaimSource>;
  /** The source by which it is let in no place but those of `may`. */
  only: ClaimSource | null;
};

/** A house with one of the two calls its roof terrace the terrace. */
function alike(places: Map<SmokingPlace, ClaimSource>, { amenities }: Ledger): void {
  if (amenities.has('rooftop_terrace') && amenities.has('terrace')) return;
  const source = places.get('roof') ?? places.get('terrace');
  if (source) places.set('roof', source).set('terrace', source);
}

export const smokingKnown = onceFor((ledger: Ledger): SmokingKnown => {
  const may = new Map<SmokingPlace, ClaimSource>();
  const not = new Map<SmokingPlace, ClaimSource>();
  let only: ClaimSource | null = null;
  const listed = ledger.amenities.get('non_smoking');
  if (listed) not.set('inside', listed.source);
  for (const { name, reading, source } of ledger.stated) {
    if (!name.startsWith('policy:smoking')) continue;
    const told = smokingIn(reading);
    for (const one of told) (one.says === 'may' ? may : not).set(one.place, source);
    if (told.some((one) => one.only)) only = source;
    const words = reading.tokens.map(({ text }) => text).join(' ');
    const { free, not: denied } = smokingWords[reading.language];
    if (free.test(words) || (denied.test(words) && told.length === 0)) not.set('inside', source);
  }
  const rooms = ledger.amenities.get('smoking_rooms');
  if (rooms) {
    may.set('inside', rooms.source);
    not.delete('inside');
  }
  alike(may, ledger);
  alike(not, ledger);
  if (only && !may.has('inside')) not.set('inside', not.get('inside') ?? only);
  return { may, not, only };
});
