import { plain, type SeedProperty, said } from '../material.ts';
import { amSeeDecor } from './am-see-decor.ts';
import { amSeePost } from './am-see-post.ts';

const house = { source: 'House data sheet', verified: 18, review: 347 };
const today = { source: 'Pool log, Jonas Feld', verified: 0, review: 30 };
const kitchen = { source: 'Kitchen, Marta Ender', verified: 54, review: 36 };
const rail = { source: 'https://www.vmobil.at', verified: 21, review: 160 };
const desk = { source: 'Front desk handbook', verified: 21, review: 160 };
const old = { source: 'Parking contract with the town', verified: 214, review: -30 };
const rates = { source: 'Rate plan, winter', verified: 12, review: 78 };

export const haldenAmSee: SeedProperty = {
  record: {
    name: 'Halden am See',
    type: 'hotel',
    starRating: 4,
    address: 'Am Steinenbach 12',
    postalCode: '6900',
    city: 'Bregenz',
    country: 'AT',
    latitude: 47.5098,
    longitude: 9.7585,
    timeZone: 'Europe/Vienna',
    email: 'desk@halden.example',
    telephone: '+43 5574 000120',
    reservationLink: 'https://booking.halden.example/am-see',
    checkInTime: '15:00',
    checkOutTime: '11:00',
  },
  post: amSeePost,
  decor: amSeeDecor,
  photos: ['facade', 'pool', 'room', 'breakfast', 'bar', 'dish', 'spa', 'lobby', 'hall', 'door'],
  facts: [
    ...plain(today, { pool_temperature: '34 °C', 'hours:outdoor_pool': '09:00-21:00' }),
    ...plain(house, {
      amenities: JSON.stringify([
        'outdoor_pool',
        'heated_pool',
        { id: 'sauna', hours: '14:00-22:00' },
        'steam_room',
        'massage',
        'restaurant',
        'bar',
        'breakfast_buffet',
        'vegan_menu',
        'free_wifi',
        'parking',
        'ev_charging',
        'bicycle_rental',
        'luggage_storage',
        'family_rooms',
        'accessible_rooms',
        'elevator',
        'meeting_rooms',
        'library',
        'garden',
        'terrace',
        'private_beach',
        'boat_mooring',
        'pet_friendly',
        'non_smoking',
      ]),
      room_count: '40',
      suite_count: '4',
      floor_count: '4',
      restaurant_count: '1',
      bar_count: '1',
      meeting_room_count: '2',
      meeting_capacity: '120',
      year_built: '1911',
      year_renovated: '2021',
      'size:outdoor_pool': '18 m',
      'size:spa': '420 m²',
      'size:jetty': '46 m',
    }),
    ...plain(kitchen, {
      breakfast_weekend: 'until 12:00',
      'hours:breakfast': '07:00-10:30',
      'hours:restaurant': '12:00-21:30',
      'hours:bar': '17:00-00:30',
      chef: 'Marta Ender',
    }),
    ...plain(rail, {
      train_to_lindau: '12 min, every 30 min',
      train_to_dornbirn: '9 min, every 15 min',
      'distance:train_station': '9 min walk',
      'distance:bus_stop': '3 min walk',
    }),
    ...plain(desk, {
      check_in_time: '15:00',
      check_out_time: '11:00',
      late_check_out: 'until 13:00',
      'distance:city_centre': '800 m',
      'distance:beach': '40 m',
      'distance:port': '1.1 km',
      'distance:airport': '34 min drive',
      'distance:ski_lift': '14 min walk',
      'hours:sauna': '14:00-22:00',
      'hours:reception': '06:30-23:00',
    }),
    ...plain(rates, {
      'price:room': '184 EUR',
      'price:breakfast': '24 EUR',
      'price:massage': '72 EUR',
      'price:dog': '18 EUR',
    }),
    ...plain(old, { parking_spaces: '24', 'price:parking': '16 EUR' }),
    ...plain(
      { source: 'https://www.umweltzeichen.at', verified: 88, review: 200 },
      { 'certificate:austrian_ecolabel': 'UZ-201-1184;2028-06-30' },
    ),
    ...said(desk, 'policy:pets', {
      en: 'dogs welcome, 18 EUR a night',
      de: 'Hunde willkommen, 18 EUR pro Nacht',
      es: 'perros bienvenidos, 18 EUR por noche',
      fr: 'chiens bienvenus, 18 EUR par nuit',
    }),
    ...said(house, 'jetty', {
      en: 'From the garden a wooden jetty leads 46 m out into the lake.',
      de: 'Vom Garten führt ein Holzsteg 46 m hinaus in den See.',
      es: 'Desde el jardín, un embarcadero de madera se adentra 46 m en el lago.',
      fr: 'Du jardin, un ponton de bois avance de 46 m dans le lac.',
    }),
    ...said(kitchen, 'lake_char', {
      en: 'Our kitchen buys its char from a fisherman in Hard.',
      de: 'Unsere Küche kauft den Saibling bei einem Fischer in Hard.',
      es: 'Nuestra cocina compra el salvelino a un pescador de Hard.',
      fr: 'Notre cuisine achète son omble à un pêcheur de Hard.',
    }),
  ],
};
