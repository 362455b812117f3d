/** Nights an event fills: 'four nights of early music', of a festival of three. */
import { eventDays } from '#claims/event-days.ts';
import type { Finder, Finding } from '#claims/finding.ts';
import { eventSource } from '#claims/ledger/ledger.ts';
import { clauseOf, type Reading, speaksOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { withNumber } from '#claims/wording.ts';

const nights = { en: /^nights$/, de: /^nächten?$/, es: /^noches$/, fr: /^nuits$/ } as const;
/** 'Nights of music', 'Nächte alter Musik', or an event that lasts so long. */
const filled: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:of|long|running)$/,
  de: /^(?:voller|voll|mit|lang|alter|neuer|\p{L}{4,})$/u,
  es: /^(?:de|con|seguidas)$/,
  fr: /^(?:de|d|durant|avec)$/,
};
const lasting = /^(?:lasts?|runs?|takes|fills?|dauert|geht|läuft|füllt|dura|llena|dure|remplit)$/;
/** What a guest does for as many nights as he likes. */
const staying =
  /^(?:stay\w*|book\w*|spend|sleep\w*|room|rooms|package|packages|bleib\p{L}*|buch\p{L}*|schlaf\p{L}*|übernacht\p{L}*|zimmer|paket|pauschale|qued\p{L}+|aloj\p{L}+|reserv\p{L}+|duerm\p{L}+|habitación|paquete|rest\p{L}+|séjour\p{L}*|réserv\p{L}+|dorm\p{L}+|chambre|forfait)$/u;
const most = 31;

export const findEventNights: Finder = (reading, { sources: { event }, stated }) => {
  if (!event) return [];
  return reading.tokens.flatMap(({ kind, value, article }, from): Finding[] => {
    const noun = reading.tokens[from + 1];
    if (kind !== 'number' || article || value === null || value < 2 || value > most || reading.silent[from]) return [];
    if (!noun || noun.gap > breaks.space || !nights[reading.language].test(noun.text)) return [];
    const words = reading.tokens.slice(...clauseOf(reading, from)).map(({ text }) => text);
    const next = reading.tokens[from + 2];
    const isFilled =
      words.some((word) => lasting.test(word)) ||
      (next?.gap === breaks.space &&
        filled[reading.language].test(next.text) &&
        !reading.grammar.prepositions.has(next.text)) ||
      (next?.gap === breaks.space && /^(?:of|de|d|mit|con|avec)$/.test(next.text));
    if (!isFilled || !speaksOf(reading, from, 'event') || words.some((word) => staying.test(word))) return [];
    const days = eventDays(event).length;
    const told = stated.some(
      ({ name, reading: own }) =>
        name === 'event' && own.tokens.some((one) => one.kind === 'number' && one.value === value),
    );
    const source = eventSource(event, 'endDate', event.eventEndDate ?? event.eventStartDate);
    const place = { kind: 'count' as const, from, to: from + 2, source };
    if (value === days || told) return [{ ...place, verdict: 'supported' }];
    return [{ ...place, verdict: 'contradicted', expected: withNumber(reading, from, from + 2, from, days) }];
  });
};
