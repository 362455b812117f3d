/** Whether the sources know an amenity or a thing, and whether it is free. */
import type { ClaimSource } from '@foyer/contract/claims';
import { type Known, type Ledger, lookUp, type Money, sortOfId } from '#claims/ledger/ledger.ts';
import { smokingKnown } from '#claims/ledger/smoking-known.ts';
import { onceFor } from '#claims/once.ts';
import { agesOf } from '#claims/reading/ages.ts';
import { isMoney } from '#claims/reading/quantities.ts';
import { marksIn } from '#claims/reading/read.ts';
import { shownBy } from '#lexicon/concepts.ts';
import { codesOf } from '#lexicon/currencies.ts';

/** 'Smoking courtyard': a place that a policy opens to smokers is there; one that it keeps them off may be anybody's. */
const isForSmokers = (ledger: Ledger, id: string): boolean =>
  [...smokingKnown(ledger).may.keys()].some((place) => place === id || (place === 'roof' && id === 'rooftop_terrace'));

/** Facts that show a thing by naming it: its price, its hours, its size, its number. */
function shownByOtherFact(ledger: Ledger, id: string): ClaimSource | null {
  for (const map of [ledger.prices, ledger.hours, ledger.sizes, ...(id === 'ski_school' ? [ledger.distances] : [])]) {
    const known = map.get(id);
    if (known) return known.source;
  }
  const counted = ledger.numbers.get(`${id}_count`) ?? ledger.numbers.get(`${id.replace(/s$/, '')}_count`);
  if (counted && counted.value > 0) return counted.source;
  const room =
    ledger.numbers.get(`${id}_capacity`) ??
    (id === 'meeting_rooms' ? ledger.numbers.get('meeting_capacity') : undefined);
  if (room) return room.source;
  // 'House beer from Brasserie du Vieux Quai' makes no restaurant of what `restaurant_note` says is none.
  if (ledger.denied.has(id)) return null;
  for (const stated of ledger.stated) {
    if (stated.name === 'event' || (stated.name.startsWith('policy:smoking') && !isForSmokers(ledger, id))) continue;
    // `tv_note` = 'no televisions' names what it denies.
    const isTitle = stated.denied.length > 0 && stated.name.split(/[_:]/).includes(id);
    if (stated.subjects.has(id) && !stated.denied.includes(id) && !isTitle) return stated.source;
  }
  return null;
}

/** Animals that assist, whom every house lets in. */
export const assisting =
  /^(?:assistance|guide|assistenz\p{L}*|blinden\p{L}*|begleithunde?|guía|asistencia|lazarillo|aveugles?)$/u;
const only = /^(?:only|nur|solo|sólo|solamente|únicamente|seuls?|seulement|uniquement|ausschließlich)$/;

/** 'Assistance dogs only': the policy that keeps all others out. */
const helpersOnly = ({ stated }: Ledger): ClaimSource | undefined =>
  stated.find(
    ({ name, reading: { tokens } }) =>
      name === 'policy:pets' &&
      tokens.some(({ text }) => assisting.test(text)) &&
      tokens.some(({ text }) => only.test(text)),
  )?.source;

const keptOut =
  /(?<!\p{L})(?:no|not|none|(?:pets?|dog|animal) free|nicht|keine?|tierfrei|haustierfrei|ningun[oa]|sin|non|pas|aucune?)(?!\p{L})/u;
const letIn =
  /(?<!\p{L})(?:welcome|except|only|but|most|up|willkommen|außer|nur|aber|bis|bienvenid[oa]s|salvo|excepto|pero|solo|hasta|bienvenus?|sauf|mais|jusqu)(?!\p{L})/u;
/** Where, at what price and of what size animals may come: a policy that denies these lets them in. */
const ofTerms =
  /^(?:in|im|on|am|en|dans|au|sur|charge|fees?|extra|costs?|surcharge|limits?|restrictions?|problem|size|weight|kosten\p{L}*|zuschlag|gebühr\p{L}*|aufpreis|gewicht\p{L}*|größen\p{L}*|problem|coste|cargo|suplementos?|recargo|sobrecoste|límite|tamaño|problema|frais|supplément|surcoût|limite|taille|poids|problème)$/u;
/** Words of a policy that has nothing to say but that animals stay out. */
const shortPolicy = 7;

/** 'Pets not admitted', 'none', 'Tiere nicht erwünscht': a policy that in few words and without a number lets none in. */
const petsKeptOut = onceFor(
  ({ stated }: Ledger): ClaimSource | undefined =>
    stated.find(
      ({ name, words, reading: { tokens } }) =>
        name === 'policy:pets' &&
        tokens.length <= shortPolicy &&
        tokens.every(({ kind }) => kind === 'word') &&
        keptOut.test(words) &&
        !letIn.test(words) &&
        !tokens.some(({ text }) => ofTerms.test(text)),
    )?.source,
);

/** The source that shows an id to be there, by itself or through one that implies it. */
export function showing(ledger: Ledger, id: string, seen = new Set<string>()): ClaimSource | null {
  if (seen.has(id)) return null;
  seen.add(id);
  if (id === 'pet_friendly' && (helpersOnly(ledger) ?? petsKeptOut(ledger)))
    return ledger.amenities.get(id)?.source ?? null;
  const listed = ledger.amenities.get(id)?.source ?? shownByOtherFact(ledger, id);
  if (listed) return listed;
  if (id === 'pet_friendly') {
    const policy = ledger.stated.find((stated) => stated.name === 'policy:pets' && stated.denied.length === 0);
    if (policy) return policy.source;
  }
  // 'No smoking in the house' is what a house without smoke says of itself.
  if (id === 'non_smoking') {
    const { not } = smokingKnown(ledger);
    const source = not.get('inside');
    if (source) return source;
  }
  if (id === 'least_age') {
    const policy = ledger.stated.find(
      ({ name, reading }) => name === 'policy:children' && agesOf(reading).some(({ sort }) => sort === 'least'),
    );
    if (policy) return policy.source;
  }
  for (const other of shownBy[id] ?? []) {
    const found = showing(ledger, other, seen);
    if (found) return found;
  }
  return null;
}

/** The source that says an id is not there. */
export function denying(ledger: Ledger, id: string): ClaimSource | null {
  for (const [denied, source] of ledger.denied) if (sortOfId(denied) === sortOfId(id)) return source;
  if (id === 'smoking_rooms') return smokingKnown(ledger).not.get('inside') ?? null;
  return id === 'pet_friendly' ? (helpersOnly(ledger) ?? petsKeptOut(ledger) ?? null) : null;
}

/** What a policy asks for an animal: '20 GBP a stay'. */
const priceOfPets = onceFor(({ stated }: Ledger): Known<Money> | undefined =>
  stated
    .flatMap(({ name, quantities, source }) =>
      name === 'policy:pets'
        ? quantities.flatMap(({ unit, value: amount }) =>
            isMoney(unit) && amount > 0 ? [{ value: { amount, currency: codesOf[unit]?.[0] ?? '' }, source }] : [],
          )
        : [],
    )
    .at(0),
);

/** 'One dog per room, free of charge': a policy of animals that asks no money and says so. */
const freeForPets = onceFor(
  ({ stated }: Ledger): ClaimSource | undefined =>
    stated.find(
      ({ name, reading, quantities }) =>
        name === 'policy:pets' &&
        !quantities.some(({ unit, value }) => isMoney(unit) && value > 0) &&
        marksIn(reading, 0, reading.tokens.length, 'price').length > 0 &&
        marksIn(reading, 0, reading.tokens.length, 'price').every(({ mark }) => mark.id === 'free'),
    )?.source,
);

export type Fee =
  | { free: true; source: ClaimSource }
  | { free: false; source: ClaimSource; price: Known<Money> | null };

/** Whether a thing is free, costs something, or nothing says. */
export function feeOf(ledger: Ledger, ids: readonly string[]): Fee | null {
  const sorts = new Set(ids.map(sortOfId));
  const price = lookUp(ledger.prices, ids)[0] ?? null;
  // Valet parking may cost what the car park does not.
  const listed = ids.flatMap((id) => ledger.amenities.get(id) ?? []).filter(({ value }) => value.free !== null);
  const alike = [...ledger.amenities].flatMap(([id, one]) =>
    sorts.has(sortOfId(id)) && one.value.free !== null ? [one] : [],
  );
  const [amenity] = listed.length > 0 ? listed : alike;
  if (amenity)
    return amenity.value.free ? { free: true, source: amenity.source } : { free: false, source: amenity.source, price };
  if (price)
    return price.value.amount === 0
      ? { free: true, source: price.source }
      : { free: false, source: price.source, price };
  const policy = ids.some((id) => sortOfId(id) === 'pets') ? priceOfPets(ledger) : undefined;
  if (policy) return { free: false, source: policy.source, price: policy };
  const kept = ids.some((id) => sortOfId(id) === 'pets') ? freeForPets(ledger) : undefined;
  if (kept) return { free: true, source: kept };
  const given = ledger.stated.find(({ free }) => free.some((id) => sorts.has(sortOfId(id))));
  if (given) return { free: true, source: given.source };
  if (ids.includes('ticket') && ledger.sources.event && ledger.sources.event.price !== null) {
    const { price: amount, currency } = ledger.sources.event;
    const source: ClaimSource = { type: 'event', name: 'event.price', value: `${amount} ${currency ?? ''}`.trim() };
    if (amount === 0) return { free: true, source };
    return { free: false, source, price: { value: { amount, currency: currency ?? 'EUR' }, source } };
  }
  return null;
}
