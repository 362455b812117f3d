/** An hour told by how far it lies from another one: 'the buffet ends at ten, two hours before your departure'. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finding } from '#claims/finding.ts';
import { same } from '#claims/kinds/pairs-of-hours.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { type Clock, clocksOf } from '#claims/reading/clocks.ts';
import { idsOf, markAt, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

const hour = 60;
const day = 1440;
const half = 30;

/** Words that set an hour apart from another one, behind how far it is: 'noch anderthalb Stunden bis zur Abreise' too. */
const apart =
  /^(?:until|till|bis|hasta|jusqu|before|after|later|earlier|prior|past|ahead|vor|bevor|nach|später|früher|vorher|zuvor|danach|davor|antes|después|pasad[oa]s?|tras|más|avant|après|plus|auparavant)$/;
/** Tokens between the word that sets apart and the hour: 'después de la medianoche'. */
const reach = 2;

type Apart = { minutes: number; from: number; to: number };

/** 'An hour', 'una hora' where the word is read as no number. */
const one = /^(?:an?|eine[rn]?|una|une)$/;

/** A length of time at a token, in minutes: 'half an hour', 'an hour and a half', 'dos horas'. */
export function spanAt(reading: Reading, index: number): Apart | null {
  const told = markAt(reading, index, 'span');
  if (told) return { minutes: told.mark.value, from: index, to: told.to };
  const token = reading.tokens[index];
  const value = token?.value ?? (one.test(token?.text ?? '') ? 1 : null);
  const unit = value === null ? null : markAt(reading, index + 1, 'unit');
  if (value === null || !unit) return null;
  if (unit.mark.id === 'min') return { minutes: value, from: index, to: unit.to };
  if (unit.mark.id !== 'h') return null;
  // 'An hour and a half', 'hora y media', 'deux heures et demie'.
  const more = markAt(reading, unit.to, 'fraction');
  const tail = more ? null : markAt(reading, unit.to, 'tail');
  if (tail?.mark.value === half) return { minutes: value * hour + half, from: index, to: tail.to };
  return { minutes: (value + (more?.mark.value ?? 0)) * hour, from: index, to: more?.to ?? unit.to };
}

/** The lengths of time in a text that set something apart: 'an hour and a half before'. */
const spansOf = onceFor((reading: Reading): readonly Apart[] =>
  reading.tokens.flatMap((_, index) => {
    const span = spanAt(reading, index);
    const next = span ? reading.tokens[span.to] : undefined;
    return span && next?.gap === breaks.space && apart.test(next.text) ? [span] : [];
  }),
);

/** The hours of a source. */
const hoursOf = ({ hours, clocks }: Ledger, { name }: ClaimSource): { ids: string[]; hours: number[] } | null => {
  const known = [...hours].find(([, { source }]) => source.name === name);
  if (known) return { ids: [known[0]], hours: [known[1].value.from, known[1].value.to] };
  const clock = [...clocks].find(([, { source }]) => source.name === name);
  return clock ? { ids: [clock[0]], hours: [clock[1].value] } : null;
};

/** True where an hour is right for the thing it is held against once the length of time beside it is added or taken off. */
export function isRightApart({ kind, source, from, to }: Finding, reading: Reading, ledger: Ledger): boolean {
  const spans = kind === 'time' && source ? spansOf(reading) : [];
  const known = spans.length > 0 && source ? hoursOf(ledger, source) : null;
  const clock = clocksOf(reading).find(({ first, second }) => !second && first.from >= from && first.to <= to)?.first;
  if (!known || !clock) return false;
  const [start, end] = sentenceOf(reading, from);
  // The thing stands behind the length of time, or the hour does.
  const leads = (span: Apart, { from: at }: Clock) =>
    (at > span.to && at - span.to <= reach + 1) ||
    mentionsBeside(reading, from).some(
      (one) => one.from > span.to && idsOf(one, 'amenity', 'thing').some((id) => known.ids.includes(id)),
    );
  return spans.some((span) => {
    if (span.from < start || span.from >= end || !leads(span, clock)) return false;
    const moved = [clock.minutes + span.minutes, clock.minutes - span.minutes];
    return moved.some((minutes) => known.hours.some((one) => same({ ...clock, minutes: (minutes + day) % day }, one)));
  });
}
