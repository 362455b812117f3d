/** How long the pool is, how large the spa, how warm the water, and how heavy a dog may be. */
import type { ClaimSource } from '@foyer/contract/claims';
import { agrees } from '#claims/compare.ts';
import type { Finding } from '#claims/finding.ts';
import { perUnit } from '#claims/kinds/known-ways.ts';
import { statedBy } from '#claims/kinds/stated-quantities.ts';
import { placeIds } from '#claims/kinds/ways.ts';
import { type Known, type Ledger, lookUp, type Size } from '#claims/ledger/ledger.ts';
import { grammarOf } from '#claims/reading/grammar.ts';
import { isOfLandmark } from '#claims/reading/landmarks.ts';
import { nearest } from '#claims/reading/link.ts';
import { isOfOthers } from '#claims/reading/others.ts';
import type { Quantity } from '#claims/reading/quantities.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  markAt,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { withNumber } from '#claims/wording.ts';
import { squareMetres } from '#lexicon/imperial.ts';

const having = /^(?:de|d|of|von|mit|avec|con|with)$/;

/** 'Up to the rooftop terrace, 140 square metres of city air': what stands right before the comma is what is measured. */
const isApposed = (reading: Reading, { to }: Mention, from: number): boolean =>
  to === clauseOf(reading, from)[0] && from - to <= 1 && reading.tokens[to]?.gap === breaks.comma;

const isPool = (mention: Mention) =>
  idsOf(mention, 'amenity', 'thing').some(
    (id) => id.includes('pool') || id === 'private_beach' || id === 'water_slide',
  );
/** 'For a loft', right behind the number. */
const isWhatFor = (reading: Reading, { from }: Mention, to: number): boolean =>
  from - to === 2 && /^(?:for|für|para|pour)$/.test(reading.tokens[to]?.text ?? '');
const sizeable = (mention: Mention) => idsOf(mention, 'amenity', 'thing', 'counted').length > 0;

/** How far feet and acres may be off metres, as a share: both are rounded. */
const converted = 0.02;
/** Below this, in square metres, nothing is told in hectares. */
const leastLand = 2000;

const cellared: ReadonlySet<string> = new Set(['bottle', 'wine', 'barrel', 'beer', 'cheese', 'dish', 'whisky']);

/** 'Our bottles sleep at 14 degrees': what is said of a cellar and a kitchen. */
const isCellar = (reading: Reading, index: number): boolean =>
  mentionsBeside(reading, index).some((mention) => idsOf(mention, 'counted').some((id) => cellared.has(id)));

const springs =
  /^(?:water|waters|spring|springs|source|wasser|quellwasser|thermalwasser|thermalquellen?|heilquellen?|quelle|quellen|agua|aguas|manantial|manantiales|fuente|eau|eaux|sources?)$/;
const rising =
  /^(?:rises?|bubbles?|flows?|gushes|springs?|comes|is|quillt|sprudelt|steigt|fließt|ist|kommt|brota|mana|surge|fluye|sale|está|jaillit|sourd|coule|sort|est|arrive|at|mit|de|à)$/;

/** 'El agua brota a 63 grados': the water of a spring, in a clause that begins with it. */
const speaksOfWater = (reading: Reading, index: number): boolean => {
  const words = reading.tokens.slice(clauseOf(reading, index)[0], index).map(({ text }) => text);
  return words.some((word) => springs.test(word)) && words.some((word) => rising.test(word));
};

/** How warm the water of a house is, where one fact tells it. */
const waterOf = (ledger: Ledger): { value: number; source: ClaimSource } | undefined =>
  ledger.stated
    .filter(({ name, reading }) => name !== 'event' && reading.tokens.some(({ text }) => springs.test(text)))
    .flatMap(({ quantities, source }) =>
      quantities.filter(({ unit }) => unit === 'c').map(({ value }) => ({ value, source })),
    )[0];

/** 'Fourteen acres of garden', of a fact that says so, and of another one that measures the walled garden. */
function landOf(ledger: Ledger, quantity: Quantity, mention: Mention): ClaimSource | null {
  if (!/^(?:ha|acre)$/.test(quantity.unit)) return null;
  const { right } = statedBy(ledger, quantity, new Set());
  const ids = idsOf(mention, 'amenity', 'thing', 'counted');
  const names = ledger.stated.some(({ source, subjects }) => source === right && ids.some((id) => subjects.has(id)));
  return names ? right : null;
}

/** Holds a size or a temperature against the facts. */
export function judgeSize(reading: Reading, ledger: Ledger, quantity: Quantity): Finding | null {
  const { from, to } = quantity;
  // 'Minus zwanzig Grad': the weather.
  if (quantity.unit === 'c' && /^(?:minus|moins|menos)$/.test(reading.tokens[from - 1]?.text ?? '')) return null;
  const length = perUnit[quantity.unit];
  const unit = length ? 'm' : 'm2';
  const factor = length ?? squareMetres[quantity.unit] ?? 1;
  const amount = quantity.value * factor;
  const slack = factor === 1 || quantity.unit === 'ha' ? 0 : converted;
  const matches = (known: Known<Size>) =>
    quantity.unit !== 'c' &&
    known.value.unit === unit &&
    agrees(amount, known.value.amount, quantity.comparison, known.value.amount * slack);
  const near = nearest(reading, from, to, sizeable);
  // '28 m² pour un studio, 52 pour un loft'.
  const own = near.filter(({ mention }) => isWhatFor(reading, mention, to));
  const candidates = own.length > 0 ? own : near;
  for (const { mention } of candidates) {
    const sizes = lookUp(ledger.sizes, idsOf(mention, 'amenity', 'thing', 'counted')).filter(
      (known) =>
        quantity.unit !== 'c' &&
        known.value.unit === unit &&
        (quantity.unit !== 'ha' || known.value.amount >= leastLand),
    );
    const right = sizes.find(matches);
    if (right) return { kind: 'size', verdict: 'supported', from, to, source: right.source };
    const wrong = sizes[0];
    const told = wrong ? landOf(ledger, quantity, mention) : null;
    if (told) return { kind: 'size', verdict: 'supported', from, to, source: told };
    // 'The captain's suite has 32 m², the cabins get by with twelve': what another clause names may have no part in it.
    const apart = reading.clause[mention.from] !== reading.clause[from] && !isApposed(reading, mention, from);
    if (wrong && !(apart && [...ledger.sizes.values()].some(matches))) {
      const value = Math.round((wrong.value.amount / factor) * 10) / 10;
      return {
        kind: 'size',
        verdict: 'contradicted',
        from,
        to,
        source: wrong.source,
        expected: withNumber(reading, from, to, from, value),
      };
    }
  }
  const ids = new Set(candidates.flatMap(({ mention }) => idsOf(mention, 'amenity', 'thing', 'counted', 'place')));
  const stated = statedBy(ledger, quantity, ids);
  if (stated.right) return { kind: 'size', verdict: 'supported', from, to, source: stated.right };
  const any = [...ledger.sizes].find(
    ([id, known]) =>
      matches(known) &&
      (/^(?:ha|acre)$/.test(quantity.unit) || candidates.length === 0 || !grammarOf(reading.language).nouns.has(id)),
  );
  if (any) return { kind: 'size', verdict: 'supported', from, to, source: any[1].source };
  // 'It is thirty degrees outside' is the weather.
  if (quantity.unit === 'c' && candidates.length === 0) {
    const warm = speaksOfWater(reading, from) ? waterOf(ledger) : undefined;
    if (warm)
      return {
        kind: 'size',
        verdict: 'contradicted',
        from,
        to,
        source: warm.source,
        expected: withNumber(reading, from, to, from, warm.value),
      };
  }
  if (isOfLandmark(reading, ledger, from, sizeable) || isOfOthers(reading, from)) return null;
  const ours = marksIn(reading, ...sentenceOf(reading, from), 'ours').length > 0;
  if (quantity.unit === 'c' && (isCellar(reading, from) || (candidates.length === 0 && !ours))) return null;
  if (stated.wrong)
    return {
      kind: 'size',
      verdict: 'contradicted',
      from,
      to,
      source: stated.wrong.source,
      expected: withNumber(reading, from, to, from, stated.wrong.value),
    };
  return { kind: 'size', verdict: 'unsupported', from, to };
}

const pound = 0.4536;

/** 'Votre chat de cinq kilos', 'ein Hund mit acht Kilo': what one of them weighs. */
const isHeld = (reading: Reading, from: number): boolean => {
  const before = reading.tokens[from - 1]?.text ?? '';
  return having.test(before) || /^(?:wiegt|weighs|weighing|pesa|pèse|pesant)$/.test(before);
};

/** Holds the weight of a dog against what the house allows. */
export function judgeWeight(ledger: Ledger, reading: Reading, quantity: Quantity): Finding | null {
  const { from, to } = quantity;
  const stated = ledger.stated.flatMap((text) =>
    text.quantities.filter((q) => q.unit === 'kg').map((q) => ({ value: q.value, source: text.source })),
  );
  const weight = quantity.unit === 'lb' ? quantity.value * pound : quantity.value;
  // 'Your cat of five kilos is welcome', of twelve that a guest may bring.
  const isOne = /^(?:about|hardly)$/.test(quantity.comparison ?? 'about');
  const right = stated.find(
    (known) =>
      agrees(weight, known.value, quantity.comparison, weight * converted) ||
      (isOne && isHeld(reading, from) && weight < known.value),
  );
  if (right) return { kind: 'amenity', verdict: 'supported', from, to, source: right.source };
  const speaksOfPets =
    nearest(reading, from, to, (mention) =>
      idsOf(mention, 'thing', 'amenity').some((id) => id === 'pets' || id === 'pet_friendly'),
    ).length > 0;
  const sentence = sentenceOf(reading, from);
  // 'The neighbour has a dog of thirty kilos'.
  const others =
    marksIn(reading, ...sentence, 'others').length > 0 && marksIn(reading, ...sentence, 'ours').length === 0;
  if (!speaksOfPets || others) return null;
  const wrong = stated[0];
  if (wrong)
    return {
      kind: 'amenity',
      verdict: 'contradicted',
      from,
      to,
      source: wrong.source,
      expected: withNumber(reading, from, to, from, wrong.value),
    };
  return { kind: 'amenity', verdict: 'unsupported', from, to };
}

/** 'Strand', of a house whose own one has been measured. */
const isOwnBeach = ({ sizes }: Ledger, mention: Mention): boolean =>
  sizes.has('private_beach') && idsOf(mention, 'place').includes('beach');

/** 'Nine kilometres of beach', 'neun Kilometer Strand', of a house whose beach has been measured. */
function isMeasured(reading: Reading, ledger: Ledger, quantity: Quantity): boolean {
  const next = reading.tokens[quantity.to];
  const at = having.test(next?.text ?? '') ? quantity.to + 1 : quantity.to;
  return mentionsBeside(reading, quantity.from).some(
    (mention) =>
      mention.from >= at &&
      mention.from - at <= 1 &&
      (reading.tokens[at]?.gap ?? 9) <= breaks.space &&
      reading.clause[mention.from] === reading.clause[quantity.from] &&
      (at > quantity.to || reading.language === 'de' || reading.language === 'en') &&
      (lookUp(ledger.sizes, idsOf(mention, 'amenity', 'thing', 'counted')).some(({ value }) => value.unit === 'm') ||
        isOwnBeach(ledger, mention)),
  );
}

/** 'Nuestra playa privada mide un kilómetro', 'our beach is a kilometre long', of a house whose beach has been measured. */
function isAsLong(reading: Reading, ledger: Ledger, { from, to }: Quantity): boolean {
  const isTold = markAt(reading, to, 'dimension') !== null || markBefore(reading, from, 'measures') !== null;
  const [start] = clauseOf(reading, from);
  return (
    isTold &&
    mentionsBeside(reading, from).some(
      (mention) =>
        mention.from >= start &&
        mention.to <= from &&
        lookUp(ledger.sizes, idsOf(mention, 'amenity', 'thing', 'counted')).some(({ value }) => value.unit === 'm'),
    )
  );
}

/** True where metres say how long or high a thing is, not how far. */
export function isSize(reading: Reading, ledger: Ledger, quantity: Quantity): boolean {
  if (quantity.unit === 'km' || quantity.unit === 'mi')
    return isMeasured(reading, ledger, quantity) || isAsLong(reading, ledger, quantity);
  if (quantity.unit !== 'm' && quantity.unit !== 'ft' && quantity.unit !== 'yd') return false;
  if (markAt(reading, quantity.to, 'dimension')) return true;
  // 'The tower rises 28 metres above the lawn', of a house whose tower has been measured.
  const measured = (mention: Mention) =>
    lookUp(ledger.sizes, idsOf(mention, 'amenity', 'thing', 'counted')).some(({ value }) => value.unit === 'm');
  if (
    markBefore(reading, quantity.from, 'measures') &&
    nearest(reading, quantity.from, quantity.to, measured).length > 0
  )
    return true;
  // 'The jetty sticks 24 metres into the lake'.
  if (/^(?:into|out|hinaus|hinein)$/.test(reading.tokens[quantity.to]?.text ?? '')) {
    const [start] = clauseOf(reading, quantity.from);
    const before = ({ from, to }: Mention) => from >= start && to <= quantity.from;
    if (mentionsBeside(reading, quantity.from).some((one) => before(one) && measured(one))) return true;
  }
  // 'A jetty of 24 metres', 'a 24-metre jetty'.
  const owned = mentionsBeside(reading, quantity.from).some(
    (mention) =>
      (measured(mention) || isOwnBeach(ledger, mention)) &&
      (mention.from === quantity.to ||
        (mention.to === quantity.from - 1 && having.test(reading.tokens[mention.to]?.text ?? ''))),
  );
  if (owned && quantity.mode === null) return true;
  // 'die U-Bahn 350 Meter': what stands before is where the way leads.
  const said = markBefore(reading, quantity.from, 'dimension');
  const place = mentionsBeside(reading, quantity.from).some(
    (one) => said && one.to === said.to && placeIds(one).length > 0,
  );
  if (said && !place) return true;
  const [thing] = nearest(reading, quantity.from, quantity.to, isPool);
  const [near] = nearest(reading, quantity.from, quantity.to, (mention) => placeIds(mention).length > 0);
  return thing !== undefined && quantity.mode !== 'walk' && thing.far <= 6 && thing.far < (near?.far ?? 99);
}
