/** How long the pool is, how large the spa, how warm the water, and how heavy a dog may be. */
import { agrees } from '#claims/compare.ts';
import type { Finding } from '#claims/finding.ts';
import { statedBy } from '#claims/kinds/stated-quantities.ts';
import { placeIds } from '#claims/kinds/ways.ts';
import { type Known, type Ledger, lookUp, type Size } from '#claims/ledger/ledger.ts';
import { grammarOf } from '#claims/reading/grammar.ts';
import { isOfLandmark } from '#claims/reading/landmarks.ts';
import { nearest } from '#claims/reading/link.ts';
import type { Quantity } from '#claims/reading/quantities.ts';
import {
  idsOf,
  type Mention,
  markAt,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { withNumber } from '#claims/wording.ts';

const isPool = (mention: Mention) =>
  idsOf(mention, 'amenity', 'thing').some(
    (id) => id.includes('pool') || id === 'private_beach' || id === 'water_slide',
  );
const sizeable = (mention: Mention) => idsOf(mention, 'amenity', 'thing', 'counted').length > 0;

/** Holds a size or a temperature against the facts. */
export function judgeSize(reading: Reading, ledger: Ledger, quantity: Quantity): Finding | null {
  const { from, to } = quantity;
  const unit = quantity.unit === 'm' || quantity.unit === 'ft' ? 'm' : 'm2';
  const amount = quantity.unit === 'ha' ? quantity.value * 10_000 : quantity.value;
  const matches = (known: Known<Size>) =>
    quantity.unit !== 'c' && known.value.unit === unit && agrees(amount, known.value.amount, quantity.comparison);
  const candidates = nearest(reading, from, to, sizeable);
  for (const { mention } of candidates) {
    const sizes = lookUp(ledger.sizes, idsOf(mention, 'amenity', 'thing', 'counted')).filter(
      (known) => quantity.unit !== 'c' && known.value.unit === unit,
    );
    const right = sizes.find(matches);
    if (right) return { kind: 'size', verdict: 'supported', from, to, source: right.source };
    const wrong = sizes[0];
    if (wrong) {
      const value = quantity.unit === 'ha' ? wrong.value.amount / 10_000 : wrong.value.amount;
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
    ([id, known]) => matches(known) && (candidates.length === 0 || !grammarOf(reading.language).nouns.has(id)),
  );
  if (any) return { kind: 'size', verdict: 'supported', from, to, source: any[1].source };
  if (isOfLandmark(reading, ledger, from, sizeable)) return null;
  const ours = marksIn(reading, ...sentenceOf(reading, from), 'ours').length > 0;
  // 'It is thirty degrees outside' is the weather.
  if (quantity.unit === 'c' && candidates.length === 0 && !ours) return null;
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

/** Holds the weight of a dog against what the house allows. */
export function judgeWeight(ledger: Ledger, reading: Reading, quantity: Quantity): Finding | null {
  const { from, to } = quantity;
  const stated = ledger.stated.flatMap((text) =>
    text.quantities.filter((q) => q.unit === 'kg').map((q) => ({ value: q.value, source: text.source })),
  );
  const right = stated.find((known) => agrees(quantity.value, known.value, quantity.comparison));
  if (right) return { kind: 'amenity', verdict: 'supported', from, to, source: right.source };
  const speaksOfPets =
    nearest(reading, from, to, (mention) =>
      idsOf(mention, 'thing', 'amenity').some((id) => id === 'pets' || id === 'pet_friendly'),
    ).length > 0;
  if (!speaksOfPets) return null;
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

/** True where metres say how long or high a thing is, not how far. */
export function isSize(reading: Reading, quantity: Quantity): boolean {
  if (quantity.unit !== 'm' && quantity.unit !== 'ft') return false;
  if (markAt(reading, quantity.to, 'dimension')) return true;
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
