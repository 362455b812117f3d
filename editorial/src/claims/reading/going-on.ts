/** Numbers without a unit of their own: they go on with prices or ways, or wait for the unit of a list. */
import { isMoney, type Quantity, quantitiesBeside } from '#claims/reading/quantities.ts';
import { mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

const told = /^(?:km|m|mi)$/;
const each: ReadonlySet<string> = new Set(['à', 'a']);

/** 'Le petit-déjeuner est à 19 euros, le garage à 14': a bare number that goes on with prices or ways told in the same way. */
export function goesOnWith(reading: Reading, index: number): Quantity | null {
  const before = (at: number) => reading.tokens[at - 1]?.text ?? '';
  if ((reading.language !== 'fr' && reading.language !== 'es') || !each.has(before(index))) return null;
  // 'Le restaurant à 200 mètres ouvre à 19 heures': behind a verb it is no other one.
  if (!mentionsBeside(reading, index).some(({ to }) => to === index - 1)) return null;
  const next = reading.tokens[index + 1];
  if (next && next.gap === breaks.space && !/^(?:et|y)$/.test(next.text)) return null;
  const earlier = quantitiesBeside(reading, index).filter(
    ({ unit, to }) => (isMoney(unit) || told.test(unit)) && to <= index,
  );
  return earlier.findLast(({ from }) => each.has(before(from))) ?? null;
}

const listed =
  /^(?:, ?\d+)*,? (?:and|or|und|oder|y|o|et|ou) \d+ ?(?:km|m|kil[oóo]m\p{L}+|met(?:re|er)s?|mètres|metros)\b/u;

/** 'Des parcours de 5, 15 et 30 km': the unit of a list stands at its end. */
export const isListed = (reading: Reading, index: number): boolean =>
  listed.test(reading.text.slice(reading.tokens[index]?.end).slice(0, 40));
