/** 'Im zweiten Restaurant', of a house that has one: a thing that is one more than there are. */
import type { Finding } from '#claims/finding.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { clauseOf, idsOf, markBefore, marksIn, type Reading } from '#claims/reading/read.ts';

/** What a house has a few of, and tells one after the other. */
export const told: ReadonlySet<string> = new Set([
  'restaurant',
  'bar',
  'pool',
  'sauna',
  'meeting_room',
  'tennis_court',
  'tower',
  'building',
  'terrace',
  'courtyard',
]);

/** Things told by an ordinal that no house with so few of them has. */
export function findOrdinals(reading: Reading, ledger: Ledger): Finding[] {
  return reading.mentions.flatMap((mention): Finding[] => {
    const noun = idsOf(mention, 'counted').find((id) => told.has(id) && ledger.numbers.has(`${id}_count`));
    const ordinal = noun ? markBefore(reading, mention.from, 'ordinal') : null;
    const known = noun ? ledger.numbers.get(`${noun}_count`) : undefined;
    if (!noun || !ordinal || !known || ordinal.mark.value <= known.value || reading.silent[mention.from]) return [];
    const [start, end] = clauseOf(reading, mention.from);
    const isNone =
      marksIn(reading, start, mention.from, 'denied').length > 0 ||
      hasMark(reading, start, end, 'deniedAfter', 'others', 'elsewhere');
    if (isNone) return [];
    return [{ kind: 'count', verdict: 'contradicted', from: ordinal.from, to: mention.to, source: known.source }];
  });
}
