/**
 * What each set of labelled texts gave when the ledger was asked about it for the first time, before anyone had looked.
 * These figures say how texts by another hand may do; what a set gives later, it gives to rules that have learned from it.
 */
import { readFileSync } from 'node:fs';
import type { Language } from '@foyer/contract/languages';

const figures = ['found', 'planted', 'alarmed', 'sentences'] as const;
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

type ByLanguage = { languages: Readonly<Record<Language, Figures>> };

const written = readFileSync(new URL('other-hands.txt', import.meta.url), 'utf8');

/** The same of sets by other hands, who had not seen the rules. */
export const otherHands: readonly (FirstRun & ByLanguage)[] = written
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [set = '', date = '', ...cells] = line.split(' | ');
    const [en, de, es, fr] = cells.map(figuresIn);
    if (!en || !de || !es || !fr) throw new Error(`Four languages are wanted: ${line}`);
    const languages = { en, de, es, fr };
    const all: Figures = { found: 0, planted: 0, alarmed: 0, sentences: 0 };
    for (const one of Object.values(languages)) for (const figure of figures) all[figure] += one[figure];
    return { set, date, languages, ...all };
  });

/** The last of them, which no rule had learned from when they were asked. */
export const lastParts = (): readonly FirstRun[] => {
  const [, last = ''] = written.split(/^# The last parts.*$/m).slice(-2);
  const parts = last.split('\n').filter((line) => line.includes(' | ')).length;
  return otherHands.slice(-parts);
};

/** Reads `14/16 2/61`. */
function figuresIn(cell: string): Figures {
  const [, ...numbers] = /^(\d+)\/(\d+) (\d+)\/(\d+)$/.exec(cell) ?? [];
  const [found, planted, alarmed, sentences] = numbers.map(Number);
  if (found === undefined || planted === undefined || alarmed === undefined || sentences === undefined)
    throw new Error(`No figures: ${cell}`);
  return { found, planted, alarmed, sentences };
}
