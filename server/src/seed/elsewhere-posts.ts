/** The pages about the hall in Vienna, the lodge in the Montafon and the town house in Lisbon. */
import type { SeedPost } from './material.ts';

export const hallPost: SeedPost = {
  live: ['de', 'en'],
  told: {
    de: {
      title: 'Stadtgarten Hall',
      lead: 'Ein Saal mit sechs hohen Fenstern in Wien, für bis zu 220 Personen.',
      text: [
        'Der Saal hat sechs hohe Fenster und lässt sich in einer Minute verdunkeln. Die Halle misst 310 m² und fasst bis zu 220 Personen. Das Haus stammt aus dem Jahr 1902 und wurde 2022 renoviert.',
        '## Rund um den Saal',
        'Dazu gehören 3 Seminarräume für bis zu 60 Personen, eine Bar und ein Garten. Der Saal ist stufenlos erreichbar, es gibt einen Lift, Klimaanlage und kostenloses WLAN.',
        '## Gut zu wissen',
        [
          'Miete für den Saal: 2400 EUR',
          'Zur U-Bahn gehen Sie 6 Minuten',
          'Das Büro ist von 9:00 bis 17:00 Uhr besetzt',
        ],
      ],
    },
    en: {
      title: 'Stadtgarten Hall',
      lead: 'A hall with six tall windows in Vienna, for up to 220 people.',
      text: [
        'The hall has six tall windows and can be darkened in a minute. The hall measures 310 m² and holds up to 220 people. The house was built in 1902 and renovated in 2022.',
        '## Around the hall',
        'There are 3 meeting rooms for up to 60 people, a bar and a garden. Access is step-free, with a lift, air conditioning and free Wi-Fi.',
        '## Good to know',
        ['The hall is let for 2400 EUR', 'The metro is a 6 minute walk', 'The office is open from 9:00 to 17:00'],
      ],
    },
  },
};

export const lodgePost: SeedPost = {
  live: ['de', 'en'],
  told: {
    de: {
      title: 'Bergwerk Lodge Silbertal',
      lead: 'Neun Zimmer über Silbertal, der Skilift nach 300 m, ein Ofen und eine Sauna für danach.',
      text: [
        'Die Lodge wurde 2016 gebaut und hat 9 Zimmer mit Blick in die Berge. Du kochst selbst in der Küchenzeile; zum Supermarkt gehst du 5 Minuten.',
        '## Draußen und danach',
        'Zum Skilift sind es 300 m, deine Ski stehen im Skiraum. Die Sauna ist von 15:00 bis 21:00 Uhr geheizt, und das Holz für den Kamin kostet 8 EUR.',
        '## Gut zu wissen',
        [
          'Ankommen ab 16:00 Uhr, abreisen bis 10:00 Uhr',
          'Die Bushaltestelle ist 150 m entfernt',
          'Kostenlose Parkplätze, kostenloses WLAN und eine Waschmaschine',
          'Hunde willkommen, ohne Aufpreis',
        ],
      ],
    },
    en: {
      title: 'Bergwerk Lodge Silbertal',
      lead: 'Nine rooms above Silbertal, the ski lift after 300 m, a fireplace and a sauna for afterwards.',
      text: [
        'The lodge was built in 2016 and has 9 rooms with a view of the mountains. You cook for yourself in a kitchenette; the supermarket is a 5 minute walk.',
        '## Out and back',
        'The ski lift is 300 m away, and your boots and skis have a room of their own. The sauna is warm from 15:00 to 21:00. Firewood costs 8 EUR.',
        '## Good to know',
        [
          'Check-in from 16:00, check-out until 10:00',
          'The bus stop is 150 m away',
          'Free parking, free Wi-Fi and a washing machine',
          'Dogs welcome, no charge',
        ],
      ],
    },
  },
};

export const townHousePost: SeedPost = {
  live: ['en', 'es'],
  begun: ['de'],
  told: {
    en: {
      title: 'Atlantic House Graça',
      lead: 'A town house in Lisbon with 26 rooms, a roof terrace and breakfast in the courtyard.',
      text: [
        'The house was built in 1888 and renovated in 2020. It has 26 rooms, a garden and a rooftop terrace with a view of the city. Breakfast is laid in the courtyard whenever it is dry.',
        '## On foot and by tram',
        'The old town is 600 m away, and the metro is an 11 minute walk. The tram to Baixa takes 14 minutes and runs every 12 minutes. The airport is an 18 minute drive, and there is a shuttle.',
        '## Good to know',
        [
          'Check-in from 15:00, check-out until 12:00',
          'Breakfast from 7:30 to 11:00, 19 EUR',
          'The bar is open from 16:00 to 23:30',
          'Free Wi-Fi, air conditioning and a lift',
        ],
      ],
    },
    es: {
      title: 'Atlantic House Graça',
      lead: 'Una casa de ciudad en Lisboa con 26 habitaciones, terraza en la azotea y desayuno en el patio.',
      text: [
        'La casa se construyó en 1888 y se renovó en 2020. Tiene 26 habitaciones, un jardín y una terraza en la azotea con vistas a la ciudad. Si no llueve, el desayuno se sirve en el patio.',
        '## A pie y en tranvía',
        'El casco antiguo está a 600 m y el metro a 11 minutos a pie. El tranvía a Baixa tarda 14 minutos y pasa cada 12 minutos. El aeropuerto está a 18 minutos en coche.',
        '## Conviene saber',
        [
          'Entrada a partir de las 15:00, salida hasta las 12:00',
          'Desayuno de 7:30 a 11:00, 19 EUR',
          'El bar abre de 16:00 a 23:30',
          'Wifi gratis, aire acondicionado y ascensor',
        ],
      ],
    },
  },
};
