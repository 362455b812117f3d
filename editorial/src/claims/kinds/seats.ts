/** Seats that are no part of a house: those of a car or a boat. */
import { idsOf, mentionsBeside, type Reading } from '#claims/reading/read.ts';

const vehicles =
  /^(?:cars?|taxis?|vans?|minibus|coach|autos?|wagen|käfer|pkw|busse?|kleinbus|coches?|furgonetas?|autobús|voitures?|fourgonnettes?|minibus|tandem|boats?|boote?|barcas?|barques?|tables?|tische?n?|mesas?)$/;
const places: ReadonlySet<string> = new Set(['space', 'seat', 'parking_space']);
/** No car has as many. */
const most = 20;
/** Tokens between a vehicle and its seats. */
const vehicleReach = 3;

/** 'Cars with four seats', 'les vacances en quatre places et cinq passagers': seats one travels in. */
export function isOfVehicle(
  reading: Reading,
  { noun, value, from }: { noun: string; value: number; from: number },
): boolean {
  if (!places.has(noun) || value >= most) return false;
  const before = reading.tokens.slice(Math.max(0, from - vehicleReach), from).map(({ text }) => text);
  return before.some((text) => vehicles.test(text)) || (reading.language === 'fr' && before.at(-1) === 'en');
}

/** 'Neunzig Stellplätze für Räder': places that no car is parked in. */
export const isForBikes = (reading: Reading, to: number): boolean =>
  /^(?:for|für|para|pour)$/.test(reading.tokens[to]?.text ?? '') &&
  mentionsBeside(reading, to).some(
    (mention) => mention.from > to && mention.from - to <= 2 && idsOf(mention, 'thing').includes('bicycle'),
  );
