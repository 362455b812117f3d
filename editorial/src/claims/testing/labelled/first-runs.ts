/**
 * What each set of labelled texts gave when the ledger was asked about it for the first time, before anyone had looked.
 * These figures say how texts by another hand may do; what a set gives later, it gives to rules that have learned from it.
 */
import type { Language } from '@foyer/contract/languages';

type Figures = { found: number; planted: number; alarmed: number; sentences: number };

export type FirstRun = { set: string; date: string } & Figures;

export const firstRuns: readonly FirstRun[] = [
  { set: 'First twelve houses', date: '2026-11-21', found: 174, planted: 197, alarmed: 21, sentences: 502 },
  { set: 'Second twelve houses', date: '2026-11-21', found: 169, planted: 192, alarmed: 16, sentences: 532 },
  {
    set: 'Third twelve: bullets, blog, terms and conditions, poem, old manners, machine, questions, programme, letter, guidebook, review, directions',
    date: '2026-11-22',
    found: 182,
    planted: 193,
    alarmed: 28,
    sentences: 537,
  },
  {
    set: 'Fourth twelve: notices, magazine, landlord, brochure, press release, host, fairy tale, for children, few words, nine reasons, advertising, notice board',
    date: '2026-11-22',
    found: 181,
    planted: 198,
    alarmed: 15,
    sentences: 540,
  },
];

type ByLanguage = { set: string; date: string; languages: Readonly<Record<Language, Figures>> };

/** The same of sets by other hands, who had not seen the rules: a row each. */
const byLanguage: readonly ByLanguage[] = [
  {
    set: 'First other hand, first half: a business hotel, holiday flats, an alpine hut',
    date: '2026-11-22',
    languages: {
      en: { found: 14, planted: 16, alarmed: 2, sentences: 61 },
      de: { found: 14, planted: 17, alarmed: 0, sentences: 56 },
      es: { found: 15, planted: 16, alarmed: 2, sentences: 57 },
      fr: { found: 13, planted: 16, alarmed: 3, sentences: 56 },
    },
  },
  {
    set: 'Second other hand, first half: a castle, a spa hotel, a boat',
    date: '2026-11-22',
    languages: {
      en: { found: 16, planted: 16, alarmed: 5, sentences: 70 },
      de: { found: 16, planted: 17, alarmed: 8, sentences: 73 },
      es: { found: 14, planted: 17, alarmed: 0, sentences: 60 },
      fr: { found: 11, planted: 16, alarmed: 2, sentences: 61 },
    },
  },
  {
    set: 'First other hand, second half: a wine farm, lofts on a quay, a convent',
    date: '2026-11-22',
    languages: {
      en: { found: 12, planted: 16, alarmed: 2, sentences: 60 },
      de: { found: 14, planted: 16, alarmed: 1, sentences: 58 },
      es: { found: 13, planted: 16, alarmed: 4, sentences: 56 },
      fr: { found: 13, planted: 16, alarmed: 2, sentences: 58 },
    },
  },
  {
    set: 'Second other hand, second half: a golf and congress hotel, a finca, a ski lodge',
    date: '2026-11-22',
    languages: {
      en: { found: 14, planted: 17, alarmed: 1, sentences: 61 },
      de: { found: 14, planted: 16, alarmed: 0, sentences: 67 },
      es: { found: 13, planted: 17, alarmed: 1, sentences: 54 },
      fr: { found: 14, planted: 16, alarmed: 2, sentences: 54 },
    },
  },
  {
    set: 'Third other hand, first half: a design hotel, a farm, a thermal clinic',
    date: '2026-11-22',
    languages: {
      en: { found: 15, planted: 15, alarmed: 2, sentences: 55 },
      de: { found: 14, planted: 18, alarmed: 2, sentences: 58 },
      es: { found: 16, planted: 17, alarmed: 3, sentences: 51 },
      fr: { found: 15, planted: 15, alarmed: 1, sentences: 49 },
    },
  },
  {
    set: 'Fourth other hand, first half: a grand hotel, a campsite, a budget hotel',
    date: '2026-11-22',
    languages: {
      en: { found: 15, planted: 17, alarmed: 0, sentences: 55 },
      de: { found: 14, planted: 18, alarmed: 3, sentences: 54 },
      es: { found: 16, planted: 17, alarmed: 3, sentences: 58 },
      fr: { found: 15, planted: 19, alarmed: 1, sentences: 54 },
    },
  },
  {
    set: 'Third other hand, second half: a motel, a guesthouse, a congress resort',
    date: '2026-11-22',
    languages: {
      en: { found: 15, planted: 15, alarmed: 1, sentences: 62 },
      de: { found: 15, planted: 18, alarmed: 1, sentences: 50 },
      es: { found: 17, planted: 18, alarmed: 4, sentences: 55 },
      fr: { found: 14, planted: 15, alarmed: 2, sentences: 50 },
    },
  },
  {
    set: "Fourth other hand, second half: a monastery, a cyclists' hotel, a hotel on a harbour",
    date: '2026-11-22',
    languages: {
      en: { found: 14, planted: 18, alarmed: 4, sentences: 57 },
      de: { found: 17, planted: 20, alarmed: 2, sentences: 60 },
      es: { found: 16, planted: 20, alarmed: 1, sentences: 55 },
      fr: { found: 19, planted: 21, alarmed: 0, sentences: 54 },
    },
  },
  {
    set: 'Fifth other hand, first half: a boutique hotel, a beach resort, a vineyard guesthouse',
    date: '2026-11-23',
    languages: {
      en: { found: 16, planted: 17, alarmed: 0, sentences: 52 },
      de: { found: 15, planted: 17, alarmed: 0, sentences: 54 },
      es: { found: 15, planted: 17, alarmed: 1, sentences: 49 },
      fr: { found: 16, planted: 16, alarmed: 2, sentences: 52 },
    },
  },
  {
    set: 'Fifth other hand, second half: an airport hotel, an inn, a wellness hotel',
    date: '2026-11-23',
    languages: {
      en: { found: 16, planted: 17, alarmed: 1, sentences: 49 },
      de: { found: 13, planted: 16, alarmed: 1, sentences: 50 },
      es: { found: 13, planted: 17, alarmed: 2, sentences: 50 },
      fr: { found: 17, planted: 17, alarmed: 0, sentences: 49 },
    },
  },
  {
    set: 'Sixth other hand, first half: a youth hostel, a palace, a glamping park',
    date: '2026-11-23',
    languages: {
      en: { found: 15, planted: 17, alarmed: 0, sentences: 52 },
      de: { found: 13, planted: 17, alarmed: 3, sentences: 51 },
      es: { found: 14, planted: 17, alarmed: 0, sentences: 51 },
      fr: { found: 17, planted: 17, alarmed: 4, sentences: 49 },
    },
  },
  {
    set: 'Sixth other hand, second half: an aparthotel, a ski-in hotel, an eco-lodge',
    date: '2026-11-23',
    languages: {
      en: { found: 15, planted: 17, alarmed: 1, sentences: 49 },
      de: { found: 14, planted: 17, alarmed: 2, sentences: 52 },
      es: { found: 17, planted: 17, alarmed: 1, sentences: 48 },
      fr: { found: 14, planted: 17, alarmed: 2, sentences: 48 },
    },
  },
  {
    set: 'Seventh other hand, first half: a conference hotel, a farm stay, a literary hotel',
    date: '2026-11-23',
    languages: {
      en: { found: 15, planted: 17, alarmed: 1, sentences: 51 },
      de: { found: 17, planted: 17, alarmed: 1, sentences: 50 },
      es: { found: 15, planted: 17, alarmed: 0, sentences: 48 },
      fr: { found: 14, planted: 17, alarmed: 1, sentences: 51 },
    },
  },
  {
    set: 'Seventh other hand, second half: a thermal resort, a lighthouse, an aparthotel by a station',
    date: '2026-11-23',
    languages: {
      en: { found: 16, planted: 17, alarmed: 1, sentences: 49 },
      de: { found: 15, planted: 17, alarmed: 3, sentences: 52 },
      es: { found: 14, planted: 17, alarmed: 1, sentences: 48 },
      fr: { found: 14, planted: 17, alarmed: 1, sentences: 48 },
    },
  },
  {
    set: 'Eighth other hand, first half: a design hostel, a beach hotel, a mountain hut',
    date: '2026-11-23',
    languages: {
      en: { found: 16, planted: 17, alarmed: 1, sentences: 53 },
      de: { found: 16, planted: 17, alarmed: 0, sentences: 52 },
      es: { found: 15, planted: 17, alarmed: 1, sentences: 48 },
      fr: { found: 17, planted: 17, alarmed: 2, sentences: 49 },
    },
  },
  {
    set: 'Eighth other hand, second half: a manor for weddings, a hotel with a marina, a budget hotel',
    date: '2026-11-23',
    languages: {
      en: { found: 17, planted: 17, alarmed: 2, sentences: 51 },
      de: { found: 15, planted: 17, alarmed: 1, sentences: 52 },
      es: { found: 17, planted: 17, alarmed: 2, sentences: 48 },
      fr: { found: 15, planted: 17, alarmed: 3, sentences: 48 },
    },
  },
  {
    set: 'Ninth other hand, first half: a spa hotel among vines, a hostel in a mill, a seaside guesthouse',
    date: '2026-11-23',
    languages: {
      en: { found: 16, planted: 17, alarmed: 0, sentences: 54 },
      de: { found: 16, planted: 17, alarmed: 1, sentences: 54 },
      es: { found: 15, planted: 17, alarmed: 0, sentences: 49 },
      fr: { found: 16, planted: 17, alarmed: 0, sentences: 50 },
    },
  },
  {
    set: 'Ninth other hand, second half: a grand city hotel, an alpine farm, a houseboat',
    date: '2026-11-23',
    languages: {
      en: { found: 16, planted: 17, alarmed: 1, sentences: 51 },
      de: { found: 16, planted: 17, alarmed: 1, sentences: 52 },
      es: { found: 17, planted: 17, alarmed: 4, sentences: 48 },
      fr: { found: 14, planted: 17, alarmed: 1, sentences: 49 },
    },
  },
  {
    set: 'Tenth other hand, first half: a golf resort, a hotel garni, a mountain lodge',
    date: '2026-11-23',
    languages: {
      en: { found: 16, planted: 17, alarmed: 0, sentences: 51 },
      de: { found: 15, planted: 17, alarmed: 1, sentences: 53 },
      es: { found: 14, planted: 17, alarmed: 0, sentences: 53 },
      fr: { found: 16, planted: 17, alarmed: 1, sentences: 48 },
    },
  },
  {
    set: 'Tenth other hand, second half: a beach club, a guesthouse of nuns, a congress hotel by an airport',
    date: '2026-11-23',
    languages: {
      en: { found: 16, planted: 17, alarmed: 0, sentences: 51 },
      de: { found: 17, planted: 17, alarmed: 0, sentences: 57 },
      es: { found: 16, planted: 17, alarmed: 1, sentences: 48 },
      fr: { found: 16, planted: 17, alarmed: 0, sentences: 49 },
    },
  },
  {
    set: 'Eleventh other hand, first half: a beach hotel on an island, a design hotel, a horse farm',
    date: '2026-11-23',
    languages: {
      en: { found: 13, planted: 15, alarmed: 1, sentences: 53 },
      de: { found: 18, planted: 18, alarmed: 2, sentences: 55 },
      es: { found: 14, planted: 16, alarmed: 1, sentences: 48 },
      fr: { found: 17, planted: 18, alarmed: 0, sentences: 51 },
    },
  },
  {
    set: 'Eleventh other hand, second half: a hostel in an old town, a thermal hotel, a country house for weddings',
    date: '2026-11-23',
    languages: {
      en: { found: 13, planted: 15, alarmed: 0, sentences: 53 },
      de: { found: 15, planted: 17, alarmed: 1, sentences: 52 },
      es: { found: 16, planted: 16, alarmed: 0, sentences: 48 },
      fr: { found: 16, planted: 17, alarmed: 1, sentences: 50 },
    },
  },
  {
    set: 'Twelfth other hand, first half: a city hotel with a rooftop bar, a hotel in caves, a family farm',
    date: '2026-11-23',
    languages: {
      en: { found: 17, planted: 17, alarmed: 1, sentences: 54 },
      de: { found: 17, planted: 17, alarmed: 1, sentences: 51 },
      es: { found: 14, planted: 17, alarmed: 0, sentences: 49 },
      fr: { found: 16, planted: 17, alarmed: 3, sentences: 48 },
    },
  },
  {
    set: 'Twelfth other hand, second half: a seaside resort, a motel by a motorway, a mountain hotel',
    date: '2026-11-23',
    languages: {
      en: { found: 17, planted: 17, alarmed: 1, sentences: 57 },
      de: { found: 17, planted: 18, alarmed: 2, sentences: 52 },
      es: { found: 16, planted: 17, alarmed: 0, sentences: 48 },
      fr: { found: 18, planted: 18, alarmed: 1, sentences: 53 },
    },
  },
  {
    set: 'Thirteenth other hand, first half: a business hotel, a beach hotel, a wine inn',
    date: '2026-11-23',
    languages: {
      en: { found: 14, planted: 16, alarmed: 1, sentences: 49 },
      de: { found: 16, planted: 18, alarmed: 0, sentences: 49 },
      es: { found: 16, planted: 17, alarmed: 0, sentences: 48 },
      fr: { found: 16, planted: 16, alarmed: 2, sentences: 48 },
    },
  },
  {
    set: 'Thirteenth other hand, second half: a ski hotel, an airport hotel, a convent',
    date: '2026-11-23',
    languages: {
      en: { found: 15, planted: 16, alarmed: 1, sentences: 48 },
      de: { found: 16, planted: 17, alarmed: 0, sentences: 49 },
      es: { found: 13, planted: 16, alarmed: 0, sentences: 48 },
      fr: { found: 17, planted: 17, alarmed: 1, sentences: 48 },
    },
  },
  {
    set: 'Fourteenth other hand, first half: a harbour hotel, a family resort on an island, a country house',
    date: '2026-11-23',
    languages: {
      en: { found: 16, planted: 16, alarmed: 3, sentences: 49 },
      de: { found: 15, planted: 17, alarmed: 0, sentences: 51 },
      es: { found: 17, planted: 17, alarmed: 1, sentences: 48 },
      fr: { found: 16, planted: 17, alarmed: 2, sentences: 48 },
    },
  },
  {
    set: 'Fourteenth other hand, second half: a thermal hotel, a hostel, a congress hotel',
    date: '2026-11-23',
    languages: {
      en: { found: 16, planted: 17, alarmed: 0, sentences: 50 },
      de: { found: 15, planted: 16, alarmed: 1, sentences: 49 },
      es: { found: 17, planted: 17, alarmed: 1, sentences: 48 },
      fr: { found: 16, planted: 17, alarmed: 0, sentences: 50 },
    },
  },
  {
    set: 'Fifteenth other hand, first half: a grand hotel, a farm among cork oaks, an aparthotel in workshops',
    date: '2026-11-23',
    languages: {
      en: { found: 15, planted: 16, alarmed: 1, sentences: 48 },
      de: { found: 16, planted: 17, alarmed: 0, sentences: 50 },
      es: { found: 15, planted: 16, alarmed: 1, sentences: 49 },
      fr: { found: 17, planted: 17, alarmed: 1, sentences: 49 },
    },
  },
  {
    set: 'Fifteenth other hand, second half: a campsite with cabins, a castle, a beach resort',
    date: '2026-11-23',
    languages: {
      en: { found: 17, planted: 17, alarmed: 0, sentences: 49 },
      de: { found: 16, planted: 17, alarmed: 0, sentences: 54 },
      es: { found: 16, planted: 17, alarmed: 0, sentences: 50 },
      fr: { found: 14, planted: 16, alarmed: 0, sentences: 49 },
    },
  },
  {
    set: 'Sixteenth other hand, first half: a mountain hut, a design hotel in a factory, a pension for cyclists',
    date: '2026-11-23',
    languages: {
      en: { found: 15, planted: 16, alarmed: 1, sentences: 50 },
      de: { found: 16, planted: 17, alarmed: 1, sentences: 51 },
      es: { found: 15, planted: 17, alarmed: 4, sentences: 50 },
      fr: { found: 15, planted: 16, alarmed: 0, sentences: 48 },
    },
  },
];

const figures = ['found', 'planted', 'alarmed', 'sentences'] as const;

export const otherHands: readonly (FirstRun & ByLanguage)[] = byLanguage.map((run) => {
  const all: Figures = { found: 0, planted: 0, alarmed: 0, sentences: 0 };
  for (const one of Object.values(run.languages)) for (const figure of figures) all[figure] += one[figure];
  return { ...run, ...all };
});
