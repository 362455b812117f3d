/** Houses, events and requests that the composer's tests write about: rich and poor in facts, near and far, day and night. */
import { brief } from '@foyer/contract/content';
import type { Language } from '@foyer/contract/languages';
import { type StyleguideContent, styleguideContent } from '@foyer/contract/styleguides';
import type { EventSource, Fact, PropertySource } from '../../context.ts';
import type { ComposeRequest } from '../compose-page.ts';

type Household = { property: PropertySource; facts: Fact[] };

const facts = (values: Record<string, string>): Fact[] =>
  Object.entries(values).map(([factName, factValue]) => ({ id: factName, factName, factValue, language: null }));

export const lakeHotel: Household = {
  property: {
    name: 'Halden am See',
    type: 'hotel',
    starRating: 4,
    address: 'Seepromenade 4',
    city: 'Bregenz',
    country: 'AT',
    latitude: 47.5052,
    longitude: 9.7471,
    checkInTime: '15:00',
    checkOutTime: '11:00',
  },
  facts: facts({
    amenities:
      '["outdoor_pool","heated_pool","sauna","steam_room","restaurant","bar","free_wifi","breakfast_buffet","bicycle_rental","luggage_storage","ev_charging","family_rooms","parking"]',
    pool_temperature: '34 °C',
    'hours:outdoor_pool': '09:00-21:00',
    'hours:breakfast': '07:00-10:30',
    breakfast_weekend: 'until 12:00',
    train_to_lindau: '12 min, every 30 min',
    'policy:pets': 'dogs welcome, 18 EUR a night',
    'price:room': '184 EUR',
    'price:parking': '16 EUR',
    parking_spaces: '24',
    'distance:train_station': '9 min walk',
    room_count: '84',
    year_built: '1911',
    year_renovated: '2019',
    'hours:restaurant': '12:00-22:30',
    'hours:bar': '17:00-01:00',
    'hours:sauna': '14:00-22:00',
    chef: 'Marta Lopes',
  }),
};

export const smallPension: Household = {
  property: {
    name: 'Pension Kastanie',
    type: 'guesthouse',
    starRating: null,
    address: 'Kastanienallee 12',
    city: 'Lindau',
    country: 'DE',
    latitude: 47.5512,
    longitude: 9.6921,
    checkInTime: '14:00',
    checkOutTime: null,
  },
  facts: facts({ amenities: '["breakfast","free_parking"]' }),
};

export const cityHostel: Household = {
  property: {
    name: 'Krämerhaus Hostel',
    type: 'hostel',
    starRating: null,
    address: 'Rosenthaler Straße 40',
    city: 'Berlin',
    country: 'DE',
    latitude: 52.5246,
    longitude: 13.4023,
    checkInTime: '16:00',
    checkOutTime: '10:30',
  },
  facts: facts({
    amenities:
      '["bar","free_wifi","luggage_storage","reception_24h","laundry","kitchenette","bicycle_rental","terrace","breakfast"]',
    'price:room': '46 EUR',
    'distance:metro': '200 m',
    'distance:train_station': '14 min walk',
    'hours:bar': '18:00-02:00',
    breakfast_weekend: 'until 13:00',
    'price:breakfast': '9 EUR',
    room_count: '38',
  }),
};

export const mountainLodge: Household = {
  property: {
    name: 'Steinkar Lodge',
    type: 'lodge',
    starRating: 3,
    address: 'Almweg 2',
    city: 'Lech',
    country: 'AT',
    latitude: 47.2078,
    longitude: 10.1417,
    checkInTime: '15:00',
    checkOutTime: '10:00',
  },
  facts: facts({
    amenities:
      '["sauna","hot_tub","fireplace","ski_storage","restaurant","mountain_view","free_parking","pet_friendly","breakfast"]',
    'distance:ski_lift': '150 m',
    room_count: '22',
    year_opened: '1974',
    'hours:breakfast': '07:30-10:00',
    'hours:sauna': '15:00-20:00',
  }),
};

const venue = (title: string, city: string, country: string, latitude: number, longitude: number) => ({
  venueId: null,
  name: `${city}, ${country}`,
  title,
  address: 'Am Hafen 1',
  postalCode: '',
  city,
  country,
  latitude,
  longitude,
});
const unknown = { description: '', ticketUrl: null, price: null, currency: null, eventStatus: 'scheduled' } as const;

export const market: EventSource = {
  ...unknown,
  title: 'Lindauer Hafenweihnacht',
  eventStartDate: '2026-11-26T00:00:00+01:00',
  eventEndDate: '2026-12-20T00:00:00+01:00',
  timeZone: 'Europe/Berlin',
  allDay: true,
  timeKnown: false,
  venue: venue('Hafen Lindau', 'Lindau', 'DE', 47.5443, 9.6836),
  category: 'market',
  price: 0,
  currency: 'EUR',
};

export const concert: EventSource = {
  ...unknown,
  title: 'Schubertiade Nocturne',
  eventStartDate: '2026-12-12T19:30:00+01:00',
  eventEndDate: '2026-12-12T22:00:00+01:00',
  timeZone: 'Europe/Vienna',
  allDay: false,
  timeKnown: true,
  venue: venue('Festspielhaus Bregenz', 'Bregenz', 'AT', 47.5058, 9.7377),
  category: 'music',
  price: 39,
  currency: 'EUR',
};

export const marathon: EventSource = {
  ...unknown,
  title: 'Three Countries Marathon 2027',
  eventStartDate: '2027-10-10T10:30:00+02:00',
  eventEndDate: '2027-10-10T16:00:00+02:00',
  timeZone: 'Europe/Berlin',
  allDay: false,
  timeKnown: true,
  venue: venue('Hafen Lindau', 'Lindau', 'DE', 47.5443, 9.6836),
  category: 'sport',
};

export const guide = (tone: Partial<StyleguideContent['tone']> = {}, more: object = {}): StyleguideContent =>
  styleguideContent.parse({ tone, ...more });

/** A request with the middle of every scale, to be changed where a test needs it. */
export const ask = (
  house: Household,
  event: EventSource | null,
  changes: Partial<ComposeRequest> = {},
): ComposeRequest => ({
  ...house,
  event,
  language: 'en' as Language,
  styleguide: guide(),
  brief: brief.parse({}),
  images: [],
  seed: 'first',
  ...changes,
});
