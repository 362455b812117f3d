/** What a ticket's price lets one in for, by the words beside it. */
import { and } from '#claims/kinds/years-of-others.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { isMoney, type Quantity, quantitiesBeside } from '#claims/reading/quantities.ts';
import { clauseOf, type Reading } from '#claims/reading/read.ts';

/** Sorts of tickets: for a day, for an evening, or for all of the event. */
export type Ticket = 'day' | 'evening' | 'whole';
const tickets: readonly (readonly [Ticket, RegExp])[] = [
  [
    'day',
    /^(?:day|daily|singles?|tages.*|tag|einzel.*|día|diari[oa]|suelt[oa]s?|individual|jour|journée|journalier|unité|unitaire)$/,
  ],
  ['evening', /^(?:evening|night|abend.*|noche|nocturn[oa]|soir|soirée)$/],
  [
    'whole',
    /^(?:weekend|full|season|festival.*|pass|passes|wochenend.*|dauer.*|gesamt.*|komplett.*|abonos?|bonos?|pases?|fin|completo|forfaits?|week|complet|intégral|lot|everything|whole|entire|alles|ganze[nrs]?|todo|tout)$/,
  ],
];

/** Further than a word of the price's own: '25 € la journée ou 72 € le pass'. */
const andCost = 4;
const or: ReadonlySet<string> = new Set(['or', 'oder', 'o', 'u', 'ou']);

const moneyIn = (reading: Reading, from: number, to: number): readonly Quantity[] =>
  quantitiesBeside(reading, from).filter((one) => isMoney(one.unit) && one.from >= from && one.to <= to);

/** What a price is said to let one in for, by the word of its clause that stands nearest to it. */
export function ticketOf(reading: Reading, index: number): Ticket | null {
  const [start, end] = clauseOf(reading, index);
  let found: { ticket: Ticket; far: number } | null = null;
  for (let at = start; at < end; at++) {
    const ticket = tickets.find(([, pattern]) => pattern.test(reading.tokens[at]?.text ?? ''))?.[0];
    // '€15 a ticket or €60 for the pass': beyond another price it is that one's.
    if (!ticket || (at > index && moneyIn(reading, index + 2, at).length > 0)) continue;
    const between = reading.tokens.slice(Math.min(at, index), Math.max(at, index));
    const far = between.length + between.filter(({ text }) => and.has(text) || or.has(text)).length * andCost;
    if (!found || far < found.far) found = { ticket, far };
  }
  return found?.ticket ?? null;
}

/** 'Single tickets for the theatre week are €14': words of two sorts, and one number. */
export function namesTwoSorts(reading: Reading, index: number): boolean {
  const [start, end] = clauseOf(reading, index);
  const clause = reading.tokens.slice(start, end);
  const sorts = tickets.filter(([, pattern]) => clause.some(({ text }) => pattern.test(text)));
  return sorts.length > 1 && clause.filter(({ kind, article }) => kind === 'number' && !article).length === 1;
}

/** Prices the event asks for a ticket of this sort. */
export const pricesOfTicket = ({ stated }: Ledger, sort: Ticket): number[] =>
  stated.flatMap(({ name, reading, quantities }) =>
    name === 'event'
      ? quantities
          .filter(({ unit, from }) => isMoney(unit) && ticketOf(reading, from) === sort)
          .map(({ value }) => value)
      : [],
  );
