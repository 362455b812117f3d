/**
 * Labelled sentences for the style check, by hands who had not seen its rules: words a guide avoids in the forms they take
 * and beside words that only look alike, the form of address, and blocks in another language. One JSON object a line.
 */
import { readFileSync } from 'node:fs';
import { type Language, languages } from '@foyer/contract/languages';
import { type AddressForm, styleguideContent } from '@foyer/contract/styleguides';
import { checkText } from '#check.ts';
import { sources } from '#claims/testing/properties.ts';

/** `span` and `wrong` are what is to be found; null, none and false where nothing is. */
type AvoidedLine = { sort: 'avoid'; avoid: string; text: string; span: string | null };
type AddressLine = { sort: 'address'; asked: AddressForm; text: string; wrong: readonly string[] };
type LanguageLine = { sort: 'language'; text: string; other: boolean };
export type StyleLine = AvoidedLine | AddressLine | LanguageLine;
export type StyleSort = StyleLine['sort'];

/** Each language in three parts that share no listed word: two by one hand, the last by another. */
export const parts = ['a', 'b', 'c'] as const;
export type Part = (typeof parts)[number];

export const readStyleLines = (language: Language, part: Part): StyleLine[] =>
  readFileSync(new URL(`labelled/${language}-${part}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((json): StyleLine => JSON.parse(json));

const kinds = { avoid: 'avoided-word', address: 'address', language: 'language' } as const;

/** Where the style check finds what a line is about. */
function foundIn(one: StyleLine, language: Language): { start: number; end: number }[] {
  const styleguide = styleguideContent.parse({
    tone: { formality: 5, vocabulary: { avoidedWords: one.sort === 'avoid' ? [one.avoid] : [] } },
    languageOverrides: one.sort === 'address' ? { [language]: { address: one.asked } } : {},
  });
  const { issues } = checkText(one.text, { ...sources.naranjo, language, styleguide }).style;
  return issues.filter(({ kind }) => kind === kinds[one.sort]);
}

const placesOf = (text: string, piece: string): { start: number; end: number }[] => {
  const start = text.indexOf(piece);
  return start < 0 ? [] : [{ start, end: start + piece.length }];
};

/** What is to be found in a line, and whether something was found there; `alarm` where nothing was to be. */
export type JudgedLine = {
  language: Language;
  part: Part;
  line: StyleLine;
  wanted: boolean;
  hit: boolean;
  alarm: boolean;
};

export function judgeLine(one: StyleLine, language: Language, part: Part): JudgedLine {
  const pieces = one.sort === 'avoid' ? [one.span ?? []].flat() : one.sort === 'address' ? one.wrong : [];
  const places = one.sort === 'language' && one.other ? [{ start: 0, end: one.text.length }] : [];
  places.push(...pieces.flatMap((piece) => placesOf(one.text, piece)));
  const found = foundIn(one, language);
  const hit = found.some(({ start, end }) => places.some((place) => start < place.end && end > place.start));
  return { language, part, line: one, wanted: places.length > 0, hit, alarm: places.length === 0 && found.length > 0 };
}

export const judgeAll = (): JudgedLine[] =>
  languages.flatMap((language) =>
    parts.flatMap((part) => readStyleLines(language, part).map((one) => judgeLine(one, language, part))),
  );
