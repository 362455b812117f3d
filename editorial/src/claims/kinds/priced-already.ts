/** Amounts beside a thing that a text seems to call free: it has its price already. */
import { isMoney, quantitiesBeside } from '#claims/reading/quantities.ts';
import { type Mention, type Reading, sentenceOf } from '#claims/reading/read.ts';

/** True where the sentence after a question tells an amount. */
export const isMoneyAfter = (reading: Reading, { from }: Mention): boolean => {
  const [, end] = sentenceOf(reading, from);
  return quantitiesBeside(reading, end).some(({ unit }) => isMoney(unit));
};

/** True where an amount stands between a thing and the word that would make it free. */
export const isPriced = (reading: Reading, { to }: Mention, free: number): boolean => {
  const told = quantitiesBeside(reading, free).filter((one) => isMoney(one.unit) && one.to <= free);
  // 'Breakfast is €16, late check-out 25 and lateness in general free': a number that goes on with prices.
  const goesOn =
    told.length > 0 && reading.tokens.slice(to, free).some(({ kind, article }) => kind === 'number' && !article);
  return goesOn || told.some(({ from }) => from >= to);
};

/** True where an amount stands right behind the words that make a thing cost something. */
export const isAmountNext = (reading: Reading, { to }: { to: number }): boolean =>
  quantitiesBeside(reading, to).some(({ unit, from }) => isMoney(unit) && from >= to && from - to <= 2);
