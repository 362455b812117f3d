/**
 * The names of facts that claims are checked against by rule, the themes they are shown under, and the form their values
 * take. Any other name is welcome: it supports a claim only where its text says it.
 */
export const factThemes = [
  'Rooms and building',
  'Food, drink and meetings',
  'Times',
  'Distances',
  'Prices',
  'Policies',
  'Certificates and awards',
  'In your own words',
] as const;
export type FactTheme = (typeof factThemes)[number];

type Kind = { names: readonly string[]; theme: FactTheme; form: string; pattern: RegExp };

const kinds: readonly Kind[] = [
  {
    names: ['room_count', 'suite_count', 'floor_count'],
    theme: 'Rooms and building',
    form: 'A whole number, for example 84',
    pattern: /^\d+$/,
  },
  {
    names: ['year_built', 'year_opened', 'year_renovated'],
    theme: 'Rooms and building',
    form: 'Four digits, for example 1911',
    pattern: /^\d{4}$/,
  },
  {
    names: ['size:spa', 'size:outdoor_pool', 'size:'],
    theme: 'Rooms and building',
    form: 'A number and m² or m, for example 600 m²',
    pattern: /^\d+([.,]\d+)? ?(m²|m)$/,
  },
  {
    names: ['restaurant_count', 'bar_count', 'meeting_room_count', 'meeting_capacity', 'ballroom_capacity'],
    theme: 'Food, drink and meetings',
    form: 'A whole number, for example 2',
    pattern: /^\d+$/,
  },
  {
    names: ['check_in_time', 'check_out_time'],
    theme: 'Times',
    form: 'HH:MM, for example 15:00',
    pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
  },
  {
    names: ['hours:restaurant', 'hours:bar', 'hours:breakfast', 'hours:spa', 'hours:outdoor_pool', 'hours:'],
    theme: 'Times',
    form: 'HH:MM-HH:MM, for example 12:00-22:30',
    pattern: /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d$/,
  },
  {
    names: [
      'distance:beach',
      'distance:city_centre',
      'distance:old_town',
      'distance:airport',
      'distance:train_station',
      'distance:metro',
      'distance:bus_stop',
      'distance:port',
      'distance:ski_lift',
      'distance:convention_centre',
      'distance:stadium',
      'distance:supermarket',
      'distance:',
    ],
    theme: 'Distances',
    form: 'A number with m, km, min walk or min drive, for example 350 m',
    pattern: /^\d+([.,]\d+)? ?(m|km|min walk|min drive)$/,
  },
  {
    names: ['price:breakfast', 'price:parking', 'price:'],
    theme: 'Prices',
    form: 'A number and a currency, for example 18 EUR',
    pattern: /^\d+([.,]\d+)? [A-Z]{3}$/,
  },
  {
    names: ['policy:pets', 'policy:smoking', 'policy:children', 'policy:'],
    theme: 'Policies',
    form: 'A short text, for example dogs up to 10 kg, 20 EUR a night',
    pattern: /\S/,
  },
  {
    names: ['certificate:green_key', 'certificate:'],
    theme: 'Certificates and awards',
    form: 'Number;valid until, for example GK-2231;2027-05-31',
    pattern: /^[^;]+;\d{4}-\d{2}-\d{2}$/,
  },
  {
    names: ['award:travellers_choice', 'award:'],
    theme: 'Certificates and awards',
    form: 'The year, for example 2025',
    pattern: /^\d{4}$/,
  },
];

/** Names to offer while one is typed. */
export const suggestedNames: readonly string[] = kinds.flatMap(({ names }) =>
  names.filter((name) => !name.endsWith(':')),
);

const kindOf = (factName: string): Kind | undefined =>
  kinds.find(({ names }) => names.some((name) => (name.endsWith(':') ? factName.startsWith(name) : name === factName)));

export const themeOf = (factName: string): FactTheme => kindOf(factName)?.theme ?? 'In your own words';

/** How the value of this fact is written. */
export const formOf = (factName: string): string =>
  kindOf(factName)?.form ?? 'Text as guests may read it; a claim is supported only where the text says it';

/** Why a value cannot be read under this name; undefined when it can. */
export function problemWith(factName: string, factValue: string): string | undefined {
  const kind = kindOf(factName);
  return kind && !kind.pattern.test(factValue.trim()) ? `Write it like this: ${kind.form}` : undefined;
}

/** 'distance:train_station' as 'Distance, train station'. */
export function labelOf(factName: string): string {
  const words = factName.replaceAll('_', ' ').replace(':', ', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Canonical amenity ids by theme; ids outside it are kept and shown. */
export const amenityThemes: readonly { theme: string; ids: readonly string[] }[] = [
  {
    theme: 'Water and wellness',
    ids: 'outdoor_pool indoor_pool rooftop_pool heated_pool kids_pool hot_tub spa sauna steam_room hammam massage gym yoga'.split(
      ' ',
    ),
  },
  {
    theme: 'Food and drink',
    ids: 'restaurant bar rooftop_bar cafe breakfast breakfast_buffet room_service room_service_24h vegan_menu gluten_free_menu wine_cellar'.split(
      ' ',
    ),
  },
  {
    theme: 'Getting here and online',
    ids: 'free_wifi wifi parking free_parking underground_parking valet_parking ev_charging airport_shuttle bicycle_rental boat_mooring helipad'.split(
      ' ',
    ),
  },
  {
    theme: 'Families, pets and access',
    ids: 'pet_friendly family_rooms kids_club playground babysitting adults_only accessible_rooms step_free_access elevator'.split(
      ' ',
    ),
  },
  {
    theme: 'Rooms',
    ids: 'air_conditioning heating soundproofing balcony sea_view city_view mountain_view garden_view non_smoking smoking_rooms safe minibar coffee_machine bathtub rain_shower kitchenette washing_machine'.split(
      ' ',
    ),
  },
  {
    theme: 'House and grounds',
    ids: 'beachfront private_beach garden terrace rooftop_terrace fireplace library concierge reception_24h luggage_storage laundry dry_cleaning'.split(
      ' ',
    ),
  },
  { theme: 'Work and celebrations', ids: 'coworking meeting_rooms ballroom wedding_venue'.split(' ') },
  {
    theme: 'Sport and evenings',
    ids: 'ski_storage ski_in_ski_out golf_course tennis_court casino nightclub live_music'.split(' '),
  },
];
