/** Lengths that lead to a place by any name, while the next clause names one that is known. */
import type { Finding } from '#claims/finding.ts';
import { clauseOf, idsOf, mentionsBeside, type Reading } from '#claims/reading/read.ts';

/** 'Bis zum Strom sind es 300 Meter, bis zum Hafen mehr': a way of its own leads to the number, to a place by any name. */
export function isOfNextWay(reading: Reading, { from, to, source }: Finding): boolean {
  const [start, end] = clauseOf(reading, from);
  const id = source?.name.replace('distance:', '') ?? '';
  const isHere = mentionsBeside(reading, from).some(
    (one) => one.from >= start && one.to <= end && idsOf(one, 'place').length > 0,
  );
  const isNext = mentionsBeside(reading, from).some((one) => one.from >= to && idsOf(one, 'place').includes(id));
  return !isHere && isNext && leading.test(reading.tokens[start]?.text ?? '');
}
const leading = /^(?:bis|zum|zur|to|hasta|jusqu)$/;
