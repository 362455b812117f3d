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

/** The same of sets by other hands, who had not seen the rules: a row each. */
export const otherHands: readonly (FirstRun & { languages: Readonly<Record<Language, Figures>> })[] = [
  {
    set: 'First other hand, first half: a business hotel, holiday flats, an alpine hut',
    date: '2026-11-22',
    found: 56,
    planted: 65,
    alarmed: 7,
    sentences: 230,
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
    found: 57,
    planted: 66,
    alarmed: 15,
    sentences: 264,
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
    found: 52,
    planted: 64,
    alarmed: 9,
    sentences: 232,
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
    found: 55,
    planted: 66,
    alarmed: 4,
    sentences: 236,
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
    found: 60,
    planted: 65,
    alarmed: 8,
    sentences: 213,
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
    found: 60,
    planted: 71,
    alarmed: 7,
    sentences: 221,
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
    found: 61,
    planted: 66,
    alarmed: 8,
    sentences: 217,
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
    found: 66,
    planted: 79,
    alarmed: 7,
    sentences: 226,
    languages: {
      en: { found: 14, planted: 18, alarmed: 4, sentences: 57 },
      de: { found: 17, planted: 20, alarmed: 2, sentences: 60 },
      es: { found: 16, planted: 20, alarmed: 1, sentences: 55 },
      fr: { found: 19, planted: 21, alarmed: 0, sentences: 54 },
    },
  },
];
