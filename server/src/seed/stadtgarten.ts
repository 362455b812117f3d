/** Halls for evenings in Vienna. */
import { stadtgartenArticles } from './elsewhere-articles.ts';
import { hallPost } from './elsewhere-posts.ts';
import { plain, type SeedEvent, type SeedVenue, type SeedWorkspace, said } from './material.ts';
import { stadtgartenStyle } from './styleguides.ts';

const vienna = (
  title: string,
  address: string,
  postalCode: string,
  latitude: number,
  longitude: number,
): SeedVenue => ({
  title,
  address,
  postalCode,
  city: 'Vienna',
  country: 'AT',
  latitude,
  longitude,
  timeZone: 'Europe/Vienna',
});

const cityHall = vienna('City hall square', 'Rathausplatz 1', '1010', 48.2109, 16.3572);
const karlsplatz = vienna('Karlsplatz', 'Karlsplatz 13', '1040', 48.1987, 16.3719);
const musikverein = vienna('Musikverein', 'Musikvereinsplatz 1', '1010', 48.2005, 16.3722);
const stadthalle = vienna('Stadthalle', 'Roland-Rainer-Platz 1', '1150', 48.2021, 16.3329);
const messe = vienna('Messe Wien', 'Messeplatz 1', '1020', 48.2173, 16.4068);
const hofburg = vienna('Hofburg', 'Heldenplatz 1', '1010', 48.2062, 16.3651);

const events: SeedEvent[] = [
  {
    title: 'Christmas Market on the City Hall Square',
    description: 'A hundred stalls, a skating path through the park and a choir each evening at 18:00.',
    venue: cityHall,
    category: 'market',
    start: '2026-11-20T10:00',
    end: '2026-12-26T22:00',
    visitors: 24000,
    price: 0,
    photo: 'market',
  },
  {
    title: 'Art Advent on Karlsplatz',
    description: 'Workshops with open doors, straw for the children and a stage with music from 16:00.',
    venue: karlsplatz,
    category: 'market',
    start: '2026-11-20T12:00',
    end: '2026-12-23T20:00',
    visitors: 6000,
    price: 0,
    photo: 'market',
  },
  {
    title: 'Strauss Evening',
    description: 'Waltzes and polkas with an orchestra of forty.',
    venue: musikverein,
    category: 'music',
    start: '2026-12-30T19:30',
    end: '2026-12-30T21:45',
    visitors: 1700,
    price: 54,
    ticketUrl: 'https://tickets.example/strauss-evening',
    photo: 'hall',
  },
  {
    title: 'New Year’s Eve Trail',
    description: 'Eight squares of the inner city with music from 14:00 to 02:00.',
    venue: cityHall,
    category: 'music',
    start: '2026-12-31T14:00',
    end: '2027-01-01T02:00',
    visitors: 60000,
    price: 0,
    photo: 'stage',
  },
  {
    title: 'Ball of the Coffee Houses',
    description: 'The owners of the coffee houses invite; the floor opens at 21:00.',
    venue: hofburg,
    category: 'stage',
    start: '2027-02-05T20:00',
    end: '2027-02-06T04:00',
    visitors: 5500,
    price: 160,
    ticketUrl: 'https://tickets.example/coffee-house-ball',
    photo: 'hall',
  },
  {
    title: 'Holiday and Travel Fair',
    description: 'Travel, bicycles and wine in four halls.',
    venue: messe,
    category: 'trade',
    start: '2027-01-21T10:00',
    end: '2027-01-24T18:00',
    visitors: 12000,
    price: 15,
    photo: 'hall',
  },
  {
    title: 'Handball Night',
    description: 'Two matches of the national teams in one evening.',
    venue: stadthalle,
    category: 'sport',
    start: '2027-01-09T18:00',
    end: '2027-01-09T22:30',
    visitors: 8200,
    price: 29,
  },
];

const sheet = { source: 'House data sheet', verified: 45, review: 300 };

export const stadtgarten: SeedWorkspace = {
  name: 'Stadtgarten Venues',
  domain: 'stadtgarten',
  styleguide: { name: 'Stadtgarten style guide', content: stadtgartenStyle },
  propertySlots: 3,
  photos: [],
  events,
  articles: stadtgartenArticles,
  properties: [
    {
      record: {
        name: 'Stadtgarten Hall',
        type: 'venue',
        starRating: null,
        address: 'Siebensterngasse 14',
        postalCode: '1070',
        city: 'Vienna',
        country: 'AT',
        latitude: 48.2023,
        longitude: 16.3527,
        timeZone: 'Europe/Vienna',
        email: 'hall@stadtgarten.example',
        telephone: '+43 1 000700',
        reservationLink: 'https://booking.stadtgarten.example/hall',
        checkInTime: null,
        checkOutTime: null,
      },
      post: hallPost,
      photos: ['hall', 'bar', 'lobby'],
      facts: [
        ...plain(sheet, {
          amenities: JSON.stringify([
            'meeting_rooms',
            'ballroom',
            'bar',
            'free_wifi',
            'elevator',
            'step_free_access',
            'garden',
            'air_conditioning',
          ]),
          ballroom_capacity: '220',
          meeting_room_count: '3',
          meeting_capacity: '60',
          'size:hall': '310 m²',
          year_built: '1902',
          year_renovated: '2022',
          'distance:metro': '6 min walk',
          'distance:train_station': '14 min drive',
          'hours:office': '09:00-17:00',
          'price:hall': '2400 EUR',
        }),
        ...said(sheet, 'daylight', {
          en: 'The hall has six tall windows and can be darkened in a minute.',
          de: 'Der Saal hat sechs hohe Fenster und lässt sich in einer Minute verdunkeln.',
          es: 'La sala tiene seis ventanales y se oscurece en un minuto.',
          fr: 'La salle a six hautes fenêtres et s’obscurcit en une minute.',
        }),
      ],
    },
  ],
};
