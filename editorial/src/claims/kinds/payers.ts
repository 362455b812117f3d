/** What a price of the event is paid by whom: 'families pay CHF 35', of an event that asks 20 of a family and 35 of nobody. */
import { agrees } from '#claims/compare.ts';
import type { Known, Ledger, Money } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { isMoney, type Quantity, quantitiesBeside } from '#claims/reading/quantities.ts';
import { clauseOf, type Reading } from '#claims/reading/read.ts';
import { codesOf } from '#lexicon/currencies.ts';

/** Those who pay a price of their own, by their words in any of the languages. */
const payers: readonly (readonly [string, RegExp])[] = [
  ['family', /^(?:famil(?:y|ies|ien?|ias?|les?)|familien\p{L}+|familles?|familiar(?:es)?|familiale?s?)$/u],
  ['adult', /^(?:adults?|grown|erwachsenen?|erwachsenen\p{L}+|adult[oa]s?|adultes?|mayores)$/u],
  ['couple', /^(?:couples?|paare?|parejas?)$/],
  ['student', /^(?:students?|stud(?:ent\p{L}*|ierende\p{L}*)|estudiantes?|étudiant(?:e)?s?)$/u],
  ['senior', /^(?:seniors?|pensioners?|senioren|rentner\p{L}*|jubilad[oa]s?|retraités?)$/u],
  ['group', /^(?:groups?|gruppen?|grupos?|groupes?)$/],
];
/** Tokens between a price and who pays it. */
const reach = 6;

/** Who pays a price, by the word of its clause that stands nearest, unless another price stands between. */
function payerOf(reading: Reading, { from, to }: Pick<Quantity, 'from' | 'to'>): string | null {
  const [start, end] = clauseOf(reading, from);
  const isMoneyAt = (index: number) =>
    quantitiesBeside(reading, from).some((one) => isMoney(one.unit) && one.from <= index && index < one.to);
  const at = (index: number) => payers.find(([, words]) => words.test(reading.tokens[index]?.text ?? ''))?.[0];
  // What stands before a price is looked at first: 'adults pay 20 euros and families 35'.
  for (let index = from - 1; index >= Math.max(start, from - reach) && !isMoneyAt(index); index--) {
    const found = at(index);
    if (found) return found;
  }
  for (let index = to; index < Math.min(end, to + reach) && !isMoneyAt(index); index++) {
    const found = at(index);
    if (found) return found;
  }
  return null;
}

const ofEvent = onceFor(({ stated }: Ledger): readonly (Known<Money> & { payer: string })[] =>
  stated.flatMap(({ name, reading, quantities, source }) =>
    name === 'event'
      ? quantities.flatMap((one) => {
          const payer = isMoney(one.unit) ? payerOf(reading, one) : null;
          return payer ? [{ payer, value: { amount: one.value, currency: codesOf[one.unit]?.[0] ?? '' }, source }] : [];
        })
      : [],
  ),
);

/** What the event asks of those who are said to pay: `right` where the text says so too; null where it tells nothing of them. */
export function ofPayer(
  reading: Reading,
  ledger: Ledger,
  quantity: Quantity,
): { right: boolean; known: Known<Money> } | null {
  const known = ofEvent(ledger);
  const payer = known.length > 0 ? payerOf(reading, quantity) : null;
  const own = known.filter((one) => one.payer === payer);
  const [first] = own;
  if (!payer || !first) return null;
  const same = own.find(
    ({ value }) =>
      codesOf[quantity.unit]?.includes(value.currency) === true &&
      agrees(quantity.value, value.amount, quantity.comparison),
  );
  return { right: same !== undefined, known: same ?? first };
}
