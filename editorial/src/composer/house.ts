/**
 * The house as a page can speak of it: record and facts drawn together by what a guest does with them. A thing no fact
 * knows is null, and a fact that is text in another language is left out.
 */
import type { Language } from '@foyer/contract/languages';
import { propertyTypes } from '@foyer/contract/properties';
import type { Fact, PropertySource } from '../context.ts';
import { type Amenity, readAmenities } from './amenities.ts';
import {
  type Hours,
  isPlainValue,
  type Money,
  type Reach,
  type Ride,
  readCount,
  readDegrees,
  readHours,
  readMoney,
  readReach,
  readRide,
  readUntil,
} from './fact-values.ts';

export type Pool = {
  kind: 'rooftop' | 'indoor' | 'outdoor' | 'plain';
  heated: boolean;
  degrees: number | null;
  hours: Hours | null;
  /** Length in metres. */
  length: number | null;
  seasonal: boolean;
};
export type Wellness = { parts: readonly WellnessPart[]; hours: Hours | null; size: string | null; massage: boolean };
const wellnessParts = ['sauna', 'steam_room', 'hammam', 'hot_tub', 'spa'] as const;
export type WellnessPart = (typeof wellnessParts)[number];
export type Journey = Ride & { mode: 'train' | 'tram' | 'bus' | 'metro' | 'boat'; place: string };
export type Dogs = { fee: Money | null; per: 'night' | 'stay' | null; kilograms: number | null };
export type Parking = {
  free: boolean;
  kind: 'underground' | 'valet' | 'plain';
  spaces: number | null;
  price: Money | null;
};
export type Breakfast = { hours: Hours | null; weekend: string | null; price: Money | null; buffet: boolean };

export type House = {
  name: string;
  /** A type the platform's operator added is a house. */
  type: (typeof propertyTypes)[number] | 'house';
  stars: number | null;
  address: string;
  city: string;
  checkIn: string | null;
  checkOut: string | null;
  lateCheckOut: string | null;
  has: (id: string) => boolean;
  amenities: ReadonlyMap<string, Amenity>;
  count: (name: string) => number | null;
  price: (thing: string) => Money | null;
  hours: (facility: string) => Hours | null;
  /** How far a place is, by its name in `distance:<place>`. */
  reach: (place: string) => Reach | null;
  /** Places of `distance:` facts that are no canonical ones. */
  ownPlaces: readonly { place: string; reach: Reach }[];
  journeys: readonly Journey[];
  pool: Pool | null;
  wellness: Wellness | null;
  breakfast: Breakfast | null;
  dogs: Dogs | null;
  parking: Parking | null;
  chef: string | null;
  /** Sentences of this language that the house has written about itself. */
  sentences: readonly string[];
  /** Guests can stay the night; a venue for events lets no rooms unless a fact says so. */
  sleeps: boolean;
  /** Facts a page may rest on. */
  factCount: number;
};

const journeyName = /^(train|tram|bus|metro|boat)_to_(.+)$/;
const canonicalPlaces = new Set(
  'beach city_centre old_town airport train_station metro bus_stop port ski_lift convention_centre stadium supermarket'.split(
    ' ',
  ),
);

/** Draws record and facts together for one language. */
export function readHouse(property: PropertySource, all: readonly Fact[], language: Language): House {
  const facts = all.filter(
    (fact) => fact.language === null || fact.language === language || isPlainValue(fact.factValue),
  );
  const values = new Map(facts.map((fact) => [fact.factName, fact.factValue]));
  const value = (...names: string[]) => names.map((name) => values.get(name)).find((found) => found !== undefined);
  const amenities = readAmenities(value('amenities'));
  const has = (id: string) => amenities.has(id);
  const count = (name: string) => readCount(value(name));
  const price = (thing: string) => readMoney(value(`price:${thing}`) ?? '');
  const hours = (...facilities: string[]) =>
    facilities
      .map((name) => readHours(value(`hours:${name}`) ?? '') ?? amenities.get(name)?.hours ?? null)
      .find(Boolean) ?? null;
  const reach = (place: string) => readReach(value(`distance:${place}`) ?? '');
  const named = facts.flatMap((fact) => {
    const place = fact.factName.startsWith('distance:') ? fact.factName.slice('distance:'.length) : '';
    const found = place && !canonicalPlaces.has(place) ? readReach(fact.factValue) : null;
    return found ? [{ place, reach: found }] : [];
  });
  return {
    name: property.name,
    type: propertyTypes.find((type) => type === property.type) ?? 'house',
    stars: property.starRating,
    address: property.address,
    city: property.city,
    checkIn: value('check_in_time') ?? property.checkInTime,
    checkOut: value('check_out_time') ?? property.checkOutTime,
    lateCheckOut: readUntil(value('late_check_out', 'late_checkout') ?? ''),
    has,
    amenities,
    count,
    price,
    hours,
    reach,
    ownPlaces: named,
    journeys: facts.flatMap(readJourney),
    pool: readPool(),
    wellness: readWellness(),
    breakfast: readBreakfast(),
    dogs: readDogs(value('policy:pets'), has('pet_friendly'), price('dog') ?? price('pets')),
    parking: readParking(),
    chef: /^\p{Lu}[\p{L}'’-]+( \p{Lu}[\p{L}'’-]+){1,3}$/u.test(value('chef') ?? '') ? (value('chef') ?? null) : null,
    sentences: facts.filter((fact) => fact.language === language && isSentence(fact.factValue)).map((f) => f.factValue),
    sleeps: property.type !== 'venue' || price('room') !== null || (count('room_count') ?? 0) > 0,
    factCount: facts.length,
  };

  function readPool(): Pool | null {
    const ids = [...amenities.keys()].filter((id) => /_pool$/.test(id) && id !== 'kids_pool');
    const degrees = readDegrees(value('pool_temperature', 'water_temperature'));
    if (ids.length === 0 && degrees === null) return null;
    const kind = (['rooftop', 'indoor', 'outdoor'] as const).filter((k) => ids.includes(`${k}_pool`));
    const only = kind.length === 1 ? kind[0] : undefined;
    return {
      kind: only ?? 'plain',
      heated: ids.includes('heated_pool'),
      degrees,
      hours: hours(`${only ?? 'outdoor'}_pool`, 'pool', ...ids),
      length: /^(\d+)\s*m$/.test(value(`size:${only}_pool`, 'size:pool') ?? '')
        ? Number.parseInt(value(`size:${only}_pool`, 'size:pool') ?? '', 10)
        : null,
      seasonal: ids.some((id) => amenities.get(id)?.seasonal),
    };
  }

  function readWellness(): Wellness | null {
    const parts = wellnessParts.filter(has);
    if (parts.length === 0) return null;
    return { parts, hours: hours('sauna', 'spa'), size: value('size:spa') ?? null, massage: has('massage') };
  }

  function readBreakfast(): Breakfast | null {
    const own = readHours(value('hours:breakfast', 'breakfast_hours') ?? '');
    const weekend = readUntil(value('breakfast_weekend', 'hours:breakfast_weekend') ?? '');
    const known = own || weekend || has('breakfast') || has('breakfast_buffet') || price('breakfast');
    return known ? { hours: own, weekend, price: price('breakfast'), buffet: has('breakfast_buffet') } : null;
  }

  function readParking(): Parking | null {
    const ids = ['parking', 'free_parking', 'underground_parking', 'valet_parking'].filter(has);
    const spaces = count('parking_spaces');
    if (ids.length === 0 && spaces === null && !price('parking')) return null;
    const kind = ids.includes('underground_parking')
      ? 'underground'
      : ids.includes('valet_parking')
        ? 'valet'
        : 'plain';
    const free = ids.includes('free_parking') || amenities.get('parking')?.free === true;
    return { kind, free, spaces, price: free ? null : price('parking') };
  }
}

function readJourney(fact: Fact): Journey[] {
  const match = journeyName.exec(fact.factName);
  const ride = match ? readRide(fact.factValue) : null;
  return match && ride ? [{ ...ride, mode: match[1] as Journey['mode'], place: match[2] ?? '' }] : [];
}

/** Dogs as `policy:pets` states them; a policy that says no, or speaks of something else, says nothing here. */
function readDogs(policy: string | undefined, friendly: boolean, fee: Money | null): Dogs | null {
  const text = policy ?? '';
  if (/\b(?:no|not|kein\w*|nicht|sin|non|pas|aucun)\b/i.test(text)) return null;
  if (!/dog|pet|hund|haustier|perro|mascota|chien|animaux/i.test(text)) return null;
  if (!text && !friendly) return null;
  const per = /night|nacht|noche|nuit/i.test(text)
    ? 'night'
    : /stay|aufenthalt|estancia|séjour/i.test(text)
      ? 'stay'
      : null;
  const weight = /(\d+)\s*kg/.exec(text);
  return { fee: readMoney(text) ?? fee, per, kilograms: weight ? Number(weight[1]) : null };
}

const isSentence = (text: string) =>
  /^\p{Lu}.{20,220}[.]$/u.test(text) && text.split(/\s+/).length >= 5 && !/[!\n]|https?:/.test(text);
