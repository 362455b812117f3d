/**
 * Days and seasons a house is open, and how few nights a guest may stay: held against what free texts of the sources say
 * of them. Without such a text nothing is claimed that could be checked.
 */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { findAlways } from '#claims/kinds/round-the-clock.ts';
import { seasonsOf } from '#claims/kinds/seasons-known.ts';
import { isInRow } from '#claims/kinds/weekly.ts';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import {
  clauseOf,
  idsOf,
  type MarkPlace,
  markAt,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { resting } from '#lexicon/missing.ts';
import type { Opening } from '#lexicon/openings.ts';
import { idle } from '#lexicon/times-of-year.ts';

/** German words that open and shut at the end of a clause, and lead on to a noun elsewhere: 'wir hoffen auf Regen'. */
const particles = /^(?:auf|zu|da|aus)$/;

/** 'Zu Weihnachten', 'auf dem Berg': no word for open or shut. */
export const isLeading = (reading: Reading, { to }: MarkPlace): boolean =>
  reading.language === 'de' &&
  particles.test(reading.tokens[to - 1]?.text ?? '') &&
  reading.tokens[to]?.gap === breaks.space &&
  !/^(?:und|oder|aber)$/.test(reading.tokens[to]?.text ?? '');

const openings = (reading: Reading, from: number, to: number, id: Opening): MarkPlace[] =>
  marksIn(reading, from, to, 'openness').filter((place) => place.mark.id === id && !isLeading(reading, place));

/** What opens on its own days: a kitchen may rest while the house does not. */
const things = (reading: Reading, from: number, to: number): string[] =>
  mentionsBeside(reading, from)
    .filter((one) => one.from >= from && one.to <= to)
    .flatMap((one) => idsOf(one, 'amenity', 'thing'))
    .map((id) => (id === 'kitchen' || id === 'dinner' || id === 'lunch' ? 'restaurant' : sortOfId(id)))
    .filter((id) => !/^(?:breakfast|night|children|pets|bed|event_\w+|check_\w+)$/.test(id));

/** Days of rest named in tokens `from` to `to`, Monday 1 to Sunday 7; null where none is named beside a word for closed. */
function restDays(reading: Reading, from: number, to: number): { days: number[]; from: number; to: number } | null {
  const closed = openings(reading, from, to, 'closed');
  const all = marksIn(reading, from, to, 'weekday');
  // 'Samstags mahlt die Mühle, montags ruht die Küche': the day of rest is the one beside the word for it.
  const beside = all.find((day) => closed.some((one) => reading.clause[one.from] === reading.clause[day.from]));
  const days = beside ? all.filter((day) => day === beside || isInRow(reading, day, beside)) : all;
  const [first] = days;
  const last = days.at(-1);
  if (closed.length === 0 || !first || !last) return null;
  return { days: days.map(({ mark }) => mark.value).sort(), from: first.from, to: last.to };
}

const whole = ({ reading }: Stated): [number, number] => [0, reading.tokens.length];

/** The fact that gives the days a thing rests. */
type Rest = { days: number[]; source: ClaimSource; ids: readonly string[] };
function knownRest(ledger: Ledger, ids: readonly string[]): Rest | null {
  for (const stated of ledger.stated) {
    if (stated.name === 'event') continue;
    const rest = restDays(stated.reading, ...whole(stated));
    const of = things(stated.reading, ...whole(stated));
    if (rest && (ids.length === 0 || of.length === 0 || of.some((id) => ids.includes(id))))
      return { days: rest.days, source: stated.source, ids: of };
  }
  return null;
}

const finding = (
  verdict: Finding['verdict'],
  { from, to }: { from: number; to: number },
  source: ClaimSource,
  kind: Finding['kind'] = 'time',
): Finding => ({ kind, verdict, from, to, source });

/** The only weekday of a stretch of words in which nothing is denied. */
function markIn(reading: Reading, from: number, to: number): MarkPlace | undefined {
  const days = marksIn(reading, from, to, 'weekday');
  return days.length === 1 && marksIn(reading, from, to, 'denied').length === 0 ? days[0] : undefined;
}

const even = {
  before: /^(?:even|also|auch|sogar|selbst|incluso|también|hasta|même|aussi)$/,
  behind: /^(?:too|also|included|as|auch|ebenfalls|también|incluid[oa]s?|aussi|compris|inclus|également)$/,
};
/** Tokens between 'even' and the day: 'auch an einem Sonntag', 'même pendant le dimanche'. */
const evenReach = 3;

/** 'Auch sonntags', 'le dimanche aussi': a day on which something goes on as on the others, whatever verb says so. */
function isEvenOn(reading: Reading, { from, to }: MarkPlace): boolean {
  const [start, end] = clauseOf(reading, from);
  const sentence = sentenceOf(reading, from);
  const { tokens, language } = reading;
  const has = (words: RegExp, first: number, last: number) =>
    tokens.slice(first, last).some(({ text }) => words.test(text));
  return (
    (has(even.before, Math.max(start, from - evenReach), from) || has(even.behind, to, Math.min(end, to + 2))) &&
    !has(idle[language], ...sentence) &&
    !has(resting[language], ...sentence)
  );
}

/** 'The bar is open on Sundays too, unlike the restaurant': the clause of the day names another thing. */
function isOfAnother(reading: Reading, day: MarkPlace, ids: readonly string[], known: readonly string[]): boolean {
  const own = things(reading, ...clauseOf(reading, day.from));
  return ids.length > own.length && own.length > 0 && known.length > 0 && !own.some((id) => known.includes(id));
}

function findRest(reading: Reading, ledger: Ledger, start: number, end: number): Finding[] {
  const ids = things(reading, start, end);
  const never = openings(reading, start, end, 'noRest')[0];
  const daily = never ?? openings(reading, start, end, 'daily')[0];
  const said = restDays(reading, start, end) ?? exceptedDays(reading, daily);
  const day = markIn(reading, start, end);
  const isOpen = openings(reading, start, end, 'open').length > 0 || (day !== undefined && isEvenOn(reading, day));
  if (!said && !never && !(isOpen && (daily || day))) return [];
  const known = knownRest(ledger, ids);
  if (!known) return [];
  // 'The restaurant welcomes you on Tuesday', of one that rests then.
  if (!said && !daily && day && isOfAnother(reading, day, ids, known.ids)) return [];
  if (!said && !daily && day)
    return ids.length > 0 && known.days.includes(day.mark.value) ? [finding('contradicted', day, known.source)] : [];
  if (said) {
    const right = said.days.length === known.days.length && said.days.every((day, at) => day === known.days[at]);
    return [finding(right ? 'supported' : 'contradicted', said, known.source)];
  }
  return daily && ids.length > 0 ? [finding('contradicted', daily, known.source)] : [];
}

const butFor = /^(?:but|save|except|excepting|außer|bis|ausgenommen|menos|excepto|salvo|sauf|excepté|hormis)$/;
const leadingOn = /^(?:for|auf|on|the|den|el|los|le|les)$/;

/** 'Every day but Monday', 'täglich außer montags', 'tous les jours sauf le lundi': the days that such a word takes out. */
function exceptedDays(reading: Reading, daily: MarkPlace | undefined): ReturnType<typeof restDays> {
  if (!daily || !butFor.test(reading.tokens[daily.to]?.text ?? '')) return null;
  let from = daily.to + 1;
  while (leadingOn.test(reading.tokens[from]?.text ?? '')) from++;
  const all = marksIn(reading, from, clauseOf(reading, daily.to)[1], 'weekday');
  const first = all[0];
  if (first?.from !== from) return null;
  const days = all.filter((day) => day === first || isInRow(reading, day, first));
  return { days: days.map(({ mark }) => mark.value).sort(), from, to: days.at(-1)?.to ?? first.to };
}

/** Tokens of a clause that adds only when. */
const fewTokens = 4;
const almost = /^(?:almost|nearly|fast|beinahe|nahezu|casi|presque|quasiment)$/;

/** 'Swim all year round in the outdoor pool', of a pool that a fact calls seasonal. */
function findSeasonal(reading: Reading, ledger: Ledger, always: MarkPlace): Finding[] {
  const [from, to] = clauseOf(reading, always.from);
  const ids = new Set(
    mentionsBeside(reading, always.from)
      .filter((one) => one.from >= from && one.to <= to)
      .flatMap((one) => idsOf(one, 'amenity', 'thing')),
  );
  const known = [...ids].flatMap((id) => {
    const exact = ledger.amenities.get(id);
    if (exact) return [exact];
    return [...ledger.amenities].flatMap(([name, one]) => (sortOfId(name) === sortOfId(id) ? [one] : []));
  });
  const denied = marksIn(reading, from, to, 'denied').length > 0;
  const [seasonal] = known.filter(({ value }) => value.seasonal);
  return seasonal && !denied && known.every(({ value }) => value.seasonal)
    ? [finding('contradicted', always, seasonal.source)]
    : [];
}

function findSeason(reading: Reading, ledger: Ledger, always: MarkPlace, start: number, end: number): Finding[] {
  const seasonal = findSeasonal(reading, ledger, always);
  if (seasonal.length > 0) return seasonal;
  // 'Open every day, all year round.'
  const whole = end - start <= fewTokens ? sentenceOf(reading, start) : ([start, end] as const);
  const isOpen = openings(reading, ...whole, 'open').length > 0;
  if (!isOpen || almost.test(reading.tokens[always.from - 1]?.text ?? '') || things(reading, start, end).length > 0)
    return [];
  const known = seasonsOf(ledger).find(({ of }) => of === null);
  return known ? [finding('contradicted', always, known.source)] : [];
}

/** Tokens between 'a single' and 'night'. */
const stayReach = 3;

/** The fewest nights that a stretch of words gives, with the tokens that say so. */
function leastNights(reading: Reading, from: number, to: number): { nights: number; from: number; to: number } | null {
  for (const night of openings(reading, from, to, 'night')) {
    const least = openings(reading, Math.max(from, night.from - stayReach - 1), night.from, 'leastStay').at(-1);
    if (!least || night.from - least.to > stayReach) continue;
    const counted = reading.tokens.slice(least.from, night.from).find(({ value }) => value !== null);
    const alone = /^(?:single|sola|seule|einzelne[nr]?|einzige[nr]?)$/.test(reading.tokens[night.from - 1]?.text ?? '');
    const nights = counted?.value ?? (alone ? 1 : null);
    // 'from €90 a night' is a price.
    const priced = reading.tokens
      .slice(least.from, night.from + 1)
      .some((_, at) => markAt(reading, least.from + at, 'unit'));
    if (nights !== null && nights <= 14 && !priced) return { nights, from: least.from, to: night.to };
  }
  return null;
}

function findStay(reading: Reading, ledger: Ledger, start: number, end: number): Finding[] {
  const said = leastNights(reading, start, end);
  if (!said) return [];
  for (const stated of ledger.stated) {
    if (!/stay|night/.test(stated.name)) continue;
    const known = leastNights(stated.reading, ...whole(stated)) ?? numberIn(stated);
    if (known)
      return [finding(known.nights === said.nights ? 'supported' : 'contradicted', said, stated.source, 'count')];
  }
  return [];
}

/** `minimum_stay` = `2 nights`: the fact's name says what its number is. */
function numberIn({ name, reading }: Stated): { nights: number } | null {
  const value = /min/.test(name) ? reading.tokens.find((token) => token.value !== null)?.value : null;
  return typeof value === 'number' ? { nights: value } : null;
}

export const findOpenings: Finder = (reading, ledger) => {
  const found: Finding[] = [];
  for (let index = 0; index < reading.tokens.length; ) {
    const [start, end] = sentenceOf(reading, index);
    if (marksIn(reading, start, end, 'openness').length > 0)
      found.push(
        ...findAlways(reading, ledger, start, end),
        ...openings(reading, start, end, 'allYear').flatMap((always) =>
          findSeason(reading, ledger, always, ...clauseOf(reading, always.from)),
        ),
        ...findStay(reading, ledger, start, end),
      );
    // 'Auch am Sonntag brutzelt es im Restaurant': no verb of opening says it.
    if (hasMark(reading, start, end, 'openness', 'weekday')) found.push(...findRest(reading, ledger, start, end));
    index = end;
  }
  return found;
};
