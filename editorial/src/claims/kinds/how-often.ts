/**
 * How often something happens that a fact gives to certain days of the week: 'every evening', 'twice a week', 'once a
 * month', 'at weekends'.
 */
import type { Finding } from '#claims/finding.ts';
import { everyAt } from '#claims/kinds/weekly.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
} from '#claims/reading/read.ts';
import { monthlyWords, oftenWords } from '#lexicon/how-often.ts';

type Stretch = readonly [from: number, to: number];
type Often = { from: number; to: number; fits: (days: ReadonlySet<number>) => boolean };

const longest = 5;

/** True of a text that tells of one day in a month: 'on the first Friday of every month'. */
export const isMonthly = ({ tokens, language }: Reading): boolean =>
  monthlyWords[language].test(` ${tokens.map(({ text }) => text).join(' ')} `);

const last = /^(?:last|letzte[nr]?|último|dernier)$/;

/** Which of its weekdays in a month is told, -1 for the last; null where none is. */
function nthAt(reading: Reading, day: number): { nth: number; from: number } | null {
  const ordinal = markBefore(reading, day, 'ordinal');
  if (ordinal) return { nth: ordinal.mark.value, from: ordinal.from };
  return last.test(reading.tokens[day - 1]?.text ?? '') ? { nth: -1, from: day - 1 } : null;
}

/** Where a text has another day of the month, or each of them, than a fact that has one: 'every Friday', of the first. */
export function wrongInMonth(reading: Reading, day: number, own: Reading): number | null {
  if (!isMonthly(own)) return null;
  const known = marksIn(own, 0, own.tokens.length, 'weekday').flatMap(({ from }) => nthAt(own, from) ?? []);
  const said = nthAt(reading, day);
  if (said) return known.length > 0 && known.every(({ nth }) => nth !== said.nth) ? said.from : null;
  const each = everyAt(reading, day);
  return each !== null && !isMonthly(reading) ? each : null;
}

/** Every word of a stretch that tells how often. */
export function oftenIn(reading: Reading, [start, end]: Stretch): Often[] {
  const { tokens, language } = reading;
  const found: Often[] = marksIn(reading, start, end, 'openness')
    .filter(({ mark }) => mark.id === 'daily')
    .map(({ from, to }) => ({ from, to, fits: (days) => days.size === 7 }));
  for (let from = start; from < end; from++) {
    for (let to = Math.min(end, from + longest); to > from; to--) {
      const words = tokens
        .slice(from, to)
        .map(({ text }) => text)
        .join(' ');
      const row = oftenWords.find((one) => one.words[language].test(words));
      if (!row || reading.silent[from]) continue;
      if (found.every((one) => to <= one.from || from >= one.to)) found.push({ from, to, fits: row.fits });
      break;
    }
  }
  return found;
}

/** True where the words stand with the thing, or in a clause that names nothing else. */
function isOfThing(reading: Reading, { from }: Often, mention: Mention | undefined): boolean {
  if (!mention || reading.clause[mention.from] === reading.clause[from]) return true;
  const [start, end] = clauseOf(reading, from);
  return mentionsBeside(reading, from).every(
    (one) => one.from < start || one.from >= end || idsOf(one, 'amenity', 'thing', 'house', 'event').length === 0,
  );
}

export function findHowOften(
  reading: Reading,
  stretch: Stretch,
  { stated, days }: { stated: Stated; days: ReadonlySet<number> },
  mention: Mention | undefined,
): Finding[] {
  const isOnceAMonth = isMonthly(stated.reading);
  return oftenIn(reading, stretch)
    .filter((often) => isOfThing(reading, often, mention))
    .map(({ from, to, fits }): Finding => {
      const isRight = isOnceAMonth ? isMonthly(reading) : fits(days);
      return { kind: 'time', verdict: isRight ? 'supported' : 'contradicted', from, to, source: stated.source };
    });
}
