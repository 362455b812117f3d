/** Till when there is music: 'la musique joue jusqu'à 5 heures', 'getanzt wird bis vier', of a house with an hour for it. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { same } from '#claims/kinds/pairs-of-hours.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { type Clock, clocksOf } from '#claims/reading/clocks.ts';
import { clauseOf, markBefore, type Reading, speaksOf } from '#claims/reading/read.ts';
import { musicEnds, musicWords } from '#lexicon/desk-and-music.ts';

const ofMusic = /music|party|dance|noise|disco/;

const has = (reading: Reading, [start, end]: readonly [number, number], words: RegExp): boolean =>
  reading.tokens.slice(start, end).some(({ text }) => words.test(text));

const isUntil = (reading: Reading, { from }: Clock): boolean => markBefore(reading, from, 'role')?.mark.id === 'until';

type End = { minutes: readonly number[]; source: ClaimSource };

/** Facts that say till when there is music. */
const endsKnown = onceFor((ledger: Ledger): readonly End[] =>
  ledger.stated.flatMap(({ name, reading, source }): End[] => {
    if (!ofMusic.test(name) || source.item) return [];
    const clocks = clocksOf(reading).filter(({ first, second }) => second !== null || isUntil(reading, first));
    if (clocks.length === 0 || !has(reading, [0, reading.tokens.length], musicWords[reading.language])) return [];
    return [{ minutes: clocks.map(({ first, second }) => (second ?? first).minutes), source }];
  }),
);

/** The bar may pour till its own hour, with music or without. */
const isOfThing = ({ hours }: Ledger, clock: Clock): boolean =>
  [...hours.values()].some(({ value }) => same(clock, value.to));

export const findMusicHours: Finder = (reading, ledger) => {
  const known = endsKnown(ledger);
  const [first] = known;
  if (!first) return [];
  return clocksOf(reading).flatMap(({ first: from, second }): Finding[] => {
    const clock = second ?? from;
    const clause = clauseOf(reading, from.from);
    if (!has(reading, clause, musicWords[reading.language])) return [];
    const isEnd = second !== null || isUntil(reading, from) || has(reading, clause, musicEnds[reading.language]);
    if (!isEnd || (ledger.sources.event && speaksOf(reading, from.from, 'event', 'venue'))) return [];
    const right = known.find(({ minutes }) => minutes.some((one) => same(clock, one)));
    if (!right && isOfThing(ledger, clock)) return [];
    const verdict = right ? 'supported' : 'contradicted';
    return [{ kind: 'time', verdict, from: from.from, to: clock.to, source: (right ?? first).source }];
  });
};
