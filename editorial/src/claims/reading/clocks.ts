/** Times of day as a text writes them: 15:00, 3 p.m., halb acht, a las siete y media, von sieben bis elf. */
import { onceFor } from '#claims/once.ts';
import { datesOf } from '#claims/reading/calendar.ts';
import { goesOnWith, isListed } from '#claims/reading/going-on.ts';
import { canBeHour, countsNoun, isDownwards, isHourRange, isLabelledRange } from '#claims/reading/hour-or-count.ts';
import { close, isSpan } from '#claims/reading/lasting.ts';
import { labelBefore } from '#claims/reading/link.ts';
import { type MarkPlace, markAt, markBefore, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { isAgeOf } from '#claims/reading/young.ts';

export type Clock = {
  /** Minutes after midnight. */
  minutes: number;
  /** False where it may as well be twelve hours later. */
  exact: boolean;
  /** True where only a preposition tells that a number is an hour. */
  bare: boolean;
  from: number;
  to: number;
};

const noon = 720;
/** Before this hour of the night it is morning already. */
const smallHours = 360;
const nights = /^(?:noche|night|nachts|nacht|nuit)$/;

function daypart(reading: Reading, index: number): { place: MarkPlace; evening: boolean } | null {
  if (!close(reading, index)) return null;
  const evening = markAt(reading, index, 'evening');
  if (evening) return { place: evening, evening: true };
  const morning = markAt(reading, index, 'morning');
  return morning ? { place: morning, evening: false } : null;
}

const sharp = /^(?:at|by|until|till|around|about)$/;

/** 'half past' before an hour; 'from ten to eight' is no ten minutes before eight. */
function leadBefore(reading: Reading, index: number): MarkPlace | null {
  const lead = close(reading, index) ? markBefore(reading, index, 'lead') : null;
  if (!lead || reading.tokens[lead.to - 1]?.text !== 'to') return lead;
  // 'Five to nine' may be two ages; 'at five to nine' is not.
  if (!/^(?:-10|-15)$/.test(`${lead.mark.value}`))
    return sharp.test(reading.tokens[lead.from - 1]?.text ?? '') ? lead : null;
  return markBefore(reading, lead.from, 'role')?.mark.id === 'from' ? null : lead;
}

/** 'Breakfast: 5.30 to 10 a.m.' */
const isLabelled = (reading: Reading, index: number): boolean =>
  reading.tokens[index]?.gap === breaks.clause &&
  (reading.tokens[index + 1]?.dash === true || markAt(reading, index + 1, 'range') !== null);

/** '10.30' after a preposition: hours and minutes, where a number alone would be ten and a bit. */
function dotted(reading: Reading, index: number): number | null {
  const match = /^(\d{1,2})[.,]([0-5]\d)$/.exec(reading.tokens[index]?.text ?? '');
  if (!match || Number(match[1]) > 24 || (!markBefore(reading, index, 'beforeHour') && !isLabelled(reading, index)))
    return null;
  return reading.beginning[index + 1]?.some(({ mark }) => mark.type === 'unit')
    ? null
    : Number(match[1]) * 60 + Number(match[2]);
}

/** Words that may stand behind an hour, plural or not. */
const timely: ReadonlySet<string> = new Set('hour morning evening tail range role beforeHour mode weekday'.split(' '));

const leadsToNumber = (reading: Reading, index: number): boolean =>
  markAt(reading, index, 'range') !== null && /^(?:number|clock)$/.test(reading.tokens[index + 1]?.kind ?? '');

const partitive = /^(?:of|von|de|del|des|d)$/;

/** 'una noche', 'l’une ferme', 'deux façons': an article, or a number of the things that come right after it. */
function countsNext(reading: Reading, index: number, to: number): boolean {
  const next = reading.tokens[to];
  if (next?.kind !== 'word' || !close(reading, to)) return false;
  // 'A partir de la una puede instalarse'.
  if (reading.tokens[index]?.text === 'una' && reading.tokens[index - 1]?.text === 'la') return false;
  // 'From one to six', 'von eins bis sechs': an hour, and no article.
  // 'Till one on your last day'; but 'one of the last days'.
  const when = reading.grammar.prepositions.has(next.text) && !partitive.test(next.text);
  if (reading.tokens[index]?.article) return !when && !leadsToNumber(reading, to);
  if (reading.language === 'de' || !/^(?!tou|tod|always|onwards).{3,}[sx]$/.test(next.text)) return false;
  return (reading.beginning[to] ?? []).every(({ mark }) => !timely.has(mark.type));
}

/** 'Dix-sept heures trente', 'acht Uhr fünfzehn': minutes behind the hour, with nothing after them that they could count. */
function minutesAfter(reading: Reading, index: number): number | null {
  const token = reading.tokens[index];
  if (token?.kind !== 'number' || token.value === null || !close(reading, index)) return null;
  if (token.value < 5 || token.value > 55 || token.value % 5 !== 0) return null;
  const next = reading.tokens[index + 1];
  const counts =
    next?.gap === breaks.space &&
    (reading.language === 'de' ? next.capital : countsNext(reading, index, index + 1)) &&
    next.kind === 'word';
  const unit = reading.beginning[index + 1]?.some(({ mark }) => mark.type === 'unit' || mark.type === 'hour');
  return counts || (unit && next?.gap === breaks.space) ? null : token.value;
}

/** 'Le menu de midi', 'el menú de mediodía': what is of noon, where no second hour follows. */
const isOfNoon = (reading: Reading, word: MarkPlace): boolean =>
  reading.tokens[word.from - 1]?.text === 'de' &&
  // 'Media hora después de medianoche'.
  leadBefore(reading, word.from) === null &&
  close(reading, word.from - 1) &&
  // 'À partir de midi'.
  (markBefore(reading, word.from, 'role')?.from ?? word.from) >= word.from - 1 &&
  !(close(reading, word.to) && (markAt(reading, word.to, 'range') ?? markAt(reading, word.to, 'role')));

/** 'Piraten zwischen vier und zwölf Jahren': the first of two ages. */
const isFirstAge = (reading: Reading, to: number): boolean =>
  /^(?:and|to|und|bis|y|a|et|à)$/.test(reading.tokens[to]?.text ?? '') &&
  reading.tokens[to + 1]?.kind === 'number' &&
  /^(?:years?|jahren?|años|ans)$/.test(reading.tokens[to + 2]?.text ?? '');

const measures: ReadonlySet<string> = new Set(['m', 'km', 'mi', 'ft', 'yd', 'kg']);

/** 'Zwischen acht und zwanzig Kilometern': the first of two measures, no hour. */
const isFirstOfTwo = (reading: Reading, to: number): boolean =>
  /^(?:and|to|or|und|bis|oder|y|a|o|et|à|ou)$/.test(reading.tokens[to]?.text ?? '') &&
  reading.tokens[to + 1]?.kind === 'number' &&
  close(reading, to + 1) &&
  close(reading, to + 2) &&
  (reading.beginning[to + 2] ?? []).some(({ mark }) => mark.type === 'unit' && measures.has(`${mark.id}`));

/** 'Las veinticuatro horas', 'vingt-quatre heures sur vingt-quatre': all day long, and no midnight. */
function isWholeDay({ tokens }: Reading, index: number): boolean {
  const [first = '', last = ''] = tokens.slice(Math.max(0, index - 2), index).map(({ text }) => text);
  if (/^(?:las|les)$/.test(last)) return !/^(?:a|hasta|de|desde|sobre|hacia|para)$/.test(first);
  return tokens[index]?.spelled === true && !/^(?:à|a|dès|vers|jusqu|jusque|hasta|um|bis|at|until)$/.test(last);
}

/** 'Check-out is a leisurely noon': an adjective with its article between the verb and the hour. */
const isUnhurried = ({ tokens, language }: Reading, index: number): boolean =>
  language === 'en' &&
  tokens[index]?.gap === breaks.space &&
  /^(?:an?|the)$/.test(tokens[index - 2]?.text ?? '') &&
  /^(?:is|at|until|till|by|from)$/.test(tokens[index - 3]?.text ?? '');

function clockAt(reading: Reading, index: number): Clock | null {
  const written = reading.tokens[index];
  // 'Um ein Uhr': the German article is no number elsewhere.
  const isOne = reading.language === 'de' && written?.text === 'ein' && reading.tokens[index + 1]?.text === 'uhr';
  const token = written && isOne ? { ...written, value: 1 } : written;
  if (!token || reading.silent[index]) return null;
  // '12 noon', '12 Uhr mittags' say it twice.
  const twice = token.value === 12 && close(reading, index + 1) ? markAt(reading, index + 1, 'clockWord') : null;
  if (twice) {
    // 'Halb zwölf mittags'.
    const lead = leadBefore(reading, index);
    const minutes = (twice.mark.value + (lead?.mark.value ?? 0)) % 1440;
    return { minutes, exact: true, bare: false, from: lead?.from ?? index, to: twice.to };
  }
  const word = markAt(reading, index, 'clockWord');
  if (word && isOfNoon(reading, word)) return null;
  const isSaid =
    token.dash ||
    isUnhurried(reading, index) ||
    markBefore(reading, index, 'beforeHour') ||
    labelBefore(reading, index);
  if (word && (isSaid || leadBefore(reading, index))) {
    const lead = leadBefore(reading, index);
    // 'Minuit et demi', 'midi et quart'.
    const late = close(reading, word.to) ? markAt(reading, word.to, 'tail') : null;
    const minutes = (word.mark.value + (lead?.mark.value ?? 0) + (late?.mark.value ?? 0) + 1440) % 1440;
    return { minutes, exact: true, bare: false, from: lead?.from ?? index, to: late?.to ?? word.to };
  }
  if (token.value === null || token.kind === 'date' || token.kind === 'sign') return null;
  if (/^[€$£]$/.test(reading.tokens[index - 1]?.text ?? '') || isSpan(reading, index + 1)) return null;
  const withDot = token.kind === 'number' ? dotted(reading, index) : null;
  if (token.kind !== 'clock' && withDot === null && (token.value > 24 || !Number.isInteger(token.value))) return null;
  // 'Dès une heure' may be after noon.
  const isInWords = token.spelled || token.article;
  let minutes = token.kind === 'clock' ? token.value : (withDot ?? token.value * 60);
  let to = index + 1;
  let exact = token.kind === 'clock';
  let bare = token.kind !== 'clock' && withDot === null;
  const tail = close(reading, to) ? markAt(reading, to, 'tail') : null;
  if (tail) {
    minutes += tail.mark.value;
    to = tail.to;
    bare = false;
  }
  const hour = close(reading, to) ? markAt(reading, to, 'hour') : null;
  if (hour && token.value === 24 && isWholeDay(reading, index)) return null;
  // English tells an hour by 'hours' in figures alone: 'five hours' is how long something takes.
  if (hour && reading.tokens[hour.to - 1]?.text === 'hours' && !/^\d/.test(token.text)) return null;
  if (hour && !reading.beginning[hour.to]?.some((place) => place.mark.type === 'mode')) {
    // 'At four o'clock' may be either of the day.
    exact = reading.tokens[hour.to - 1]?.text !== 'clock' || token.value > 12;
    to = hour.to;
    bare = false;
    const late = !tail && close(reading, to) ? markAt(reading, to, 'tail') : null;
    minutes += late?.mark.value ?? 0;
    to = late?.to ?? to;
    const after = late || tail ? null : minutesAfter(reading, to);
    minutes += after ?? 0;
    if (after !== null) to++;
  }
  // 'At five thirty'.
  const isTold = reading.language === 'en' && bare && token.spelled && markBefore(reading, index, 'beforeHour');
  const told = isTold && reading.tokens[to]?.spelled ? minutesAfter(reading, to) : null;
  if (told !== null) {
    minutes += told;
    to++;
    bare = false;
  }
  const part = daypart(reading, to);
  if (part) {
    // 'Las doce y media de la noche' is past midnight, and so are the small hours of a night.
    const night = nights.test(reading.tokens[part.place.to - 1]?.text ?? '');
    if (night && (minutes >= noon ? minutes < noon + 60 : minutes < smallHours)) minutes -= minutes >= noon ? noon : 0;
    else if (part.evening && minutes < noon) minutes += noon;
    if (!part.evening && minutes >= noon && minutes < noon + 60) minutes -= noon;
    to = part.place.to;
    bare = false;
    exact = true;
  }
  const lead = leadBefore(reading, index);
  if (lead) {
    minutes += lead.mark.value;
    bare = false;
  }
  // 'Three- to twelve-year-olds from nine to six'.
  if (bare && (/^years?$/.test(reading.tokens[to]?.text ?? '') || isFirstAge(reading, to) || isFirstOfTwo(reading, to)))
    return null;
  if (bare && (countsNext(reading, index, to) || goesOnWith(reading, index) || isListed(reading, index))) return null;
  return {
    minutes: (minutes + 1440) % 1440,
    // 'On dîne de sept heures à neuf heures et demie': in words an hour may be that of the evening.
    exact:
      (exact && (minutes >= 13 * 60 || (hour !== null && !isInWords) || part !== null || token.kind === 'clock')) ||
      token.value > 12,
    bare,
    from: lead?.from ?? index,
    to,
  };
}

const or = /^(?:or|oder|o|u|ou)$/;

const joined = (reading: Reading, first: Clock, second: Clock) => {
  if (second.from < first.to || second.from - first.to > 3) return false;
  // 'At six in the morning or at half past ten at night': two hours, and not from one to the other.
  if (or.test(reading.tokens[first.to]?.text ?? '') && (second.from - first.to > 1 || !second.bare)) return false;
  if (reading.tokens[second.from]?.dash) return second.from === first.to;
  if (second.from === first.to) return false;
  const range =
    markAt(reading, first.to, 'range') ?? markAt(reading, first.to, 'role') ?? markAt(reading, first.to, 'beforeHour');
  if (range === null || range.to > second.from || !close(reading, first.to)) return false;
  // 'at four and costs €12': nothing but such words may stand between the two.
  const on =
    range.to === second.from ? range : (markAt(reading, range.to, 'role') ?? markAt(reading, range.to, 'beforeHour'));
  return on?.to === second.from;
};

/** A clock, or two of them as 'from … until'. */
export type ClockSpan = { first: Clock; second: Clock | null };

/** Every time of day in reading order; two that make a range come together. */
export const clocksOf = onceFor((reading: Reading): readonly ClockSpan[] => findClocks(reading));

function findClocks(reading: Reading): ClockSpan[] {
  const all: Clock[] = [];
  const dated = datesOf(reading).filter(({ start, end }) => start.day !== null || end);
  for (let index = 0; index < reading.tokens.length; index++) {
    const clock = dated.some(({ from, to }) => from <= index && index < to) ? null : clockAt(reading, index);
    if (!clock) continue;
    all.push(clock);
    index = clock.to - 1;
  }
  const found: ClockSpan[] = [];
  for (let index = 0; index < all.length; index++) {
    const first = all[index] as Clock;
    const second = all[index + 1];
    // 'Children aged four to twelve from 9 a.m.': the last of two ages is no hour.
    if (first.bare && isAgeOf(reading, first.from)) continue;
    if (
      second &&
      joined(reading, first, second) &&
      !countsNoun(reading, first, second) &&
      (!first.bare ||
        !second.bare ||
        isDownwards(first, second) ||
        isLabelledRange(reading, first, second) ||
        (canBeHour(reading, first) && canBeHour(reading, { ...second, from: first.from })))
    ) {
      if (first.bare && second.bare && (!isHourRange(reading, first, second) || isAgeOf(reading, first.from))) continue;
      found.push({ first: withPart(first, second), second });
      index++;
    } else if (!first.bare || (canBeHour(reading, first) && !isAgeOf(reading, first.from)))
      found.push({ first, second: null });
  }
  return found;
}

/** 'from 7 to 11 a.m.': the first hour takes the second's half of the day where that makes sense. */
function withPart(first: Clock, second: Clock): Clock {
  if (!first.bare || !second.exact) return first;
  return { ...first, exact: false, bare: false };
}
