/** Sources that bear out a finding after all, by what the clause does besides naming the thing: it rests, it is eaten, it is played. */
import type { ClaimSource } from '@foyer/contract/claims';
import { heldIds, isOf } from '#claims/exact-numbers.ts';
import type { Finding } from '#claims/finding.ts';
import { toldFacts } from '#claims/kinds/heads-of-facts.ts';
import { same } from '#claims/kinds/pairs-of-hours.ts';
import { agrees } from '#claims/kinds/seasons.ts';
import { isSameThing } from '#claims/kinds/seasons-known.ts';
import { thingsInSeason } from '#claims/kinds/things-in-season.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { type ClockSpan, clocksOf } from '#claims/reading/clocks.ts';
import { monthRangesOf } from '#claims/reading/months.ts';
import { quantitiesBeside } from '#claims/reading/quantities.ts';
import { clauseOf, idsOf, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';

type Look = (
  finding: Finding,
  reading: Reading,
  ledger: Ledger,
  beside: readonly Finding[],
) => ClaimSource | null | undefined;

const spanOf = (reading: Reading, { from, to }: Finding): ClockSpan | undefined =>
  clocksOf(reading).find(({ first, second }) => first.from >= from && (second ?? first).to <= to);

/** What a thing does from the hour on at which it closes. */
const rests: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:sleeps?|asleep|snoozes?|dozes?|rests?|resting|closed|shut|done|finished|naps?|silent|off|bed)$/,
  de: /^(?:schläft|schlafen|schlummert|döst|ruht|ruhen|geschlossen|feierabend|schluss|ruhe|pause|dicht|still)$/,
  es: /^(?:duermen?|dormid[oa]s?|descansan?|reposan?|cerrad[oa]s?|calla|callan|reposo|dormir)$/,
  fr: /^(?:dort|dorment|sommeille|repose|reposent|fermée?s?|endort|tait|dormir|coucher|repos)$/,
};

/** 'La piscine se repose dès 20 h', of a pool that closes then. */
const restsFrom: Look = (finding, reading, { hours }) => {
  const { kind, source } = finding;
  const span = kind === 'time' && source ? spanOf(reading, finding) : undefined;
  if (!span || span.second) return null;
  const known = [...hours.values()].find((one) => one.source.name === source?.name);
  if (!known || !same(span.first, known.value.to)) return null;
  const clause = reading.tokens.slice(...clauseOf(reading, finding.from));
  return clause.some(({ text }) => rests[reading.language].test(text)) ? known.source : null;
};

/** Facts and notes that give an hour on a weekday. */
const onDays = onceFor((ledger: Ledger) =>
  toldFacts(ledger).flatMap(({ reading, source }) => {
    const days = marksIn(reading, 0, reading.tokens.length, 'weekday').map(({ mark }) => mark.value);
    const clocks = clocksOf(reading).map(({ first }) => first.minutes);
    return days.length > 0 && clocks.length > 0 ? [{ days, clocks, source }] : [];
  }),
);

/** 'Freitags ab halb neun wird im Pub live Folk gespielt': the day and the hour are those of what a fact tells, whatever the pub's are. */
const isOnItsDay: Look = (finding, reading, ledger) => {
  if (finding.kind !== 'time' || !finding.source?.name.startsWith('hours:')) return null;
  const facts = onDays(ledger);
  const span = facts.length > 0 ? spanOf(reading, finding) : undefined;
  if (!span || span.second) return null;
  const clause = clauseOf(reading, finding.from);
  const days = marksIn(reading, ...clause, 'weekday').map(({ mark }) => mark.value);
  const opens = marksIn(reading, ...clause, 'role').some(({ mark }) => mark.id === 'opens' || mark.id === 'closes');
  if (days.length === 0 || opens) return null;
  return facts.find(
    (one) => days.every((day) => one.days.includes(day)) && one.clocks.some((clock) => same(span.first, clock)),
  )?.source;
};

const meals: ReadonlySet<string> = new Set(['breakfast', 'brunch', 'lunch', 'dinner', 'restaurant', 'kitchen']);
const eating =
  /^(?:eats?|dines?|lunch|food|meals?|essen|isst|gegessen|gekocht|speist|speisen|mahlzeit|come|comen|comemos|comer|almuerza|mange|mangent|manger|déjeune|table|repas)$/;

/** 'Aquí se come de una y media a tres y media y se cena …': the whole hours of another meal, before the one they are held against. */
const isOfMeal: Look = (finding, reading, { hours }) => {
  const { kind, source, from } = finding;
  if (kind !== 'time' || !source || !heldIds(source).some((id) => meals.has(id))) return null;
  const span = spanOf(reading, finding);
  const second = span?.second;
  if (!span || !second) return null;
  const [start] = clauseOf(reading, from);
  const named = mentionsBeside(reading, from).some(
    (one) => one.from >= start && one.to <= from && isOf(one, heldIds(source)),
  );
  if (named || !reading.tokens.slice(start, from).some(({ text }) => eating.test(text))) return null;
  return [...hours].find(
    ([id, { value }]) => meals.has(id) && same(span.first, value.from) && same(second, value.to),
  )?.[1].source;
};

/** 'Under-16s sing free, all others pay twelve pounds': the price of an event whose ages the sentence tells. */
const isOfEvent: Look = ({ kind, source, from, to }, reading, { stated }, beside) => {
  if (kind !== 'price' || !source?.name.startsWith('policy:')) return null;
  const event = stated.find(({ source: { name } }) => name === 'event.description');
  const money = quantitiesBeside(reading, from).find((one) => one.from >= from && one.to <= to);
  const isTold = beside.some(
    (one) =>
      one.verdict === 'supported' &&
      one.source?.name === 'event.description' &&
      reading.sentence[one.from] === reading.sentence[from],
  );
  const has = event?.quantities.some(({ unit, value }) => unit === money?.unit && value === money.value);
  return isTold && has ? event?.source : null;
};

/** 'Der Schwimmteich ist von Juni bis September zum Hineinspringen da': the very months that a note gives its thing. */
export function isInMonthsOfThing(reading: Reading, ledger: Ledger, from: number, to: number): boolean {
  const range = monthRangesOf(reading).find(({ point, end }) => point.from < to && end.to > from);
  if (!range) return false;
  const [start, end] = sentenceOf(reading, from);
  const here = mentionsBeside(reading, from).filter((one) => one.from >= start && one.to <= end);
  return thingsInSeason(ledger).some(
    ({ of, seasons }) =>
      (of === null || here.every((one) => idsOf(one, 'amenity').every((id) => isSameThing(ledger, of, id)))) &&
      seasons.some((season) => agrees({ says: 'open', point: range.point, end: range.end }, season)),
  );
}

const looks: readonly Look[] = [restsFrom, isOnItsDay, isOfMeal, isOfEvent];

/** The source that bears a finding out, or null. */
export function toldRight(
  finding: Finding,
  reading: Reading,
  ledger: Ledger,
  beside: readonly Finding[],
): ClaimSource | null {
  for (const look of looks) {
    const source = look(finding, reading, ledger, beside);
    if (source) return source;
  }
  return null;
}
