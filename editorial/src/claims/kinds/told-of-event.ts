/**
 * What a page about an event counts of it in other words than its description: 'veintiocho bodegas abren la misma noche', of
 * eighteen wine cellars, 'nine formations', of six trios; and the length of its run.
 */
import { agrees } from '#claims/compare.ts';
import type { Finding } from '#claims/finding.ts';
import { isPassed } from '#claims/kinds/counted-alike.ts';
import { perUnit } from '#claims/kinds/known-ways.ts';
import { ofTheHouse } from '#claims/kinds/some-of-them.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { onceFor } from '#claims/once.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { isOfOthers } from '#claims/reading/others.ts';
import { comparisonBefore, comparisonBehind, type Quantity, quantitiesOf } from '#claims/reading/quantities.ts';
import {
  clauseOf,
  idsOf,
  markAt,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
  speaksOf,
} from '#claims/reading/read.ts';
import { breaks, type Token } from '#claims/reading/tokens.ts';
import { type AtEvent, doneAtEvents, eventNouns, ofRaces, sortAtEvent } from '#lexicon/at-events.ts';

type Free = (from: number, to: number) => boolean;

/** Fewer than that are some of them. */
const fewest = 4;
/** 'A thousand kites' are many. */
const many = 1000;
/** Words between a number and its noun, the noun with them. */
const reach = 3;

const isCount = ({ kind, value, article }: Token): boolean =>
  kind === 'number' && !article && value !== null && Number.isInteger(value);

type Noun = { sort: AtEvent; at: number };

/** What a number counts, where that is something of an event's: in Spanish and French the noun comes first. */
function nounAfter({ tokens, grammar, language }: Reading, index: number): Noun | null {
  for (let at = index + 1; at <= index + reach; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word' || token.gap > breaks.space || grammar.prepositions.has(token.text)) return null;
    const sort = language !== 'de' || token.capital ? sortAtEvent(token.text, language) : null;
    // 'Twelve food trucks', 'six band members': in English and German the last noun is what is counted.
    const next = tokens[at + 1];
    const goesOn = language === 'en' && next?.kind === 'word' && next.gap === breaks.space && /[^s]s$/.test(next.text);
    if (sort && !(goesOn && !doneAtEvents.en.test(next.text) && sortAtEvent(next.text, language) !== null))
      return { sort, at };
    if (language === 'de' && token.capital) return null;
    if (language === 'es' || language === 'fr') {
      if (at > index + 1 || !/^(?:grand|petit|meilleur|bon|gran|mejor|buen|nouve|nuev)/.test(token.text)) return null;
    }
  }
  return null;
}

type Known = { sort: AtEvent | null; value: number; stated: Stated };

/** Every number the event's own texts hold, with the sort of what it counts. */
const countedByEvent = onceFor((ledger: Ledger): readonly Known[] =>
  ledger.stated
    .filter(({ name }) => name === 'event')
    .flatMap((stated) =>
      stated.reading.tokens.flatMap((token, index) =>
        isCount(token)
          ? [{ sort: nounAfter(stated.reading, index)?.sort ?? null, value: token.value ?? 0, stated }]
          : [],
      ),
    ),
);

/** What the facts of the house count, its rooms and floors left out. */
const countedByHouse = onceFor(({ stated, numbers }: Ledger): ReadonlySet<number> => {
  const told = stated.flatMap(({ name, reading }) =>
    name === 'event' ? [] : reading.tokens.flatMap(({ kind, value }) => (kind === 'number' ? [value ?? 0] : [])),
  );
  const counted = [...numbers].flatMap(([name, { value }]) =>
    ofTheHouse.has(name.replace(/_count$/, '')) ? [] : [value],
  );
  return new Set([...told, ...counted]);
});

const ours =
  /^(?:we|us|our|ours|house|hotel|inn|here|wir|uns|unser\p{L}*|haus\p{L}*|hotel|hier|nosotros|nuestr[oa]s?|casa|hotel|aquí|nous|notre|nos|maison|hôtel|chez|ici|once|einst|einmal|früher|antaño|jadis|autrefois|slept|sleep|schlafen|schliefen|duermen|durmieron|dorment|dormaient)$/u;

/** Nothing of the house or of its neighbours is spoken of beside the token. */
const isApart = (reading: Reading, index: number, noun: number | null): boolean => {
  const [start, end] = sentenceOf(reading, index);
  return (
    !isOfOthers(reading, index) &&
    marksIn(reading, start, end, 'ours').length === 0 &&
    !reading.tokens.slice(start, end).some(({ text }) => ours.test(text)) &&
    mentionsBeside(reading, index).every(
      (one) =>
        one.subjects.every(({ type }) => type !== 'house') &&
        (one.from === noun ||
          idsOf(one, 'amenity').length === 0 ||
          sortAtEvent(plural(reading.tokens[one.from]?.text ?? ''), reading.language) !== null ||
          /^(?:live_music|wine_cellar|bar)$/.test(idsOf(one, 'amenity')[0] ?? '')),
    )
  );
};
const plural = (word: string): string => (word.endsWith('s') ? word : `${word}s`);

/** 'Twelve bands on Saturday': some of them, on one of the days. */
const isOnOneDay = (reading: Reading, index: number): boolean =>
  hasMark(reading, ...clauseOf(reading, index), 'weekday', 'month', 'evening', 'morning', 'hour');

const ofThem =
  /^(?:first|last|other|more|further|ersten|letzten|anderen|weitere[nr]?|primer[ao]s|últim[ao]s|otr[ao]s|premi[eè]re?s|derni[eè]re?s|autres|of|der|davon|de|des|entre|unter|among)$/;

/** 'Ten of the kites', 'the first ten runners'. */
const isSome = ({ tokens }: Reading, index: number): boolean =>
  /^(?:first|last|other|ersten|letzten|primer[ao]s|últim[ao]s|otr[ao]s|premi[eè]re?s|derni[eè]re?s|autres|after|nach|tras|après|every|alle|cada)$/.test(
    tokens[index - 1]?.text ?? '',
  ) || ofThem.test(tokens[index + 1]?.text ?? '');

/** The sentence names the event, calls it by another noun, or tells what is done at one. */
const isOfEvent = (reading: Reading, index: number): boolean =>
  speaksOf(reading, index, 'event', 'venue') ||
  reading.tokens
    .slice(...sentenceOf(reading, index))
    .some(({ text }) => eventNouns[reading.language].test(text) || doneAtEvents[reading.language].test(text));

/** Numbers of what an event counts that are not the event's. */
export function findCountsOfEvent(reading: Reading, ledger: Ledger, isFree: Free): Finding[] {
  if (!ledger.sources.event) return [];
  const known = countedByEvent(ledger);
  if (known.every(({ sort }) => sort === null)) return [];
  return reading.tokens.flatMap((token, index): Finding[] => {
    const value = token.value ?? 0;
    if (!isCount(token) || value < fewest || reading.silent[index] || !isFree(index, index + 1)) return [];
    const noun = nounAfter(reading, index);
    if (!noun || (token.spelled && value >= many) || isPassed(reading, index, noun.at + 1)) return [];
    if (markAt(reading, index, 'ordinal') || isSome(reading, index) || !isApart(reading, index, noun.at)) return [];
    const comparison = comparisonBefore(reading, index)?.id ?? comparisonBehind(reading, noun.at + 1);
    if (known.some((one) => agrees(value, one.value, comparison))) return [];
    const same = known.filter(({ sort }) => sort === noun.sort);
    const isMore = same.length > 0 && same.every((one) => one.value < value);
    if (!isMore && (isOnOneDay(reading, index) || countedByHouse(ledger).has(value))) return [];
    if (same.length === 0 && !isOfEvent(reading, index)) return [];
    const to = isFree(index, noun.at + 1) ? noun.at + 1 : index + 1;
    const [first] = same;
    return [
      first
        ? { kind: 'count', verdict: 'contradicted', from: index, to, source: first.stated.source }
        : { kind: 'count', verdict: 'unsupported', from: index, to },
    ];
  });
}

/** Kilometres the event's texts give, in metres. */
const lengthsOfEvent = onceFor(({ stated }: Ledger): readonly { metres: number; stated: Stated }[] =>
  stated
    .filter(({ name }) => name === 'event')
    .flatMap((one) =>
      one.quantities.flatMap(({ value, high, unit }) =>
        [value, ...(high === null ? [] : [high])].flatMap((length) =>
          unit === 'km' || unit === 'mi' ? [{ metres: length * (perUnit[unit] ?? 1), stated: one }] : [],
        ),
      ),
    ),
);

/** How far miles may be off kilometres, as a share. */
const slack = 0.06;

/** Something else that lies so far, or that leads there. */
const leadsAway = (reading: Reading, ledger: Ledger, { from, to, value, unit }: Quantity): boolean => {
  const [start, end] = sentenceOf(reading, from);
  const metres = value * (perUnit[unit] ?? 1);
  const before = reading.tokens[from - 1]?.text ?? '';
  return (
    /^(?:after|nach|tras|après|à|a|in|every|alle|cada|tous|les)$/.test(before) ||
    /^(?:from|away|off|entfernt|weit|von|vom|bis|to|zum|zur|del|desde|hasta|jusqu|loin)$/.test(
      reading.tokens[to]?.text ?? '',
    ) ||
    [...ledger.distances.values()].some((known) => Math.abs((known.value.metres ?? 0) - metres) <= metres * slack) ||
    mentionsBeside(reading, from).some(
      (one) => one.from >= start && one.to <= end && idsOf(one, 'place', 'town').length > 0,
    )
  );
};

/** 'Twelve kilometres of snow by torchlight', of a run over eight. */
export function findLengthsOfEvent(reading: Reading, ledger: Ledger, isFree: Free): Finding[] {
  if (!ledger.sources.event) return [];
  const known = lengthsOfEvent(ledger);
  const [first] = known;
  if (!first) return [];
  return quantitiesOf(reading).flatMap((quantity): Finding[] => {
    const { value, unit, from, to, comparison, mode } = quantity;
    if ((unit !== 'km' && unit !== 'mi') || mode || value <= 1 || reading.silent[from] || !isFree(from, to)) return [];
    const metres = value * (perUnit[unit] ?? 1);
    const isRight = known.some((one) => agrees(metres, one.metres, comparison, unit === 'mi' ? metres * slack : 0));
    const isNear = unit === 'mi' && known.some((one) => Math.abs(one.metres - metres) <= metres * slack);
    if (isRight || isNear || !isApart(reading, from, null) || leadsAway(reading, ledger, quantity)) return [];
    const isRun =
      speaksOf(reading, from, 'event') ||
      reading.tokens.slice(...sentenceOf(reading, from)).some(({ text }) => ofRaces[reading.language].test(text));
    return isRun ? [{ kind: 'distance', verdict: 'contradicted', from, to, source: first.stated.source }] : [];
  });
}
