/** A superlative that a fact tells in another language: 'la plus vieille ferme de la vallée', 'the oldest farm of the valley'. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Ledger } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { idsOf, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { qualities, rivals } from '#lexicon/superlatives.ts';

const meaning = (text: string, of: Readonly<Record<string, RegExp>>): string | undefined =>
  Object.keys(of).find((id) => of[id]?.test(text));

const meanings = (reading: Reading, from: number, to: number, of: Readonly<Record<string, RegExp>>): Set<string> =>
  new Set(reading.tokens.slice(from, to).flatMap(({ text }) => meaning(text, of) ?? []));

/** Towns and waters: 'am Bodensee', 'on Lake Constance'. */
const townsIn = (reading: Reading, from: number, to: number): string[] =>
  mentionsBeside(reading, from)
    .filter((one) => one.from < to && one.to > from)
    .flatMap((one) => idsOf(one, 'town', 'water'));

/** Names may end in another way: 'Dundees', 'Dundee'. */
const isName = (name: string, { words }: Stated): boolean =>
  words.includes(` ${name} `) || words.includes(` ${name.replace(/s$/, '')} `);

/** The fact that says as much of the same rivals: a sort of place, a town or a name. */
export function statedElsewhere(reading: Reading, ledger: Ledger, from: number, to: number): ClaimSource | undefined {
  const said = meanings(reading, from, to, qualities);
  if (said.size === 0) return undefined;
  const places = meanings(reading, from, to, rivals);
  const towns = townsIn(reading, from, to);
  // 'Badenweilers ältestes Haus', 'die größte Weinkarte Budapests': whose it is stands in the genitive.
  const owned = reading.tokens
    .slice(from, to)
    .flatMap(({ text, capital }) =>
      reading.language === 'de' && capital && /[^s]s$/.test(text) && text.length > 5 ? [text.slice(0, -1)] : [],
    );
  const names = reading.tokens
    .slice(from + 1, to)
    .filter(({ capital, text }) => capital && text.length > 3 && reading.language !== 'de')
    .map(({ text }) => text);
  return ledger.stated.find((stated) => {
    const { tokens } = stated.reading;
    const same = (one: Set<string>, of: Readonly<Record<string, RegExp>>) =>
      [...meanings(stated.reading, 0, tokens.length, of)].some((id) => one.has(id));
    const near =
      same(places, rivals) ||
      townsIn(stated.reading, 0, tokens.length).some((id) => towns.includes(id)) ||
      towns.some((town) => isName(town.replaceAll('_', ' '), stated)) ||
      owned.some((name) => isName(name, stated)) ||
      (names.length > 0 && names.every((name) => isName(name, stated)));
    return near && same(said, qualities);
  })?.source;
}
