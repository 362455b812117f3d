/** What the houses around Bregenz tell in their blog. */
import type { SeedArticle } from '../material.ts';

export const haldenArticles: SeedArticle[] = [
  {
    name: 'Harbour Advent by train',
    house: 'Halden am See',
    categories: ['market'],
    cover: 'market',
    events: ['Harbour Advent'],
    live: ['en', 'de', 'fr'],
    begun: ['es'],
    told: {
      en: {
        title: 'Harbour Advent by train',
        lead: 'Twelve minutes from Bregenz to the stalls in the harbour of Lindau, and back in time for the sauna.',
        text: [
          'Leave the car where it is. The train station is a 9 minute walk from Halden am See, and the train to Lindau takes 12 minutes. It leaves every 30 minutes.',
          '## In the harbour',
          'Wooden stalls and brass choirs fill the old harbour of Lindau, Thursday to Sunday from 11:00 to 21:00. Admission is free.',
          '## Back at the house',
          'The outdoor pool is open until 21:00 and heated to 34 °C. Come back cold; the pool is not. The sauna is open until 22:00.',
          { photo: 'pool', caption: 'Warm water, cold mountains' },
        ],
      },
      de: {
        title: 'Mit dem Zug zum Hafenadvent',
        lead: 'Zwölf Minuten von Bregenz zu den Buden am Lindauer Hafen, und rechtzeitig zurück für die Sauna.',
        text: [
          'Lassen Sie das Auto stehen. Von Halden am See gehen Sie 9 Minuten zum Bahnhof, und der Zug nach Lindau braucht 12 Minuten. Er fährt alle 30 Minuten.',
          '## Am Hafen',
          'Holzbuden und Bläserchöre am alten Lindauer Hafen, Donnerstag bis Sonntag von 11:00 bis 21:00 Uhr. Der Eintritt ist frei.',
          '## Wieder im Haus',
          'Das Außenbecken ist bis 21:00 Uhr offen und auf 34 °C geheizt. Kommen Sie ruhig kalt zurück, das Becken ist warm. Die Sauna ist bis 22:00 Uhr offen.',
          { photo: 'pool', caption: 'Warmes Wasser, kalte Berge' },
        ],
      },
      fr: {
        title: 'L’Avent au port, en train',
        lead: 'Douze minutes de Bregenz aux chalets du port de Lindau, et un retour à temps pour le sauna.',
        text: [
          'Laissez la voiture. De Halden am See, la gare est à 9 minutes à pied, et le train pour Lindau met 12 minutes. Il part toutes les 30 minutes.',
          '## Au port',
          'Chalets de bois et chœurs de cuivres remplissent le vieux port de Lindau, du jeudi au dimanche de 11 h à 21 h. L’entrée est libre.',
          '## De retour',
          'Le bassin extérieur est ouvert jusqu’à 21 h et chauffé à 34 °C. Le sauna est ouvert jusqu’à 22 h.',
        ],
      },
    },
  },
  {
    name: 'A slow breakfast',
    house: 'Halden am See',
    author: 'Marta Ender',
    categories: ['food'],
    cover: 'breakfast',
    live: ['en', 'de'],
    retold: 'At weekends breakfast waits until noon, and the char for the evening comes from a fisherman in Hard.',
    told: {
      en: {
        title: 'A slow breakfast',
        lead: 'At weekends breakfast waits until noon.',
        text: [
          'On weekdays breakfast is there from 7:00 to 10:30. At weekends it waits until 12:00, because a walk along the water comes first.',
          '## What comes from where',
          'Our kitchen buys its char from a fisherman in Hard. It is on the table in the restaurant from 12:00, and there is a vegan menu beside it.',
          { quote: 'I write the menu when I know what he has caught.', cite: 'Marta Ender' },
          { photo: 'dish', caption: 'Char with herbs' },
        ],
      },
      de: {
        title: 'Frühstück in Ruhe',
        lead: 'Am Wochenende wartet das Frühstück bis zu Mittag.',
        text: [
          'Unter der Woche gibt es Frühstück von 7:00 bis 10:30 Uhr. Am Wochenende wartet es bis 12:00 Uhr, denn zuerst kommt ein Gang am Wasser.',
          '## Was woher kommt',
          'Unsere Küche kauft den Saibling bei einem Fischer in Hard. Im Restaurant steht er ab 12:00 Uhr auf dem Tisch, daneben gibt es eine vegane Karte.',
          { quote: 'Ich schreibe die Karte, wenn ich weiß, was er gefangen hat.', cite: 'Marta Ender' },
        ],
      },
    },
  },
  {
    name: 'From the front door on a sledge',
    house: 'Halden Bergwirt',
    categories: ['outdoor'],
    cover: 'alps',
    live: ['de'],
    told: {
      de: {
        title: 'Mit der Rodel vor die Haustür',
        lead: 'Die Rodelbahn nach Schwarzenberg beginnt vor der Haustür des Bergwirts.',
        text: [
          'Die Rodelbahn nach Schwarzenberg beginnt vor der Haustür. Zum Skilift sind es 150 m, und mit der Rodel auf dem Rücken ist man schnell oben.',
          { photo: 'alps', caption: 'Eine Hütte am Bödele' },
          '## Danach',
          'Die Sauna ist von 15:00 bis 20:00 Uhr geheizt. Unser Restaurant hat bis 20:30 Uhr offen.',
        ],
      },
      en: {
        title: 'From the front door on a sledge',
        lead: 'The sledge run to Schwarzenberg begins at the front door of the Bergwirt.',
        text: [
          'The sledge run to Schwarzenberg begins at the front door. The ski lift is 150 m away.',
          '## Afterwards',
        ],
      },
    },
  },
  {
    name: 'The iron stairs in Marktstraße',
    house: 'Halden Stadthaus',
    author: 'Jonas Feld',
    categories: ['art'],
    cover: 'lobby',
    live: [],
    planned: { languages: ['en', 'de'], inDays: 2 },
    told: {
      en: {
        title: 'The iron stairs in Marktstraße',
        lead: 'How a merchant’s office became a hotel, and what of it can still be climbed.',
        text: [
          'The house was built as a textile merchant’s office and still has its iron stairs. It opened as a hotel in 1998.',
          '## Sit below them',
          'The café is open from 8:00 to 18:30. From there it is 150 m to the city centre, and an 8 minute walk to the train.',
        ],
      },
      de: {
        title: 'Die eiserne Treppe in der Marktstraße',
        lead: 'Wie aus einem Kontor ein Hotel wurde, und was davon noch zu begehen ist.',
        text: [
          'Das Haus war das Kontor eines Textilhändlers und hat noch seine eiserne Treppe. 1998 wurde es als Hotel eröffnet.',
          '## Ein Platz darunter',
          'Das Café ist von 8:00 bis 18:30 Uhr offen. Von dort sind es 150 m ins Stadtzentrum und 8 Minuten zu Fuß zum Bahnhof.',
        ],
      },
    },
  },
  {
    name: 'Lanterns on the water',
    house: 'Halden Bootshaus',
    categories: ['sport', 'outdoor'],
    cover: 'regatta',
    live: ['en', 'de'],
    archived: true,
    told: {
      en: {
        title: 'Lanterns on the water',
        lead: 'An evening in the garden of the Bootshaus while the rowing clubs pass.',
        text: [
          'Until 1987 the house was the boathouse of a rowing club. On the evening of the lanterns the clubs come past once more.',
          'The bar is open from 16:00 to 22:00, and the garden ends at the water.',
        ],
      },
      de: {
        title: 'Laternen auf dem Wasser',
        lead: 'Ein Abend im Garten des Bootshauses, während die Rudervereine vorbeikommen.',
        text: [
          'Bis 1987 war das Haus das Bootshaus eines Rudervereins. Am Abend der Laternen kommen die Vereine noch einmal vorbei.',
          'Die Bar ist von 16:00 bis 22:00 Uhr offen, der Garten endet am Wasser.',
        ],
      },
    },
  },
  {
    name: 'What to pack for the Night of Chamber Music',
    house: 'Halden am See',
    categories: ['music'],
    events: ['Night of Chamber Music'],
    live: [],
    told: {
      en: {
        title: 'Three rooms, three quartets',
        lead: 'Three quartets play in the palace of Hohenems, and the audience walks.',
        text: ['Three quartets in three rooms of the palace; the audience walks from one to the next.', 'Bring'],
      },
    },
  },
];
