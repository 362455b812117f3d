/** What a day is of an event: its first, its last, one of a part of it, or a stay that covers it all. */
import { eventDays, weekdayOf } from '#claims/event-days.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
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

const firsts = /^(?:first|erste[nrs]?|primer[ao]?s?|premi[eè]re?s?)$/;
/** Tokens behind a date in which its first notes may stand: 'am 22. Mai knallen die ersten Korken'. */
const firstsReach = 6;

/** The first of something that an event begins with, behind the date; at an hour it is of every day. */
function firstsBehind(reading: Reading, to: number, end: number): MarkPlace | undefined {
  if (marksIn(reading, to, end, 'hour').length > 0) return undefined;
  return marksIn(reading, to, Math.min(end, to + firstsReach), 'opening').find(
    (one) => one.to - one.from > 1 && firsts.test(reading.tokens[one.from]?.text ?? ''),
  );
}

export function roleOf(reading: Reading, span: DateSpan): 'first' | 'last' | 'any' {
  const [, end] = sentenceOf(reading, span.from);
  const window = windowOf(reading, span);
  const near = [
    ...marksIn(reading, window, span.from, 'opening'),
    ...marksIn(reading, window, span.from, 'ending'),
  ].sort((a, b) => b.from - a.from);
  const after =
    marksIn(reading, span.to, Math.min(end, behind(reading, span.to)), 'opening')[0] ??
    firstsBehind(reading, span.to, end);
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

/** What guests do for as long as they like, and what a house offers them for so long. */
const staying =
  /^(?:stay\p{L}*|book\p{L}*|reserv\p{L}*|arriv\p{L}*|leave\p{L}*|leaving|depart\p{L}*|check\p{L}*|sleep\p{L}*|spend\p{L}*|rooms?|suites?|beds?|nights?|packages?|offers?|deals?|rates?|discount|holidays?|break|visit\p{L}*|(?:ver)?bleib\p{L}*|bucht?e?n?|gebucht|an?reis\p{L}*|abreis\p{L}*|schlaf\p{L}*|schläf\p{L}*|übernacht\p{L}*|wohn\p{L}*|\p{L}*zimmer\p{L}*|betten?|nächten?|\p{L}*paket\p{L}*|\p{L}*pauschale\p{L}*|\p{L}*angebot\p{L}*|arrangement|aufenthalt\p{L}*|urlaub|gast|gäste\p{L}*|qued\p{L}+|aloj\p{L}+|hosped\p{L}+|lleg\p{L}+|salid\p{L}+|durm\p{L}+|duerm\p{L}+|dorm\p{L}+|habitaci\p{L}+|camas?|noches|estancia\p{L}*|paquete\p{L}*|ofertas?|tarifas?|descuento|escapada|rest(?:ez|ons|er)|séjourn\p{L}*|séjours?|réserv\p{L}+|arrivée?\p{L}*|départ|chambres?|lits?|nuits|forfaits?|offres?|tarifs?|remise|escapade|valable|valid|gültig|válid[oa]s?|logez|loger|passez|pase|pasen?|kommen|come)$/u;
/** A house closes, rests or cooks for longer; an event is told wrong by a few days. */
const mostDays = 5;

const dayMillis = 86_400_000;
const timeOf = (day: number): number =>
  Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100) / dayMillis;
const dayNumber = (day: Day, known: number): number =>
  (day.year ?? Math.floor(known / 10_000)) * 10_000 + (day.month ?? 0) * 100 + (day.day ?? 0);

const ofHouse: ReadonlySet<string> = new Set(['amenity', 'thing', 'house']);

/** Something of the house is spoken of in the sentence, or the house speaks. */
export const isOfHouse = (reading: Reading, index: number): boolean => {
  const sentence = sentenceOf(reading, index);
  return (
    marksIn(reading, ...sentence, 'ours').length > 0 ||
    marksIn(reading, ...sentence, 'season').some(
      // 'Nos vemos del 21 al 24' is no more than a greeting.
      ({ mark, to }) => mark.id === 'isClosed' || (mark.id === 'we' && reading.tokens[to]?.text !== 'vemos'),
    ) ||
    mentionsBeside(reading, index).some(({ subjects }) =>
      subjects.some(({ type, ids }) => ofHouse.has(type) && ids.every((id) => !/^(?:event_|ticket)/.test(id))),
    )
  );
};

/** A word of staying, booking or of an offer stands in the sentence. */
export const isOfStayWord = (reading: Reading, index: number): boolean =>
  reading.tokens.slice(...sentenceOf(reading, index)).some(({ text }) => staying.test(text));

/** A stay or an offer that lasts longer than the event, by a word of it; or days of something of the house. */
export function isStay(reading: Reading, { start, end, from }: DateSpan, first: number, last: number): boolean {
  const isFar = (day: Day | null, known: number) =>
    day !== null && Math.abs(timeOf(dayNumber(day, known)) - timeOf(known)) > mostDays;
  return isFar(start, first) || isFar(end, last) || isOfHouse(reading, from) || isOfStayWord(reading, from);
}

const coming =
  /^(?:arrive|arrives|arriving|leave|leaving|depart|check|stay|(?:an|ab)?reise\p{L}*|(?:an|ab)?reist|bleib\p{L}*|llegue[n]?|llegas?|llega|salga[n]?|quédese|quédate|arrivez|repartez|partez|quittez|restez)$/u;

/** 'Arrive on the 16th, leave on the 20th': the day before or after the event, of guests. */
export const isOfGuests = (reading: Reading, { from }: DateSpan): boolean =>
  reading.tokens.slice(...clauseOf(reading, from)).some(({ text }) => coming.test(text));

/** 'Coup d’envoi le 20 mai': a day near the event's on which something begins or ends, and nothing of the house is named. */
export function isEdgeOfEvent(reading: Reading, { sources: { event } }: Ledger, span: DateSpan): boolean {
  const { start, end, from } = span;
  if (!event || end || start.day === null || start.month === null) return false;
  const isNear = eventDays(event).some((day) => Math.abs(timeOf(dayNumber(start, day)) - timeOf(day)) <= mostDays);
  return isNear && !isOfHouse(reading, from) && roleOf(reading, span) !== 'any';
}

/** 'The fireworks on 11 and 12 June', of four days: what only a part of an event has for itself. */
export function isOnDaysOfPart(reading: Reading, { start, end, from }: DateSpan, days: readonly number[]): boolean {
  const isInside = [start, end].every((day) => day !== null && days.some((known) => matches(day, known)));
  return isInside && reading.tokens.slice(...clauseOf(reading, from)).some(({ text }) => isPartNoun(text));
}
