/** A French 'livre' is a pound as well as a book: 'le pass coûte 85 livres', 'le thé est à 32 livres' count none. */
import { clauseOf, type Reading } from '#claims/reading/read.ts';

const costing = /^(?:coûte|coûtent|coûtera|vaut|valent|facturée?s?|payez|paie|paient|prix|tarif|revient)$/;
/** What stands right before a price, and what a price is paid by. */
const before = /^(?:à|moyennant|pour)$/;
const paidBy = /^(?:séjour|nuit|nuitée|chien|chat|animal|personne|tête|adulte|enfant|jour|heure|semaine)$/;

export function isPounds(reading: Reading, { from, to }: { from: number; to: number }): boolean {
  const { tokens, language } = reading;
  if (language !== 'fr' || !/^livres?$/.test(tokens[to - 1]?.text ?? '')) return false;
  return (
    tokens.slice(clauseOf(reading, from)[0], from).some(({ text }) => costing.test(text)) ||
    before.test(tokens[from - 1]?.text ?? '') ||
    (tokens[to]?.text === 'par' && paidBy.test(tokens[to + 1]?.text ?? ''))
  );
}
