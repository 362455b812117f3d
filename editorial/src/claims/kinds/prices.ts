/** What things cost, and what is said to be free, included or extra. */
import { agrees } from '#claims/compare.ts';
import type { Finder, Finding } from '#claims/finding.ts';
import { feeOf, showing } from '#claims/known.ts';
import { eventSource, type Known, type Ledger, lookUp, type Money, sortOfId } from '#claims/ledger/ledger.ts';
import { belongsToLandmark } from '#claims/reading/landmarks.ts';
import { nearest } from '#claims/reading/link.ts';
import { isMoney, type Quantity, quantitiesBeside, quantitiesOf } from '#claims/reading/quantities.ts';
import { clauseOf, idsOf, type Mention, markAt, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { digits, measure, withNumber } from '#claims/wording.ts';
import { freeOrPaid } from '#lexicon/concepts.ts';
import { codesOf } from '#lexicon/currencies.ts';

/** Furthest a thing may be from 'free' to be what is free. */
const reach = 7;
const pricedThings = (mention: Mention) => idsOf(mention, 'thing', 'amenity');
/** Things whose being free a text may claim, beside those that are free or paid by nature. */
const payable: ReadonlySet<string> = new Set([
  'breakfast',
  'towel',
  'ticket',
  'spa',
  'dinner',
  'lunch',
  'extra_bed',
  'cot',
  'tourist_tax',
  'late_checkout',
  'pets',
  'brunch',
  'afternoon_tea',
  'half_board',
  'children',
  'sauna',
  'valet_parking',
  'yoga',
  'minibar',
  'babysitting',
  'dorm_bed',
  'room_service',
]);
const isPayable = (ledger: Ledger) => (id: string) =>
  payable.has(id) || payable.has(sortOfId(id)) || freeOrPaid.has(sortOfId(id)) || ledger.prices.has(id);

function pricesOf(ledger: Ledger, ids: readonly string[]): Known<Money>[] {
  const known = [...lookUp(ledger.prices, ids)];
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
    known.push(...statedMoney(stated.quantities).map((value) => ({ value, source: stated.source })));
  }
  return known;
}

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

const speaksOfEvent = (reading: Reading, index: number) =>
  mentionsBeside(reading, index).some(
    (mention) =>
      reading.sentence[mention.from] === reading.sentence[index] &&
      mention.subjects.some(({ type }) => type === 'event'),
  );

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

/** 'A bed is 32 euros; half board is 38': a later clause that goes on to a number of its own. */
const hasOwnPrice = (reading: Reading, mention: Mention, quantity: Quantity): boolean => {
  if (mention.from < quantity.to || reading.clause[mention.from] === reading.clause[quantity.to - 1]) return false;
  const [, end] = clauseOf(reading, mention.from);
  return reading.tokens.slice(mention.to, end).some(({ kind, value }) => kind === 'number' && value !== null);
};

function judgeAmount(reading: Reading, ledger: Ledger, quantity: Quantity): Finding {
  const { from, to } = quantity;
  const codes = codesOf[quantity.unit] ?? [];
  const matches = (known: Known<Money>) =>
    codes.includes(known.value.currency) && agrees(quantity.value, known.value.amount, quantity.comparison);
  let index = from;
  while (index < to && reading.tokens[index]?.value === null) index++;
  const candidates = nearest(reading, from, to, (mention) => pricedThings(mention).length > 0).filter(
    ({ mention }) => !isPaidFor(reading, ledger, mention, quantity) && !hasOwnPrice(reading, mention, quantity),
  );
  for (const { mention } of candidates) {
    const ids = pricedThings(mention);
    const prices = pricesOf(ledger, ids);
    const right = prices.find(matches);
    if (right) return { kind: 'price', verdict: 'supported', from, to, source: right.source };
    // 'The pass is 49 euros' may be any ticket where the event is not spoken of.
    const other = ids.includes('ticket') && !speaksOfEvent(reading, from) ? allPrices(ledger).find(matches) : undefined;
    if (other) return { kind: 'price', verdict: 'supported', from, to, source: other.source };
    const wrong = prices[0];
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
    if (fee?.free) return { kind: 'price', verdict: 'contradicted', from, to, source: fee.source };
    if (ids.some(isPayable(ledger)) && ids.some((id) => showing(ledger, id))) break;
  }
  const right = candidates.every(({ mention }) => pricesOf(ledger, pricedThings(mention)).length === 0)
    ? allPrices(ledger).find(matches)
    : undefined;
  if (right) return { kind: 'price', verdict: 'supported', from, to, source: right.source };
  return { kind: 'price', verdict: 'unsupported', from, to };
}

/** Bare numbers that go on with a list of prices: 'the towel three euros, the wash five'. */
function carriedOn(reading: Reading): Quantity[] {
  const found: Quantity[] = [];
  for (let index = 0; index < reading.tokens.length; index++) {
    const token = reading.tokens[index];
    if (!token || token.value === null || token.kind !== 'number' || reading.silent[index]) continue;
    const first = quantitiesBeside(reading, index).find((quantity) => quantity.to <= index && isMoney(quantity.unit));
    if (!first || reading.beginning[index + 1]?.some((place) => place.mark.type === 'unit' && place.from === index + 1))
      continue;
    const next = reading.tokens[index + 1];
    if (next && next.gap === 0 && next.kind !== 'word') continue;
    const beside = mentionsBeside(reading, index);
    const before = beside.find(
      (mention) => mention.to <= index && index - mention.to <= 1 && pricedThings(mention).length > 0,
    );
    if (before && beside.every((mention) => mention.from !== index + 1)) {
      found.push({
        value: token.value,
        high: null,
        unit: first.unit,
        comparison: null,
        mode: null,
        from: index,
        to: index + 1,
      });
    }
  }
  return found;
}

function judgeFree(reading: Reading, ledger: Ledger): Finding[] {
  const found: Finding[] = [];
  for (let index = 0; index < reading.tokens.length; index++) {
    const mark = markAt(reading, index, 'price');
    if (!mark) continue;
    const inside = mentionsBeside(reading, index).some(
      (mention) => mention.from <= mark.from && mark.to <= mention.to && mention.to - mention.from > 1,
    );
    const word = reading.tokens[mark.from]?.text ?? '';
    const [thing] = inside
      ? []
      : nearest(reading, mark.from, mark.to, (mention) => pricedThings(mention).some(isPayable(ledger)));
    index = mark.to - 1;
    if (!thing || thing.far > reach) continue;
    const ids = pricedThings(thing.mention);
    if (/^(?:frei|libre)$/.test(word) && !ids.includes('ticket')) continue;
    if (word === 'free' && mark.to - mark.from === 1 && thing.mention.from > mark.from && thing.far > 2) continue;
    const close = thing.far <= 3;
    const from = close ? Math.min(mark.from, thing.mention.from) : mark.from;
    const to = close ? Math.max(mark.to, thing.mention.to) : mark.to;
    const kind = ids.some((id) => freeOrPaid.has(sortOfId(id))) ? 'amenity' : 'price';
    // Entry to a museum is no ticket of the event's.
    if (ids.includes('ticket') && belongsToLandmark(reading, ledger, thing.mention, true)) continue;
    const fee = feeOf(ledger, ids);
    const saysFree = mark.mark.id !== 'paid';
    if (!fee) {
      if (!saysFree || !ids.includes('children')) found.push({ kind, verdict: 'unsupported', from, to });
      continue;
    }
    const price = fee.free ? null : fee.price;
    const expected = saysFree && price ? priceText(reading, price.value) : undefined;
    found.push({
      kind,
      verdict: fee.free === saysFree ? 'supported' : 'contradicted',
      from: expected && from !== mark.from ? mark.from : from,
      to: expected && from !== mark.from ? mark.to : to,
      source: price?.source ?? fee.source,
      expected,
    });
  }
  return found;
}

function priceText(reading: Reading, money: Money): string {
  if (money.currency === 'EUR') return measure(money.amount, 'eur', reading.language);
  return `${digits(money.amount, reading.language)} ${money.currency}`;
}

export const findPrices: Finder = (reading, ledger) => {
  const priced = quantitiesOf(reading).filter((quantity) => isMoney(quantity.unit));
  const amounts = [...priced, ...carriedOn(reading)].map((quantity) => judgeAmount(reading, ledger, quantity));
  return [...amounts, ...judgeFree(reading, ledger)];
};
