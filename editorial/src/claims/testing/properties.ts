/** Invented houses and events that the labelled sentences speak of. */
import type { EventSource, Fact, PropertySource, Sources } from '#context.ts';

export const facts = (rows: Readonly<Record<string, string>>): Fact[] =>
  Object.entries(rows).map(([factName, factValue]) => ({ factName, factValue, language: null }));

export const house = (
  record: Partial<PropertySource> & Pick<PropertySource, 'name' | 'city' | 'country' | 'address'>,
): PropertySource => ({
  type: 'hotel',
  starRating: null,
  latitude: 48,
  longitude: 12,
  checkInTime: null,
  checkOutTime: null,
  ...record,
});

type Happening = Pick<
  EventSource,
  'title' | 'description' | 'eventStartDate' | 'eventEndDate' | 'timeZone' | 'price' | 'currency'
> & {
  venue: string;
  city: string;
  country: string;
  at: [number, number];
};

export const event = ({ venue, city, country, at: [latitude, longitude], ...rest }: Happening): EventSource => ({
  ...rest,
  allDay: false,
  timeKnown: true,
  eventStatus: 'scheduled',
  category: 'music',
  ticketUrl: null,
  venue: {
    venueId: null,
    name: `${city}, ${country}`,
    title: venue,
    address: '',
    postalCode: '',
    city,
    country,
    latitude,
    longitude,
  },
});

export const sources = {
  /** A town hotel with a roof in the south. */
  naranjo: {
    property: house({
      name: 'Casa del Naranjo',
      city: 'Sevilla',
      country: 'ES',
      address: 'Calle Tintes 14',
      starRating: 4,
      latitude: 37.3886,
      longitude: -5.9866,
    }),
    facts: facts({
      amenities:
        '["rooftop_pool","rooftop_bar","rooftop_terrace","free_wifi","air_conditioning","elevator",{"id":"parking","free":false},"breakfast_buffet","bar","concierge","safe","minibar","rain_shower","non_smoking","soundproofing"]',
      room_count: '46',
      suite_count: '5',
      floor_count: '4',
      check_in_time: '15:00',
      check_out_time: '12:00',
      year_built: '1898',
      year_opened: '2009',
      'distance:train_station': '1.6 km',
      'distance:old_town': '0 m',
      'distance:airport': '10 km',
      'hours:rooftop_pool': '10:00-20:00',
      'hours:rooftop_bar': '13:00-00:30',
      'hours:breakfast': '07:30-11:00',
      'price:breakfast': '16 EUR',
      'price:parking': '24 EUR',
      'size:rooftop_pool': '9 m',
      'certificate:biosphere': 'BIO-7781;2030-04-30',
    }),
    event: event({
      title: 'Noches de Guitarra',
      description: 'Twelve concerts with 26 guitarists on one stage. Tickets from 22 EUR.',
      eventStartDate: '2027-10-07T20:30:00+02:00',
      eventEndDate: '2027-10-10T23:30:00+02:00',
      timeZone: 'Europe/Madrid',
      price: 22,
      currency: 'EUR',
      venue: 'Patio del Alfarero',
      city: 'Sevilla',
      country: 'ES',
      at: [37.3914, -5.9948],
    }),
  },
  /** An inn by the harbour in pounds. */
  lantern: {
    property: house({
      name: 'The Lantern Inn',
      city: 'Whitby',
      country: 'GB',
      address: 'Pier Lane 3',
      latitude: 54.4886,
      longitude: -0.6146,
      checkInTime: '14:00',
      checkOutTime: '10:30',
    }),
    facts: facts({
      amenities:
        '["restaurant","bar","breakfast","wifi","fireplace","sea_view","pet_friendly","luggage_storage","bathtub","heating","garden","live_music"]',
      room_count: '11',
      floor_count: '3',
      bar_count: '1',
      year_built: '1742',
      'distance:beach': '250 m',
      'distance:train_station': '600 m',
      'distance:port': '90 m',
      'hours:restaurant': '12:00-21:00',
      'hours:bar': '11:00-23:00',
      'price:dogs': '15 GBP',
      'award:seaside_inn_of_the_year': '2025',
      policy_lift: 'no lift, two flights of stairs',
      chef: 'Nora Thwaite',
    }),
    event: event({
      title: 'Harbour Regatta',
      description: '140 boats race in nine classes. Free entry.',
      eventStartDate: '2027-08-14T09:00:00+01:00',
      eventEndDate: '2027-08-16T18:00:00+01:00',
      timeZone: 'Europe/London',
      price: 0,
      currency: 'GBP',
      venue: 'West Pier',
      city: 'Whitby',
      country: 'GB',
      at: [54.491, -0.6155],
    }),
  },
  /** A hotel by the slopes in the French Alps. */
  cime: {
    property: house({
      name: 'Chalet de la Cime',
      city: 'Chamonix',
      country: 'FR',
      address: 'Route des Mélèzes 88',
      starRating: 3,
      latitude: 45.9237,
      longitude: 6.8694,
    }),
    facts: facts({
      amenities:
        '["indoor_pool","heated_pool","sauna","hammam","hot_tub","massage","restaurant","bar","fireplace","ski_storage","mountain_view","balcony","free_wifi","free_parking","ev_charging","elevator","family_rooms","kids_club","playground",{"id":"breakfast_buffet","free":true}]',
      room_count: '52',
      restaurant_count: '1',
      year_opened: '1963',
      year_renovated: '2022',
      'distance:ski_lift': '300 m',
      'distance:train_station': '12 min walk',
      'distance:airport': '85 km',
      'hours:indoor_pool': '08:00-20:00',
      'hours:sauna': '15:00-20:00',
      'hours:restaurant': '19:00-21:30',
      'price:massage': '75 EUR',
      'size:indoor_pool': '12 m',
      'policy:pets': 'no pets',
      pool_temperature: '31 °C',
    }),
    event: null,
  },
  /** A business hotel by the Danube with a fair. */
  donau: {
    property: house({
      name: 'Hotel Strombogen',
      city: 'Linz',
      country: 'AT',
      address: 'Untere Lände 21',
      starRating: 4,
      latitude: 48.3094,
      longitude: 14.2947,
    }),
    facts: facts({
      amenities:
        '["restaurant","bar","gym","sauna","free_wifi","underground_parking","meeting_rooms","ballroom","air_conditioning","elevator","reception_24h","accessible_rooms","step_free_access","bicycle_rental","laundry","terrace","breakfast_buffet","coworking"]',
      room_count: '128',
      suite_count: '9',
      meeting_room_count: '7',
      meeting_capacity: '180',
      ballroom_capacity: '320',
      floor_count: '6',
      check_in_time: '14:00',
      check_out_time: '11:00',
      year_built: '1974',
      year_renovated: '2021',
      'distance:convention_centre': '1.2 km',
      'distance:train_station': '2 km',
      'distance:tram_stop': '3 min walk',
      'hours:gym': '06:00-22:00',
      'hours:bar': '17:00-01:00',
      'price:underground_parking': '18 EUR',
      'price:bicycle': '10 EUR',
      'price:breakfast': '19 EUR',
      'size:ballroom': '410 m²',
      'certificate:green_key': 'GK-1904;2024-12-31',
      tram_to_centre: '8 min, every 10 min',
    }),
    event: event({
      title: 'Werkstoffmesse',
      description: 'Fachmesse mit 240 Ausstellern in drei Hallen. Tagesticket 35 EUR.',
      eventStartDate: '2027-03-09T09:00:00+01:00',
      eventEndDate: '2027-03-11T18:00:00+01:00',
      timeZone: 'Europe/Vienna',
      price: 35,
      currency: 'EUR',
      venue: 'Messehalle Linz-Ost',
      city: 'Linz',
      country: 'AT',
      at: [48.3003, 14.3181],
    }),
  },
  /** A resort on a beach, for grown-ups. */
  areia: {
    property: house({
      name: 'Quinta Areia Clara',
      city: 'Lagos',
      country: 'PT',
      address: 'Estrada do Farol 2',
      starRating: 5,
      latitude: 37.0892,
      longitude: -8.6687,
    }),
    facts: facts({
      amenities:
        '["adults_only","beachfront","private_beach","outdoor_pool","infinity_pool","spa","steam_room","yoga","gym","sea_view","restaurant","bar","wine_cellar","room_service_24h","free_parking","free_wifi","valet_parking",{"id":"airport_shuttle","free":true},"tennis_court","garden","kitchenette","bathtub","vegan_menu"]',
      room_count: '74',
      suite_count: '20',
      restaurant_count: '3',
      year_opened: '2016',
      'distance:beach': '40 m',
      'distance:city_centre': '3 km',
      'distance:airport': '90 km',
      'hours:spa': '10:00-20:00',
      'size:spa': '850 m²',
      'size:outdoor_pool': '30 m',
      'price:day_spa': '95 EUR',
      'certificate:green_globe': 'GG-42;2029-06-30',
      'award:world_travel_award': '2024',
    }),
    event: null,
  },
  /** Flats by a lake, with little more than the keys. */
  uferhaus: {
    property: house({
      name: 'Uferhaus Lindenhof',
      city: 'Konstanz',
      country: 'DE',
      address: 'Seeweg 9',
      type: 'apartments',
      latitude: 47.6603,
      longitude: 9.1758,
    }),
    facts: facts({
      amenities:
        '["kitchenette","washing_machine","lake_view","balcony","wifi","free_parking","garden","bicycle_rental","boat_mooring","family_rooms","coffee_machine"]',
      apartment_count: '14',
      year_renovated: '2019',
      'distance:lake': '60 m',
      'distance:train_station': '1.1 km',
      'distance:bus_stop': '2 min walk',
      'distance:supermarket': '400 m',
      'price:bicycle': '9 EUR',
      'size:garden': '1500 m²',
      check_in_time: '16:00',
      check_out_time: '10:00',
      lake: 'on Lake Constance',
      train_to_zurich: '75 min, every hour',
    }),
    event: null,
  },
} satisfies Record<string, Sources>;

export type House = keyof typeof sources;
