/** Dates, held against the days of the event in its own zone, weekday and year included. */
import type { ClaimSource } from '@foyer/contract/claims';
import { eventDays } from '#claims/event-days.ts';
import type { Finder, Finding } from '#claims/finding.ts';
import {
  coversAll,
  isEdgeOfEvent,
  isOfGuests,
  isOnDaysOfPart,
  isOtherPart,
  isPartOfEvent,
  isStay,
  matches,
  roleOf,
} from '#claims/kinds/roles-of-days.ts';
import { isEdgeFor, isEdgeOf, isRest, seasonsOf } from '#claims/kinds/seasons-known.ts';
import { isVerbOfSeason, subjectOfSeason } from '#claims/kinds/subjects-of-seasons.ts';
import { eventSource, type Ledger } from '#claims/ledger/ledger.ts';
import { type DateSpan, type Day, datesOf } from '#claims/reading/calendar.ts';
import type { SubjectType } from '#claims/reading/grammar.ts';
import {
  clauseOf,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
  speaksOf,
} from '#claims/reading/read.ts';
import { dayText } from '#claims/wording.ts';
import type { SeasonWord } from '#lexicon/seasons.ts';

/** True where a date says how long a certificate holds; those are read with the certificate. */
export const isValidity = (reading: Reading, index: number): boolean =>
  mentionsBeside(reading, index).some(
    (mention) =>
      reading.sentence[mention.from] === reading.sentence[index] &&
      mention.subjects.some((s) => s.type === 'certificate' || s.type === 'award'),
  );

/** 'We are back on 13 February', of a house closed until the day before: the first or last day of a known season. */
function edgeOfSeason(reading: Reading, ledger: Ledger, { start, end, from }: DateSpan): ClaimSource | null {
  if (end || !start.day || !start.month) return null;
  const day = start.month * 100 + start.day;
  const clause = clauseOf(reading, from);
  // 'We close on 30 September' is not borne out by a pool that does.
  const verbs = marksIn(reading, ...clause, 'season').filter(({ mark: { id } }) => isVerbOfSeason(id));
  const [subject] = verbs.flatMap((verb) => subjectOfSeason(reading, ledger, verb, clause) ?? []);
  const id = verbs.length === 1 ? verbs[0]?.mark.id : undefined;
  const edge = seasonsOf(ledger).find(
    (season) => (!subject || season.of === subject.of) && isEdgeOf(day, season) && isEdgeFor(id, day, season),
  );
  return edge?.source ?? null;
}

const holding =
  /^(?:valid|validity|holds?|lasts|runs|expires?|certif\w*|zertif\w*|labels?|seals?|siegels?|sello|gültig|gilt|gelten|läuft|válid[oa]s?|vigente|vigencia|vence|caduca|valables?|expire|écolabel|ecolabel|umweltzeichen|etiqueta|distinti\w*|key|clef|clé|llave)$/;

/** 'Our ecolabel holds until 30 September 2027': the last day of a certificate, whatever the text calls it. */
function endOfSeal(reading: Reading, ledger: Ledger, { start, end, from }: DateSpan): ClaimSource | null {
  // 'The music plays until 30 June', of an evening there is: no certificate is spoken of.
  const isTold = reading.tokens.slice(...sentenceOf(reading, from)).some(({ text }) => holding.test(text));
  if (ledger.sources.event && !isTold) return null;
  const { day, month, year } = end ?? start;
  if (!day || !month || !year) return null;
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return [...ledger.certificates.values()].find(({ value }) => value.until === iso)?.source ?? null;
}

const opens: ReadonlySet<string> = new Set<SeasonWord>(['begins', 'begin', 'isOpen', 'noun']);

/** 'Open from 1 March to 7 January', of a house that is closed between. */
function openOf(reading: Reading, ledger: Ledger, { start, end, from }: DateSpan): ClaimSource | null {
  if (!end?.day || !end.month || !start.day || !start.month) return null;
  if (marksIn(reading, ...clauseOf(reading, from), 'season').some(({ mark }) => mark.id === 'isClosed')) return null;
  const [first, last] = [start.month * 100 + start.day, end.month * 100 + end.day];
  return seasonsOf(ledger).find((season) => season.first === first && season.last === last)?.source ?? null;
}

/** 'From 8 November to 20 March we rest', of a house that is open from 20 March to 8 November. */
function restOf(reading: Reading, ledger: Ledger, { start, end, from }: DateSpan): ClaimSource | null {
  if (!end?.day || !end.month || !start.day || !start.month) return null;
  const acts = marksIn(reading, ...clauseOf(reading, from), 'season').map(({ mark }) => mark.id);
  // 'Our annual break runs from 8 November to 20 March.'
  if (acts.some((id) => opens.has(id)) && !acts.includes('isClosed')) return null;
  return isRest(seasonsOf(ledger), start.month * 100 + start.day, end.month * 100 + end.day);
}

function statedBy(ledger: Ledger, span: DateSpan, onlyEvent: boolean): ClaimSource | null {
  const equal = (a: Day | null, b: Day | null) =>
    a === b ||
    (a !== null &&
      b !== null &&
      a.day === b.day &&
      a.month === b.month &&
      (a.day !== null || a.month !== null || a.weekday === b.weekday) &&
      (a.year === null || b.year === null || a.year === b.year));
  for (const stated of ledger.stated) {
    if (onlyEvent && stated.name !== 'event') continue;
    for (const known of datesOf(stated.reading)) {
      if (equal(known.start, span.start) && equal(known.end, span.end)) return stated.source;
      if (span.end === null && (equal(known.start, span.start) || equal(known.end, span.start))) return stated.source;
    }
  }
  return null;
}

function rightText(
  reading: Reading,
  span: DateSpan,
  first: number,
  last: number,
  role: 'first' | 'last' | 'any',
): string {
  const { language } = reading;
  const parts = {
    weekday: span.start.weekday !== null && span.start.day !== null,
    year: (span.end ?? span.start).year !== null,
  };
  const one = (day: number) => dayText(day, language, parts);
  if (!span.end) return one(role === 'last' ? last : first);
  if (first === last) return one(first);
  const sameMonth = Math.floor(first / 100) === Math.floor(last / 100) && !parts.weekday;
  const joint = { en: ' to ', de: '. bis ', es: ' al ', fr: ' au ' }[language];
  if (sameMonth) return `${first % 100}${joint}${one(last)}`;
  const head = dayText(first, language, {
    ...parts,
    year: parts.year && Math.floor(first / 10_000) !== Math.floor(last / 10_000),
  });
  return head + joint.replace('.', '') + one(last);
}

/** A day of which the text says that something opens, closes or takes place; 'the eighth of May' alone is a day. */
function saysWhen(reading: Reading, ledger: Ledger, { from }: DateSpan): boolean {
  const [start, end] = sentenceOf(reading, from);
  const clause = clauseOf(reading, from);
  const acts = marksIn(reading, ...clause, 'season').filter(({ mark: { id } }) => isVerbOfSeason(id));
  return (
    speaksOf(reading, from, 'event', 'venue') ||
    acts.some((verb) => subjectOfSeason(reading, ledger, verb, clause) !== undefined) ||
    marksIn(reading, start, end, 'year').some(({ mark: { id } }) => id === 'opened' || id === 'renovated')
  );
}

function judge(reading: Reading, ledger: Ledger, span: DateSpan): Finding | null {
  const { event } = ledger.sources;
  const { start, end, from, to } = span;
  const finding = (verdict: Finding['verdict'], source?: ClaimSource, expected?: string): Finding => ({
    kind: 'date',
    verdict,
    from,
    to,
    source,
    expected,
  });
  // 'The fair is in May' is not borne out by a pool that opens then.
  const inMonth = start.day === null && start.month !== null && speaksOf(reading, from, 'event', 'venue');
  const stated =
    statedBy(ledger, span, inMonth) ??
    endOfSeal(reading, ledger, span) ??
    (speaksOf(reading, from, 'event', 'venue') || isEdgeOfEvent(reading, ledger, span)
      ? null
      : (edgeOfSeason(reading, ledger, span) ?? openOf(reading, ledger, span) ?? restOf(reading, ledger, span)));
  const precise = start.day !== null && start.month !== null;
  if (!event) {
    if (stated) return finding('supported', stated);
    return precise && saysWhen(reading, ledger, span) ? finding('unsupported') : null;
  }
  const days = eventDays(event);
  const first = days[0] as number;
  const last = days.at(-1) as number;
  const source = eventSource(
    event,
    'startDate',
    `${event.eventStartDate}${event.eventEndDate ? ` / ${event.eventEndDate}` : ''}`,
  );
  const named = speaksOf(reading, from, 'event', 'venue');
  if (end) {
    if (matches(start, first) && matches(end, last)) return finding('supported', source);
    if (stated) return finding('supported', stated);
    if (!precise && !named) return null;
    if (!named && coversAll(span, first, last) && isStay(reading, span, first, last)) return null;
    if (isOnDaysOfPart(reading, span, days)) return null;
    return finding('contradicted', source, precise ? rightText(reading, span, first, last, 'any') : undefined);
  }
  if (named && inMonth && isOtherPart(reading, span, days)) return finding('contradicted', source);
  const role = precise || named ? roleOf(reading, span) : 'any';
  const right =
    role === 'first'
      ? matches(start, first)
      : role === 'last'
        ? matches(start, last)
        : days.some((day) => matches(start, day));
  if (right) return finding('supported', source);
  // 'The fair begins on a Saturday': that its description tells of one is not enough.
  const isFirstDay =
    named && role !== 'any' && start.weekday !== null && start.day === null && !isPartOfEvent(reading, from);
  if (stated && !isFirstDay) return finding('supported', stated);
  if (!precise && !named && start.year === null) return null;
  if (start.weekday !== null && !precise && role === 'any' && !named) return null;
  if (!named && role === 'any' && isOfGuests(reading, span)) return null;
  const expected = precise ? rightText(reading, span, first, last, role) : undefined;
  return finding('contradicted', source, expected);
}

/** What people write and send each other. */
const letters =
  /^(?:e|e?mail|letter|message|postcard|card|invoice|request|review|note|call|schreiben|brief|nachricht|(?:post)?karte|rechnung|anfrage|bewertung|anruf|correo|carta|mensaje|postal|factura|solicitud|petición|reseña|llamada|nota|carte|courrier|courriel|lettre|message|facture|demande|avis|commentaire|appel|réservation|reserva|booking|buchung)s?$/;
const datedBy: ReadonlySet<string> = new Set('of from dated vom del de du le'.split(' '));

/** 'Your letter of 4 November': a day on which somebody wrote. */
const isOfLetter = (reading: Reading, { from }: DateSpan): boolean => {
  const joined = datedBy.has(reading.tokens[from - 1]?.text ?? '') ? from - 2 : from - 1;
  // 'Premières notes le 20 mai': of music, and nothing that is sent.
  if (
    /^(?:first|last|erste[nr]?|letzte[nr]?|primer[ao]s?|últim[ao]s?|premi[eè]re?s?|derni[eè]re?s?)$/.test(
      reading.tokens[joined - 1]?.text ?? '',
    )
  )
    return false;
  return letters.test(reading.tokens[joined]?.text ?? '');
};

/** What guests do before a day: 'book before 15 June', 'bis 30. April kostenlos umbuchen'. */
const booking =
  /^(?:book|booked|bookings?|reserve|cancel|buchen|bucht|buchung|gebucht|umbuchen|reservieren|stornieren|storniert|anmelden|anmeldung|reserv(?:e|a|en|ar|ad)|cancel(?:e|a|ar)|anul(?:e|ar)|réserve[rz]|annule[rz]|inscrivez|inscription)$/;
const before = /^(?:before|by|until|till|bis|vor|spätestens|hasta|antes|avant|jusqu|plus)$/;

/** Tokens between 'by' and the month till which one may book. */
const deadlineReach = 5;

/** True where a day is the last one to book, and not the event's. */
function isDeadline(reading: Reading, { from, start }: DateSpan): boolean {
  const [first, last] = sentenceOf(reading, from);
  // 'Book by the first weekend of May if you want a room for the fair': the month is that of the booking.
  const lead = reading.tokens.slice(Math.max(first, from - deadlineReach), from);
  if (start.day === null)
    return (
      lead.some(({ text }) => before.test(text)) &&
      reading.tokens.slice(...clauseOf(reading, from)).some(({ text }) => booking.test(text))
    );
  const words = reading.tokens.slice(first, last).map(({ text }) => text);
  return (
    words.some((word) => booking.test(word)) &&
    words.slice(0, from - first).some((word) => before.test(word)) &&
    !speaksOf(reading, from, 'event', 'venue')
  );
}

/** 'The terrace is open from May to September, regatta or not': months of what the clause names, and not of the event. */
function isOfThing(reading: Reading, { start, end, from }: DateSpan): boolean {
  if (start.day !== null || (end !== null && end.day !== null) || start.month === null) return false;
  const clause = clauseOf(reading, from);
  const here = mentionsBeside(reading, from).filter((one) => one.from >= clause[0] && one.to <= clause[1]);
  const has = (...types: SubjectType[]) =>
    here.some(({ subjects }) => subjects.some(({ type }) => types.includes(type)));
  return has('amenity') && !has('event', 'venue');
}

export const findDates: Finder = (reading, ledger) =>
  datesOf(reading).flatMap((span) => {
    if (isValidity(reading, span.from) || isOfLetter(reading, span) || isDeadline(reading, span)) return [];
    if (isOfThing(reading, span)) return [];
    const built = span.start.day === null && markBefore(reading, span.from, 'year') !== null;
    const finding = built ? null : judge(reading, ledger, span);
    return finding ? [finding] : [];
  });
