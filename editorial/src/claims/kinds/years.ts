/** Years of the house: built, opened, renovated. */
import type { ClaimSource } from '@foyer/contract/claims';
import { localTime } from '#claims/event-days.ts';
import type { Finder, Finding } from '#claims/finding.ts';
import { judgeAge } from '#claims/kinds/ages-of-house.ts';
import { awardToldIn } from '#claims/kinds/awards.ts';
import { judgeCentury } from '#claims/kinds/centuries.ts';
import { isValidity } from '#claims/kinds/dates.ts';
import { decadeAt, judgeDecade } from '#claims/kinds/decades.ts';
import { isYear, sharesWord } from '#claims/kinds/years-of-facts.ts';
import { isHosting } from '#claims/kinds/years-of-guests.ts';
import {
  and,
  hasDone,
  isFoundedLandmark,
  isLodging,
  isLooseDating,
  isOfAnything,
  isOfWalls,
  isYearOfOthers,
  lodging,
  speaksOfGuests,
  stayAt,
} from '#claims/kinds/years-of-others.ts';
import { eventSource, type Known, type Ledger } from '#claims/ledger/ledger.ts';
import { datesOf } from '#claims/reading/calendar.ts';
import { isOfLandmark } from '#claims/reading/landmarks.ts';
import { questionBefore } from '#claims/reading/link.ts';
import {
  clauseOf,
  idsOf,
  type MarkPlace,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { isOfStaff } from '#claims/reading/staff.ts';
import { breaks } from '#claims/reading/tokens.ts';

type Act = 'built' | 'opened' | 'renovated';
type Told = { act: Act | 'since'; from: number; to: number };
const actIds: Readonly<Record<string, true>> = { built: true, opened: true, renovated: true };
type Near = { place: MarkPlace; far: number };
const reach = 6;
/** Tokens of the opening of a sentence that says only when. */
const opener = 3;

/** True where another year of the clause is nearer to a verb, or as near behind it: '1974, renovated in 2021'. */
function nearerYear(reading: Reading, place: { from: number; to: number }, index: number, far: number): boolean {
  const behind = place.to + far;
  // '2014 wurde das 1868 errichtete Haus renoviert': a year that stands right before another verb is that verb's.
  const isTaken = (other: number) =>
    reading.tokens[other + 1]?.gap === breaks.space &&
    marksIn(reading, other + 1, other + 2, 'year').some(({ from, mark }) => from !== place.from && mark.id in actIds);
  const last = place.from > index && reading.clause[behind] === reading.clause[place.from] ? behind : behind - 1;
  for (let other = place.from - far + 1; other <= last; other++) {
    if (
      other === index ||
      reading.sentence[other] !== reading.sentence[index] ||
      !isYear(reading.tokens[other]?.text ?? '')
    )
      continue;
    if (!isTaken(other)) return true;
  }
  return false;
}

/** Tokens between a year and a verb; a comma or an 'and' between them counts as three more. */
function farFrom(reading: Reading, { from, to }: { from: number; to: number }, index: number): number {
  const parted = reading.tokens.slice(Math.min(to, index), Math.max(from, index)).some(({ text }) => and.has(text));
  const apart = reading.clause[from] === reading.clause[index] && !parted ? 0 : 3;
  return apart + (to <= index ? index - to : from - index - 1);
}

function actOf(reading: Reading, index: number): Told | null {
  const [start, clauseEnd] = clauseOf(reading, index);
  const [first, last] = sentenceOf(reading, index);
  // 'In 1910, men raised this house': an opening of few words belongs to what follows.
  const end = start === first && clauseEnd - start <= opener ? last : clauseEnd;
  if (isOfWalls(reading, index)) return { act: 'built', from: index + 1, to: index + 1 };
  const here = marksIn(reading, start, end, 'year');
  const asked = here.some(({ mark }) => mark.id !== 'since') ? null : questionBefore(reading, index);
  const [verb] = asked ? marksIn(reading, asked[0], asked[1], 'year').filter(({ mark }) => mark.id in actIds) : [];
  if (verb) return { act: verb.mark.id as Act, from: index, to: index };
  const near = here
    .filter(({ mark, from, to }) => mark.id !== 'centuries' && !isLooseDating(reading, { from, to }, index))
    .map((place) => ({ place, far: farFrom(reading, place, index) }))
    .filter(({ place, far }) => far <= reach * 2 && !nearerYear(reading, place, index, far))
    .sort((a, b) => a.far - b.far);
  const deed = near.find(({ place }) => place.mark.id !== 'since');
  const act = headOf(reading, deed && !isOnlySince(reading, near[0], deed, index) ? deed : near[0], near);
  if (!act) return null;
  return { act: act.place.mark.id as Act | 'since', from: act.place.from, to: act.place.to };
}

/** 'A hostel since 2016 and renovated two years ago': the deed behind an 'and' happened at another time. */
const isOnlySince = (reading: Reading, first: Near | undefined, deed: Near, index: number): boolean =>
  first?.place.mark.id === 'since' && first.place.to === index && isApart(reading, index, deed.place.from);

/** Words that only give the year of what stands before them: 'die letzte Renovierung aus dem Jahr 2021'. */
const datingOnly =
  /^(?:es|son|aus|vom|von|date|datent|datant|data|datan|dates?|dating|from|is|are|stammt|stammen|remonten?t?|se|reicht|geht|goes|go|est|sont|del)$/;

/** Of what is only dated, the noun before it tells which deed is meant. */
function headOf(reading: Reading, act: Near | undefined, near: readonly Near[]): Near | undefined {
  if (act?.place.mark.id !== 'built' || !datingOnly.test(reading.tokens[act.place.from]?.text ?? '')) return act;
  const head = near.find(
    ({ place: { mark, from, to } }) =>
      (mark.id === 'renovated' || mark.id === 'opened') &&
      to <= act.place.from &&
      reading.clause[from] === reading.clause[act.place.from],
  );
  return head ?? act;
}

/** A free text that tells the year too; of something else where the year of what is said here is known. */
function statedYear(ledger: Ledger, reading: Reading, index: number, act: string | undefined): ClaimSource | null {
  const year = ` ${reading.tokens[index]?.text} `;
  const isKnown = act !== undefined && ledger.years.has(act);
  const subjects = isKnown
    ? mentionsBeside(reading, index).flatMap((one) => idsOf(one, 'thing', 'counted', 'amenity'))
    : [];
  for (const stated of ledger.stated) {
    if (!stated.words.includes(year)) continue;
    const says = ({ mark }: { mark: { id: string } }) => mark.id === act;
    if (!isKnown || marksIn(stated.reading, 0, stated.reading.tokens.length, 'year').some(says)) return stated.source;
    if (subjects.some((id) => stated.subjects.has(id)) || sharesWord(reading, index, stated)) return stated.source;
  }
  return null;
}

/** 'Den Hof gibt es seit 1738' may speak of its walls as well as of its first guests, 'seit 1986 stehen Räder davor' of neither. */
const asSince = (reading: Reading, act: ReturnType<typeof actOf>): ReturnType<typeof actOf> => {
  const verb = reading.tokens[act?.from ?? -1]?.text;
  const loose = (act?.act === 'opened' && verb === 'gibt') || (act?.act === 'built' && verb === 'stehen');
  return act && loose ? { ...act, act: 'since' } : act;
};

function judgeYear(reading: Reading, ledger: Ledger, index: number): Finding | null {
  const year = reading.tokens[index]?.value ?? 0;
  const act = asSince(reading, actOf(reading, index)) ?? stayAt(reading, ledger.years.get('opened')?.value, index);
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
  // 'He was born in this house in 1951'.
  const [clause] = clauseOf(reading, index);
  if (marksIn(reading, clause, index, 'people').length > 0 && marksIn(reading, clause, index, 'person').length > 0)
    return null;
  if (act && isOfAnything(reading, index, act)) return null;
  if (isYearOfOthers(reading, index, act)) return null;
  const stated = statedYear(ledger, reading, index, act?.act);
  if (!act) {
    const any = [...ledger.years.values()].find((known) => known.value === year);
    if (any) return finding('supported', any.source);
    if (stated) return finding('supported', stated);
    const house = mentionsBeside(reading, index).some(
      (m) =>
        Math.abs(m.from - index) <= 2 &&
        (m.to <= index || reading.clause[m.from] === reading.clause[index]) &&
        m.subjects.some((s) => s.type === 'house'),
    );
    const [only] = ledger.years.values();
    return house && only ? finding('contradicted', only.source, only.value) : null;
  }
  // 'Hotel del año 2021': a prize, where no verb says what else was done in that year.
  const prize = isOfPrize(reading, ledger, index, act)
    ? [...ledger.awards.values()].find(({ value }) => value === year)
    : null;
  if (prize) return finding('supported', prize.source);
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
  // 'La casa es de 1868, el hotel de 1904': a house of guests is as old as its first ones.
  const first = act.act === 'built' && lodging.test(reading.tokens[act.from]?.text ?? '') && ledger.years.get('opened');
  if (first && first.value === year) return finding('supported', first.source);
  const founded = isFoundedLandmark(reading, index, act) ? ledger.years.get('built') : undefined;
  if (founded?.value === year) return finding('supported', founded.source);
  // 'Damos cama y cerveza desde 1784', of an inn that opened later: no host has guests before the first ones.
  const isEarly = year < (ledger.years.get('opened')?.value ?? year) && isHosting(reading, index);
  // 'warm since 2016' may speak of any year of the house.
  if (act.act === 'since' && !right && !isEarly && !speaksOfHouse(reading, index))
    return stated ? finding('supported', stated) : null;
  // 'Guests have slept here since 1562', of a house that took its first ones in 1937.
  const ofGuests = known.length > 1 && (isEarly || speaksOfGuests(reading, index) || isLodging(reading, act.from));
  const other =
    act.act === 'since' && !ofGuests ? [...ledger.years.values()].find(({ value }) => value === year) : undefined;
  if (other) return finding('supported', other.source);
  if (stated) return finding('supported', stated);
  if (isOfLandmark(reading, ledger, index)) return null;
  const wrong = known[0];
  return wrong ? finding('contradicted', wrong.source, wrong.value) : finding('unsupported');
}

/** 'Del año 2021', 'sur la Gold List depuis 2025': a prize is told, and no verb of the house's own leads to the year. */
const isOfPrize = (reading: Reading, ledger: Ledger, index: number, { act, from, to }: Told): boolean =>
  (act === 'since' || !reading.tokens.slice(from, to).some(({ text }) => done.test(text))) &&
  (/^(?:año|année|year|jahres)$/.test(reading.tokens[index - 1]?.text ?? '') ||
    awardToldIn(reading, ledger, index) !== null ||
    marksIn(reading, ...clauseOf(reading, index), 'superlative').length > 0 ||
    mentionsBeside(reading, index).some((one) => idsOf(one, 'award').length > 0));
const done =
  /^(?:dat|remont|constru|bâti|édifi|levant|edific|achev|termin|built|erbaut|gebaut|abr|abiert|ouv|inaug|reform|renov|rénov|open)/;

/** 'Abiertos desde 1989 y aún no hemos aprendido': what follows an 'and' is said of something else. */
const isApart = (reading: Reading, index: number, from: number) =>
  reading.tokens.slice(index, from).some(({ text }) => and.has(text));

/** Tokens of a clause that says hardly more than since when. */
const terse = 6;

/** 'Here', 'guests': words that put a sentence in the house. */
const present =
  /^(?:here|guests?|travellers|hier|gäste|gästen|man|aquí|huéspedes|clientes|viajeros|ici|hôtes|clients|voyageurs)$/;

/** 'He hasn't missed a note since 1964': of what has not happened since. */
const never =
  /^(?:hasn|haven|hasn['’]t|haven['’]t|never|nobody|nie|niemals|niemand|nunca|jamás|nadie|jamais|personne)$/;

const definite = /^(?:the|der|die|das|el|la|los|las|le|les|l)$/;

/** 'Der Herkules schaut seit 1717 zu': the clause begins with somebody or something else. */
function isOfOther(reading: Reading, start: number, index: number): boolean {
  const noun = reading.tokens[start + 1];
  if (!definite.test(reading.tokens[start]?.text ?? '') || noun?.kind !== 'word' || start + 2 >= index) return false;
  if (present.test(noun.text) || lodging.test(noun.text)) return false;
  return !mentionsBeside(reading, start).some((one) => one.from <= start + 1 && one.to > start + 1);
}

/** 'We have taken no cheques since 1999', 'Mrs Huber has lived here since 1990': not every 'since' is the house's. */
function speaksOfHouse(reading: Reading, index: number): boolean {
  const [start, end] = clauseOf(reading, index);
  if (marksIn(reading, start, end, 'denied').some(({ from }) => !isApart(reading, index, from))) return false;
  if (isOfStaff(reading, index) || reading.tokens.slice(start, index).some(({ text }) => never.test(text)))
    return false;
  if (marksIn(reading, ...sentenceOf(reading, index), 'ours').length > 0) return true;
  // 'Desde 1993 arreglamos swings': Spanish says 'we' by the verb alone.
  if (reading.language === 'es' && reading.tokens.slice(start, end).some(({ text }) => /(?:[aei]mos)$/.test(text)))
    return true;
  if (marksIn(reading, start, index, 'person').length > 0) return false;
  return (
    (end - start <= terse && !isOfOther(reading, start, index)) ||
    reading.tokens.slice(start, end).some(({ text }) => present.test(text)) ||
    mentionsBeside(reading, index).some(({ subjects }) => subjects.some(({ type }) => type === 'house'))
  );
}

export const findYears: Finder = (reading, ledger) => {
  const dated = new Set(
    datesOf(reading)
      .filter((span) => span.start.day !== null || span.end)
      .flatMap((span) => Array.from({ length: span.to - span.from }, (_, i) => span.from + i)),
  );
  const counted = new Set(reading.mentions.filter((m) => idsOf(m, 'counted').length > 0).map((m) => m.from));
  const found: Finding[] = [];
  reading.tokens.forEach((token, index) => {
    if (reading.silent[index] || dated.has(index)) return;
    const plain = token.kind === 'number' && !token.spelled && /^1[0-9]\d\d$|^20\d\d$/.test(token.text);
    const next = reading.tokens[index + 1]?.gap === breaks.space ? index + 1 : -1;
    const unit =
      (reading.beginning[next]?.some(({ mark }) => mark.type === 'unit') && !hasDone(reading, next)) ||
      counted.has(next);
    const decade = decadeAt(reading, index);
    const finding = decade
      ? judgeDecade(reading, ledger, decade)
      : plain && !unit
        ? isValidity(reading, index)
          ? null
          : judgeYear(reading, ledger, index)
        : (judgeCentury(reading, ledger, index) ?? judgeAge(reading, ledger, index));
    if (finding) found.push(finding);
  });
  return found;
};
