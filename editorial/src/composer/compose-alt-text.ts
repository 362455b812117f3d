/**
 * What is told of a picture to those who do not see it. Without eyes it says only what is known: what somebody wrote,
 * what it is filed under, where it belongs, which colours prevail. What a model saw is held to the same rules: one plain
 * line in the language asked for, no 'image of', nobody by name and no figure that was not given.
 */
import type { Language } from '@foyer/contract/languages';
import { detectLanguage } from '#readability/detect-language.ts';
import { hueName, settingOf, subjectOf } from '../lexicon/picture-names.ts';
import { capital } from './entries.ts';
import { prevailingHue } from './hues.ts';
import { writtenIn } from './written-in.ts';

/** Letters a reader of screens says in one breath. */
export const altTextLimit = 125;

export type PictureAbout = {
  language: Language;
  /** The event, house or place it belongs to. */
  name: string;
  city: string;
  country: string;
  date?: string;
  venue?: string;
  /** What somebody wrote about it, in any language. */
  description?: string;
  imageType?: string;
  existingAltText?: string;
  /** Words it is filed under: tags, folder, room or area, in English as the library keeps them. */
  tags?: readonly string[];
  /** What rooms of the house are made of: words for a model that looks; unseen, no picture is said to show them. */
  materials?: readonly string[];
  /** What colours it is made of, the first the most, as `#rrggbb`. */
  colors?: readonly string[];
};

const lead: Record<Language, RegExp> = {
  en: /^(?:an?|the|this)?\s*(?:image|picture|photo|photograph|close-?up|shot)\s+(?:of|showing|shows|depicts|depicting)\s+/i,
  de: /^(?:das|ein|dieses)?\s*(?:bild|foto|fotografie|aufnahme)(?:\s+zeigt\s+|\s*:\s*)/i,
  es: /^(?:una?|la|el|esta)?\s*(?:imagen|foto|fotografía)\s+(?:del?|que muestra|muestra|con)\s+/i,
  fr: /^(?:une?|la|le|cette)?\s*(?:image|photo|photographie|cliché)\s+(?:de|du|des|d’|d'|montrant|qui montre|avec)\s*/i,
};

/** 'Foto von einem Pool' leaves a dative behind when its lead is taken away: such a text cannot be mended. */
const bent = /^(?:das|ein|dieses)?\s*(?:bild|foto|fotografie|aufnahme)\s+(?:von|vom|des|der|mit)\s/i;

/** One line without markup and without 'image of', cut at a word where it is too long. */
function asLine(text: string, language: Language): string {
  const line = text
    .replace(/<[^>]*>|[*_`#<>]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^["“„«\s]+|["”»\s]+$/g, '')
    .replace(lead[language], '');
  const short = line.length <= altTextLimit ? line : line.slice(0, altTextLimit + 1).replace(/\s+\S*$/, '');
  return capital(short.replace(/[\s.,;:]+$/, ''));
}

/** An alt text from what is known alone. */
export function composeAltText(about: PictureAbout): string {
  const { language, name, city, venue = '', tags = [], imageType = '', description = '', existingAltText = '' } = about;
  const said = [existingAltText, description].find((text) => isTold(text, language));
  if (said) return asLine(said, language);
  const words = [...tags, ...imageType.split(/[\s,_-]+/)].filter(Boolean);
  const subject = subjectOf(words, language);
  const setting = settingOf(words, language);
  const hue = prevailingHue(about.colors ?? []);
  const first = [subject, subject && setting].filter(Boolean).join(' ');
  const places = [venue, name, city].filter(
    (place, i, all) => place && all.findIndex((one) => holds(one, place)) === i,
  );
  // In one breath: what there is no room for is left out from the end, never the subject or the name.
  const parts = [first, ...places, hue ? hueName(hue, language) : ''].filter(Boolean);
  while (parts.length > 1 && parts.join(', ').length > altTextLimit) parts.pop();
  return asLine(parts.join(', '), language);
}

const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** More than the name of a file, in the language asked for. */
const isTold = (text: string, language: Language): boolean =>
  /\p{L}{2,} \p{L}/u.test(text) &&
  !/\.(?:jpe?g|png|webp|avif|gif)$/i.test(text) &&
  !bent.test(text) &&
  writtenIn(text, language) &&
  (detectLanguage(text) ?? language) === language;

/** What a model saw, made fit to be said; null where it breaks a rule that no trimming mends. */
export function soundAltText(text: string, about: PictureAbout): string | null {
  const { language } = about;
  if (text.length > 2000 || bent.test(text.trim()) || /https?:|www\.|<script/i.test(text)) return null;
  const line = asLine(text, language);
  const words = line.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  if (words.length < 2 || (words.length > 3 && (detectLanguage(line) ?? language) !== language)) return null;
  const given = Object.values(about).flat().join(' ').toLowerCase();
  const figures = line.match(/\d+/g) ?? [];
  if (figures.some((figure) => !given.includes(figure))) return null;
  return namesSomebody(line, language, given) ? null : line;
}

/** German nouns that stand before another without an article: a glass of wine is nobody's name. */
const measures = /^(?:Glas|Tasse|Flasche|Teller|Schale|Kanne|Korb|Stück|Paar|Gruppe|Reihe|Stapel|Strauß|Bund)$/;

/** Two words with capitals in a row that nobody gave: most likely a person's name, and never known from a picture. */
function namesSomebody(line: string, language: Language, given: string): boolean {
  const pair = /(?<![\p{L}’'-])(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)/gu;
  for (const { 1: first = '', 2: second = '' } of line.matchAll(pair)) {
    const known = [first, second].some((word) => given.includes(word.toLowerCase()));
    if (!known && !(language === 'de' && measures.test(first))) return true;
  }
  return false;
}
