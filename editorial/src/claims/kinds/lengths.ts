/** Ways and sizes: each number with a unit of length, time, area, heat or weight goes to the reader that knows it. */
import type { Finder, Finding } from '#claims/finding.ts';
import { isSize, judgeSize, judgeWeight } from '#claims/kinds/sizes.ts';
import { judgeWay, perUnit } from '#claims/kinds/ways.ts';
import { quantitiesOf } from '#claims/reading/quantities.ts';

export const findLengths: Finder = (reading, ledger) =>
  quantitiesOf(reading).flatMap((quantity): Finding[] => {
    if (quantity.unit === 'm2' || quantity.unit === 'ha' || quantity.unit === 'c' || isSize(reading, quantity))
      return [judgeSize(reading, ledger, quantity)];
    if (quantity.unit === 'kg') return listOf(judgeWeight(ledger, reading, quantity));
    const timed = quantity.unit === 'min' || quantity.unit === 'h';
    if (!timed && !perUnit[quantity.unit]) return [];
    if (timed && reading.tokens[quantity.from]?.article && quantity.mode === null) return [];
    return listOf(judgeWay(reading, ledger, quantity));
  });

const listOf = (finding: Finding | null): Finding[] => (finding ? [finding] : []);
