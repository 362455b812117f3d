/**
 * What the style check gave on labelled sentences when it was asked for the first time, before anybody had read what it
 * missed: found of what was to be found, and alarms of what was not. Kept, since nobody can ask so again.
 */
import type { Language } from '@foyer/contract/languages';
import type { StyleSort } from '#style/testing/labelled-lines.ts';

type FirstRun = { found: number; of: number; alarms: number; among: number };
/** English has one form of address. */
type ByLanguage = Readonly<Partial<Record<Language, FirstRun>>>;

const run = (text: string): FirstRun => {
  const [found = 0, of = 0, alarms = 0, among = 0] = text.split(/[ /]/).map(Number);
  return { found, of, alarms, among };
};

/** Part `c`, by a hand of its own, on 2026-11-28. */
export const styleFirstRuns: Readonly<Record<StyleSort, ByLanguage>> = {
  avoid: { en: run('155/157 1/83'), de: run('161/171 0/75'), es: run('160/160 0/55'), fr: run('159/161 0/57') },
  address: { de: run('46/52 1/50'), es: run('45/50 0/50'), fr: run('49/50 1/50') },
  language: { en: run('25/25 0/25'), de: run('25/25 0/25'), es: run('25/25 0/25'), fr: run('25/25 0/25') },
};
