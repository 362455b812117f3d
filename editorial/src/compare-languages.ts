/**
 * Whether the languages of a text say the same things: their claims held beside each other by what they rest on, not by
 * their words; of the list of amenities by the one that is meant. Left out is the event's own description, which is
 * another in each language.
 */
import type { Claim, ClaimSource } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';

export type ToldClaims = { language: Language; claims: readonly Claim[] };
/** Something that some of the languages say and others do not. */
export type Difference = Pick<ClaimSource, 'type' | 'name' | 'value' | 'item'> & {
  told: Language[];
  missing: Language[];
};

/** Sources from the nearest to a guest's plans on: what an event page must not leave out comes first. */
const weight: Record<ClaimSource['type'], number> = { event: 0, computed: 1, record: 2, fact: 3 };

const incomparable: ReadonlySet<string> = new Set(['event.description']);

const keyOf = ({ type, name, item }: ClaimSource): string => [type, name, item].join(' ');

/** Compares the languages that have a text; fewer than two of them are the same. */
export function compareLanguages(all: readonly ToldClaims[]): { shared: number; differences: Difference[] } {
  const written = all.filter(({ claims }) => claims.length > 0);
  const told = new Map<string, Difference>();
  for (const { language, claims } of written) {
    for (const { verdict, source } of claims) {
      if (verdict !== 'supported' || !source || incomparable.has(source.name)) continue;
      const { type, name, value, item } = source;
      const known = told.get(keyOf(source)) ?? { type, name, value, item, told: [], missing: [] };
      if (!known.told.includes(language)) known.told.push(language);
      told.set(keyOf(source), known);
    }
  }
  const compared = [...told.values()].map((one) => ({
    ...one,
    missing: written.map(({ language }) => language).filter((language) => !one.told.includes(language)),
  }));
  const differences = compared
    .filter(({ missing }) => missing.length > 0)
    .sort((a, b) => weight[a.type] - weight[b.type] || b.told.length - a.told.length);
  return { shared: compared.length - differences.length, differences };
}
