/**
 * What each set of labelled texts gave when the ledger was asked about it for the first time, before anyone had looked.
 * These figures say how texts by another hand may do; what a set gives later, it gives to rules that have learned from it.
 */

export type FirstRun = {
  set: string;
  date: string;
  found: number;
  planted: number;
  alarmed: number;
  sentences: number;
};

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
