/** A French 'livre' is a pound as well as a book: 'le pass coûte 85 livres' counts none, 'la bibliothèque compte 1400 livres' costs nothing. */
import { pricedThings } from '#claims/kinds/fees.ts';
import { type Ledger, lookUp } from '#claims/ledger/ledger.ts';
import type { Quantity } from '#claims/reading/quantities.ts';
import { clauseOf, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

type Livres = { value: number; from: number; to: number };

const costing =
  /^(?:coûte|coûtent|coûtera|coûteront|vaut|valent|facturée?s?|payez|payer|paie|prix|tarif|revient|comptez|réglez|prévoyez|moyennant|contre|débourse[rz]?|loue|louent|louer|louez|louée?s?)$/;
const bookish =
  /^(?:bibliothèques?|librairies?|rayons?|rayonnages?|étagères?|volumes?|lire|lisez|lecture|lectrices?|lecteurs?|ouvrages?|romans?|auteurs?|pages?|chapitres?|poches?)$/;
/** For whom or how long something is paid. */
const each = /^(?:par|pour|la|le|l|les|chacun|chacune|pièce|tout|en)$/;
const forIt = /^(?:à|pour|de|d|dès|moins|que|seulement|plus)$/;

/** A few books lie about, and a library has hundreds: what lies between is paid. */
const [fewestBooks, mostPounds] = [5, 500];

/** True where a source is paid in pounds: only there a number of 'livres' may be money. */
const paysPounds = ({ sources: { property, event }, prices, stated }: Ledger): boolean =>
  property.country === 'GB' ||
  event?.currency === 'GBP' ||
  [...prices.values()].some(({ value }) => value.currency === 'GBP') ||
  stated.some(({ quantities }) => quantities.some(({ unit }) => unit === 'gbp'));

const countsBooks = ({ numbers, stated }: Ledger, value: number): boolean =>
  [...numbers].some(([name, known]) => /(?:^|_)book/.test(name) && known.value === value) ||
  stated.some(({ counts }) => counts.some((one) => one.noun === 'book' && one.value === value));

const costs = ({ prices, stated, sources: { event } }: Ledger, value: number): boolean =>
  event?.price === value ||
  [...prices.values()].some(({ value: { amount, currency } }) => currency === 'GBP' && amount === value) ||
  stated.some(({ quantities }) => quantities.some((one) => one.unit === 'gbp' && one.value === value));

/** Whether 'livres' behind a number of a French text are money. */
export function isPounds(reading: Reading, ledger: Ledger, { value, from, to }: Livres): boolean {
  const { tokens, language } = reading;
  if (language !== 'fr' || !/^livres?$/.test(tokens[to - 1]?.text ?? '')) return false;
  if (tokens[from]?.text === 'un' || !paysPounds(ledger) || countsBooks(ledger, value)) return false;
  const [start, end] = clauseOf(reading, from);
  const words = tokens.slice(start, end).map(({ text }) => text);
  if (costs(ledger, value) || words.some((word) => costing.test(word))) return true;
  if (words.some((word) => bookish.test(word))) return false;
  const next = tokens[to];
  const isFor = forIt.test(tokens[from - 1]?.text ?? '') || (next?.gap === breaks.space && each.test(next.text));
  if (value > fewestBooks && value < mostPounds) return true;
  return isFor || mentionsBeside(reading, from).some((one) => lookUp(ledger.prices, pricedThings(one)).length > 0);
}

/** 'Un livre', 'la bibliothèque compte 1400 livres': no money. */
export const isBook = (reading: Reading, ledger: Ledger, quantity: Quantity): boolean =>
  reading.language === 'fr' &&
  quantity.unit === 'gbp' &&
  /^livres?$/.test(reading.tokens[quantity.to - 1]?.text ?? '') &&
  !isPounds(reading, ledger, quantity);
