/** Prices that go on without their money: 'the towel three euros, the wash five', 'neun Euro die Sauna, elf das Rad'. */
import { pricedThings } from '#claims/kinds/fees.ts';
import { and } from '#claims/kinds/years-of-others.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { goesOnWith } from '#claims/reading/going-on.ts';
import { isMoney, type Quantity, quantitiesBeside } from '#claims/reading/quantities.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import { clauseOf, type Mention, markAt, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** What may follow the bare number of a price: another one, or for whom and how long it is. */
const goingOn =
  /^(?:and|or|for|per|a|each|more|on|und|oder|für|pro|je|die|der|das|extra|mehr|y|e|o|por|al|la|el|para|más|et|ou|par|pour|le|les|de plus|en)$/;

const article = /^(?:the|a|an|die|der|das|eine?|el|la|los|las|una?|le|les|l|une?)$/;

const priced = /^(?:for|at|für|zu|pour|à|por|a)$/;
/** Words of a noun before such a preposition: 'a trial dive for €60'. */
const nounReach = 3;
const indefinite = /^(?:an?|one|eine?|einen|una?|une)$/;
const anyone = /^(?:sie|ihnen|du|ihr|wir)$/;

/** 'Ein Schnuppertauchgang für 60 Euro, eine Stunde Tennis': the price has its own noun, whatever a comma goes on with. */
export function hasOwnNoun(reading: Reading, { from }: { from: number }): boolean {
  const [start] = clauseOf(reading, from);
  const at = from - 1;
  if (at - 1 < start || !priced.test(reading.tokens[at]?.text ?? '')) return false;
  const noun = reading.tokens[at - 1];
  if (noun?.kind !== 'word' || anyone.test(noun.text)) return false;
  if (reading.language === 'de') return noun.capital;
  return reading.tokens.slice(Math.max(start, at - 1 - nounReach), at - 1).some(({ text }) => indefinite.test(text));
}

/** 'Free parking, free Wi-Fi and a pint for £5.20': a noun of its own stands between the free thing and the price. */
export const isNextThings = (reading: Reading, { to }: Mention, { from }: { from: number }): boolean =>
  reading.tokens
    .slice(to, from)
    .some(
      ({ text, gap }, at) =>
        at > 0 &&
        indefinite.test(text) &&
        (and.has(reading.tokens[to + at - 1]?.text ?? '') || gap === breaks.comma) &&
        to + at + 1 < from,
    );

const takingUp =
  /^(?:it|this|that|one|they|er|sie|es|ihn|den|das|die|lo|la|los|las|il|elle|le|l|cela|ça|c|ce|ils|elles)$/;

/** 'Need a buggy? It is yours for €35': an answer that begins with a pronoun speaks of what was asked for. */
export const takesUp = (reading: Reading, index: number): boolean => {
  const [start] = sentenceOf(reading, index);
  const [first, second] = reading.tokens.slice(start, start + 2);
  return takingUp.test(first?.text ?? '') && (reading.language !== 'de' || !second?.capital);
};

const ofChild = {
  en: /^(?:a|the|one for a) (?:child|kid|junior) (?:s )?(?:one|size)$|^(?:a|one for a) (?:child|kid)(?: s)?$/,
  de: /^(?:(?:ein|eins|eines|das|die) )?(?:für kinder|fürs kind|kinder\p{L}+)$/u,
  es: /^(?:(?:un[oa]?|el|la) )?(?:de|para) niñ[oa]s?$/,
  fr: /^(?:celui|celle|une?)? ?(?:d|pour) enfants?$/,
} as const;

/** 'A bike is eleven euros, a child's one, six': the smaller sort of what stands before, and no child that pays. */
export function isOfChildsOne(reading: Reading, { from }: { from: number }): boolean {
  if (reading.tokens[from]?.gap !== breaks.comma && reading.tokens[from]?.gap !== breaks.space) return false;
  return [2, 3, 4].some((length) => ofChild[reading.language].test(wordsIn(reading, Math.max(0, from - length), from)));
}

/** 'The extra bed for the tired child is 60 euros': of the two, the bed is what has a price. */
export const isBystander = (reading: Reading, { prices }: Ledger, mention: Mention): boolean =>
  pricedThings(mention).every((id) => id === 'children') &&
  (isOfChildsOne(reading, { from: mention.to }) ||
    mentionsBeside(reading, mention.from).some(
      (other) =>
        reading.clause[other.from] === reading.clause[mention.from] && pricedThings(other).some((id) => prices.has(id)),
    ));

const costing = /^(?:kostet|kosten|costs?|cuesta|cuestan|coûte|coûtent)$/;

/** True where a number opens its clause and the article of a noun follows: 'elf das Rad', '350 Kronen kostet die Überfahrt'. */
function opensClause(reading: Reading, from: number, to: number): boolean {
  const [start] = clauseOf(reading, from);
  const next = reading.tokens[costing.test(reading.tokens[to]?.text ?? '') ? to + 1 : to];
  return (
    (from === start || (from === start + 1 && and.has(reading.tokens[start]?.text ?? ''))) &&
    next?.gap === breaks.space &&
    article.test(next.text)
  );
}

/** 'Neun Euro die Sauna, elf das Rad': the sentence puts each price before what it is paid for. */
export const isAhead = (reading: Reading, { from, to }: { from: number; to: number }): boolean => {
  const first = quantitiesBeside(reading, from).find(({ unit }) => isMoney(unit));
  return (
    first !== undefined &&
    first.to <= from &&
    opensClause(reading, first.from, first.to) &&
    opensClause(reading, from, to)
  );
};

/** Minutes: of prices the tail of an hour is a share. */
const [half, hour] = [30, 60];

/** Fewest cents anybody says without the word. */
const fewestCents = 10;

/** 'Two fifty', 'zwei fünfzig', 'deux cinquante': the cents in words behind the money. */
function centsAt(reading: Reading, index: number): { share: number; to: number } | null {
  const [whole, cents] = [reading.tokens[index], reading.tokens[index + 1]];
  // 'El desayuno, nueve y media'.
  const tail = whole?.spelled ? markAt(reading, index + 1, 'tail') : null;
  if (tail?.mark.value === half) return { share: half / hour, to: tail.to };
  if (!whole?.spelled || !cents?.spelled || cents.gap !== breaks.space || cents.kind !== 'number') return null;
  const value = cents.value ?? 0;
  return value >= fewestCents && value < 100 && value % 5 === 0 ? { share: value / 100, to: index + 2 } : null;
}

/** Whether a bare number stands right behind the thing it is the price of. */
function standsBehind(reading: Reading, index: number, to: number): boolean {
  const beside = mentionsBeside(reading, index);
  const isPriced = (mention: Mention) =>
    mention.to <= index && index - mention.to <= 1 && pricedThings(mention).length > 0;
  // 'until 10 p.m.', 'children under twelve': an hour or an age.
  const bent = [...(reading.ending[index] ?? []), ...(reading.beginning[to] ?? [])].some(
    ({ mark: { type } }) =>
      type === 'role' || type === 'comparison' || type === 'hour' || type === 'evening' || type === 'morning',
  );
  return (
    beside.some(isPriced) &&
    (!bent || goesOnWith(reading, index) !== null) &&
    // 'Frühstück 18, Garage 16 Euro': beyond a comma it is the next one's.
    (reading.tokens[to]?.gap === breaks.comma || beside.every((mention) => mention.from !== to))
  );
}

const exchanging = /^(?:for|für|por|pour)$/;
/** Who gets something for the money. */
const whoGets =
  /^(?:you|your|we|the|sie|ihr|ihre|man|wir|lädt|laden|bekommen|usted|su|sus|se|le|la|el|vous|votre|vos|on|nous)$/;

/** Most people that share a table. */
const mostGuests = 4;

/** 'For 29 euros you have breakfast and, for fifteen, your car is charged': the same preposition before both numbers. */
function isPairedFor(reading: Reading, index: number, first: Quantity): boolean {
  const before = reading.tokens[index - 1]?.text ?? '';
  if (!exchanging.test(before) || reading.tokens[first.from - 1]?.text !== before || first.to > index) return false;
  const next = reading.tokens[index + 1];
  // 'And for two, there is a table by the window': so many may be guests.
  if ((reading.tokens[index]?.value ?? 0) <= mostGuests) return false;
  return (
    reading.sentence[first.from] === reading.sentence[index] &&
    next !== undefined &&
    (next.gap === breaks.comma || (next.gap === breaks.space && whoGets.test(next.text)))
  );
}

const forWhom = /^(?:for|für|para|pour|of|de|d|à|a|zu|mit|avec|con|with|at|um|from|ab|until|bis|dès|hasta)$/;

/** Bare numbers that go on with a list of prices. */
export const carriedOn = onceFor((reading: Reading): readonly Quantity[] => findCarriedOn(reading));

function findCarriedOn(reading: Reading): Quantity[] {
  const found: Quantity[] = [];
  for (let index = 0; index < reading.tokens.length; index++) {
    const token = reading.tokens[index];
    if (!token || token.value === null || token.kind !== 'number' || reading.silent[index]) continue;
    const money = quantitiesBeside(reading, index).filter(({ unit }) => isMoney(unit));
    // 'Frühstück 14, Garage 16, Fahrrad neun Euro': the last one alone may have the word.
    // 'Une dégustation pour deux, quarante-huit euros' has one price.
    const leads =
      reading.tokens[index + 1]?.gap === breaks.comma && !forWhom.test(reading.tokens[index - 1]?.text ?? '');
    const first = money.find((one) => one.to <= index) ?? (leads ? money.find((one) => one.from > index) : undefined);
    const cents = centsAt(reading, index);
    const to = cents?.to ?? index + 1;
    if (!first || reading.beginning[to]?.some((place) => place.mark.type === 'unit' && place.from === to)) continue;
    const next = reading.tokens[to];
    // 'On y déjeune deux fois': a number that counts what follows.
    if (next && next.gap === breaks.space && !goingOn.test(next.text) && !isPairedFor(reading, index, first)) continue;
    const isPaired = isPairedFor(reading, index, first);
    // '35 € le cours et zéro pour les fous rires': what it is paid for stands behind it.
    if (next && /^(?:for|für|por|para|pour)$/.test(next.text)) continue;
    if (!isPaired && !isAhead(reading, { from: index, to }) && !standsBehind(reading, index, to)) continue;
    found.push({
      value: token.value + (cents?.share ?? 0),
      high: null,
      unit: first.unit,
      comparison: null,
      mode: null,
      from: index,
      to,
    });
    index = to - 1;
  }
  return found;
}

const lessOrMore =
  /^(?:less|more|cheaper|dearer|off|weniger|mehr|billiger|günstiger|teurer|drunter|darüber|menos|más|moins|plus)$/;

/** 'A single twenty euros less', '26 € de plus': how far two prices are apart. */
export function isDifference(reading: Reading, { to }: { to: number }): boolean {
  const [first, second] = reading.tokens.slice(to, to + 2);
  if (!first || first.gap > breaks.space) return false;
  return lessOrMore.test(first.text) || (first.text === 'de' && lessOrMore.test(second?.text ?? ''));
}
