/**
 * Hours of the desk told by who is there: 'after eleven nobody is at the desk', 'l'accueil ferme à 23 heures', 'nachts ist
 * die Rezeption geschlossen', of a house whose desk is there at all hours or till another one.
 */
import type { Finder, Finding } from '#claims/finding.ts';
import { same } from '#claims/kinds/pairs-of-hours.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { type Clock, type ClockSpan, clocksOf } from '#claims/reading/clocks.ts';
import {
  clauseOf,
  idsOf,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { afterWords, deskWords, neverShut, nightWords, staffed, unstaffed } from '#lexicon/desk-and-music.ts';

type Stretch = readonly [from: number, to: number];

/** Words of a clause that only says when: 'à partir de 22 heures, …'. */
const fewWords = 6;

/** The clause of the desk, with the one before where that only says when. */
function stretchOf(reading: Reading, index: number): Stretch {
  const [start, end] = clauseOf(reading, index);
  const isFirst = start === 0 || reading.sentence[start - 1] !== reading.sentence[start];
  if (isFirst || reading.tokens[start]?.gap !== breaks.comma) return [start, end];
  const [before] = clauseOf(reading, start - 1);
  const isShort =
    start - before <= fewWords && (before === 0 || reading.sentence[before - 1] !== reading.sentence[start]);
  // 'Breakfast starts at half past six, and the reception is staffed': an hour of its own.
  const names = mentionsBeside(reading, before).some(
    (one) => one.from >= before && one.to <= start && idsOf(one, 'amenity', 'thing').length > 0,
  );
  return isShort && !names && tellsWhen(reading, [before, start]) ? [before, end] : [start, end];
}

const clockIn = (reading: Reading, [start, end]: Stretch): ClockSpan | undefined =>
  clocksOf(reading).find(({ first, second }) => first.from >= start && (second ?? first).to <= end);

const tellsOfNight = (reading: Reading, [start, end]: Stretch): boolean =>
  reading.tokens.slice(start, end).some(({ text }) => nightWords.test(text));

const tellsWhen = (reading: Reading, stretch: Stretch): boolean =>
  clockIn(reading, stretch) !== undefined || tellsOfNight(reading, stretch);

/** 'L'accueil', 'notre accueil', 'à l'accueil': the desk, and not a warm welcome. */
const isDesk = ({ tokens, language }: Reading, index: number): boolean => {
  const text = tokens[index]?.text ?? '';
  if (!deskWords[language].test(text)) return false;
  return text !== 'accueil' || /^(?:l|notre|d)$/.test(tokens[index - 1]?.text ?? '');
};

/** The desk and the words by which it is shut. */
const deskSpan = 3;

function judge(reading: Reading, ledger: Ledger, index: number): Finding | null {
  const { tokens, language } = reading;
  const stretch = stretchOf(reading, index);
  const words = tokens.slice(...stretch).map(({ text }) => text);
  const isAlways = marksIn(reading, ...stretch, 'openness').some(({ mark }) => mark.id === 'always');
  if (isAlways || words.some((word) => neverShut[language].test(word))) return null;
  const clock = clockIn(reading, stretch);
  if (!clock && !tellsOfNight(reading, stretch)) return null;
  const isShut = unstaffed[language].test(words.join(' '));
  const always = ledger.amenities.get('reception_24h');
  const known = ledger.hours.get('reception');
  // 'De noche la recepción está cerrada': without an hour it is the desk itself that is told to be shut.
  const from = clock ? clock.first.from : index;
  const to = clock ? (clock.second ?? clock.first).to : Math.min(stretch[1], index + deskSpan);
  const place = { kind: 'time' as const, verdict: 'contradicted' as const, from, to };
  if (always) {
    const bound = clock && (clock.second !== null || markBefore(reading, clock.first.from, 'role') !== null);
    const isOpen = bound === true && words.some((word) => staffed[language].test(word));
    return isShut || isOpen ? { ...place, source: always.source } : null;
  }
  // 'After eight nobody is at the desk', of one that is there till ten.
  const isAfter = clock && tokens.slice(Math.max(stretch[0], from - 3), from).some(({ text }) => afterWords.test(text));
  if (!known || !isShut || !clock || clock.second || !isAfter || same(clock.first, known.value.to)) return null;
  return { ...place, source: known.source };
}

export const findDeskHours: Finder = (reading, ledger) => {
  if (!ledger.amenities.has('reception_24h') && !ledger.hours.has('reception')) return [];
  return reading.tokens.flatMap((_, index): Finding[] => {
    const finding = isDesk(reading, index) ? judge(reading, ledger, index) : null;
    return finding ? [finding] : [];
  });
};

const [late, early] = [20 * 60, 6 * 60];

const saysDesk = (reading: Reading, index: number): boolean => {
  const [start, end] = sentenceOf(reading, index);
  return reading.tokens.slice(start, end).some((_, at) => isDesk(reading, start + at));
};

/** 'Eleven' may be at night; 'five' is the afternoon. */
const isLate = ({ minutes, exact }: Clock): boolean =>
  exact ? minutes >= late || minutes < early : minutes === 0 || minutes >= late - 12 * 60;

/** 'Arrive after midnight, reception will still be there': of a desk at all hours no hour of arrival is wrong. */
export const isLateArrival = (reading: Reading, { amenities }: Ledger, { first, second }: ClockSpan): boolean =>
  second === null &&
  amenities.has('reception_24h') &&
  isLate(first) &&
  // 'Check-in begins at nine': when the rooms are ready.
  marksIn(reading, ...clauseOf(reading, first.from), 'role').every(({ mark }) => mark.id !== 'opens') &&
  saysDesk(reading, first.from);
