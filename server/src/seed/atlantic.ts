/** The second organisation: a town house in Lisbon, so that one can see that neither sees the other. */
import { atlanticArticles } from './elsewhere-articles.ts';
import { townHousePost } from './elsewhere-posts.ts';
import { plain, type SeedEvent, type SeedVenue, type SeedWorkspace, said } from './material.ts';
import { atlanticStyle } from './styleguides.ts';

const lisbon = (
  title: string,
  address: string,
  postalCode: string,
  latitude: number,
  longitude: number,
): SeedVenue => ({
  title,
  address,
  postalCode,
  city: 'Lisbon',
  country: 'PT',
  latitude,
  longitude,
  timeZone: 'Europe/Lisbon',
});

const coliseum = lisbon('Coliseu', 'Rua das Portas de Santo Antão 96', '1150-269', 38.7171, -9.1402);
const edward = lisbon('Parque Eduardo VII', 'Alameda Cardeal Cerejeira 4', '1070-051', 38.7285, -9.1527);
const commerce = lisbon('Praça do Comércio', 'Praça do Comércio 78', '1100-148', 38.7076, -9.1366);
const lxFactory = lisbon('LX Factory', 'Rua Rodrigues de Faria 103', '1300-501', 38.7036, -9.1787);

const events: SeedEvent[] = [
  {
    title: 'Christmas in the Park',
    description: 'A market with ninety huts and an ice rink at the top of the park.',
    venue: edward,
    category: 'market',
    start: '2026-11-28T12:00',
    end: '2027-01-03T23:00',
    visitors: 9000,
    price: 0,
    photo: 'market',
  },
  {
    title: 'Fado in the Coliseu',
    description: 'Three voices, two guitars and a bass.',
    venue: coliseum,
    category: 'music',
    start: '2026-12-11T21:30',
    end: '2026-12-11T23:30',
    visitors: 2100,
    price: 28,
    ticketUrl: 'https://tickets.example/fado-coliseu',
    photo: 'stage',
  },
  {
    title: 'New Year on the River',
    description: 'A concert on the square from 22:00 and fireworks over the Tejo at midnight.',
    venue: commerce,
    category: 'music',
    start: '2026-12-31T22:00',
    end: '2027-01-01T02:00',
    visitors: 80000,
    price: 0,
    photo: 'stage',
  },
  {
    title: 'Print and Paper Fair',
    description: 'Small presses and bookbinders from Portugal and Spain.',
    venue: lxFactory,
    category: 'art',
    start: '2027-01-23T11:00',
    end: '2027-01-24T19:00',
    visitors: 1300,
    price: 5,
  },
];

const sheet = { source: 'House data sheet', verified: 30, review: 300 };

export const atlantic: SeedWorkspace = {
  name: 'Atlantic House',
  domain: 'atlantic',
  styleguide: { name: 'Atlantic House style guide', content: atlanticStyle },
  propertySlots: 2,
  photos: [],
  events,
  articles: atlanticArticles,
  properties: [
    {
      record: {
        name: 'Atlantic House Graça',
        type: 'hotel',
        starRating: 4,
        address: 'Rua da Voz do Operário 62',
        postalCode: '1100-621',
        city: 'Lisbon',
        country: 'PT',
        latitude: 38.7149,
        longitude: -9.1287,
        timeZone: 'Europe/Lisbon',
        email: 'desk@atlantic.example',
        telephone: '+351 21 000 0062',
        reservationLink: 'https://booking.atlantic.example/graca',
        checkInTime: '15:00',
        checkOutTime: '12:00',
      },
      post: townHousePost,
      photos: ['lobby', 'room', 'breakfast'],
      facts: [
        ...plain(sheet, {
          amenities: JSON.stringify([
            'breakfast',
            'bar',
            'garden',
            'rooftop_terrace',
            'city_view',
            'free_wifi',
            'air_conditioning',
            'elevator',
            'airport_shuttle',
          ]),
          room_count: '26',
          year_built: '1888',
          year_renovated: '2020',
          'distance:metro': '11 min walk',
          'distance:airport': '18 min drive',
          'distance:old_town': '600 m',
          tram_to_baixa: '14 min, every 12 min',
          'hours:breakfast': '07:30-11:00',
          'hours:bar': '16:00-23:30',
          'price:room': '168 EUR',
          'price:breakfast': '19 EUR',
        }),
        ...said(sheet, 'courtyard', {
          en: 'Breakfast is laid in the courtyard whenever it is dry.',
          de: 'Wenn es trocken ist, steht das Frühstück im Innenhof bereit.',
          es: 'Si no llueve, el desayuno se sirve en el patio.',
          fr: 'Par temps sec, le petit-déjeuner est servi dans la cour.',
        }),
      ],
    },
  ],
};
