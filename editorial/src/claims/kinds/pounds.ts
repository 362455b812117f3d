/** A French 'livre' is a pound as well as a book: 'le pass coûte 85 livres' counts none. */
import { clauseOf, type Reading } from '#claims/reading/read.ts';

const costing = /^(?:coûte|coûtent|coûtera|vaut|valent|facturée?s?|payez|paie|prix|tarif|revient)$/;

export const isPounds = (reading: Reading, { from, to }: { from: number; to: number }): boolean =>
  reading.language === 'fr' &&
  /^livres?$/.test(reading.tokens[to - 1]?.text ?? '') &&
  reading.tokens.slice(clauseOf(reading, from)[0], from).some(({ text }) => costing.test(text));
