/** Years of the house: built, opened, renovated, and how many centuries it has had guests. */
import type { ClaimSource } from '@foyer/contract/claims';
import { agrees } from '#claims/compare.ts';
import { localTime } from '#claims/event-days.ts';
import type { Finder, Finding } from '#claims/finding.ts';
import { isValidity } from '#claims/kinds/dates.ts';
import { eventSource, type Known, type Ledger } from '#claims/ledger/ledger.ts';
import { datesOf } from '#claims/reading/calendar.ts';
import { isOfLandmark } from '#claims/reading/landmarks.ts';
import { questionBefore } from '#claims/reading/link.ts';
import { comparisonBefore } from '#claims/reading/quantities.ts';
import { clauseOf, markAt, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { thisYear } from '#claims/today.ts';

type Act = 'built' | 'opened' | 'renovated';
const actIds: Readonly<Record<string, true>> = { built: true, opened: true, renovated: true };
const reach = 6;
/** Tokens of the opening of a sentence that says only when. */
const opener = 3;
/** Ages below this are talk: 'ten years ago'. */
const youngest = 20;

const isYear = (reading: Reading, index: number) => /^(?:1\d|20)\d\d$/.test(reading.tokens[index]?.text ?? '');

/** True where another year of the clause is nearer to a verb: '1974, renovated in 2021'. */
function nearerYear(reading: Reading, place: { from: number; to: number }, index: number, far: number): boolean {
  for (let other = place.from - far + 1; other < place.to + far; other++) {
    if (other !== index && reading.sentence[other] === reading.sentence[index] && isYear(reading, other)) return true;
  }
  return false;
}

function actOf(reading: Reading, index: number): { act: Act | 'since'; from: number; to: number } | null {
  const [start, clauseEnd] = clauseOf(reading, index);
  const [first, last] = sentenceOf(reading, index);
  // 'In 1910, men raised this house': an opening of few words belongs to what follows.
  const end = start === first && clauseEnd - start <= opener ? last : clauseEnd;
  const here = marksIn(reading, start, end, 'year');
  const asked = here.some(({ mark }) => mark.id !== 'since') ? null : questionBefore(reading, index);
  const [verb] = asked ? marksIn(reading, asked[0], asked[1], 'year').filter(({ mark }) => mark.id in actIds) : [];
  if (verb) return { act: verb.mark.id as Act, from: index, to: index };
  const near = here
    .filter(({ mark }) => mark.id !== 'centuries')
    .map((place) => ({ place, far: place.to <= index ? index - place.to : place.from - index }))
    .filter(({ place, far }) => far <= reach * 2 && !nearerYear(reading, place, index, far))
    .sort((a, b) => a.far - b.far);
  const act = near.find(({ place }) => place.mark.id !== 'since') ?? near[0];
  if (!act) return null;
  return { act: act.place.mark.id as Act | 'since', from: act.place.from, to: act.place.to };
}

function statedYear(ledger: Ledger, year: number): ClaimSource | null {
  for (const stated of ledger.stated) if (stated.words.includes(` ${year} `)) return stated.source;
  return null;
}

function judgeYear(reading: Reading, ledger: Ledger, index: number): Finding | null {
  const year = reading.tokens[index]?.value ?? 0;
  const act = actOf(reading, index);
  const finding = (verdict: Finding['verdict'], source?: ClaimSource, right?: number): Finding => ({
    kind: 'year',
    verdict,
    from: index,
    to: index + 1,
    source,
    expected: right === undefined ? undefined : String(right),
  });
  const { event } = ledger.sources;
  const [start, end] = sentenceOf(reading, index);
  const eventNear = mentionsBeside(reading, index).find(
    (m) => m.from >= start && m.to <= end && m.subjects.some((s) => s.type === 'event') && Math.abs(m.to - index) <= 2,
  );
  if (event && eventNear && (!act || act.act === 'since')) {
    const known = Math.floor(localTime(event.eventStartDate, event.timeZone).day / 10_000);
    return known === year
      ? finding('supported', eventSource(event, 'startDate', event.eventStartDate))
      : finding('contradicted', eventSource(event, 'startDate', event.eventStartDate), known);
  }
  const stated = statedYear(ledger, year);
  if (!act) {
    const any = [...ledger.years.values()].find((known) => known.value === year);
    if (any) return finding('supported', any.source);
    if (stated) return finding('supported', stated);
    const house = mentionsBeside(reading, index).some(
      (m) => Math.abs(m.from - index) <= 2 && m.subjects.some((s) => s.type === 'house'),
    );
    const [only] = ledger.years.values();
    return house && only ? finding('contradicted', only.source, only.value) : null;
  }
  const order: Act[] = act.act === 'since' ? ['opened', 'built'] : [act.act];
  const known = order.flatMap((name): Known<number>[] =>
    ledger.years.has(name) ? [ledger.years.get(name) as Known<number>] : [],
  );
  const right =
    act.act === 'since' && known.length === 1
      ? known.find(({ value }) => value === year)
      : known[0]?.value === year
        ? known[0]
        : undefined;
  if (right) return finding('supported', right.source);
  // 'warm since 2016' may speak of any year of the house.
  const other = act.act === 'since' ? [...ledger.years.values()].find(({ value }) => value === year) : undefined;
  if (other) return finding('supported', other.source);
  if (stated) return finding('supported', stated);
  if (isOfLandmark(reading, ledger, index)) return null;
  const wrong = known[0];
  return wrong ? finding('contradicted', wrong.source, wrong.value) : finding('unsupported');
}

const lengthOf = (word: string) =>
  /^(?:cent|sigl|siècle|jahrhundert)/.test(word) ? 100 : /^(?:dec|déc|jahrzehnt)/.test(word) ? 10 : 1;

/** 'more than a century', 'since 130 years': held against the years of the house. */
function judgeAge(reading: Reading, ledger: Ledger, index: number): Finding | null {
  const token = reading.tokens[index];
  const article = reading.language === 'en' && token?.text === 'a';
  if (!token || (token.value === null && !article)) return null;
  const unit = markAt(reading, index + 1, 'year');
  if (unit?.mark.id !== 'centuries') return null;
  const years = (token.value ?? 1) * lengthOf(reading.tokens[index + 1]?.text ?? '');
  const comparison = comparisonBefore(reading, index);
  if (years < youngest || ledger.years.size === 0) return null;
  // 'An oak takes twenty-five years': an age is of the house where the sentence speaks of it, or says since when.
  const [start, end] = sentenceOf(reading, index);
  const speaks =
    comparison !== null ||
    marksIn(reading, start, end, 'ours').length > 0 ||
    marksIn(reading, start, end, 'year').some(({ mark }) => mark.id !== 'centuries') ||
    mentionsBeside(reading, index).some(({ subjects }) => subjects.some(({ type }) => type === 'house'));
  if (!speaks || isOfLandmark(reading, ledger, index)) return null;
  const from = comparison?.from ?? index;
  const known = [ledger.years.get('opened'), ledger.years.get('built')].flatMap((one) => one ?? []);
  const fits = (one: Known<number>) => {
    const age = thisYear() - one.value;
    return comparison?.id === 'more' || comparison?.id === 'atLeast'
      ? age >= years
      : agrees(years, age, comparison?.id ?? 'about', 2);
  };
  const right = known.find(fits);
  if (right) return { kind: 'year', verdict: 'supported', from, to: unit.to, source: right.source };
  return known[0] ? { kind: 'year', verdict: 'contradicted', from, to: unit.to, source: known[0].source } : null;
}

export const findYears: Finder = (reading, ledger) => {
  const dated = new Set(
    datesOf(reading)
      .filter((span) => span.start.day !== null || span.end)
      .flatMap((span) => Array.from({ length: span.to - span.from }, (_, i) => span.from + i)),
  );
  const counted = new Set(
    reading.mentions.filter((m) => m.subjects.some((s) => s.type === 'counted')).map((m) => m.from),
  );
  const found: Finding[] = [];
  reading.tokens.forEach((token, index) => {
    if (reading.silent[index] || dated.has(index)) return;
    const plain = token.kind === 'number' && !token.spelled && /^1[0-9]\d\d$|^20\d\d$/.test(token.text);
    const unit = reading.beginning[index + 1]?.some(({ mark }) => mark.type === 'unit') || counted.has(index + 1);
    const finding =
      plain && !unit
        ? isValidity(reading, index)
          ? null
          : judgeYear(reading, ledger, index)
        : judgeAge(reading, ledger, index);
    if (finding) found.push(finding);
  });
  return found;
};
