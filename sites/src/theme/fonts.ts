/**
 * The two faces of a site: Newsreader with its optical sizes for what the hotel says, Instrument Sans for the rest.
 * Each has a fallback fitted to its width and height, so that nothing moves when the face arrives.
 */
import instrumentSansExt from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?inline';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?inline';
import newsreaderExt from '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2?inline';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?inline';
import { unicodeRanges } from './font-ranges.ts';

/** The font files as data addresses. */
export const fontFiles = {
  newsreader,
  'newsreader-ext': newsreaderExt,
  'instrument-sans': instrumentSans,
  'instrument-sans-ext': instrumentSansExt,
};

export type FontName = keyof typeof fontFiles;
export type FontAddresses = Record<FontName, string>;
export const fontNames = Object.keys(fontFiles) as FontName[];
/** The two that every page in the four languages needs first. */
export const firstFonts: readonly FontName[] = ['newsreader', 'instrument-sans'];

const face = (family: string, weights: string, source: string, range: string) =>
  `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weights};src:url(${source}) format("woff2");unicode-range:${range}}`;

const fallback = (family: string, locals: string[], size: number, ascent: number, descent: number) =>
  `@font-face{font-family:"${family}";src:${locals.map((name) => `local("${name}")`).join(',')};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;

const serifs = ['Times New Roman', 'Liberation Serif', 'Tinos'];
const sans = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'];

/** The @font-face rules. The fallbacks' percentages are measured on running text in the four languages. */
export const fontFaces = (at: FontAddresses) =>
  [
    face('Newsreader', '400', at.newsreader, unicodeRanges.latin),
    face('Newsreader', '400', at['newsreader-ext'], unicodeRanges.latinExt),
    face('Instrument Sans', '400 550', at['instrument-sans'], unicodeRanges.latin),
    face('Instrument Sans', '400 550', at['instrument-sans-ext'], unicodeRanges.latinExt),
    fallback('Serif Text', serifs, 100.6, 73.6, 26.8),
    fallback('Serif Title', serifs, 103.6, 71.5, 26.1),
    fallback('Serif Display', serifs, 108.8, 68, 24.8),
    fallback('Sans Text', sans, 101.4, 95.7, 24.7),
  ].join('');
