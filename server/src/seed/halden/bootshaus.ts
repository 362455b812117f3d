import { plain, type SeedProperty, said } from '../material.ts';
import { bootshausPost } from './house-posts.ts';

const sheet = { source: 'House data sheet', verified: 33, review: 330 };
const desk = { source: 'Guest folder', verified: 33, review: 140 };

/** A guesthouse by the water in Lindau. */
export const haldenBootshaus: SeedProperty = {
  record: {
    name: 'Halden Bootshaus',
    type: 'guesthouse',
    starRating: null,
    address: 'Schachener Straße 88',
    postalCode: '88131',
    city: 'Lindau',
    country: 'DE',
    latitude: 47.5529,
    longitude: 9.6622,
    timeZone: 'Europe/Berlin',
    email: 'bootshaus@halden.example',
    telephone: '+49 8382 000088',
    reservationLink: 'https://booking.halden.example/bootshaus',
    checkInTime: '15:00',
    checkOutTime: '10:30',
  },
  post: bootshausPost,
  photos: ['lake', 'room', 'breakfast', 'bar'],
  facts: [
    ...plain(sheet, {
      amenities: JSON.stringify([
        'breakfast',
        'bar',
        'garden',
        'beachfront',
        'boat_mooring',
        'bicycle_rental',
        'free_wifi',
        'free_parking',
        'family_rooms',
        'non_smoking',
      ]),
      room_count: '14',
      floor_count: '2',
      bar_count: '1',
      year_built: '1926',
      year_opened: '2014',
    }),
    ...plain(desk, {
      check_in_time: '15:00',
      check_out_time: '10:30',
      'hours:breakfast': '08:00-11:00',
      'hours:bar': '16:00-22:00',
      'distance:old_town': '3 km',
      'distance:train_station': '12 min walk',
      'distance:bus_stop': '2 min walk',
      bus_to_lindau_island: '11 min, every 30 min',
      parking_spaces: '12',
      'price:room': '118 EUR',
      'price:bicycle': '15 EUR',
    }),
    ...said(desk, 'policy:pets', {
      en: 'no pets',
      de: 'keine Haustiere',
      es: 'no se admiten mascotas',
      fr: 'animaux non admis',
    }),
    ...said(sheet, 'boathouse', {
      en: 'Until 1987 the house was the boathouse of a rowing club.',
      de: 'Bis 1987 war das Haus das Bootshaus eines Rudervereins.',
      es: 'Hasta 1987 la casa fue el cobertizo de botes de un club de remo.',
      fr: 'Jusqu’en 1987, la maison fut le hangar à bateaux d’un club d’aviron.',
    }),
  ],
};
