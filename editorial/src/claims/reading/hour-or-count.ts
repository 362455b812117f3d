/** Whether a number that stands by itself is an hour or counts something. */
import type { Clock } from '#claims/reading/clocks.ts';
import { labelBefore } from '#claims/reading/link.ts';
import { idsOf, type Mention, markBefore, marksIn, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** 'Punkt eins: ankommen': of an agenda. */
const isItem = ({ tokens }: Reading, { from }: Clock): boolean =>
  tokens[from - 1]?.text === 'punkt' && (tokens[from - 1]?.gap ?? breaks.space) > breaks.space;

/** 'Check-in: three', 'Last orders at the bar: eleven': an hour behind the colon of what has one. */
function isLabelled(reading: Reading, { from }: Clock): boolean {
  const label = labelBefore(reading, from);
  if (!label) return false;
  const acts = marksIn(reading, ...label, 'role').some(({ mark: { id } }) => id === 'opens' || id === 'closes');
  const comes = (one: Mention) => idsOf(one, 'thing').some((id) => /^check_(?:in|out)$/.test(id));
  return acts || mentionsBeside(reading, from).some((one) => one.to === label[1] && comes(one));
}

/** 'The spa: six to nine': two bare numbers behind the colon of what may have hours, and nothing after them. */
export function isLabelledRange(reading: Reading, first: Clock, second: Clock): boolean {
  const label = labelBefore(reading, first.from);
  if (!label || (reading.tokens[second.to]?.gap ?? breaks.sentence) <= breaks.space) return false;
  return mentionsBeside(reading, first.from).some((one) => one.to === label[1] && idsOf(one, 'amenity').length > 0);
}

/** True where a bare number can be an hour: a preposition before it and nothing it could count after it. */
export function canBeHour(reading: Reading, clock: Clock): boolean {
  const next = reading.tokens[clock.to];
  if (isLabelled(reading, clock)) return (next?.gap ?? breaks.sentence) > breaks.space || next?.dash === true;
  if (!markBefore(reading, clock.from, 'beforeHour') || isItem(reading, clock)) return false;
  if (!next || next.gap > breaks.space) return true;
  if (next.kind !== 'word') return next.dash;
  const noun = reading.language === 'de' && next.capital;
  const counts = reading.beginning[clock.to]?.some(
    ({ mark }) => mark.type === 'unit' || mark.type === 'month' || mark.type === 'star' || mark.id === 'centuries',
  );
  return (
    !noun &&
    !counts &&
    !reading.mentions.some((mention) => mention.from === clock.to && mention.subjects.some((s) => s.type === 'counted'))
  );
}

/** 'Von zehn bis sieben Gäste empfangen': nobody counts downwards. */
export const isDownwards = (first: Clock, second: Clock): boolean => first.minutes > second.minutes;

/** 'Eine Stunde nach Mitternacht und drei Seemannslügen zu spät': what comes after an hour and an 'and' is counted. */
export const countsNoun = (reading: Reading, first: Clock, second: Clock): boolean =>
  second.bare &&
  /^(?:and|und|y|et)$/.test(reading.tokens[first.to]?.text ?? '') &&
  !canBeHour(reading, { ...second, from: first.from });

/** 'Von zwei bis sechs im Café': where, and no day of a month. */
const place = /^(?:im|am|on|and)$/;

export function isHourRange(reading: Reading, first: Clock, second: Clock): boolean {
  if (isDownwards(first, second)) return true;
  const next = reading.tokens[second.to];
  if (!next || next.gap > breaks.space) return true;
  if (next.kind !== 'word' || (reading.language === 'de' && next.capital)) return false;
  return (
    !reading.beginning[second.to]?.some(
      ({ mark }) => mark.type === 'unit' || mark.type === 'month' || (mark.type === 'joint' && !place.test(next.text)),
    ) && !reading.mentions.some((m) => m.from === second.to)
  );
}
