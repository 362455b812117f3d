/** Which hall a number of people is of: 900 in the meeting rooms are not 900 in the ballroom. */
import type { Known, Ledger } from '#claims/ledger/ledger.ts';
import { clauseOf, idsOf, mentionsBeside, type Reading } from '#claims/reading/read.ts';

/** Where people sit, by the beginnings of the facts that count them. */
const halls: Readonly<Record<string, RegExp>> = {
  ballroom: /^ballroom_/,
  meeting_room: /^(?:meeting|conference|seminar)_/,
  meeting_rooms: /^(?:meeting|conference|seminar)_/,
  restaurant: /^restaurant_/,
};

/** Facts that count people or their seats. */
const places = /_(?:capacity|seat_count)$/;

/** Every number of people that a fact has for a hall. */
export const capacitiesOf = ({ numbers }: Ledger): [string, Known<number>][] =>
  [...numbers].filter(([name]) => places.test(name));

/** The numbers of the one hall that the clause of a count names; null where it names none of them, or more than one. */
export function ofHall(reading: Reading, ledger: Ledger, index: number): Known<number>[] | null {
  const [start, end] = clauseOf(reading, index);
  const named = mentionsBeside(reading, index)
    .filter(({ from, to }) => from >= start && to <= end)
    .flatMap((mention) => idsOf(mention, 'amenity', 'thing', 'counted'))
    .flatMap((id) => halls[id] ?? []);
  const [hall] = named;
  if (!hall || named.some((other) => other.source !== hall.source)) return null;
  const known = capacitiesOf(ledger).filter(([name]) => hall.test(name));
  return known.length > 0 ? known.map(([, one]) => one) : null;
}
