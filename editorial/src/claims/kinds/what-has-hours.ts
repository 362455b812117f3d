/** What an hour of a text is said of: the nearest thing that may have hours, or the room a guest comes to and leaves. */
import { clubOf } from '#claims/kinds/club-ages.ts';
import { isTimed, subjectsOf } from '#claims/kinds/hours-known.ts';
import { same } from '#claims/kinds/pairs-of-hours.ts';
import { isAdded, stayOf } from '#claims/kinds/stays.ts';
import { isAdvice, isArrivalOfOthers, isOfSomebody, isOfTheYoung } from '#claims/kinds/subjects-of-hours.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { isElsewhere, isUnreal } from '#claims/reading/aside.ts';
import { type Clock, type ClockSpan, clocksOf } from '#claims/reading/clocks.ts';
import { isOfLandmark } from '#claims/reading/landmarks.ts';
import { nearest } from '#claims/reading/link.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** True where a later clause names both a thing and its hour: '…ends at 19:00, the pool closes at 21:00'. */
function hasOwnHour(reading: Reading, mention: Mention, to: number): boolean {
  const clause = reading.clause[mention.from];
  if (mention.from < to || clause === reading.clause[to - 1]) return false;
  return clocksOf(reading).some(({ first }) => reading.clause[first.from] === clause);
}

/** 'Departure shall take place by ten' is no event: a thing named before the verb is what it is said of. */
function withoutVerbs(found: { mention: Mention; far: number }[]): { mention: Mention; far: number }[] {
  const isEvent = ({ mention }: { mention: Mention }) => mention.subjects.every(({ type }) => type === 'event');
  const point = found.find(({ mention }) => idsOf(mention, 'thing').some((id) => id.startsWith('check_')));
  return point ? found.filter((one) => !isEvent(one) || one.mention.from < point.mention.from) : found;
}

/** 'The bar across the street closes at two' says nothing of the house's. */
const isOthers = (reading: Reading, mention: Mention): boolean =>
  mention.subjects.every(({ type }) => type === 'amenity' || type === 'thing' || type === 'counted') &&
  (isElsewhere(reading, mention) || isUnreal(reading, mention)) &&
  marksIn(reading, mention.from - 2, mention.from, 'ours').length === 0;

/** 'Three restaurants, two bars: the choice begins at noon': what another clause counts has no hour. */
const isCounted = (reading: Reading, { from }: Mention, index: number): boolean => {
  const before = reading.tokens[from - 1];
  const [start] = clauseOf(reading, index);
  const apart = start > from && reading.tokens[start]?.gap === breaks.clause;
  return apart && before?.kind === 'number' && !before.article && (before.value ?? 0) > 1;
};

/** 'The bus of the festival leaves at seven' says nothing of when the festival begins. */
const isBusOfEvent = (reading: Reading, { from, subjects }: Mention): boolean =>
  subjects.every(({ type }) => type === 'event') &&
  /^(?:del|du|des|of)$/.test(reading.tokens[from - 1]?.text ?? '') &&
  mentionsBeside(reading, from).some(
    (mention) =>
      mention.to === from - 1 && (idsOf(mention, 'place').length > 0 || idsOf(mention, 'amenity').length > 0),
  );

/** 'The room is yours with breakfast until noon': the hour is the room's where it is right for that. */
const isRightStay = (ledger: Ledger, { first, second }: ClockSpan, stay: Mention): boolean =>
  second === null && subjectsOf(ledger, idsOf(stay, 'thing'), new Set()).some(({ hours }) => same(first, hours.from));

/** 'In den Kinderclub darf man von drei bis zwölf, ab dreizehn …': who is older than the club takes. */
function isOfClub(reading: Reading, ledger: Ledger, { bare, minutes, from }: Clock): boolean {
  const club = bare ? clubOf(ledger) : null;
  const names = ({ from: at }: Mention) => reading.clause[at] !== reading.clause[from];
  return (
    club !== null &&
    minutes === (club.oldest + 1) * hour &&
    mentionsBeside(reading, from).some((one) => names(one) && idsOf(one, 'amenity').includes('kids_club'))
  );
}
const hour = 60;

/** 'El té empieza a las dos y media y termina justo cuando abre el bar': what opens then has its own hour. */
const isOfWhen = (reading: Reading, { from }: Mention, to: number): boolean =>
  from > to &&
  reading.clause[from] === reading.clause[to - 1] &&
  reading.tokens.slice(to, from).some(({ text }) => when.test(text)) &&
  marksIn(reading, to, Math.min(from + 4, clauseOf(reading, from)[1]), 'role').some(
    ({ mark: { id } }) => id === 'opens' || id === 'closes',
  );
const when = /^(?:when|as|wenn|sobald|bevor|before|cuando|quand|lorsque)$/;

/** What an hour may be said of, nearest first: of its own sentence, or the one before where the verb goes on with it. */
export function candidatesFor(
  reading: Reading,
  ledger: Ledger,
  span: ClockSpan,
  to: number,
): { mention: Mention; far: number }[] {
  if (isOfClub(reading, ledger, span.first)) return [];
  if (isAdvice(reading, span.first.from) || (!span.second && isOfTheYoung(reading, span.first))) return [];
  const clause = reading.clause[span.first.from];
  const stay = stayOf(reading, span);
  const inClause = mentionsBeside(reading, span.first.from).some(
    (one) =>
      reading.clause[one.from] === clause &&
      isTimed(ledger)(one) &&
      !isAdded(reading, one, to) &&
      !(stay?.from === one.from && idsOf(one, 'thing').includes('check_in')),
  );
  if (stay && (!inClause || isRightStay(ledger, span, stay))) return [{ mention: stay, far: 3 }];
  // 'Breakfast is at eight; the museum closes at six' says nothing of what stands before.
  if (isOfLandmark(reading, ledger, span.first.from, isTimed(ledger))) return [];
  const here = nearest(
    reading,
    span.first.from,
    to,
    (mention) =>
      isTimed(ledger)(mention) &&
      !isOthers(reading, mention) &&
      !hasOwnHour(reading, mention, to) &&
      !isOfWhen(reading, mention, to) &&
      !isCounted(reading, mention, span.first.from) &&
      !isOfSomebody(reading, mention, span.first.from) &&
      !isBusOfEvent(reading, mention) &&
      !isArrivalOfOthers(reading, mention),
  );
  if (here.length > 0) return withoutVerbs(here);
  const [start] = sentenceOf(reading, span.first.from);
  const [from, end] = clauseOf(reading, span.first.from);
  const acts = marksIn(reading, from, end, 'role').some(({ mark }) => mark.id === 'opens' || mark.id === 'closes');
  const before = acts
    ? reading.mentions.filter((mention) => mention.to <= start && isTimed(ledger)(mention)).at(-1)
    : undefined;
  // When guests may come and go says nothing of what the next sentence speaks of.
  if (before && idsOf(before, 'thing').some((id) => id.startsWith('check_'))) return [];
  return before ? [{ mention: before, far: 10 }] : [];
}
