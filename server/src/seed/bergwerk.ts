/** Timber lodges in the Montafon. */
import { bergwerkArticles } from './elsewhere-articles.ts';
import { lodgePost } from './elsewhere-posts.ts';
import { plain, type SeedEvent, type SeedVenue, type SeedWorkspace, said } from './material.ts';
import { bergwerkStyle } from './styleguides.ts';

const montafon = (
  title: string,
  address: string,
  [postalCode, city]: readonly [string, string],
  latitude: number,
  longitude: number,
): SeedVenue => ({ title, address, postalCode, city, country: 'AT', latitude, longitude, timeZone: 'Europe/Vienna' });

const schruns = montafon('Church square', 'Kirchplatz 8', ['6780', 'Schruns'], 47.0802, 9.9189);
const silvertal = montafon('Mine museum', 'Dorfstraße 8', ['6782', 'Silbertal'], 47.0936, 9.9829);
const hochjoch = montafon('Hochjoch lift', 'Silvrettastraße 23', ['6780', 'Schruns'], 47.0761, 9.9276);
const bludenz = montafon('Remise', 'Am Raiffeisenplatz 1', ['6700', 'Bludenz'], 47.1548, 9.8225);

const events: SeedEvent[] = [
  {
    title: 'Advent in the Mine Village',
    description: 'Stalls of the village clubs and a walk with miners’ lamps to the old gallery.',
    venue: silvertal,
    category: 'market',
    start: '2026-12-05T15:00',
    end: '2026-12-06T20:00',
    visitors: 600,
    price: 0,
    photo: 'market',
  },
  {
    title: 'World Cup Snowboard Cross',
    description: 'Qualification on Friday, finals on Saturday from 12:00.',
    venue: hochjoch,
    category: 'sport',
    start: '2026-12-11T10:00',
    end: '2026-12-12T16:00',
    visitors: 5600,
    price: 0,
    photo: 'alps',
  },
  {
    title: 'Full Moon Ski Tour',
    description: 'Guided tour to the Kristberg, equipment can be hired, about three hours.',
    venue: silvertal,
    category: 'outdoor',
    start: '2026-12-23T18:00',
    end: '2026-12-23T21:00',
    visitors: 90,
    price: 35,
    photo: 'alps',
  },
  {
    title: 'Montafon Resonances, Winter Concert',
    description: 'Brass and accordion in the parish church.',
    venue: schruns,
    category: 'music',
    start: '2027-01-16T19:00',
    end: '2027-01-16T20:30',
    visitors: 310,
    price: 19,
    photo: 'hall',
  },
  {
    title: 'Chocolate Sunday',
    description: 'Chocolate makers of the valley show their work in the Remise.',
    venue: bludenz,
    category: 'food',
    start: '2027-02-14T10:00',
    end: '2027-02-14T17:00',
    visitors: 1500,
    price: 4,
    photo: 'dish',
  },
];

const sheet = { source: 'Lodge folder', verified: 61, review: 300 };

export const bergwerk: SeedWorkspace = {
  name: 'Bergwerk Lodges',
  domain: 'bergwerk',
  styleguide: { name: 'Bergwerk style guide', content: bergwerkStyle },
  propertySlots: 2,
  photos: [],
  events,
  articles: bergwerkArticles,
  properties: [
    {
      record: {
        name: 'Bergwerk Lodge Silbertal',
        type: 'lodge',
        starRating: null,
        address: 'Kristbergweg 19',
        postalCode: '6782',
        city: 'Silbertal',
        country: 'AT',
        latitude: 47.0957,
        longitude: 9.9871,
        timeZone: 'Europe/Vienna',
        email: 'hello@bergwerk.example',
        telephone: '+43 5556 000190',
        reservationLink: 'https://booking.bergwerk.example/silbertal',
        checkInTime: '16:00',
        checkOutTime: '10:00',
      },
      post: lodgePost,
      photos: ['alps', 'spa', 'breakfast'],
      facts: [
        ...plain(sheet, {
          amenities: JSON.stringify([
            'sauna',
            'fireplace',
            'kitchenette',
            'ski_storage',
            'mountain_view',
            'free_parking',
            'free_wifi',
            'washing_machine',
            'pet_friendly',
          ]),
          room_count: '9',
          year_built: '2016',
          'distance:ski_lift': '300 m',
          'distance:supermarket': '5 min walk',
          'distance:bus_stop': '150 m',
          'distance:train_station': '12 min drive',
          'hours:sauna': '15:00-21:00',
          'price:room': '156 EUR',
          'price:firewood': '8 EUR',
        }),
        ...said(sheet, 'policy:pets', {
          en: 'dogs welcome, no charge',
          de: 'Hunde willkommen, ohne Aufpreis',
          es: 'perros bienvenidos, sin cargo',
          fr: 'chiens bienvenus, gratuits',
        }),
      ],
    },
  ],
};
