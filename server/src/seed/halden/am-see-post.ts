/** The page about Halden am See, in the four languages of its guests. */
import type { SeedPost } from '../material.ts';

export const amSeePost: SeedPost = {
  live: ['en', 'de', 'fr', 'es'],
  told: {
    en: {
      title: 'Halden am See',
      lead: 'Forty rooms by the water in Bregenz, a lake pool at 34 °C and the train to Lindau every half hour.',
      text: [
        'Halden am See was built in 1911 and renovated in 2021. It has 40 rooms and 4 suites on four floors, with a garden that ends at the water. The beach is 40 m away and the centre of Bregenz 800 m.',
        '## The water',
        'From the garden a wooden jetty leads 46 m out into the lake. The outdoor pool is 18 m long, heated to 34 °C and open from 9:00 to 21:00. The spa has 420 m² with a sauna and a steam room; the sauna is open from 14:00 to 22:00.',
        '## At the table',
        'Breakfast is a buffet, from 7:00 to 10:30 and at weekends until 12:00. The restaurant is open from 12:00 to 21:30. Our chef is Marta Ender, and our kitchen buys its char from a fisherman in Hard. In the evening the bar is open from 17:00 to 00:30.',
        { quote: 'I cook what the lake gives in the morning.', cite: 'Marta Ender' },
        '## Your stay',
        [
          'Check-in from 15:00, check-out until 11:00',
          'The train station is a 9 minute walk, the bus stop 3 minutes',
          'By train it is 12 minutes to Lindau and 9 minutes to Dornbirn',
          'Dogs are welcome, at 18 EUR a night',
          'Free Wi-Fi, family rooms and accessible rooms with a lift',
        ],
      ],
    },
    de: {
      title: 'Halden am See',
      lead: 'Vierzig Zimmer am Wasser in Bregenz, ein Außenbecken mit 34 °C und jede halbe Stunde ein Zug nach Lindau.',
      text: [
        'Halden am See wurde 1911 gebaut. Die Renovierung war 2021. Das Haus hat 40 Zimmer und 4 Suiten auf vier Etagen, der Garten endet am Wasser. Zum Strand sind es 40 m, ins Zentrum von Bregenz 800 m.',
        '## Am Wasser',
        'Vom Garten führt ein Holzsteg 46 m hinaus in den See. Das Außenbecken ist 18 m lang, auf 34 °C geheizt und von 9:00 bis 21:00 Uhr offen. Das Spa misst 420 m² und hat Sauna und Dampfbad; die Sauna ist von 14:00 bis 22:00 Uhr offen.',
        '## Am Tisch',
        'Das Frühstücksbuffet steht von 7:00 bis 10:30 Uhr bereit, am Wochenende bis 12:00 Uhr. Das Restaurant hat von 12:00 bis 21:30 Uhr geöffnet. Unsere Küche leitet Marta Ender; den Saibling kauft sie bei einem Fischer in Hard. Am Abend ist die Bar von 17:00 bis 00:30 Uhr offen.',
        { quote: 'Ich koche, was der See am Morgen hergibt.', cite: 'Marta Ender' },
        '## Ihr Aufenthalt',
        [
          'Anreise ab 15:00 Uhr, Abreise bis 11:00 Uhr',
          'Der Bahnhof ist 9 Minuten zu Fuß entfernt, die Bushaltestelle 3 Minuten',
          'Mit dem Zug sind es 12 Minuten nach Lindau und 9 Minuten nach Dornbirn',
          'Hunde sind willkommen, für 18 EUR pro Nacht',
          'Kostenloses WLAN, Familienzimmer und barrierefreie Zimmer mit Lift',
        ],
      ],
    },
    fr: {
      title: 'Halden am See',
      lead: 'Quarante chambres au bord de l’eau à Bregenz, un bassin à 34 °C et un train pour Lindau chaque demi-heure.',
      text: [
        'Halden am See fut construit en 1911 et rénové en 2021. La maison compte 40 chambres et 4 suites sur quatre étages, et son jardin descend jusqu’à l’eau. La plage est à 40 m, le centre de Bregenz à 800 m.',
        '## Au bord de l’eau',
        'Du jardin, un ponton de bois avance de 46 m dans le lac. Le bassin extérieur mesure 18 m ; il est chauffé à 34 °C et ouvert de 9 h à 21 h. Le spa occupe 420 m² avec un sauna et un bain de vapeur ; le sauna est ouvert de 14 h à 22 h.',
        '## À table',
        'Le petit-déjeuner est un buffet, servi de 7 h à 10 h 30 et jusqu’à 12 h le week-end. Le restaurant est ouvert de 12 h à 21 h 30. Marta Ender dirige notre cuisine, qui achète son omble à un pêcheur de Hard. Le soir, le bar est ouvert de 17 h à 0 h 30.',
        '## Votre séjour',
        [
          'Arrivée à partir de 15 h, départ jusqu’à 11 h',
          'La gare est à 9 minutes à pied, l’arrêt de bus à 3 minutes à pied',
          'En train, Lindau est à 12 minutes et Dornbirn à 9 minutes',
          'Les chiens sont bienvenus, pour 18 EUR par nuit',
          'Wi-Fi gratuit, chambres familiales et chambres accessibles avec ascenseur',
        ],
      ],
    },
    es: {
      title: 'Halden am See',
      lead: 'Cuarenta habitaciones junto al agua en Bregenz, una piscina a 34 °C y un tren a Lindau cada media hora.',
      text: [
        'Halden am See se construyó en 1911 y se renovó en 2021. La casa tiene 40 habitaciones y 4 suites en cuatro plantas, y su jardín llega hasta el agua. La playa está a 40 m y el centro de Bregenz a 800 m.',
        '## Junto al agua',
        'Desde el jardín, un embarcadero de madera se adentra 46 m en el lago. La piscina exterior mide 18 m, se calienta a 34 °C y abre de 9:00 a 21:00. El spa ocupa 420 m² con sauna y baño de vapor; la sauna abre de 14:00 a 22:00.',
        '## A la mesa',
        'El desayuno es un bufé, de 7:00 a 10:30 y los fines de semana hasta las 12:00. El restaurante abre de 12:00 a 21:30. Marta Ender dirige nuestra cocina, que compra el salvelino a un pescador de Hard. Por la noche, el bar abre de 17:00 a 00:30.',
        '## Su estancia',
        [
          'Entrada a partir de las 15:00, salida hasta las 11:00',
          'La estación está a 9 minutos a pie y la parada de autobús a 3 minutos',
          'En tren, Lindau queda a 12 minutos y Dornbirn a 9 minutos',
          'Los perros son bienvenidos, por 18 EUR la noche',
          'Wifi gratis, habitaciones familiares y habitaciones accesibles con ascensor',
        ],
      ],
    },
  },
};
