/** How much of the electricity comes whence: 'the sun covers all of it', 'a hundred per cent solar', of a house whose roof gives two fifths. */
import type { ClaimSource } from '@foyer/contract/claims';
import { agrees } from '#claims/compare.ts';
import type { Finder, Finding } from '#claims/finding.ts';
import { isOfPowerAlone, sortsOfEnergy } from '#claims/kinds/energy.ts';
import { nearly, rounding, sharesIn } from '#claims/kinds/shares.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { isElsewhere, isUnreal } from '#claims/reading/aside.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { comparisonBefore } from '#claims/reading/quantities.ts';
import { clauseOf, type Reading } from '#claims/reading/read.ts';
import { sortOfWord } from '#claims/reading/sort-of-word.ts';

type Told = { value: number; sorts: ReadonlySet<string>; from: number; to: number };

/** Panels and small power stations, whose source goes without saying. */
const byName: readonly (readonly [string, RegExp])[] = [
  ['solar', /^(?:panels?|\p{L}*(?:paneele?n?|module?n?|solardach)|placas|paneles|panneaux|photovoltaik\p{L}*)$/u],
  [
    'water',
    /^(?:hydro|wasserkraft\p{L}*|kleinwasserkraft\p{L}*|minicentral|microcentral|micro|microcentrale|turbina|turbine)$/u,
  ],
];
const namedSourceOf = sortOfWord(byName);
const power =
  /^(?:electricity|power|energy|current|strom|stroms|strombedarfs?|energie|energiebedarfs?|elektrizität|electricidad|corriente|luz|energía|électricité|courant|énergie)$/;
/** All of it, right before what it is all of. */
const whole =
  /^(?:all|entire|whole|every|gesamte[nmrs]?|ganze[nmrs]?|sämtliche[nmrs]?|allen|alle|toda|todo|todas|todos|toute?s?|tous)$/;
/** All of it, wherever it stands. */
const wholly =
  /^(?:entirely|wholly|completely|fully|exclusively|vollständig|komplett|gänzlich|ausschließlich|íntegramente|completamente|totalmente|exclusivamente|entièrement|intégralement|totalement|exclusivement)$/;
const needs = /^(?:needs?|demand|bedarf|bedarfs|necesidades|consumo|besoins|consommation)$/;
/** Tokens from 'all' to what it is all of: 'all of our own electricity'. */
const reach = 5;
const heat =
  /^(?:water|wasser|warmwasser|\p{L}*wasser|agua|eau|heat\p{L}*|heiz\p{L}*|wärme|calefac\p{L}*|chauff\p{L}*|pools?|piscinas?|piscines?)$/u;

const sortsIn = (reading: Reading, from: number, to: number): ReadonlySet<string> =>
  new Set([
    ...sortsOfEnergy(reading, from, to),
    ...reading.tokens.slice(from, to).flatMap(({ text }) => namedSourceOf(text) ?? []),
  ]);

const has = (reading: Reading, from: number, to: number, words: RegExp): boolean =>
  reading.tokens.slice(from, to).some(({ text }) => words.test(text));

/** 'All our electricity', 'tous nos besoins': where all of the power is spoken of, or null. */
function allIn(reading: Reading, start: number, end: number): { from: number; to: number } | null {
  for (let from = start; from < end; from++) {
    const { text } = reading.tokens[from] ?? { text: '' };
    const to = Math.min(end, from + reach);
    const what = reading.tokens
      .slice(from + 1, to)
      .findIndex((token) => power.test(token.text) || needs.test(token.text));
    if (whole.test(text) && what >= 0) return { from, to: from + what + 2 };
    if (wholly.test(text)) return { from, to: from + 1 };
  }
  return null;
}

/** 'We are a hundred per cent solar': the share stands right before the source. */
const isOfWhole = (reading: Reading, to: number): boolean => sortsOfEnergy(reading, to, to + 1).size > 0;

/** The shares that the clauses of a text tell of its power. */
function toldIn(reading: Reading, isOfPower: boolean): Told[] {
  const found: Told[] = [];
  for (let start = 0; start < reading.tokens.length; ) {
    const [, end] = clauseOf(reading, start);
    const sorts = sortsIn(reading, start, end);
    const isPower = isOfPower || has(reading, start, end, power) || has(reading, start, end, needs);
    if (sorts.size > 0 && !has(reading, start, end, heat)) {
      const shares = sharesIn(reading, start, end);
      const all = shares.length === 0 && isPower ? allIn(reading, start, end) : null;
      for (const { value, from, to } of shares)
        if (isPower || isOfWhole(reading, to)) found.push({ value, sorts, from, to });
      if (all) found.push({ value: 100, sorts, ...all });
    }
    start = end;
  }
  return found;
}

const known = onceFor((ledger: Ledger): (Told & { source: ClaimSource })[] =>
  ledger.stated.flatMap(({ name, reading, source }) =>
    name === 'event'
      ? []
      : toldIn(reading, isOfPowerAlone(reading, 0, reading.tokens.length)).map((one) => ({ ...one, source })),
  ),
);

export const findSharesOfPower: Finder = (reading, ledger) => {
  const told = toldIn(reading, false);
  const facts = told.length > 0 ? known(ledger) : [];
  if (facts.length === 0) return [];
  return told.flatMap(({ value, sorts, from, to }): Finding[] => {
    const same = facts.filter((fact) => [...fact.sorts].some((sort) => sorts.has(sort)));
    const [first] = same;
    const clause = clauseOf(reading, from);
    const place = { subjects: [], from, to };
    const denied = hasMark(reading, ...clause, 'denied', 'deniedAfter', 'gone');
    if (!first || denied || isUnreal(reading, place) || isElsewhere(reading, place)) return [];
    const comparison = comparisonBefore(reading, from)?.id ?? null;
    const right = same.find(
      (fact) => agrees(value, fact.value, comparison, rounding) || nearly(reading, from, to, value, fact.value),
    );
    if (right) return [{ kind: 'green', verdict: 'supported', from, to, source: right.source }];
    return [{ kind: 'green', verdict: 'contradicted', from, to, source: first.source }];
  });
};
