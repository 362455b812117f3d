/** Words by which what would be paid is not: 'wird niemals extra berechnet', 'no entra en el precio'. */
import { isOfNeither } from '#claims/kinds/places-on-way.ts';
import { clauseOf, type Reading } from '#claims/reading/read.ts';

/** Verbs and adverbs between a thing and what is said of its price. */
export const being: ReadonlySet<string> = new Set(
  'is are est sont reste restent va van está están es son viene vienen ist sind bleibt toujours siempre aussi también auch'.split(
    ' ',
  ),
);

const never: ReadonlySet<string> = new Set('never not nie niemals nicht nunca no jamais pas'.split(' '));
/** Tokens between the denial and what would be paid for: 'is never going to be charged extra'. */
const deniedReach = 4;

/** 'Ne sera jamais facturé en sus', 'wird niemals extra berechnet': an extra that is denied. */
export const isNeverPaid = (reading: Reading, { from }: { from: number }): boolean =>
  isOfNeither(reading, from) ||
  reading.tokens
    .slice(Math.max(clauseOf(reading, from)[0], from - deniedReach), from)
    .some(({ text }) => never.has(text));

export const denial: ReadonlySet<string> = new Set(
  'not never nicht nie niemals no nunca tampoco pas jamais non point'.split(' '),
);
/** Tokens between a denial and what is not free: 'n’est pas encore tout à fait compris'. */
const filling =
  /^(?:quite|yet|entirely|ganz|noch|gar|del|todo|aún|todavía|siempre|encore|tout|à|fait|toujours|été|sido|se|le|lo|la)$/;

/** 'No entra en el precio', 'n’est pas compris': what is called free right behind a denial is paid. */
export function isDenied(reading: Reading, { from }: { from: number }): boolean {
  let at = from - 1;
  while (at >= 0 && (being.has(reading.tokens[at]?.text ?? '') || filling.test(reading.tokens[at]?.text ?? ''))) at--;
  return denial.has(reading.tokens[at]?.text ?? '') && reading.clause[at] === reading.clause[from];
}
