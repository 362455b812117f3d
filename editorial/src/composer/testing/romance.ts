/** A Spanish and a French house with their events: what the composer's Romance voices are read against. */
import { pageSegments } from '@foyer/contract/blocks';
import { brief } from '@foyer/contract/content';
import type { EventSource } from '../../context.ts';
import { type ComposeRequest, composePage } from '../compose-page.ts';
import { ask, concert, guide, lakeHotel, market } from './houses.ts';

type Household = typeof lakeHotel;

const facts = (values: Record<string, string>): Household['facts'] =>
  Object.entries(values).map(([factName, factValue]) => ({ id: factName, factName, factValue, language: null }));

export const cityHotel: Household = {
  property: {
    ...lakeHotel.property,
    name: 'Hotel Miramar',
    address: 'Calle Mayor 8',
    city: 'San Sebastián',
    country: 'ES',
    latitude: 43.318,
    longitude: -1.981,
    checkInTime: '14:00',
    checkOutTime: '12:00',
  },
  facts: facts({
    amenities:
      '["rooftop_pool","spa","massage","rooftop_bar","restaurant","free_wifi","breakfast_buffet","underground_parking","sea_view","reception_24h","step_free_access"]',
    'hours:rooftop_pool': '10:00-20:00',
    'hours:spa': '09:00-22:00',
    'hours:restaurant': '13:00-23:00',
    'hours:rooftop_bar': '18:00-01:30',
    'hours:breakfast': '07:00-11:00',
    'price:parking': '28 EUR',
    'price:room': '212 EUR',
    'distance:beach': '350 m',
    'distance:old_town': '8 min walk',
    room_count: '61',
    year_built: '1902',
  }),
};

export const quayHotel: Household = {
  property: {
    ...lakeHotel.property,
    name: 'Hôtel des Quais',
    address: '12 quai Saint-Antoine',
    city: 'Annecy',
    country: 'FR',
    latitude: 45.899,
    longitude: 6.129,
  },
  facts: facts({
    amenities: '["indoor_pool","hammam","sauna","bar","restaurant","free_parking","family_rooms","garden","library"]',
    pool_temperature: '30 °C',
    'hours:indoor_pool': '08:00-22:00',
    'hours:sauna': '15:00-21:30',
    'hours:bar': '17:00-00:00',
    'hours:breakfast': '07:30-10:30',
    breakfast_weekend: '11:30',
    'price:room': '128 EUR',
    'distance:train_station': '600 m',
    room_count: '34',
    year_opened: '1988',
  }),
};

const venue = (title: string, city: string, country: string, latitude: number, longitude: number) => ({
  ...concert.venue,
  name: `${city}, ${country}`,
  title,
  city,
  country,
  latitude,
  longitude,
});

export const bookFair: EventSource = {
  ...market,
  title: 'Feria del Libro de Otoño',
  category: 'art',
  eventStartDate: '2026-10-02T10:00:00+02:00',
  eventEndDate: '2026-10-05T21:00:00+02:00',
  timeZone: 'Europe/Madrid',
  allDay: false,
  timeKnown: true,
  venue: venue('Plaza de la Constitución', 'San Sebastián', 'ES', 43.322, -1.984),
};

export const fiestas: EventSource = {
  ...bookFair,
  title: 'Fiestas de San Fermín',
  category: 'parade',
  price: null,
  eventStartDate: '2026-07-06T12:00:00+02:00',
  eventEndDate: '2026-07-14T23:59:00+02:00',
  venue: venue('Plaza Consistorial', 'Pamplona', 'ES', 42.8179, -1.6432),
};

export const lakeFeast: EventSource = {
  ...concert,
  title: 'Fête du lac',
  eventStartDate: '2026-08-01T21:45:00+02:00',
  eventEndDate: '2026-08-01T23:15:00+02:00',
  timeZone: 'Europe/Paris',
  price: 0,
  venue: venue('Jardins de l’Europe', 'Annecy', 'FR', 45.8987, 6.1325),
};

/** The text of long pages for several seeds, in the form of address the formality leads to. */
export function pagesIn(
  language: 'es' | 'fr',
  house: Household,
  event: EventSource | null,
  formality: number,
  changes: Partial<ComposeRequest> = {},
): string[] {
  return [...'abcdefgh'].map((seed) => {
    const request = {
      language,
      seed,
      styleguide: guide({ formality, creativity: 8 }),
      brief: brief.parse({ length: 'long' }),
    };
    const page = composePage(ask(house, event, { ...request, ...changes }));
    return [page.title, page.description, ...pageSegments(page.blocks).map((segment) => segment.text)].join('\n');
  });
}

/** Figures a page may show for a house and an event: those of its sources, and the distance worked out between them. */
export function figuresOf(house: Household, event: EventSource): Set<string> {
  const kept = JSON.stringify([house, event]).match(/\d+/g) ?? [];
  return new Set(kept.map((figure) => figure.replace(/^0+(?=\d)/, '')));
}
