/** The weekend of a month on which an event is said to be: 'the last weekend of September', of one in the middle of it. */
import { eventDays, weekdayOf } from '#claims/event-days.ts';
import type { Finding } from '#claims/finding.ts';
import { isOfHouse, isOfStayWord } from '#claims/kinds/roles-of-days.ts';
import { eventSource, type Ledger } from '#claims/ledger/ledger.ts';
import { isOfOthers } from '#claims/reading/others.ts';
import { markAt, type Reading } from '#claims/reading/read.ts';

const which: readonly (readonly [RegExp, 'first' | 'last'])[] = [
  [/^(?:first|erste[ns]?|primer|premier)$/, 'first'],
  [/^(?:last|letzte[ns]?|último|dernier)$/, 'last'],
];
/** Tokens between 'weekend' and its month: 'fin de semana del mes de septiembre'. */
const monthReach = 4;
const compound = /^(\p{L}+?)wochenende[ns]?$/u;
const inGerman: readonly string[] =
  'januar februar märz april mai juni juli august september oktober november dezember'.split(' ');

/** The month of a weekend that begins at a token, and where its words end. */
function weekendAt({ tokens, ...rest }: Reading, at: number): { month: number; to: number } | null {
  const [, month = ''] = compound.exec(tokens[at]?.text ?? '') ?? [];
  if (inGerman.includes(month)) return { month: inGerman.indexOf(month) + 1, to: at + 1 };
  const words = tokens
    .slice(at, at + 3)
    .map(({ text }) => text)
    .join(' ');
  if (!/^(?:weekend|wochenende|fin de semana|week end)(?: |$)/.test(words)) return null;
  for (let index = at + 1; index <= at + monthReach; index++) {
    const found = markAt({ tokens, ...rest }, index, 'month');
    if (found) return { month: found.mark.value, to: found.to };
  }
  return null;
}

const week = 7;

export function findWeekendsOfEvent(reading: Reading, ledger: Ledger): Finding[] {
  const { event } = ledger.sources;
  if (!event) return [];
  return reading.tokens.flatMap(({ text }, from): Finding[] => {
    const role = which.find(([words]) => words.test(text))?.[1];
    const weekend = role ? weekendAt(reading, from + 1) : null;
    if (!role || !weekend || isOfHouse(reading, from) || isOfStayWord(reading, from) || isOfOthers(reading, from))
      return [];
    const days = eventDays(event).filter((day) => weekdayOf(day) >= week - 1);
    const first = days[0];
    if (first === undefined || Math.floor(first / 100) % 100 !== weekend.month) return [];
    const length = new Date(Date.UTC(Math.floor(first / 10_000), weekend.month, 0)).getUTCDate();
    const isRight = days.some((day) => (role === 'first' ? day % 100 <= week : (day % 100) + week > length));
    if (isRight) return [];
    const source = eventSource(event, 'startDate', event.eventStartDate);
    return [{ kind: 'date', verdict: 'contradicted', from, to: weekend.to, source }];
  });
}
