/** The events a team in Bregenz meets first, from Advent to the end of February, told in more than one language. */
import type { SeedEvent } from '../material.ts';
import { venues } from './venues.ts';

export const firstEvents: SeedEvent[] = [
  {
    title: 'Harbour Advent',
    description:
      'Wooden stalls and brass choirs fill the old harbour of Lindau, Thursday to Sunday from 11:00 to 21:00. Admission is free.',
    venue: venues.lindauHarbour,
    category: 'market',
    start: '2026-11-26T11:00',
    end: '2026-12-20T21:00',
    visitors: 6500,
    price: 0,
    photo: 'market',
    told: {
      de: {
        title: 'Hafenadvent',
        description:
          'Holzbuden und Bläserchöre am alten Lindauer Hafen, Donnerstag bis Sonntag von 11:00 bis 21:00 Uhr. Der Eintritt ist frei.',
      },
      fr: {
        title: 'L’Avent au port',
        description:
          'Chalets de bois et chœurs de cuivres remplissent le vieux port de Lindau, du jeudi au dimanche de 11 h à 21 h. L’entrée est libre.',
      },
      es: {
        title: 'Adviento en el puerto',
        description:
          'Puestos de madera y coros de metales llenan el viejo puerto de Lindau, de jueves a domingo de 11:00 a 21:00. La entrada es libre.',
      },
    },
  },
  {
    title: 'Advent Concert in the Kornmarkt',
    description: 'Four choirs of the town sing Advent songs from the Rhine valley, one hour without a break.',
    venue: venues.kornmarkt,
    category: 'music',
    start: '2026-11-28T18:00',
    end: '2026-11-28T19:00',
    visitors: 420,
    price: 14,
    photo: 'hall',
    told: {
      de: {
        title: 'Adventkonzert am Kornmarkt',
        description: 'Vier Chöre der Stadt singen Adventlieder aus dem Rheintal, eine Stunde ohne Pause.',
      },
      fr: {
        title: 'Concert de l’Avent au Kornmarkt',
        description:
          'Quatre chœurs de la ville chantent des airs de l’Avent de la vallée du Rhin, une heure sans entracte.',
      },
      es: {
        title: 'Concierto de Adviento en el Kornmarkt',
        description: 'Cuatro coros de la ciudad cantan canciones de Adviento del valle del Rin, una hora sin pausa.',
      },
    },
  },
  {
    title: 'Lakeside Lights Walk',
    description: 'A walk of 2 km through the Lindenhof park, lit by 600 lanterns made by schools in Lindau.',
    venue: venues.lindenhof,
    category: 'outdoor',
    start: '2026-12-05T17:00',
    end: '2026-12-05T20:00',
    visitors: 1800,
    price: 0,
    photo: 'lake',
    told: {
      de: {
        title: 'Lichterweg am See',
        description: 'Ein Rundgang von 2 km durch den Lindenhofpark, beleuchtet von 600 Laternen aus Lindauer Schulen.',
      },
      fr: {
        title: 'Promenade des lumières au bord du lac',
        description:
          'Une promenade de 2 km à travers le parc du Lindenhof, éclairée par 600 lanternes des écoles de Lindau.',
      },
      es: {
        title: 'Paseo de luces junto al lago',
        description:
          'Un paseo de 2 km por el parque Lindenhof, iluminado por 600 farolillos de los colegios de Lindau.',
      },
    },
  },
  {
    title: 'Dornbirn Winter Fair',
    description: 'Crafts, wool and winter kitchen in three halls, with a workshop for children each afternoon.',
    venue: venues.dornbirnFair,
    category: 'market',
    start: '2026-12-05T10:00',
    end: '2026-12-07T18:00',
    visitors: 3200,
    price: 9,
    photo: 'market',
    told: {
      de: {
        title: 'Dornbirner Wintermesse',
        description: 'Handwerk, Wolle und Winterküche in drei Hallen, jeden Nachmittag eine Werkstatt für Kinder.',
      },
      fr: {
        title: 'Foire d’hiver de Dornbirn',
        description:
          'Artisanat, laine et cuisine d’hiver dans trois halles, un atelier pour enfants chaque après-midi.',
      },
      es: {
        title: 'Feria de invierno de Dornbirn',
        description: 'Artesanía, lana y cocina de invierno en tres pabellones, con un taller infantil cada tarde.',
      },
    },
  },
  {
    title: 'Cathedral Square Lantern Market',
    description: 'Seventy stalls between cathedral and abbey library; at 17:30 the lanterns are lit one after another.',
    venue: venues.sanktGallen,
    category: 'market',
    start: '2026-12-12T11:00',
    end: '2026-12-12T21:00',
    visitors: 2600,
    price: 0,
    currency: 'CHF',
    photo: 'market',
    told: {
      de: {
        title: 'Laternenmarkt am Klosterhof',
        description:
          'Siebzig Stände zwischen Kathedrale und Stiftsbibliothek; um 17:30 Uhr werden die Laternen eine nach der anderen angezündet.',
      },
    },
  },
  {
    title: 'New Year Gala on the Lake Stage',
    description: 'An orchestra on the water, an hour of overtures and waltzes, and the bells of the town at midnight.',
    venue: venues.lakeStage,
    category: 'stage',
    start: '2026-12-31T22:30',
    end: '2027-01-01T00:30',
    visitors: 5400,
    price: 68,
    ticketUrl: 'https://tickets.example/new-year-gala',
    photo: 'stage',
    told: {
      de: {
        title: 'Neujahrsgala auf der Seebühne',
        description:
          'Ein Orchester auf dem Wasser, eine Stunde Ouvertüren und Walzer und um Mitternacht die Glocken der Stadt.',
      },
      fr: {
        title: 'Gala du Nouvel An sur la scène du lac',
        description:
          'Un orchestre sur l’eau, une heure d’ouvertures et de valses, et les cloches de la ville à minuit.',
      },
      es: {
        title: 'Gala de Año Nuevo en el escenario del lago',
        description:
          'Una orquesta sobre el agua, una hora de oberturas y valses, y las campanas de la ciudad a medianoche.',
      },
    },
  },
  {
    title: 'Alpine Design Days',
    description: 'Furniture makers and architects of the Alps show new work; talks are held in German and English.',
    venue: venues.dornbirnFair,
    category: 'trade',
    start: '2027-01-14T09:00',
    end: '2027-01-16T17:00',
    visitors: 1200,
    price: 22,
    ticketUrl: 'https://tickets.example/alpine-design-days',
    photo: 'hall',
    told: {
      de: {
        title: 'Alpine Designtage',
        description:
          'Möbelbauer und Architekten der Alpen zeigen neue Arbeiten; die Vorträge sind auf Deutsch und Englisch.',
      },
    },
  },
  {
    title: 'Night of Chamber Music',
    description: 'Three quartets in three rooms of the palace; the audience walks from one to the next.',
    venue: venues.hohenems,
    category: 'music',
    start: '2027-01-28T19:00',
    end: '2027-01-28T22:30',
    visitors: 260,
    price: 32,
    photo: 'hall',
    told: {
      de: {
        title: 'Nacht der Kammermusik',
        description: 'Drei Quartette in drei Räumen des Palasts; das Publikum geht von einem zum nächsten.',
      },
    },
  },
  {
    title: 'Old Town Carnival Week',
    description: 'Masks, drums and a parade through the arcades of Feldkirch on Saturday at 14:00.',
    venue: venues.feldkirch,
    category: 'parade',
    start: '2027-02-04T10:00',
    end: '2027-02-10T22:00',
    visitors: 7000,
    price: 0,
    photo: 'market',
    told: {
      de: {
        title: 'Faschingswoche in der Altstadt',
        description: 'Masken, Trommeln und am Samstag um 14:00 Uhr ein Umzug durch die Feldkircher Lauben.',
      },
    },
  },
  {
    title: 'Lake Research Open Days',
    description:
      'Research boats at the quay, plankton under the microscope and talks about the water of Lake Constance.',
    venue: venues.friedrichshafen,
    category: 'family',
    start: '2027-02-18T10:00',
    end: '2027-02-20T17:00',
    visitors: 900,
    price: 6,
    photo: 'regatta',
    told: {
      de: {
        title: 'Tage der offenen Seeforschung',
        description:
          'Forschungsschiffe am Kai, Plankton unter dem Mikroskop und Vorträge über das Wasser des Bodensees.',
      },
    },
  },
];
