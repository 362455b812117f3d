/** The page as a search engine shows it: title up to 60 characters, description up to 155, slug from event and town. */
import type { Language } from '@foyer/contract/languages';
import type { Chooser } from './choose-line.ts';
import type { Phrases } from './voice.ts';

export const titleLimit = 60;
export const descriptionLimit = 155;

/** The first that fits; of those that fit, one that is not among `said`. */
export function pageTitle(phrases: Phrases, said: readonly string[] = []): string {
  const fitting = phrases.pageTitles.filter((title) => title.length <= titleLimit);
  return (
    fitting.find((title) => !said.includes(title)) ?? fitting[0] ?? cut(phrases.pageTitles.at(-1) ?? '', titleLimit)
  );
}

/** The fullest description that fits; a shorter one too where others are `said` already. */
export function pageDescription(phrases: Phrases, choose: Chooser, said: readonly string[] = []): string {
  const lengths = phrases.descriptions
    .map((line) => line.text)
    .filter((text) => text.length <= descriptionLimit && !said.includes(text))
    .map((text) => text.length);
  const full = Math.max(0, ...lengths) - 40;
  const fitting = phrases.descriptions.filter((line) => line.text.length >= full && !said.includes(line.text));
  return (
    choose.label(fitting, 'description', { longest: descriptionLimit }) ||
    cut(phrases.descriptions.at(-1)?.text ?? '', descriptionLimit)
  );
}

const cut = (text: string, limit: number): string =>
  text.length <= limit
    ? text
    : text
        .slice(0, limit + 1)
        .replace(/\s+\S*$/, '')
        .replace(/[\s,.:;]+$/, '');

const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Lower case letters and figures joined with hyphens, at most 80 characters. */
export function slugOf(words: string, language: Language): string {
  const lower = words.toLowerCase();
  const spelled =
    language === 'de' ? lower.replace(/[äöüß]/g, (letter) => german[letter] ?? letter) : lower.replace(/ß/g, 'ss');
  return spelled
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
}
