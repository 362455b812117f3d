/**
 * What free texts count of things that are read only where a fact counts them: '12 marble columns', '84 solar panels'. The
 * house's own texts are then read with the words for them in all four languages.
 */
import { onceFor } from '#claims/once.ts';
import { phrasesOfLanguages } from '#claims/reading/phrases-of-languages.ts';
import { type Reading, readText } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import type { Fact } from '#context.ts';
import { countedAs, countedIds } from '#lexicon/counted-things.ts';

const treeOf = phrasesOfLanguages<string>((tree, language) => {
  for (const id of countedIds) for (const phrase of countedAs(id, language)) tree.add(phrase, id);
});

/** What stands for many a thing in its language: 'plazas' are seats and berths as well as spaces for lorries. */
const tooWide: ReadonlySet<string> = new Set(['space', 'spaces', 'place', 'places', 'spot', 'spots']);

/** Words between a number and its noun. */
const reach = 3;

/** The numbers of such things in a text. */
export function thingsCounted(reading: Reading): { noun: string; value: number }[] {
  const { tokens, grammar } = reading;
  return tokens.flatMap(({ kind, value, article }, index) => {
    if (kind !== 'number' || article || value === null || value < 2 || !Number.isInteger(value)) return [];
    if ((reading.beginning[index + 1] ?? []).some(({ mark: { type } }) => type === 'unit' || type === 'month'))
      return [];
    for (let at = index + 1; at <= index + reach; at++) {
      const token = tokens[at];
      if (token?.kind !== 'word' || token.gap > breaks.space || grammar.prepositions.has(token.text)) break;
      // What everybody's tables count is read by them.
      if (grammar.subjects.longest(tokens, at)?.values.some(({ type }) => type === 'counted')) break;
      const found = treeOf(reading.language).longest(tokens, at);
      if (found) return found.values.map((noun) => ({ noun, value }));
    }
    return [];
  });
}

const named = /^[a-z0-9_]+$/;
const alone = /^\s*\d*\s*$/;

/** What the free texts of a house count, by the names of the table. */
export const countedInTexts = onceFor((facts: readonly Fact[]): ReadonlySet<string> => {
  const texts = facts.filter(
    ({ factName, factValue }) => named.test(factName) && factName !== 'amenities' && !alone.test(factValue),
  );
  return new Set(
    texts.flatMap(({ factValue, language }) =>
      /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/.test(factValue) || language
        ? thingsCounted(readText(factValue, language ?? 'en')).flatMap(({ noun }) => (tooWide.has(noun) ? [] : noun))
        : [],
    ),
  );
});
