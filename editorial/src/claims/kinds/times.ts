/** Hours: when the house lets in and out, when the spa opens, how long the bar pours, when the event begins. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { isDeniedBefore, isDeniedVerb, isNoneAfter } from '#claims/kinds/denied-hours.ts';
import { isLateArrival } from '#claims/kinds/desk-hours.ts';
import { eventHours, type Subject, subjectsOf } from '#claims/kinds/hours-known.ts';
import { hourOfNote } from '#claims/kinds/hours-of-notes.ts';
import { isFirstServed, isLastServed } from '#claims/kinds/last-served.ts';
import { isOfOtherWord, isRightBeside, isToldAlready, same } from '#claims/kinds/pairs-of-hours.ts';
import { hasOwnSubject } from '#claims/kinds/subjects-of-hours.ts';
import { candidatesFor } from '#claims/kinds/what-has-hours.ts';
import { showing } from '#claims/known.ts';
import { type Hours, type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { type Clock, type ClockSpan, clocksOf } from '#claims/reading/clocks.ts';
import { labelBefore, questionBefore } from '#claims/reading/link.ts';
import {
  clauseOf,
  clauseWithNext,
  idsOf,
  type Mention,
  markBefore,
  marksIn,
  type Reading,
  spanOf,
} from '#claims/reading/read.ts';
import { clockLike } from '#claims/wording.ts';

type Role = 'from' | 'until' | 'range' | 'inside';
const day = 1440;

/** Served while the restaurant is open, where nothing more exact is known. */
const meals: ReadonlySet<string> = new Set(['dinner', 'lunch', 'kitchen']);

const served = /breakfast|afternoon_tea|happy_hour|brunch/;

const within = (clock: Clock, { from, to }: Hours) => {
  const times = clock.exact ? [clock.minutes] : [clock.minutes, (clock.minutes + 720) % day];
  return times.some((time) => (from <= to ? time >= from && time <= to : time >= from || time <= to));
};

/** 'The bar opens at six and sends the last guests down at half past twelve': a verb has the hour that comes first. */
const hasOther = (reading: Reading, { from, to }: { from: number; to: number }, { from: at }: Clock): boolean =>
  clocksOf(reading).some((other) => other.first.from >= to && other.first.to <= at && from < at);

function roleOf(reading: Reading, { first, second }: ClockSpan): { role: Role; from: number; said: boolean } {
  const mark = markBefore(reading, first.from, 'role');
  const from = mark?.from ?? first.from;
  if (second) return { role: 'range', from, said: true };
  const [start, end] = clauseWithNext(reading, first.from);
  const asked = questionBefore(reading, first.from) ?? labelBefore(reading, first.from);
  const verb = [...marksIn(reading, start, end, 'role'), ...(asked ? marksIn(reading, asked[0], asked[1], 'role') : [])]
    .filter((one) => (one.mark.id === 'opens' || one.mark.id === 'closes') && !hasOther(reading, one, first))
    .sort((a, b) => Math.abs(a.from - first.from) - Math.abs(b.from - first.from))[0];
  // 'does not begin before 19:30' says when it begins.
  if (mark?.mark.id === 'until' && verb?.mark.id === 'opens' && isDeniedVerb(reading, verb, from))
    return { role: 'from', from, said: true };
  const wakes = mark?.mark.id === 'until' && verb === undefined && isDeniedBefore(reading, start, from);
  if (wakes) return { role: 'from', from, said: true };
  if (mark?.mark.id === 'until') return { role: 'until', from, said: true };
  if (mark?.mark.id === 'from') return { role: 'from', from, said: true };
  if (verb) return { role: verb.mark.id === 'opens' ? 'from' : 'until', from, said: true };
  if (isNoneAfter(reading, clauseOf(reading, first.from), from)) return { role: 'until', from, said: true };
  if (isLastServed(reading, [start, end])) return { role: 'until', from, said: true };
  if (isFirstServed(reading, [start, end])) return { role: 'from', from, said: true };
  return { role: 'inside', from, said: mark !== null };
}

function holds(role: Role, span: ClockSpan, hours: Hours): boolean {
  if (role === 'range') return same(span.first, hours.from) && span.second !== null && same(span.second, hours.to);
  if (role === 'from') return same(span.first, hours.from);
  if (role === 'until') return same(span.first, hours.to);
  return within(span.first, hours);
}

function rightText(reading: Reading, span: ClockSpan, from: number, role: Role, hours: Hours): string {
  const head = reading.text.slice(
    spanOf(reading, from, from + 1).start,
    spanOf(reading, span.first.from, span.first.to).start,
  );
  const like = (clock: Clock, known: number) => {
    const { start, end } = spanOf(reading, clock.from, clock.to);
    const written = reading.text.slice(start, end);
    return same(clock, known) ? written : clockLike(known, written, reading.language);
  };
  if (role !== 'range' || !span.second) return head + like(span.first, role === 'until' ? hours.to : hours.from);
  const middle = reading.text.slice(
    spanOf(reading, span.first.from, span.first.to).end,
    spanOf(reading, span.second.from, span.second.to).start,
  );
  return head + like(span.first, hours.from) + middle + like(span.second, hours.to);
}

/** An hour that a free text or the event's description states too; of `ids` where the hours of these are known. */
function statedBy(ledger: Ledger, span: ClockSpan, ids?: readonly string[]): ClaimSource | null {
  const sorts = ids && new Set(ids.map(sortOfId));
  const isOf = (stated: Stated) =>
    stated.name === 'event' ||
    ids?.some((id) => stated.name.includes(id)) ||
    [...stated.subjects].some((id) => sorts?.has(sortOfId(id)));
  for (const stated of ledger.stated) {
    if (sorts && !isOf(stated)) continue;
    const known = clocksOf(stated.reading);
    const times = known.flatMap(({ first, second }) => (second ? [first, second] : [first]));
    const has = (clock: Clock) => times.some((time) => same(clock, time.minutes));
    if (has(span.first) && (!span.second || has(span.second))) return stated.source;
  }
  return null;
}

/** 'On the last day the room is yours until ten': of a stay told by its other end, the hour that is right for this one. */
function otherEndOf(reading: Reading, ledger: Ledger, span: ClockSpan, role: Role, { hours, point }: Subject) {
  const other = ledger.clocks.get(point === 'from' ? 'check_out' : 'check_in');
  if (!other || !same(span.first, other.value)) return null;
  if (role === (point === 'from' ? 'until' : 'from')) return other.source;
  const sentence = reading.sentence[span.first.from];
  const both = clocksOf(reading).some(
    ({ first }) => reading.sentence[first.from] === sentence && first !== span.first && same(first, hours.from),
  );
  return both ? other.source : null;
}

/** 'Your room is yours from three until noon on the last day': both ends of a stay. */
function stayBetween(ledger: Ledger, { first, second }: ClockSpan, known: readonly Subject[]): ClaimSource | null {
  const arrive = ledger.clocks.get('check_in');
  const leave = ledger.clocks.get('check_out');
  const isStay = second && known.some(({ point }) => point !== null) && arrive && leave;
  return isStay && same(first, arrive.value) && same(second, leave.value) ? arrive.source : null;
}

const room = /^(?:rooms?|zimmern?|habitaci(?:ón|ones)|chambres?)$/;

/** '¿Se puede cenar en la habitación a las tres de la mañana?', of a house that serves there all night. */
const servedInRoom = (reading: Reading, { amenities }: Ledger, index: number): ClaimSource | undefined =>
  reading.tokens.slice(...clauseOf(reading, index)).some(({ text }) => room.test(text))
    ? amenities.get('room_service_24h')?.source
    : undefined;

const dimmed = /^(?:licht|lichter|lights?|luz|luces|lumières?)$/;
/** 'Um 18 Uhr geht beim Filmfest das Licht aus': a show begins where a bar would end. */
function isDimmedAtStart(reading: Reading, ledger: Ledger, { first }: ClockSpan, types: ReadonlySet<string>): boolean {
  const known = types.has('event') ? eventHours(ledger) : null;
  return (
    known !== null &&
    same(first, known.hours.from) &&
    reading.tokens.slice(...clauseOf(reading, first.from)).some(({ text }) => dimmed.test(text))
  );
}

/** 'Breakfast is on the terrace. It begins at eight': what begins may be the event, where its hour is right. */
function eventGoingOn(reading: Reading, ledger: Ledger, span: ClockSpan, role: Role, { from }: Mention) {
  if (role === 'inside' || reading.sentence[from] === reading.sentence[span.first.from]) return null;
  const known = eventHours(ledger);
  return known && holds(role, span, known.hours) ? known.source : null;
}

function judge(reading: Reading, ledger: Ledger, span: ClockSpan): Finding | null {
  const { role, from, said } = roleOf(reading, span);
  const to = span.second?.to ?? span.first.to;
  const finding = (verdict: Finding['verdict'], source?: ClaimSource, expected?: string): Finding => ({
    kind: 'time',
    verdict,
    from,
    to,
    source,
    expected,
  });
  const noted = hourOfNote(reading, ledger, span);
  if (noted) return finding('supported', noted);
  const candidates = candidatesFor(reading, ledger, span, to);
  const fits = ({ hours, point }: Subject) =>
    point ? holds(role === 'range' ? role : point, span, hours) : holds(role, span, hours);
  const subjectOf = (mention: Mention) =>
    subjectsOf(ledger, idsOf(mention, 'amenity', 'thing'), new Set(mention.subjects.map(({ type }) => type)));
  const clause = reading.clause[span.first.from];
  // 'The pool and the restaurant: one closes at 21:00' may mean either.
  const isPronoun = candidates.every(({ mention }) => reading.clause[mention.from] !== clause);
  for (const { mention } of candidates) {
    const ids = idsOf(mention, 'amenity', 'thing');
    const types = new Set<string>(mention.subjects.map((subject) => subject.type));
    const always = ids.flatMap((id) => ledger.amenities.get(`${sortOfId(id)}_24h`) ?? [])[0];
    if (always) return finding(role === 'inside' ? 'supported' : 'contradicted', always.source);
    const known = subjectsOf(ledger, ids, types);
    // 'Die Küche um halb sechs', of a house whose restaurant opens then.
    const table = known.length === 0 && ids.some((id) => meals.has(id)) ? ledger.hours.get('restaurant') : undefined;
    if (table && holds(role === 'inside' ? 'from' : role, span, table.value)) return finding('supported', table.source);
    if (known.length === 0) continue;
    const right = known.find(fits) ?? known.find((one) => isRightBeside(reading, span, one));
    if (right) return finding('supported', right.source);
    const stated = statedBy(ledger, span, types.has('event') || types.has('venue') ? undefined : ids);
    if (stated) return finding('supported', stated);
    const other = isPronoun ? candidates.flatMap((one) => subjectOf(one.mention)).find(fits) : undefined;
    if (other) return finding('supported', other.source);
    const stay = stayBetween(ledger, span, known);
    if (stay) return finding('supported', stay);
    const wrong = known[0];
    if (!wrong) continue;
    if (isToldAlready(reading, mention, span, wrong)) return null;
    if (hasOwnSubject(reading, mention, span.first.from) || isOfOtherWord(reading, mention, span, known)) continue;
    if (role === 'inside' && wrong.point === null && !said) return null;
    const event = eventGoingOn(reading, ledger, span, role, mention);
    if (event) return finding('supported', event);
    if (isDimmedAtStart(reading, ledger, span, types)) return finding('supported', wrong.source);
    if (wrong.point === 'from' && isLateArrival(reading, ledger, span)) return null;
    const otherEnd = wrong.point && otherEndOf(reading, ledger, span, role, wrong);
    if (otherEnd) return finding('supported', otherEnd);
    // 'Salida', 'départ': the start of a race goes by the word for leaving; and who has arrived goes on to an event.
    const start = wrong.point && role === 'inside' ? eventHours(ledger) : null;
    if (start && same(span.first, start.hours.from)) return finding('supported', start.source);
    return finding('contradicted', wrong.source, rightText(reading, span, from, wrong.point ?? role, wrong.hours));
  }
  const stated = statedBy(ledger, span);
  if (stated) return finding('supported', stated);
  const first = candidates[0];
  const event = first && eventGoingOn(reading, ledger, span, role, first.mention);
  if (event) return finding('supported', event);
  const meal = first && idsOf(first.mention, 'thing').some((id) => meals.has(id));
  const inRoom = meal && role === 'inside' ? servedInRoom(reading, ledger, span.first.from) : undefined;
  if (inRoom) return finding('supported', inRoom);
  const table = meal ? ledger.hours.get('restaurant') : undefined;
  const late = span.second && table && !(within(span.second, table.value) && within(span.first, table.value));
  if (table && late) return finding('contradicted', table.source, rightText(reading, span, from, role, table.value));
  if (table && holds(role === 'until' ? role : 'inside', span, table.value)) return finding('supported', table.source);
  if (table && (role === 'until' || role === 'from') && !within(span.first, table.value))
    return finding('contradicted', table.source, rightText(reading, span, from, role, table.value));
  // 'The music ends at seven', 'it opens at ten': whatever the event is called, its hours are known.
  const shown = eventHours(ledger);
  if (shown && role !== 'inside' && holds(role, span, shown.hours)) return finding('supported', shown.source);
  if (!first) return null;
  const named = idsOf(first.mention, 'amenity');
  const things = [...named, ...idsOf(first.mention, 'thing')];
  // 'El bar de jazz cierra a la una', of `hours:jazz_bar`: it is known by a longer name.
  const longer = [...ledger.hours].find(
    ([id, { value }]) => things.some((one) => id.endsWith(`_${one}`) || isOnRoof(id, one)) && holds(role, span, value),
  );
  if (longer) return finding('supported', longer[1].source);
  const flagged = named.length > 0 && !named.some((id) => showing(ledger, id));
  // 'At midnight the patio is the geckos'': no more than when something happens there.
  const isServed = things.length > named.length || named.some((id) => served.test(id));
  if (role === 'inside' && !isServed) return null;
  return said && !flagged && !span.first.bare && first.far <= 12 ? finding('unsupported') : null;
}

/** 'The roof pours until one', of `hours:rooftop_bar`. */
const isOnRoof = (known: string, named: string): boolean => /^rooftop_/.test(known) && /^rooftop_/.test(named);

export const findTimes: Finder = (reading, ledger) =>
  clocksOf(reading).flatMap((span) => {
    const finding = judge(reading, ledger, span);
    return finding ? [finding] : [];
  });
