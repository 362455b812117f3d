/** What a day is of an event: its first, its last, one of a part of it, or a stay that covers it all. */
import { weekdayOf } from '#claims/event-days.ts';
import type { DateSpan, Day } from '#claims/reading/calendar.ts';
import { monthPointAt } from '#claims/reading/months.ts';
import { clauseOf, type MarkPlace, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { isPartNoun, wholeEvent } from '#lexicon/parts-of-events.ts';

/** Tokens before a date, the event's name counted as one, in which 'opens on' or 'ends on' may stand. */
const reach = 6;

export const matches = (day: Day, known: number): boolean =>
  (day.day === null || day.day === known % 100) &&
  (day.month === null || day.month === Math.floor(known / 100) % 100) &&
  (day.year === null || day.year === Math.floor(known / 10_000)) &&
  (day.weekday === null || day.weekday === weekdayOf(known));

/** 'The fair is in early May', of one at the end of it. */
export function isOtherPart(reading: Reading, { from, to }: DateSpan, days: readonly number[]): boolean {
  for (let index = from; index < to; index++) {
    const point = monthPointAt(reading, index);
    if (point && point.role !== 'in') return false;
    if (point) return days.every((day) => day % 10_000 < point.first || day % 10_000 > point.last);
  }
  return false;
}

const article = /^(?:the|die|der|das|la|el|le|l)$/;

/** 'La finale commence le dimanche': a clause that begins with a noun of its own, and names the event nowhere. */
export function isPartOfEvent(reading: Reading, index: number): boolean {
  const [start] = clauseOf(reading, index);
  const noun = reading.tokens[start + 1];
  return (
    article.test(reading.tokens[start]?.text ?? '') &&
    noun?.kind === 'word' &&
    mentionsBeside(reading, start).every(
      ({ from, subjects }) => from < start || from >= index || subjects.every(({ type }) => type !== 'event'),
    )
  );
}

/** 'On the last evening, Sunday, 14 February': what a day is stands in the clause before, where the date begins its own. */
function windowOf(reading: Reading, { from }: DateSpan): number {
  const [start] = clauseOf(reading, from);
  const first = sentenceOf(reading, from)[0];
  const begins = start === from && start > first;
  const limit = begins ? Math.max(first, clauseOf(reading, start - 1)[0]) : start;
  const names = mentionsBeside(reading, from).filter(({ subjects }) => subjects.some(({ type }) => type === 'event'));
  let at = from;
  // 'The last day of the Marches Cider & Cheese Fair is 12 September.'
  for (let left = reach; left > 0 && at > limit; left--) at = names.find(({ to }) => to === at)?.from ?? at - 1;
  return Math.max(limit, at);
}

/** 'Am 18. Juni wird das Flussfest eröffnet': two tokens on, the event's name counted as one and its verb behind it. */
function behind(reading: Reading, to: number): number {
  const name = mentionsBeside(reading, to).find(
    (one) => one.from >= to && one.from <= to + 2 && one.subjects.some(({ type }) => type === 'event'),
  );
  return name ? name.to + 1 : to + 2;
}

const genitive = /^(?:of|der|des|vom|del|de|du|von|d)$/;
const openingNoun =
  /^(?:opening|eröffnungs\p{L}*|auftakt\p{L}*|closing|abschluss\p{L}*|apertura|inaugural|inauguración|clausura|ouverture|inaugurale?|clôture|first|last|erste[nrs]?|letzte[nrs]?|primer[ao]?s?|últim[ao]s?|premi(?:er|ère)s?|derni(?:er|ère)s?)$/u;

/** 'Le feu d’artifice des Segeltage part le samedi', 'the regatta's parade starts on Sunday': what begins or ends is a part of it. */
function isOfPart(reading: Reading, window: number, mark: MarkPlace, to: number): boolean {
  const { tokens } = reading;
  const [start] = clauseOf(reading, to);
  const words = tokens.slice(Math.min(start, window), to);
  // 'The opening parade', 'the last notes': the first or the last of it by name.
  if (words.some(({ text }) => openingNoun.test(text))) return false;
  const event = mentionsBeside(reading, to).find(
    ({ from, to: end, subjects }) => from >= start && end <= to && subjects.some(({ type }) => type === 'event'),
  );
  const isPart = words.some(({ text }) => isPartNoun(text));
  if (!event) return isPart;
  const before = tokens[event.from - 1];
  const noun = tokens[event.from - (/^(?:the|la|el|los|las|les|le|l)$/.test(before?.text ?? '') ? 3 : 2)];
  const isOf = [tokens[event.from - 1], tokens[event.from - 2]].some((one) => genitive.test(one?.text ?? ''));
  if (isOf && noun?.kind === 'word' && mark.from >= event.to && !wholeEvent.test(noun.text))
    return isPart || noun.gap <= breaks.space;
  // 'The Segeltage fireworks start on Saturday'.
  const behind = tokens[event.to];
  return isPart && behind !== undefined && (isPartNoun(behind.text) || isPartNoun(tokens[event.to + 1]?.text ?? ''));
}

const start =
  /(?:^| )(?:zum auftakt|startschuss|kick off|opening night|coup d envoi|pistoletazo de salida|soirée d ouverture|noche inaugural|(?:der |die |the |la |le )?(?:erste[nr]?|first|primera?|premi[eè]re?) (?:ball|ton|takt|note|whistle|pelota|nota|balle|coup) (?:der|des|of|de|du|d)) (?!(?:the |der |des |dieses |la |el |le |l )?(?:day|evening|night|final|abends?|tag(?:es|s)?|nacht|finales?|día|noche|jornada|velada|jour|journée|soir|soirée|nuit)(?: |$))/;
/** Tokens behind a date in which its sentence may say that all begins then. */
const startReach = 12;

/** 'Am 3. Juli fliegt zum Auftakt der erste Ball': what the whole event begins with stands behind the verb. */
function startsBehind(reading: Reading, { to }: DateSpan): boolean {
  const [, end] = sentenceOf(reading, to - 1);
  const words = reading.tokens.slice(to, Math.min(end, to + startReach));
  const other = words.findIndex(({ gap }, at) => at > 0 && gap >= breaks.clause);
  return start.test(
    `${words
      .slice(0, other < 0 ? words.length : other)
      .map(({ text }) => text)
      .join(' ')} `,
  );
}

const sounds = /^(?:notes?|chords?|accords?|töne[n]?|takte[n]?|akkorde[n]?|notas?|acordes?)$/;
/** 'Les premières notes du vendredi 21 mai': every day of it has first ones. */
const isOfDay = ({ tokens }: Reading, { to }: MarkPlace, from: number): boolean =>
  sounds.test(tokens[to - 1]?.text ?? '') && genitive.test(tokens[to]?.text ?? '') && from - to <= 2;

export function roleOf(reading: Reading, span: DateSpan): 'first' | 'last' | 'any' {
  const [, end] = sentenceOf(reading, span.from);
  const window = windowOf(reading, span);
  const near = [
    ...marksIn(reading, window, span.from, 'opening'),
    ...marksIn(reading, window, span.from, 'ending'),
  ].sort((a, b) => b.from - a.from);
  const after = marksIn(reading, span.to, Math.min(end, behind(reading, span.to)), 'opening')[0];
  const mark = near[0] ?? after;
  if (!mark && startsBehind(reading, span)) return 'first';
  if (mark && (isOfPart(reading, window, mark, span.from) || isOfDay(reading, mark, span.from))) return 'any';
  return mark ? (mark.mark.type === 'opening' ? 'first' : 'last') : 'any';
}

/** A stay that covers the whole event is not a claim about it. */
export function coversAll(span: DateSpan, first: number, last: number): boolean {
  const { start, end } = span;
  if (!end || start.day === null || start.month === null || end.day === null || end.month === null) return false;
  const year = (day: Day) => day.year ?? Math.floor(first / 10_000);
  const number = (day: Day) => year(day) * 10_000 + (day.month ?? 0) * 100 + (day.day ?? 0);
  return number(start) <= first && number(end) >= last;
}

/** 'The fireworks on 11 and 12 June', of four days: what only a part of an event has for itself. */
export function isOnDaysOfPart(reading: Reading, { start, end, from }: DateSpan, days: readonly number[]): boolean {
  const isInside = [start, end].every((day) => day !== null && days.some((known) => matches(day, known)));
  return isInside && reading.tokens.slice(...clauseOf(reading, from)).some(({ text }) => isPartNoun(text));
}
