/**
 * What is told of a picture to those who do not see it. Without eyes it says only what is known: what somebody wrote,
 * what it is filed under, where it belongs, a fact of the very thing, which colours prevail; and nothing that the check
 * of claims would flag. What a model saw is held to the same rules: one plain
 * line in the language asked for, no 'image of', nobody by name and no figure that was not given.
 */
import type { Language } from '@foyer/contract/languages';
import { findClaims } from '#claims/find-claims.ts';
import type { Fact, PropertySource } from '#context.ts';
import { detectLanguage } from '#readability/detect-language.ts';
import { hueName, type Subject, settingOf, subjectsOf } from '../lexicon/picture-names.ts';
import { wordingIn } from './alt-text-phrases.ts';
import { capital } from './entries.ts';
import { prevailingHue } from './hues.ts';
import { factShown } from './picture-facts.ts';
import { townIn } from './town-names.ts';
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
  /** The house it is of, with what is known of it; without one, `name` is that of an event or a place. */
  house?: { property: PropertySource; facts: readonly Fact[] };
  /** The room or area it stands at: what that is, in English, and its name in the language. */
  place?: { kind: string; name: string };
  /** Words it is filed under: tags, folder, season, in English as the library keeps them. */
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
  const { language, existingAltText = '', description = '', imageType = '' } = about;
  const told = [existingAltText, description].find((text) => isTold(text, language));
  if (told) return asLine(told, language);
  const { place, tags = [], colors = [] } = about;
  const words = [place?.kind ?? '', ...tags, ...imageType.split(/[\s,_-]+/)].filter(Boolean);
  const hue = prevailingHue(colors);
  // A subject that no fact bears out is a claim: then the next thing it is filed under, or the place alone.
  const phrases = [...subjectsOf(words, language), null].flatMap((subject) =>
    phrasesOf(about, subject).map((said) => ({ said, subject })),
  );
  const { said, subject } = phrases.find((each) => fits(each.said, about)) ?? { said: about.name, subject: null };
  const fact = about.house && subject ? factShown(about.house, subject.word, language) : null;
  // In one breath: what there is no room for is left out from the end, never the subject or the name.
  const known = [fact, settingOf(words, language), hue && hueName(hue, language)];
  const line = known.reduce<string>((text, more) => {
    const longer = more ? `${text}, ${more}` : text;
    return fits(longer, about) ? longer : text;
  }, said);
  return asLine(line, language);
}

/** What is shown and where, the fullest first: with the name of its room, and the town. */
function phrasesOf(about: PictureAbout, subject: Subject | null): string[] {
  const { language, place, house, venue = '', date = '' } = about;
  const wording = wordingIn(language);
  const name = about.name.trim();
  const town = townIn(language, about.city.trim());
  const city = [about.city, town].some((each) => holds(`${name} ${house ? '' : venue}`, each)) ? '' : town;
  const say = (of: Subject | null, at: string) =>
    house
      ? wording.ofHouse(of, { name, type: house.property.type, city: at })
      : wording.ofEvent(of, { name, venue: holds(name, venue) ? '' : venue, city: at, date: dateIn(language, date) });
  const named = nameOf(place, subject, language);
  const own = named ? [say(named, city), say(named, '')] : [];
  return [...own, say(subject, city), say(subject, '')];
}

/** The thing by the name of its room, which stands for what is shown only where that is the room itself. */
function nameOf(place: PictureAbout['place'], subject: Subject | null, language: Language): Subject | null {
  if (!place?.name) return null;
  if (!subject) return { said: place.name, lie: 'inside', word: place.kind };
  const isRoom = subject.lie !== 'facade' && subjectsOf([place.kind], language)[0]?.said === subject.said;
  // 'A breakfast table' and 'Breakfast': the one says what the other does.
  if (!isRoom || holds(subject.said, place.name)) return null;
  return { ...subject, said: wordingIn(language).named(subject.said, place.name) };
}

/** Short enough, and nothing in it that a source of the house contradicts or leaves open. */
function fits(text: string, { language, house }: PictureAbout): boolean {
  if (text.length > altTextLimit) return false;
  if (!house) return true;
  const claims = findClaims(capital(text), { property: house.property, facts: house.facts, event: null, language });
  return claims.every(({ verdict }) => verdict === 'supported' || verdict === 'opinion');
}

/** A day as the language writes it; anything else as it was given. */
function dateIn(language: Language, date: string): string {
  const [day = ''] = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(date.trim()) ?? [];
  const at = new Date(`${day}T12:00:00Z`);
  if (!day || Number.isNaN(at.getTime())) return date.trim();
  return at.toLocaleDateString(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' });
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
  const { house: _, place, ...said } = about;
  const given = [...Object.values(said).flat(), place?.name ?? ''].join(' ').toLowerCase();
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
