/** The pages about the town hotel, the mountain lodge and the guesthouse by the water. */
import type { SeedPost } from '../material.ts';

export const stadthausPost: SeedPost = {
  live: ['en', 'de'],
  begun: ['fr'],
  told: {
    en: {
      title: 'Halden Stadthaus',
      lead: 'A town hotel in Dornbirn with iron stairs, a café and the station eight minutes away on foot.',
      text: [
        'The house was built as a textile merchant’s office and still has its iron stairs. It opened as a hotel in 1998 and was renovated in 2019. It has 62 rooms on five floors, 150 m from the city centre.',
        '## Working days',
        'There are four meeting rooms for up to 90 people, and a place for coworking. The café is open from 8:00 to 18:30. Breakfast is served from 6:30 to 10:00 and at weekends until 11:30.',
        '## Getting around',
        'The train station is an 8 minute walk; the train to Bregenz takes 9 minutes and leaves every 15 minutes. The convention centre is 2.4 km away. Bicycles can be hired at the desk.',
        '## Your stay',
        [
          'Check-in from 14:00, check-out until 11:00',
          'Underground parking for 31 cars, 14 EUR',
          'Dogs up to 10 kg, 12 EUR a night',
          'Free Wi-Fi, air conditioning and a lift',
        ],
      ],
    },
    de: {
      title: 'Halden Stadthaus',
      lead: 'Ein Stadthotel in Dornbirn mit eiserner Treppe, einem Café und dem Bahnhof acht Minuten zu Fuß.',
      text: [
        'Das Haus war das Kontor eines Textilhändlers und hat noch seine eiserne Treppe. 1998 wurde es als Hotel eröffnet, 2019 renoviert. Es hat 62 Zimmer auf fünf Etagen und liegt 150 m vom Stadtzentrum.',
        '## Arbeitstage',
        'In den vier Seminarräumen finden bis zu 90 Personen Platz, dazu kommt ein Raum für Coworking. Das Café ist von 8:00 bis 18:30 Uhr offen. Frühstück gibt es von 6:30 bis 10:00 Uhr, am Wochenende bis 11:30 Uhr.',
        '## Unterwegs',
        'Zum Bahnhof gehen Sie 8 Minuten; der Zug nach Bregenz braucht 9 Minuten und fährt alle 15 Minuten. Das Messezentrum ist 2,4 km entfernt. Fahrräder leihen Sie an der Rezeption.',
        '## Ihr Aufenthalt',
        [
          'Anreise ab 14:00 Uhr, Abreise bis 11:00 Uhr',
          'Tiefgarage für 31 Autos, 14 EUR',
          'Hunde bis 10 kg, 12 EUR pro Nacht',
          'Kostenloses WLAN, Klimaanlage und Lift',
        ],
      ],
    },
  },
};

export const bergwirtPost: SeedPost = {
  live: ['de', 'en'],
  told: {
    de: {
      title: 'Halden Bergwirt',
      lead: 'Achtzehn Zimmer am Bödele: der Lift nach 150 m, die Rodelbahn vor der Haustür, am Abend die Sauna.',
      text: [
        'Der Bergwirt steht seit 1934 und wurde zuletzt 2017 renoviert. Er hat 18 Zimmer auf drei Etagen und liegt 1.148 m über dem Meer. Auf der Terrasse sehen Sie in die Berge.',
        '## Im Schnee',
        'Zum Skilift sind es 150 m, und am Ende des Tages fahren Sie auf Skiern bis vor das Haus. Die Rodelbahn nach Schwarzenberg beginnt vor der Haustür. Für die Ski gibt es einen Skiraum.',
        '## Am Abend',
        'Die Sauna ist von 15:00 bis 20:00 Uhr geheizt, in der Stube brennt der Kamin. Unsere Küche hat von 11:30 bis 20:30 Uhr offen. Frühstück gibt es von 7:30 bis 10:00 Uhr.',
        '## Ihr Aufenthalt',
        [
          'Anreise ab 16:00 Uhr, Abreise bis 10:00 Uhr',
          '30 kostenlose Parkplätze',
          'Die Bushaltestelle ist 2 Minuten zu Fuß entfernt',
          'Hunde sind willkommen, für 10 EUR pro Nacht',
        ],
      ],
    },
    en: {
      title: 'Halden Bergwirt',
      lead: 'Eighteen rooms on the Bödele: the ski lift after 150 m, the sledge run at the front door, a sauna in the evening.',
      text: [
        'The Bergwirt was built in 1934 and renovated in 2017. It has 18 rooms on three floors and stands 1,148 m above the sea. The terrace looks out at the mountains.',
        '## In the snow',
        'The ski lift is 150 m away, and at the end of a day you ski to the door. The sledge run to Schwarzenberg begins at the front door. There is a room for your skis.',
        '## In the evening',
        'The sauna is warm from 15:00 to 20:00, and the fireplace is lit. The restaurant is open from 11:30 to 20:30. Breakfast is served from 7:30 to 10:00.',
        '## Your stay',
        [
          'Check-in from 16:00, check-out until 10:00',
          '30 parking spaces, free of charge',
          'The bus stop is a 2 minute walk',
          'Dogs are welcome, at 10 EUR a night',
        ],
      ],
    },
    es: {
      title: 'Halden Bergwirt',
      lead: 'Dieciocho habitaciones en el Bödele, con el remonte a 150 m.',
      text: [
        'El Bergwirt se construyó en 1934 y se renovó en 2017. Tiene 18 habitaciones en tres plantas.',
        '## En la nieve',
        'El remonte está a 150 m. La pista de trineos a Schwarzenberg empieza en la puerta de casa.',
      ],
    },
  },
};

export const bootshausPost: SeedPost = {
  live: ['de', 'en'],
  planned: { languages: ['fr'], inDays: 4 },
  told: {
    de: {
      title: 'Halden Bootshaus',
      lead: 'Vierzehn Zimmer direkt am Ufer in Lindau, in einem Haus, in dem bis 1987 Ruderboote lagen.',
      text: [
        'Bis 1987 war das Haus das Bootshaus eines Rudervereins. Gebaut wurde es 1926, als Gästehaus ist es seit 2014 offen. Es hat 14 Zimmer auf zwei Etagen und einen Garten direkt am Strand.',
        '## Der Tag',
        'Frühstück gibt es in Ruhe von 8:00 bis 11:00 Uhr. Boote legen am Haus an, Fahrräder leihen Sie für 15 EUR. Der Bus zur Insel Lindau braucht 11 Minuten und fährt alle 30 Minuten. In die Altstadt sind es 3 km.',
        '## Der Abend',
        'Die Bar ist von 16:00 bis 22:00 Uhr offen. Vom Garten hört man das Wasser.',
        '## Ihr Aufenthalt',
        [
          'Anreise ab 15:00 Uhr, Abreise bis 10:30 Uhr',
          'Zum Bahnhof gehen Sie 12 Minuten, zur Bushaltestelle 2 Minuten',
          '12 kostenlose Parkplätze',
          'Keine Haustiere',
        ],
      ],
    },
    en: {
      title: 'Halden Bootshaus',
      lead: 'Fourteen rooms at the water’s edge in Lindau, in a house that kept rowing boats until 1987.',
      text: [
        'Until 1987 the house was the boathouse of a rowing club. It was built in 1926 and opened to guests in 2014. It has 14 rooms on two floors and a garden on the beach.',
        '## By day',
        'Breakfast is a slow breakfast, from 8:00 to 11:00. Boats can moor at the house, and a bicycle costs 15 EUR. The bus to the island of Lindau takes 11 minutes and leaves every 30 minutes; the old town is 3 km away.',
        '## In the evening',
        'The bar is open from 16:00 to 22:00. From the garden you hear the water.',
        '## Your stay',
        [
          'Check-in from 15:00, check-out until 10:30',
          'The train station is a 12 minute walk, the bus stop 2 minutes',
          '12 parking spaces, free of charge',
          'No pets',
        ],
      ],
    },
    fr: {
      title: 'Halden Bootshaus',
      lead: 'Quatorze chambres au bord de l’eau à Lindau, dans une maison qui abrita des bateaux jusqu’en 1987.',
      text: [
        'Jusqu’en 1987, la maison fut le hangar à bateaux d’un club d’aviron. Construite en 1926, elle accueille des hôtes depuis 2014. Elle compte 14 chambres sur deux étages et un jardin au bord de la plage.',
        '## La journée',
        'Le petit-déjeuner se prend sans hâte, de 8 h à 11 h. Le bus pour l’île de Lindau met 11 minutes et passe toutes les 30 minutes ; la vieille ville est à 3 km. Un vélo se loue 15 EUR.',
        '## Votre séjour',
        [
          'Arrivée à partir de 15 h, départ jusqu’à 10 h 30',
          'La gare est à 12 minutes à pied, l’arrêt de bus à 2 minutes à pied',
          '12 places de parking gratuites',
        ],
      ],
    },
  },
};
