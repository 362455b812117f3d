/** How long the event lasts, told in weeks and months: 'the festival lasts a whole week', of one that does not. */
import { eventDays } from '#claims/event-days.ts';
import type { Finder, Finding } from '#claims/finding.ts';
import { eventSource } from '#claims/ledger/ledger.ts';
import { clauseOf, speaksOf } from '#claims/reading/read.ts';

/** Days in the words a text may use for how long an event lasts. */
const weeks: Readonly<Record<string, number>> = {
  week: 7,
  weeks: 7,
  woche: 7,
  wochen: 7,
  semana: 7,
  semanas: 7,
  semaine: 7,
  semaines: 7,
  fortnight: 14,
  month: 30,
  monat: 30,
  mes: 30,
  mois: 30,
};
const lasting = /^(?:lasts?|lasting|runs?|dauert|läuft|dura|duran|dure|durent)$/;
/** Tokens between 'lasts' and 'a week'. */
const lastReach = 4;

export const findWeeks: Finder = (reading, ledger) => {
  const { event } = ledger.sources;
  if (!event) return [];
  return reading.tokens.flatMap(({ text }, index): Finding[] => {
    const days = weeks[text];
    if (!days) return [];
    const start = Math.max(clauseOf(reading, index)[0], index - lastReach);
    const at = reading.tokens.slice(start, index).findIndex((token) => lasting.test(token.text));
    if (at < 0 || !speaksOf(reading, index, 'event')) return [];
    const from = start + at;
    const number = reading.tokens.slice(from, index).find(({ value }) => value !== null)?.value ?? 1;
    const known = eventDays(event).length;
    if (Math.abs(known - days * number) <= 1) return [];
    const source = eventSource(event, 'endDate', event.eventEndDate ?? '');
    return [{ kind: 'count', verdict: 'contradicted', from: from + 1, to: index + 1, source }];
  });
};
