/** Phrases that overlap: which of two gives way. */
import type { Grammar, Subject } from '#claims/reading/grammar.ts';
import type { PhraseMatch } from '#claims/reading/phrases.ts';
import type { Token } from '#claims/reading/tokens.ts';
import { sortOf } from '#lexicon/concepts.ts';

/** True where a phrase that begins later reaches further: 'the exhibition' gives way to 'exhibition halls'. */
export function crossed(
  tokens: Token[],
  { values, from, to }: PhraseMatch<Subject>,
  silent: boolean[],
  grammar: Grammar,
): boolean {
  const sorts = new Set(
    values.flatMap(({ type, ids }) => (type === 'amenity' ? ids.map((id) => sortOf[id] ?? id) : [])),
  );
  for (let index = from + 1; index < to; index++) {
    const later = silent[index] ? null : grammar.subjects.longest(tokens, index);
    // 'Valet parking is complimentary' is said of the valet, and not of all parking.
    const isPrice = later?.values.every(({ ids }) => ids.every((id) => id.startsWith('free_')));
    // 'Smoking rooms are available', 'free parking behind the house': the phrase tells no other thing.
    const isSame = later?.values.every(
      ({ type, ids }) =>
        sorts.size > 0 && type === 'thing' && ids.every((id) => id === 'check_in' || sorts.has(sortOf[id] ?? id)),
    );
    // In 'a swimming pool on the roof terrace' the pool on the roof is itself crossed by the terrace.
    if (later && later.to > to && !isPrice && !isSame && !crossed(tokens, later, silent, grammar)) return true;
  }
  return false;
}

/** 'Spielt in Bamberg auf': a phrase with a gap in it passes over the town that it is said of. */
export function townsWithin(
  tokens: Token[],
  { values, from, to }: PhraseMatch<Subject>,
  { subjects }: Grammar,
): { subjects: readonly Subject[]; from: number; to: number }[] {
  const isPhrase = to - from > 2 && values.every(({ type }) => type === 'thing' || type === 'amenity');
  if (!isPhrase) return [];
  return Array.from({ length: to - from - 2 }, (_, at) => from + 1 + at).flatMap((at) => {
    const town = tokens[at]?.capital ? subjects.longest(tokens, at) : null;
    const isTown = town?.values.every(({ type }) => type === 'town') && town.to < to;
    return town && isTown ? [{ subjects: town.values, from: at, to: town.to }] : [];
  });
}
