/** What is in a pool and how breakfast is served: 'a freshwater pool', of one filled with seawater; 'à la carte', of a buffet. */

import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { isElsewhere, isUnreal } from '#claims/reading/aside.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import { clauseOf, idsOf, type Mention, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { sortOfWord } from '#claims/reading/sort-of-word.ts';
import { missingWords } from '#lexicon/missing.ts';

type Water = 'fresh' | 'salt';
type Told = { water: Water; from: number; to: number };

/** Water by its one word and by its two, in any of the four languages. */
const oneWord: readonly (readonly [Water, RegExp])[] = [
  ['fresh', /^(?:freshwater|süßwasser\p{L}*)$/u],
  ['salt', /^(?:seawater|saltwater|meerwasser\p{L}*|salzwasser\p{L}*|meersalz\p{L}*|sole\p{L}*)$/u],
];
const waterOf = sortOfWord(oneWord);
const twoWords: readonly (readonly [Water, RegExp])[] = [
  ['fresh', /^(?:fresh water|agua dulce|eau douce)(?: |$)/],
  ['salt', /^(?:sea water|salt water|agua salada|agua de mar|agua del mar|eau de mer|eau salée)(?: |$)/],
];
/** What each of them begins with. */
const leads = /^(?:fresh|salt|sea|agua|eau)$/;
/** Tokens of the longest of them: 'agua de mar'. */
const reach = 3;

function inTwoWords(reading: Reading, from: number): Water | undefined {
  const words = wordsIn(reading, from, from + reach);
  return twoWords.find(([, pattern]) => pattern.test(words))?.[0];
}

const isPool = (mention: Mention): boolean =>
  idsOf(mention, 'amenity', 'counted').some((id) => sortOfId(id) === 'pool');

/** Water named in a clause that has a pool in it. */
function waterIn(reading: Reading, isOfPool = false): Told[] {
  return reading.tokens.flatMap(({ text }, from): Told[] => {
    const one = waterOf(text);
    const two = leads.test(text) ? inTwoWords(reading, from) : undefined;
    const water = one ?? two;
    if (!water || reading.silent[from]) return [];
    const [start, end] = clauseOf(reading, from);
    const here = mentionsBeside(reading, from).some(
      (mention) => mention.from >= start && mention.to <= end && isPool(mention),
    );
    // 'Süßwasserbecken', 'freshwater swimming'.
    const pooled = /(?:becken|pool|bad)s?$/.test(text) && one !== undefined;
    return here || pooled || isOfPool ? [{ water, from, to: one ? from + 1 : from + 2 }] : [];
  });
}

/** What the facts fill the pools with. */
const waterKnown = onceFor((ledger: Ledger): { water: Water; source: ClaimSource }[] =>
  ledger.stated.flatMap(({ name, reading, source }) =>
    name === 'event' ? [] : waterIn(reading, /pool/.test(name)).map(({ water }) => ({ water, source })),
  ),
);

const isDenied = (reading: Reading, from: number): boolean => {
  const clause = clauseOf(reading, from);
  return (
    hasMark(reading, ...clause, 'denied', 'deniedAfter', 'gone') ||
    reading.tokens.slice(...clause).some(({ text }) => missingWords[reading.language].test(text))
  );
};

const isClaimed = (reading: Reading, place: { from: number; to: number }): boolean => {
  const mention = { ...place, subjects: [] };
  return !isDenied(reading, place.from) && !isUnreal(reading, mention) && !isElsewhere(reading, mention);
};

function findWater(reading: Reading, ledger: Ledger): Finding[] {
  const said = waterIn(reading);
  const known = said.length > 0 ? waterKnown(ledger) : [];
  const [first] = known;
  if (!first) return [];
  return said.flatMap(({ water, from, to }): Finding[] => {
    if (!isClaimed(reading, { from, to })) return [];
    const right = known.find((one) => one.water === water);
    const source = (right ?? first).source;
    return [{ kind: 'amenity', verdict: right ? 'supported' : 'contradicted', from, to, source }];
  });
}

const article = /^(?:à|a)$/;
const card = /^(?:carte|carta)$/;

const isOfBreakfast = (mention: Mention): boolean =>
  idsOf(mention, 'amenity', 'thing').some((id) => sortOfId(id) === 'breakfast');

/** Where a text says 'à la carte' of breakfast and names no buffet beside it. */
const cardsIn = (reading: Reading): number[] =>
  reading.tokens.flatMap(({ text }, from) => {
    const [, second, third] = reading.tokens.slice(from, from + 3);
    if (!article.test(text) || second?.text !== 'la' || !card.test(third?.text ?? '')) return [];
    const [start, end] = clauseOf(reading, from);
    const here = mentionsBeside(reading, from).filter((one) => one.from >= start && one.to <= end);
    const isBuffet = here.some((one) => idsOf(one, 'amenity').includes('breakfast_buffet'));
    return here.some(isOfBreakfast) && !isBuffet ? [from] : [];
  });

function findCard(reading: Reading, ledger: Ledger): Finding[] {
  const buffet = ledger.amenities.get('breakfast_buffet');
  if (!buffet || ledger.stated.some((one) => cardsIn(one.reading).length > 0)) return [];
  return cardsIn(reading).flatMap((from): Finding[] =>
    isClaimed(reading, { from, to: from + 3 })
      ? [{ kind: 'amenity', verdict: 'contradicted', from, to: from + 3, source: buffet.source }]
      : [],
  );
}

export const findServedHow: Finder = (reading, ledger) => [...findWater(reading, ledger), ...findCard(reading, ledger)];
