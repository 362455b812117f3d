/** What things cost, and what is said to be free, included or extra. */
import { agrees } from '#claims/compare.ts';
import type { Finder, Finding } from '#claims/finding.ts';
import { priceOfAnimal } from '#claims/kinds/animals-apart.ts';
import { isPayable, judgeFree, pricedThings } from '#claims/kinds/fees.ts';
import {
  carriedOn,
  hasOwnNoun,
  isAhead,
  isBystander,
  isDifference,
  isNextThings,
  isOfChildsOne,
  takesUp,
} from '#claims/kinds/lists-of-prices.ts';
import { ofPayer } from '#claims/kinds/payers.ts';
import { isBook } from '#claims/kinds/pounds.ts';
import { isStake } from '#claims/kinds/price-differences.ts';
import { namesEvent } from '#claims/kinds/price-of-entry.ts';
import { namesTwoSorts, type Ticket, ticketOf } from '#claims/kinds/tickets.ts';
import { isToldFree, saidOfOnce } from '#claims/kinds/told-free.ts';
import { and } from '#claims/kinds/years-of-others.ts';
import { feeOf, showing } from '#claims/known.ts';
import { eventSource, type Known, type Ledger, lookUp, type Money, sortOfId } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { isLonger } from '#claims/named-owners.ts';
import { isOfLandmark } from '#claims/reading/landmarks.ts';
import { nearest } from '#claims/reading/link.ts';
import { isOfOthers } from '#claims/reading/others.ts';
import { isMoney, type Quantity, quantitiesBeside, quantitiesOf } from '#claims/reading/quantities.ts';
import { clauseOf, idsOf, type Mention, mentionsBeside, type Reading, speaksOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { withNumber } from '#claims/wording.ts';
import { codesOf } from '#lexicon/currencies.ts';

/** Prices a free text states; of tickets only those of the sort that is asked for, where it knows that sort. */
function moneyOf({ reading, quantities }: Stated, sort: Ticket | null): Money[] {
  const priced = quantities.filter(({ unit }) => isMoney(unit));
  const same = sort ? priced.filter(({ from }) => ticketOf(reading, from) === sort) : [];
  return statedMoney(same.length > 0 ? same : priced);
}

/** True where a source gives the price of a ticket of this sort. */
const knowsTicket = (ledger: Ledger, sort: Ticket): boolean =>
  ledger.stated.some(
    ({ subjects, reading, quantities }) =>
      subjects.has('ticket') && quantities.some(({ unit, from }) => isMoney(unit) && ticketOf(reading, from) === sort),
  );

/** What may stand behind the name of what is paid for. */
const facility = /_(?:court|course|rental|hire|lesson|class|room)$/;

function pricesOf(ledger: Ledger, ids: readonly string[], sort: Ticket | null = null): Known<Money>[] {
  const known = [...lookUp(ledger.prices, ids)];
  // 'An hour of tennis', of `price:tennis` and a court.
  if (known.length === 0) known.push(...ids.flatMap((id) => ledger.prices.get(id.replace(facility, '')) ?? []));
  const { event } = ledger.sources;
  if (event && event.price !== null && ids.includes('ticket')) {
    known.push({
      value: { amount: event.price, currency: event.currency ?? 'EUR' },
      source: eventSource(event, 'price', `${event.price} ${event.currency ?? ''}`.trim()),
    });
  }
  const sorts = new Set(ids.map(sortOfId));
  for (const stated of ledger.stated) {
    if (![...stated.subjects].some((id) => sorts.has(sortOfId(id)))) continue;
    known.push(...moneyOf(stated, sort).map((value) => ({ value, source: stated.source })));
  }
  return known;
}

/** 'E-Bikes verleihen wir für 15 Euro': an e-bike is a bike as well, and where it has a price of its own no bike's. */
const narrowest = ({ prices }: Ledger, ids: readonly string[]): readonly string[] => {
  const own = ids.filter((id) => prices.has(id) && ids.some((other) => other !== id && other === sortOfId(id)));
  return own.length > 0 ? own : ids;
};

/** 'El menú, 85', of `dinner_menu`: prices known by a longer name, where the plain one has none. */
const longerNamed = ({ prices }: Ledger, ids: readonly string[]): Known<Money>[] =>
  [...prices].flatMap(([known, price]) =>
    ids.some((id) => !prices.has(id) && !/^(?:check_|ticket)/.test(id) && isLonger(known, id)) ? [price] : [],
  );

const statedMoney = (quantities: readonly Quantity[]): Money[] =>
  quantities.filter((q) => isMoney(q.unit)).map((q) => ({ amount: q.value, currency: codesOf[q.unit]?.[0] ?? '' }));

function allPrices(ledger: Ledger): Known<Money>[] {
  const stated = ledger.stated.flatMap((text) =>
    statedMoney(text.quantities).map((value) => ({ value, source: text.source })),
  );
  const event = ledger.sources.event;
  return [
    ...ledger.prices.values(),
    ...stated,
    ...(event ? pricesOf(ledger, ['ticket']).filter((p) => p.source.type === 'event') : []),
  ];
}

/** 'The tasting is 22 €, the other thing 75 €': a thing whose price an earlier clause gives rightly has no second one. */
const isPaidFor = (reading: Reading, ledger: Ledger, mention: Mention, quantity: Quantity): boolean =>
  mention.to <= quantity.from &&
  reading.clause[mention.from] !== reading.clause[quantity.from] &&
  quantitiesBeside(reading, quantity.from).some(
    (other) =>
      isMoney(other.unit) &&
      other.to <= quantity.from &&
      reading.clause[other.from] === reading.clause[mention.from] &&
      pricesOf(ledger, pricedThings(mention)).some(({ value }) => value.amount === other.value),
  );

const forSomeone = /^(?:for|für|fürs|para|pour)$/;
/** Tokens between such a word and a child: 'fürs müde Kind'. */
const forReach = 3;

/** 'Das Zustellbett fürs müde Kind 60': whom a thing is for is not what is paid. */
const isForWhom = (reading: Reading, { from, to, subjects }: Mention, quantity: Quantity): boolean =>
  to <= quantity.from &&
  subjects.every(({ ids }) => ids.every((id) => id === 'children')) &&
  reading.tokens.slice(Math.max(0, from - forReach), from).some(({ text }) => forSomeone.test(text)) &&
  mentionsBeside(reading, from).some(
    (one) => one.to <= from && reading.clause[one.from] === reading.clause[from] && pricedThings(one).length > 0,
  );

/** 'A bed is 32 euros; half board is 38': a later clause that goes on to a number of its own. */
const hasOwnPrice = (reading: Reading, mention: Mention, quantity: Quantity): boolean => {
  if (mention.from < quantity.to || reading.clause[mention.from] === reading.clause[quantity.to - 1]) return false;
  if (hasOwnNoun(reading, quantity)) return true;
  const [, end] = clauseOf(reading, mention.from);
  // '96 euros a cave, 24 euros dinner': the number may stand first, and in a clause of its own ('for 29, you breakfast').
  if (
    reading.tokens
      .slice(quantity.to, mention.from)
      .some(({ kind, value, article }) => kind === 'number' && value !== null && !article)
  )
    return true;
  // 'The course is 25 euros; a basket, thirteen'.
  const next = reading.tokens[end]?.gap === breaks.comma ? end + 1 : end;
  return reading.tokens.slice(mention.to, next).some(({ kind, value }) => kind === 'number' && value !== null);
};

/** 'A cave costs €96, breakfast included', '€96 for a cave and nothing for breakfast': what is free and told beside a price. */
const isApart = (reading: Reading, { from }: Mention, quantity: Quantity): boolean =>
  from >= quantity.to &&
  (reading.clause[from] !== reading.clause[quantity.from] ||
    reading.tokens.slice(quantity.to, from).some(({ text }) => and.has(text)));

const byWeight = /^(?:kilos?|kg|pounds?|pfund|gramm?e?s?|gramos|dozen|dutzend|docena|douzaine|lit(?:re|ro|er)s?)$/;

/** 'A double is €79, a single twenty euros less': one of two things that lie so far apart, and the price of one is told. */
function ofTwo(reading: Reading, prices: readonly Known<Money>[], { value, from }: Quantity): Known<Money> | undefined {
  const cheaper = new Set(prices.map(({ value: { amount, currency } }) => `${amount} ${currency}`));
  const told = quantitiesBeside(reading, from).filter((one) => isMoney(one.unit) && one.from !== from);
  return prices.find(
    ({ value: { amount, currency } }) =>
      cheaper.has(`${amount - value} ${currency}`) &&
      (told.length === 0 || told.some((one) => one.value === amount || one.value === amount - value)),
  );
}

function judgeAmount(reading: Reading, ledger: Ledger, quantity: Quantity): Finding | null {
  const { from, to } = quantity;
  const codes = codesOf[quantity.unit] ?? [];
  const matches = (known: Known<Money>) =>
    codes.includes(known.value.currency) && agrees(quantity.value, known.value.amount, quantity.comparison);
  let index = from;
  while (index < to && reading.tokens[index]?.value === null) index++;
  const apart = isDifference(reading, quantity) ? ofTwo(reading, allPrices(ledger), quantity) : undefined;
  if (apart) return { kind: 'price', verdict: 'supported', from, to, source: apart.source };
  const ahead = isAhead(reading, quantity);
  const candidates = nearest(reading, from, to, (mention) => pricedThings(mention).length > 0).filter(
    ({ mention }) =>
      !isPaidFor(reading, ledger, mention, quantity) &&
      !isForWhom(reading, mention, quantity) &&
      !hasOwnPrice(reading, mention, quantity) &&
      !isBystander(reading, ledger, mention) &&
      (!ahead || (mention.from >= to && reading.clause[mention.from] === reading.clause[from])),
  );
  const payer = candidates.every(({ mention }) => idsOf(mention, 'amenity', 'thing').includes('ticket'))
    ? ofPayer(reading, ledger, quantity)
    : null;
  if (payer)
    return { kind: 'price', verdict: payer.right ? 'supported' : 'contradicted', from, to, source: payer.known.source };
  // 'Neun Euro die Sauna, elf das Lächeln': nobody knows what that is paid for.
  if (candidates.length === 0 && (ahead || isOfChildsOne(reading, quantity))) return null;
  for (const { mention } of candidates) {
    const animal = priceOfAnimal(reading, ledger, mention, quantity);
    if (animal) return animal;
    const ids = narrowest(ledger, pricedThings(mention));
    const sort = ids.includes('ticket') ? ticketOf(reading, from) : null;
    const prices = pricesOf(ledger, ids, sort);
    const right = prices.find(matches) ?? longerNamed(ledger, ids).find(matches);
    if (right) return { kind: 'price', verdict: 'supported', from, to, source: right.source };
    // 'The pass is 49 euros' may be any ticket where the event is not spoken of.
    const isTicket = ids.includes('ticket');
    const anyTicket = isTicket && !(sort && knowsTicket(ledger, sort)) && !speaksOf(reading, from, 'event');
    const ofAnySort = isTicket ? pricesOf(ledger, ids) : [];
    const oneOfTwo = namesTwoSorts(reading, from) ? ofAnySort.find(matches) : undefined;
    if (oneOfTwo) return { kind: 'price', verdict: 'supported', from, to, source: oneOfTwo.source };
    const other = anyTicket ? allPrices(ledger).find(matches) : undefined;
    if (other) return { kind: 'price', verdict: 'supported', from, to, source: other.source };
    const wrong = prices[0];
    // 'A romantic dinner? A sitter stays for 14 euros': what is asked about is not always what is answered.
    const asked =
      reading.sentence[mention.from] !== reading.sentence[from] && !takesUp(reading, from)
        ? allPrices(ledger).find(matches)
        : undefined;
    if (asked) return { kind: 'price', verdict: 'supported', from, to, source: asked.source };
    if (wrong) {
      return {
        kind: 'price',
        verdict: 'contradicted',
        from,
        to,
        source: wrong.source,
        expected: withNumber(reading, from, to, index, wrong.value.amount),
      };
    }
    const fee = feeOf(ledger, ids);
    // 'Aparcar sale por cero euros'.
    if (fee?.free && quantity.value === 0) return { kind: 'price', verdict: 'supported', from, to, source: fee.source };
    if (fee?.free && (isApart(reading, mention, quantity) || isNextThings(reading, mention, quantity))) continue;
    if (fee?.free && isToldFree(reading, mention, quantity)) continue;
    if (fee?.free) return { kind: 'price', verdict: 'contradicted', from, to, source: fee.source };
    // 'A sitter stays with the little ones for 14 euros': whom it is for is not what is paid.
    if (ids.every((id) => id === 'children')) continue;
    if (ids.some(isPayable(ledger)) && ids.some((id) => showing(ledger, id))) break;
  }
  // 'A day at the fair costs €18'.
  const toEnter =
    candidates.length === 0 && namesEvent(reading, from) ? pricesOf(ledger, ['ticket'], ticketOf(reading, from)) : [];
  const entry = toEnter.find(matches);
  if (entry) return { kind: 'price', verdict: 'supported', from, to, source: entry.source };
  if (toEnter[0]) return { kind: 'price', verdict: 'contradicted', from, to, source: toEnter[0].source };
  const right = candidates.every(({ mention }) => pricesOf(ledger, pricedThings(mention)).length === 0)
    ? allPrices(ledger).find(matches)
    : undefined;
  if (right) return { kind: 'price', verdict: 'supported', from, to, source: right.source };
  // 'The farm next door sells eggs at £2': what others ask is theirs.
  const [start, end] = clauseOf(reading, from);
  if (isOfOthers(reading, from)) return null;
  // 'In 1970 a night cost 18 francs'.
  if (reading.tokens.slice(start, end).some(({ text }) => /^1[5-9]\d\d$/.test(text))) return null;
  if (
    !isOfRoom(reading, ledger, from) &&
    isOfLandmark(reading, ledger, from, (mention) => pricedThings(mention).length > 0)
  )
    return null;
  // 'Trois euros le kilo': no house is sold by weight.
  if (byWeight.test(reading.tokens[to + 1]?.text ?? '')) return null;
  return { kind: 'price', verdict: 'unsupported', from, to };
}

/** 'A double cave is €120', of a house that tells the price of a `double_cave`: no cave of the country's. */
const isOfRoom = (reading: Reading, { prices }: Ledger, index: number): boolean =>
  mentionsBeside(reading, index).some((mention) =>
    idsOf(mention, 'counted').some((id) => [...prices.keys()].some((name) => name.endsWith(`_${id}`))),
  );

/** 'No cuesta ni un euro': a coin of a word for free. */
const isNotOne = (reading: Reading, { value, from }: Quantity): boolean =>
  value === 1 && (reading.ending[from + 2] ?? []).some(({ mark }) => mark.type === 'price' && mark.id === 'free');

export const findPrices: Finder = (reading, ledger) => {
  const priced = quantitiesOf(reading).filter(
    (one) =>
      isMoney(one.unit) && !isBook(reading, ledger, one) && !isNotOne(reading, one) && !isStake(reading, one.from),
  );
  const amounts = [...priced, ...carriedOn(reading)].flatMap(
    (quantity) => judgeAmount(reading, ledger, quantity) ?? [],
  );
  return [...amounts, ...saidOfOnce(reading, judgeFree(reading, ledger))];
};
