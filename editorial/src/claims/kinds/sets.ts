/** What a superlative says that it beats: a land, a town or a sea, by its name or by a word like 'region'. */
import type { Ledger } from '#claims/ledger/ledger.ts';
import type { Subject } from '#claims/reading/grammar.ts';
import { extentOf } from '#claims/reading/lands.ts';
import { clauseOf, idsOf, type MarkPlace, markAt, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { isRegion } from '#lexicon/regions.ts';

const placing: ReadonlySet<string> = new Set(
  'in of on the all whole de del en d du la l las los des toda todo todas todos tout toute toutes'.split(' '),
);

/** 'das größte Thermalbad Böhmens': a name in the genitive, right after the noun it owns. */
const isGenitive = (reading: Reading, index: number): boolean => {
  const noun = reading.tokens[index - 1];
  return (
    /[^s]s$/.test(reading.tokens[index]?.text ?? '') &&
    reading.tokens[index]?.gap === breaks.space &&
    noun?.kind === 'word' &&
    noun.capital &&
    // 'Die älteste Tochter der Köchin Amparo Llorens' ends in a name.
    reading.tokens[index - 2]?.capital !== true &&
    reading.mentions.every(({ from, to, subjects }) => index < from || index >= to || subjects.every(isTownSubject))
  );
};
/** 'das größte Resort der Costa Blanca': two words with a capital in a row are a name. */
const isDoubleName = (reading: Reading, index: number): boolean => {
  const next = reading.tokens[index + 1];
  return (
    /^(?:der|des|im|am|an|in)$/.test(reading.tokens[index - 1]?.text ?? '') &&
    !/^(?:familie|frau|herrn?|\p{L}+in)$/u.test(reading.tokens[index]?.text ?? '') &&
    next?.kind === 'word' &&
    next.capital &&
    next.gap === breaks.space
  );
};
const isTownSubject = ({ type }: Subject) => type === 'town';

/** A language and no land, unless a noun follows ('the French coast'). */
const isTongue = (reading: Reading, index: number): boolean => {
  const next = reading.tokens[index + 1];
  return markAt(reading, index, 'noPlace') !== null && (next?.kind !== 'word' || next.gap > breaks.space);
};

/** Facts that name the land around a house. */
const regionFacts = /region|location|island|district|valley|area/;

/** 'Die schönste Terrasse der Maurienne': a name that a fact about the region has, whether or not any list has it. */
const isOfRegionFact = (reading: Reading, { stated }: Ledger, index: number): boolean => {
  const word = reading.tokens[index]?.text ?? '';
  const before = reading.tokens[index - 1]?.text ?? '';
  return (
    word.length > 4 &&
    /^(?:der|des|im|am|in|auf|von)$/.test(before) &&
    stated.some(
      ({ name, words }) =>
        regionFacts.test(name) && [word, word.replace(/s$/, '')].some((one) => words.includes(` ${one} `)),
    )
  );
};

/** A name after 'in the': 'in the Algarve' is a set as much as 'in town'. */
export function placeAfter(reading: Reading, ledger: Ledger, from: number, to: number): MarkPlace | undefined {
  for (let index = from; index < to; index++) {
    const token = reading.tokens[index];
    if (token?.kind !== 'word' || !token.capital || token.gap !== breaks.space) continue;
    // 'The kindest word in English'.
    if (markAt(reading, index, 'weekday') || markAt(reading, index, 'month') || isTongue(reading, index)) continue;
    // German writes every noun like a name; there only a region is a set.
    const named =
      reading.language === 'de'
        ? isRegion(token.text) ||
          extentOf(token.text) !== undefined ||
          isGenitive(reading, index) ||
          isDoubleName(reading, index) ||
          isOfRegionFact(reading, ledger, index)
        : placing.has(reading.tokens[index - 1]?.text ?? '');
    if (named) {
      const from = reading.language === 'de' ? index : index - 1;
      return { mark: { type: 'set', id: '', value: 0 }, from, to: index + 1 };
    }
  }
  return undefined;
}

export const townIn = (reading: Reading, from: number, to: number) =>
  mentionsBeside(reading, from - 1).find(
    (m) => m.from >= from && m.from < to && reading.tokens[m.from]?.capital && idsOf(m, 'town', 'water').length > 0,
  );

/** 'der', 'im': what stands between a German house and the land it is in. */
const inGerman = /^(?:der|des|im|am|in der|in den|auf der|an der)$/;
const comparative =
  /^(?:mehr|weniger|so|(?!(?:über|unter|immer|hinter|wasser|keller|zimmer|fenster|sommer|winter)$)\p{L}{3,}ere?[nrsm]?)$/u;

/** 'In keinem anderen Hotel der Maurienne wohnen Sie näher': a land of whatever name, and a word that compares. */
export function isBeatenIn(reading: Reading, { to }: MarkPlace): boolean {
  if (reading.language !== 'de') return false;
  const [, end] = clauseOf(reading, to);
  const at = [1, 2].find(
    (length) =>
      inGerman.test(
        reading.tokens
          .slice(to, to + length)
          .map(({ text }) => text)
          .join(' '),
      ) && reading.tokens[to + length]?.capital,
  );
  const name = at === undefined ? (isGenitive(reading, to) ? to : -1) : to + at;
  if (name < 0 || markAt(reading, name, 'weekday') || markAt(reading, name, 'month')) return false;
  return reading.tokens
    .slice(name + 1, end)
    .some(({ text, capital, gap }) => gap === breaks.space && !capital && comparative.test(text));
}
