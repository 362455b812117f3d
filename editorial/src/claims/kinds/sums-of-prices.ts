/** What several things cost together, and one thing several times: 'bed plus breakfast: £29.50', 'two breakfasts, €32'. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finding } from '#claims/finding.ts';
import { spanAt } from '#claims/kinds/hours-apart.ts';
import { carriedOn } from '#claims/kinds/lists-of-prices.ts';
import { pricesOfTicket, ticketOf } from '#claims/kinds/tickets.ts';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import { labelBefore, questionBefore } from '#claims/reading/link.ts';
import { isMoney, type Quantity, quantitiesBeside } from '#claims/reading/quantities.ts';
import { idsOf, type Mention, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks, type Token } from '#claims/reading/tokens.ts';
import { codesOf } from '#lexicon/currencies.ts';

/** Cents are rounded nowhere; this only takes what adding does to fractions. */
const exact = 0.005;

const isSame = (amount: number, { value }: Quantity): boolean => Math.abs(amount - value) < exact;

/** A price a source tells, where the text names what it is paid for, and how many it has of them. */
type Named = { amount: number; source: ClaimSource; at: Mention; often: number };

const adding =
  /^(?:together|total|altogether|both|sum|adds?|makes?|comes?|pays?|zusammen|macht|machen|zahlen|zahlt|insgesamt|beides|summe|juntos|pagan|suman?|ambos|ambas|ensemble|paient|tout|deux|font|réunis?)$/;
/** 'Breakfast and shuttle: €44'; of 'breakfast is €16 and the shuttle €44' the second is no sum. */
const joining = /^(?:plus|with|and|\+|mit|und|con|y|más|avec|et)$/;

/** What a price may be paid several times for: 'three nights', 'for two people'. */
const perEach =
  /^(?:nights?|days?|hours?|weeks?|people|persons?|guests?|adults?|times|nächten?|tagen?|stunden|wochen|personen|leute|gäste|erwachsene|mal|noches|días|horas|semanas|personas|adultos|veces|nuits|jours|heures|semaines|personnes|adultes|fois)$/;
/** 'Zu zweit', 'there and back', 'a week of parking': so many of whatever it is. */
const manifold: Readonly<Record<string, number>> = {
  ...Object.fromEntries('zweit zweimal twice back return zurück vuelta retour'.split(' ').map((word) => [word, 2])),
  ...Object.fromEntries('dritt dreimal threesome trio'.split(' ').map((word) => [word, 3])),
  ...Object.fromEntries('viert viermal foursome vierer'.split(' ').map((word) => [word, 4])),
  ...Object.fromEntries(['week', 'woche', 'semana', 'semaine'].map((word) => [word, 7])),
};

/** 'A bike costs exactly half that': one price is twice the other. */
const halving = /^(?:half|double|twice|hälfte|halb|doppelte?|mitad|doble|moitié|double)$/;

/** Tokens between a number and what it counts. */
const reach = 3;

const fewest = 2;
/** So often nobody reckons. */
const most = 31;

const isSort = (id: string, known: string): boolean =>
  id === known || sortOfId(id) === sortOfId(known) || known.endsWith(`_${id}`) || known.startsWith(`${id}_`);

const pricesIn = (quantities: readonly Quantity[], unit: Quantity['unit']): number[] =>
  quantities.filter((one) => one.unit === unit).map(({ value }) => value);

/** The mentions of the sentence and of the question it answers. */
function spokenOf(reading: Reading, index: number): readonly Mention[] {
  const asked = questionBefore(reading, sentenceOf(reading, index)[0]);
  return [...(asked ? mentionsBeside(reading, asked[0]) : []), ...mentionsBeside(reading, index)];
}

/** The number right before a thing: 'two tastings', 'dos cenas'. */
function oftenOf(reading: Reading, { from }: Mention): number {
  for (let index = from - 1; index >= Math.max(0, from - reach); index--) {
    const token = reading.tokens[index];
    if (!token || (reading.tokens[index + 1]?.gap ?? breaks.sentence) > breaks.space || joining.test(token.text)) break;
    if (token.kind === 'number' && !token.article && (token.value ?? 0) <= most) return token.value ?? 1;
    if (manifold[token.text]) return manifold[token.text] ?? 1;
  }
  return 1;
}

function namedPrices(reading: Reading, { prices, stated }: Ledger, { unit, from }: Quantity): Named[] {
  const codes = codesOf[unit] ?? [];
  const spoken = spokenOf(reading, from);
  const naming = (name: string) =>
    spoken.find((one) => idsOf(one, 'thing', 'amenity', 'counted').some((id) => isSort(id, name)));
  const ofFacts = [...prices].flatMap(([id, { value, source }]): Named[] => {
    const at = codes.includes(value.currency) ? naming(id) : undefined;
    return at ? [{ amount: value.amount, source, at, often: oftenOf(reading, at) }] : [];
  });
  // 'Two nights with the dog come to 24 euros', of `policy:pets`.
  const ofPolicies = stated.flatMap(({ name, quantities, source }): Named[] => {
    const at = name.startsWith('policy:') ? naming(name.slice('policy:'.length)) : undefined;
    return at ? pricesIn(quantities, unit).map((amount) => ({ amount, source, at, often: 1 })) : [];
  });
  // 'Four tickets are 1,920 crowns', of the event's description.
  const ticket = naming('ticket');
  const ofEvent = stated.flatMap(({ name, quantities, source }): Named[] =>
    ticket && name === 'event'
      ? pricesIn(quantities, unit).map((amount) => ({ amount, source, at: ticket, often: oftenOf(reading, ticket) }))
      : [],
  );
  return [...ofFacts, ...ofPolicies, ...ofEvent];
}

type Price = Pick<Named, 'amount' | 'source'>;

/** Every price of the sources: 'deux heures de garde font 30 €' may name it by another word. */
const all = ({ prices, stated }: Ledger, { unit }: Quantity): Price[] => [
  ...[...prices.values()].flatMap(({ value, source }) =>
    codesOf[unit]?.includes(value.currency) ? [{ amount: value.amount, source }] : [],
  ),
  ...stated.flatMap(({ quantities, source }) => pricesIn(quantities, unit).map((amount) => ({ amount, source }))),
];

/** The numbers of the sentence that say how often something is paid. */
function timesIn(reading: Reading, named: readonly Named[], { from, to }: Quantity): number[] {
  const [start, end] = sentenceOf(reading, from);
  const asked = questionBefore(reading, start);
  // 'Dos mayores y dos pequeños, 78 euros': whoever they are.
  const isAdded = hasWord(reading, { from, to }, adding) || hasWord(reading, { from, to }, joining);
  return reading.tokens.slice(asked?.[0] ?? start, end).flatMap((token, offset): number[] => {
    const index = (asked?.[0] ?? start) + offset;
    const many = manifold[token.text] ?? (parents.test(token.text) ? parentsIn(reading, start, end, index) : undefined);
    if (many !== undefined) return [many];
    // 'An hour and a half comes to €67.50'.
    const span = spanAt(reading, index);
    // Of one hour the price is what it is.
    if (span) return span.minutes === minutes ? [] : [span.minutes / minutes];
    const { kind, value } = token;
    if (kind !== 'number' || value === null || value < fewest || value > most || !Number.isInteger(value)) return [];
    if (index >= from && index < to) return [];
    const behind = reading.tokens.slice(index + 1, index + 3).filter(({ gap }: Token) => gap === breaks.space);
    const counts =
      (isAdded && behind.length > 0) ||
      behind.some(({ text }) => perEach.test(text)) ||
      named.some(({ at }) => at.from > index && at.from - index <= 2) ||
      /^(?:for|für|para|pour|à|zu)$/.test(reading.tokens[index - 1]?.text ?? '');
    return counts ? [value] : [];
  });
}

const parents = /^(?:mum|mummy|mom|dad|daddy|mama|mutti|papa|mamá|maman|papá)$/;
const minutes = 60;

/** 'Mama, Papa und zwei Wasserratten': the two of them, told at the second. */
const parentsIn = ({ tokens }: Reading, start: number, end: number, index: number): number | undefined => {
  const [first, second] = tokens.slice(start, end).filter(({ text }) => parents.test(text));
  return second && second === tokens[index] && first ? 2 : undefined;
};

/** Whether such a word stands in the sentence, or in the question it answers. */
function hasWord(reading: Reading, { from, to }: Pick<Quantity, 'from' | 'to'>, words: RegExp): boolean {
  const [sentence, end] = sentenceOf(reading, from);
  const start = questionBefore(reading, sentence)?.[0] ?? sentence;
  return [...reading.tokens.slice(start, from), ...reading.tokens.slice(to, end)].some(({ text }) => words.test(text));
}

/** 'Exactly half that', where the half is no part of a name: half board. */
function isHalved(reading: Reading, said: Quantity): boolean {
  const inNames = mentionsBeside(reading, said.from).flatMap(({ from, to }) => reading.tokens.slice(from, to));
  return hasWord(reading, said, halving) && inNames.every(({ text }) => !halving.test(text));
}

/** Two or all of the things whose prices come to that. */
function sumOf(reading: Reading, named: readonly Named[], said: Quantity): ClaimSource | null {
  const isAdded = hasWord(reading, said, adding);
  if (!isAdded && !hasWord(reading, said, joining)) return null;
  const told = quantitiesBeside(reading, said.from).filter(({ unit }) => unit === said.unit);
  const free = named.filter(
    ({ amount, at }, index) =>
      (isAdded || told.every(({ value }) => value !== amount)) && named.findIndex((one) => one.at === at) === index,
  );
  const isSum = (parts: readonly Named[]) =>
    parts.length > 1 &&
    isSame(
      parts.reduce((sum, { amount, often }) => sum + amount * often, 0),
      said,
    );
  const pairs = free.flatMap((one, at) => free.slice(at + 1).map((other) => [one, other]));
  return [free, ...pairs].find(isSum)?.[0]?.source ?? null;
}

/** 'Two grown-ups and two children make €78', of `day_ticket` and `day_ticket_child`: both prices, each by its number. */
function familyOf({ prices }: Ledger, often: readonly number[], said: Quantity): ClaimSource | null {
  const [one, other] = often;
  if (one === undefined || other === undefined || often.length > 2) return null;
  for (const [id, { value, source }] of prices)
    for (const [part, known] of prices)
      if (part.startsWith(`${id}_`) && isSame(one * value.amount + other * known.value.amount, said)) return source;
  return null;
}

/** The numbers of the sentence before a price, its own left out. */
const numbersBefore = (reading: Reading, { from }: Quantity): number[] =>
  reading.tokens
    .slice(sentenceOf(reading, from)[0], from)
    .flatMap(({ kind, value, article }) => (kind === 'number' && value !== null && !article ? [value] : []));

/** 'Bed twelve, menu eleven, breakfast four: twenty-seven euros': prices that the sentence tells one by one. */
function addedUp(reading: Reading, prices: readonly Price[], said: Quantity): ClaimSource | null {
  const parts = numbersBefore(reading, said).filter((value) => prices.some(({ amount }) => amount === value));
  const sum = parts.reduce((total, value) => total + value, 0);
  return parts.length > 1 && isSame(sum, said) ? (prices[0]?.source ?? null) : null;
}

/** 'Board and wetsuit together come to €23', whatever the two are called. */
const inOne = {
  en: /^(?:together|altogether|plus)$/,
  de: /^(?:zusammen|plus)$/,
  es: /^(?:juntos|juntas|más)$/,
  fr: /^ensemble$/,
} as const;

/** Two prices that make a sum, where the sentence adds two things. */
function anyTwo(reading: Reading, prices: readonly Price[], said: Quantity): ClaimSource | null {
  const before = reading.tokens.slice(sentenceOf(reading, said.from)[0], said.from);
  if (!before.some(({ text }) => inOne[reading.language].test(text))) return null;
  const isTwo = (one: Price, at: number) =>
    prices.some(({ amount }, other) => other > at && isSame(one.amount + amount, said));
  return prices.find(isTwo)?.source ?? null;
}

/** 'Cama, cena y desayuno: 27 euros': a list before a colon, one thing of which may go by another name. */
function listedSum(reading: Reading, named: readonly Named[], prices: readonly Price[], said: Quantity) {
  if (!labelBefore(reading, said.from)) return null;
  const own = named.filter(({ at }, index) => named.findIndex((one) => one.at === at) === index);
  const sum = own.reduce((total, { amount }) => total + amount, 0);
  const other = own.length > 1 ? prices.find(({ amount }) => isSame(sum + amount, said)) : undefined;
  return (other ?? ofThree(reading, prices, said))?.source ?? null;
}

/** 'Clase, tabla y neopreno: 62 euros': three things by any name, and as many prices. */
function ofThree(reading: Reading, prices: readonly Price[], said: Quantity): Price | undefined {
  const list = reading.tokens.slice(sentenceOf(reading, said.from)[0], said.from);
  const isJoint = ({ gap, text }: Token) => gap === breaks.comma || joining.test(text);
  if (list.filter(isJoint).length !== 2 || numbersBefore(reading, said).length > 0) return undefined;
  const amounts = new Set(prices.map(({ amount }) => amount));
  return prices.find(({ amount }) =>
    prices.some((other) => {
      const rest = said.value - amount - other.amount;
      return other.amount > amount && rest > other.amount && amounts.has(rest);
    }),
  );
}

const each = /^(?:each|per|head|apiece|je|jeder|jede|pro|kopf|por|cada|cabeza|barba|chacun|chacune|par|tête|soit)$/;
/** A share is told in round numbers: 'no three euros a kilometre'. */
const nearlyShare = 0.9;

/** 'Split six ways, an hour costs €7.50 each': a price by what it is shared among. */
function sharedOut(reading: Reading, prices: readonly Price[], said: Quantity): ClaimSource | null {
  if (!hasWord(reading, said, each)) return null;
  const isShare = (share: number) =>
    said.comparison === 'less' || said.comparison === 'hardly'
      ? share < said.value && share > said.value * nearlyShare
      : Math.abs(share - said.value) < 2 * exact;
  const among = numbersBefore(reading, said).filter((value) => value >= fewest);
  return (
    prices.find(({ amount }) => among.some((value) => value !== amount && isShare(amount / value)))?.source ?? null
  );
}

/** Nobody reckons in a sentence of more tokens. */
const longest = 120;

/** The source of a price that a text has added up or multiplied, or null. */
export function reckoned(finding: Finding, reading: Reading, ledger: Ledger): ClaimSource | null {
  const [start, end] = sentenceOf(reading, finding.from);
  if (finding.kind !== 'price' || end - start > longest) return null;
  const isSaid = ({ unit, from, to }: Quantity) => isMoney(unit) && from >= finding.from && to <= finding.to;
  const said = quantitiesBeside(reading, finding.from).find(isSaid) ?? carriedOn(reading).find(isSaid);
  if (!said) return null;
  // 'The pass for all three evenings is €72', of a pass for 60: it is no three single evenings.
  const passes = ticketOf(reading, said.from) === 'whole' ? pricesOfTicket(ledger, 'whole') : [];
  const isOfPass = ({ amount, source }: Price) => source.name !== 'event.description' || passes.includes(amount);
  const named = namedPrices(reading, ledger, said).filter((one) => passes.length === 0 || isOfPass(one));
  const often = timesIn(reading, named, said);
  const known = hasWord(reading, said, adding) ? [...named, ...all(ledger, said)] : named;
  // 'Two bikes for two days': by both numbers.
  const products = often.flatMap((one, at) => often.slice(at + 1).map((other) => one * other));
  const multiple = known.find(({ amount }) => [...often, ...products].some((times) => isSame(amount * times, said)));
  const twice = isHalved(reading, said)
    ? named.find(({ amount }) => isSame(amount * 2, said) || isSame(amount / 2, said))
    : undefined;
  const prices = all(ledger, said);
  return (
    (multiple ?? twice)?.source ??
    sumOf(reading, named, said) ??
    familyOf(ledger, often, said) ??
    addedUp(reading, prices, said) ??
    anyTwo(reading, prices, said) ??
    listedSum(reading, named, prices, said) ??
    sharedOut(reading, prices, said)
  );
}
