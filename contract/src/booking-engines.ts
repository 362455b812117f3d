/**
 * What booking engines call the parts of a stay, and how they write dates, as their vendors' help pages say. What no
 * public page says is left out: a team then names it itself, or writes a pattern of its own.
 */

/** The parts of a stay that a link can carry. */
export const stayParts = [
  'checkin',
  'checkout',
  'nights',
  'adults',
  'children',
  'ages',
  'rooms',
  'language',
  'currency',
  'hotel',
  'rate',
  'promo',
] as const;
export type StayPart = (typeof stayParts)[number];

export const dateFormats = ['YYYY-MM-DD', 'MM/DD/YYYY', 'DD/MM/YYYY', 'MM-DD-YYYY', 'DD.MM.YYYY', 'YYYYMMDD'] as const;
export type DateFormat = (typeof dateFormats)[number];

export const bookingEngines = [
  'link',
  'mews',
  'cendyn',
  'windsurfer',
  'hart',
  'stayntouch',
  'fuel',
  'exely',
  'roomstay',
  'pattern',
] as const;
export type BookingEngine = (typeof bookingEngines)[number];

export type EnginePreset = {
  name: string;
  /** Names of the parts it takes; the rest is not sent. */
  parameters: Partial<Record<StayPart, string>>;
  dates: DateFormat;
  /** Where the parameters stand: `?a=b`, or behind the hash, `#?a=b`. */
  place: 'query' | 'hash';
  /** What it calls the site's languages; one that is not named is not sent. */
  languages: Partial<Record<'en' | 'de' | 'es' | 'fr', string>>;
};

const regional = { en: 'en-US', de: 'de-DE', es: 'es-ES', fr: 'fr-FR' };

/** `link` leads to the address as it stands; `pattern` has no parameters but those the team writes into it. */
export const enginePresets: Readonly<Record<Exclude<BookingEngine, 'link' | 'pattern'>, EnginePreset>> = {
  mews: {
    name: 'Mews',
    parameters: {
      checkin: 'mewsStart',
      checkout: 'mewsEnd',
      adults: 'mewsAdultCount',
      children: 'mewsChildCount',
      promo: 'mewsVoucherCode',
      language: 'language',
      currency: 'currency',
    },
    dates: 'YYYY-MM-DD',
    place: 'query',
    languages: regional,
  },
  cendyn: {
    name: 'Cendyn',
    parameters: {
      hotel: 'property',
      checkin: 'checkin',
      checkout: 'checkout',
      adults: 'adults',
      children: 'children',
      promo: 'promo-code',
      rate: 'rateCode',
    },
    dates: 'YYYY-MM-DD',
    place: 'query',
    languages: {},
  },
  windsurfer: {
    name: 'SHR Windsurfer',
    parameters: {
      hotel: 'propertyID',
      checkin: 'checkin',
      checkout: 'checkout',
      nights: 'nights',
      adults: 'adults',
      rooms: 'rooms',
      language: 'langID',
      currency: 'currID',
      rate: 'Rate',
    },
    dates: 'MM/DD/YYYY',
    place: 'query',
    languages: {},
  },
  hart: {
    name: 'HART',
    parameters: { checkin: 'arrival', nights: 'nights', adults: 'adults', children: 'children', rate: 'rateID' },
    dates: 'DD/MM/YYYY',
    place: 'query',
    languages: {},
  },
  // Its parameter names stand on no public page: the team names them.
  stayntouch: { name: 'Stayntouch', parameters: {}, dates: 'MM-DD-YYYY', place: 'query', languages: {} },
  fuel: {
    name: 'Fuel',
    parameters: { checkin: 'Checkin', promo: 'specialCode' },
    dates: 'MM/DD/YYYY',
    place: 'query',
    languages: {},
  },
  exely: {
    name: 'Exely',
    parameters: {
      hotel: 'hotel_id',
      checkin: 'date',
      nights: 'nights',
      adults: 'adults',
      ages: 'children-age',
      promo: 'access-code',
    },
    dates: 'YYYY-MM-DD',
    place: 'query',
    languages: {},
  },
  roomstay: {
    name: 'Roomstay',
    parameters: { checkin: 'arrive', checkout: 'depart' },
    dates: 'YYYY-MM-DD',
    place: 'hash',
    languages: {},
  },
};

/** The engine's own name, for people. */
export const engineName = (engine: BookingEngine): string =>
  engine === 'link' ? 'A plain link' : engine === 'pattern' ? 'Own pattern' : enginePresets[engine].name;
