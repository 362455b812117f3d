/** What the houses in Vienna, in the Montafon and in Lisbon tell in their blogs. */
import type { SeedArticle } from './material.ts';

export const stadtgartenArticles: SeedArticle[] = [
  {
    name: 'Daylight until the curtain',
    house: 'Stadtgarten Hall',
    categories: ['stage'],
    cover: 'hall',
    live: ['de', 'en'],
    told: {
      de: {
        title: 'Tageslicht bis zum Vorhang',
        lead: 'Warum sechs hohe Fenster einem Abend guttun.',
        text: [
          'Der Saal hat sechs hohe Fenster und lässt sich in einer Minute verdunkeln. So beginnt Ihr Abend bei Tageslicht und endet im Dunkeln.',
          '## Was noch dazugehört',
          ['Eine Bar und ein Garten', '3 Seminarräume für bis zu 60 Personen', 'Ein Lift und ein stufenloser Zugang'],
        ],
      },
      en: {
        title: 'Daylight until the curtain',
        lead: 'Why six tall windows do an evening good.',
        text: [
          'The hall has six tall windows and can be darkened in a minute. So your evening begins in daylight and ends in the dark.',
          '## What comes with it',
          ['A bar and a garden', '3 meeting rooms for up to 60 people', 'A lift and step-free access'],
        ],
      },
    },
  },
];

export const bergwerkArticles: SeedArticle[] = [
  {
    name: 'Boots by the stove',
    house: 'Bergwerk Lodge Silbertal',
    categories: ['outdoor'],
    cover: 'alps',
    live: ['de'],
    begun: ['en'],
    told: {
      de: {
        title: 'Die Schuhe am Ofen',
        lead: 'Ein Tag in Silbertal, vom Skilift bis zur Sauna.',
        text: [
          'Der Skilift ist 300 m entfernt, näher als der Bäcker. Nimm den Schlüssel zum Skiraum mit.',
          '## Am Nachmittag',
          'Die Sauna ist von 15:00 bis 21:00 Uhr geheizt. Das Holz für den Kamin kostet 8 EUR.',
        ],
      },
    },
  },
];

export const atlanticArticles: SeedArticle[] = [
  {
    name: 'Up the hill by tram',
    house: 'Atlantic House Graça',
    categories: ['outdoor'],
    cover: 'lobby',
    live: ['en', 'es'],
    told: {
      en: {
        title: 'Up the hill by tram',
        lead: 'Fourteen minutes from Baixa to the courtyard.',
        text: [
          'The tram to Baixa takes 14 minutes and runs every 12 minutes. On foot the old town is 600 m away, all of it downhill.',
          '## Before you leave',
          'Breakfast is laid in the courtyard whenever it is dry, from 7:30 to 11:00.',
        ],
      },
      es: {
        title: 'Cuesta arriba en tranvía',
        lead: 'Catorce minutos de Baixa al patio.',
        text: [
          'El tranvía a Baixa tarda 14 minutos y pasa cada 12 minutos. A pie, el casco antiguo está a 600 m, todo cuesta abajo.',
          '## Antes de salir',
          'Si no llueve, el desayuno se sirve en el patio, de 7:30 a 11:00.',
        ],
      },
    },
  },
];
