/**
 * What guests and search engines ask of a house, by its kind. How complete a property's facts are is measured by these
 * questions alone, here and on the dashboard.
 */
import type { propertyTypes } from './properties.ts';

type PropertyType = (typeof propertyTypes)[number];

export type AskedFact = {
  /** Tells questions apart. */
  key: string;
  /** What it is about, as a line of a list. */
  label: string;
  /** Facts any of which answers it; the first is the one to offer. */
  names: readonly string[];
  /** Printed as markup that search engines read (schema.org Hotel), too. */
  search: boolean;
};

const ask = (key: string, label: string, names: string, search = false): AskedFact => ({
  ...{ key, label, search },
  names: names.split(' '),
});

const everywhere: readonly AskedFact[] = [
  ask('amenities', 'What the house offers', 'amenities', true),
  ask('parking', 'Parking', 'price:parking distance:parking policy:parking'),
  ask('station', 'Way to the train or metro', 'distance:train_station distance:metro distance:bus_stop'),
  ask(
    'centre',
    'Way to the center or what people come for',
    'distance:city_centre distance:old_town distance:beach distance:ski_lift',
  ),
  ask('airport', 'Way to the airport', 'distance:airport'),
  ask('age', 'Age of the house', 'year_built year_opened year_renovated'),
];
/** Where guests sleep. */
const nights: readonly AskedFact[] = [
  ask('rooms', 'Number of rooms', 'room_count', true),
  ask('check-in', 'Check-in time', 'check_in_time', true),
  ask('check-out', 'Check-out time', 'check_out_time', true),
  ask('pets', 'Pets', 'policy:pets', true),
  ask('children', 'Children', 'policy:children'),
];
const breakfast = ask('breakfast', 'Breakfast', 'hours:breakfast price:breakfast');
const reception = ask('reception', 'When somebody is there', 'hours:reception reception');
const table = ask('restaurant', 'When the kitchen is open', 'hours:restaurant hours:bar');
const wellness = ask('wellness', 'Pool and spa hours', 'hours:spa hours:outdoor_pool hours:indoor_pool hours:sauna');

const byType: Record<PropertyType, readonly AskedFact[]> = {
  hotel: [...nights, breakfast],
  hostel: [...nights, breakfast, reception],
  guesthouse: [...nights, breakfast],
  resort: [...nights, breakfast, table, wellness],
  lodge: [...nights, breakfast, table],
  apartments: [...nights, ask('keys', 'How guests get their keys', 'key_handover hours:reception')],
  venue: [
    ask('capacity', 'People it holds', 'meeting_capacity ballroom_capacity', true),
    ask('halls', 'Number of rooms for events', 'meeting_room_count'),
    ask('access', 'When it can be reached', 'hours:reception hours:venue'),
  ],
};

/** The questions asked of a house of this kind; of a kind somebody added, those of a hotel. */
export const questionsFor = (type: string): readonly AskedFact[] => [
  ...(type in byType ? byType[type as PropertyType] : byType.hotel),
  ...everywhere,
];

type House = { type: string; checkInTime: string | null; checkOutTime: string | null };

/** The questions that facts and the property's record leave open. */
export function openQuestions(facts: readonly { factName: string }[], house: House): AskedFact[] {
  const stated = new Set(facts.map(({ factName }) => factName));
  if (house.checkInTime) stated.add('check_in_time');
  if (house.checkOutTime) stated.add('check_out_time');
  return questionsFor(house.type).filter(({ names }) => !names.some((name) => stated.has(name)));
}
