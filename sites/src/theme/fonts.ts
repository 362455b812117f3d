/**
 * The font files of the faces, and the rules that bring those a site is set in. Each has a fallback fitted to its width
 * and height, so that nothing moves when the face arrives; a face that a site does not use costs it nothing.
 */

import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?inline';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?inline';
import instrumentSansExt from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?inline';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?inline';
import loraExt from '@fontsource-variable/lora/files/lora-latin-ext-wght-normal.woff2?inline';
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?inline';
import newsreaderExt from '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2?inline';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?inline';
import playfairExt from '@fontsource-variable/playfair-display/files/playfair-display-latin-ext-wght-normal.woff2?inline';
import playfair from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?inline';
import workSansExt from '@fontsource-variable/work-sans/files/work-sans-latin-ext-wght-normal.woff2?inline';
import workSans from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?inline';
import type { Family, Theme } from '@foyer/contract/theme';
import { type Fallback, faces } from './families.ts';
import { unicodeRanges } from './font-ranges.ts';

export type FontName = Family | `${Family}-ext`;
export type FontAddresses = Record<FontName, string>;

/** The font files as data addresses. */
export const fontFiles: FontAddresses = {
  newsreader,
  'newsreader-ext': newsreaderExt,
  lora,
  'lora-ext': loraExt,
  'playfair-display': playfair,
  'playfair-display-ext': playfairExt,
  'instrument-sans': instrumentSans,
  'instrument-sans-ext': instrumentSansExt,
  figtree,
  'figtree-ext': figtreeExt,
  'work-sans': workSans,
  'work-sans-ext': workSansExt,
};
export const fontNames = Object.keys(fontFiles) as FontName[];

/** The faces of a site, each once. */
export const familiesOf = ({ heading, text, body }: Theme['typography']): Family[] => [
  ...new Set([heading, body, text]),
];

/** Those every page in the four languages shows first, above the fold. */
export const firstFonts = (typography: Theme['typography']): FontName[] => familiesOf(typography).slice(0, 2);

const face = (family: Family, source: string, range: string) =>
  `@font-face{font-family:"${faces[family].name}";font-style:normal;font-display:swap;font-weight:${faces[family].weights};src:url(${source}) format("woff2");unicode-range:${range}}`;

const locals = {
  serif: ['Times New Roman', 'Liberation Serif', 'Tinos'],
  sans: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
};

const fallback = (kind: keyof typeof locals, { name, size, ascent, descent }: Fallback) =>
  `@font-face{font-family:"${name}";src:${locals[kind].map((local) => `local("${local}")`).join(',')};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;

/** The @font-face rules of the faces a site is set in. */
export const fontFaces = (at: FontAddresses, typography: Theme['typography']): string =>
  familiesOf(typography)
    .flatMap((family) => [
      face(family, at[family], unicodeRanges.latin),
      face(family, at[`${family}-ext`], unicodeRanges.latinExt),
      ...Object.values(faces[family].fallbacks).map((one) => fallback(faces[family].kind, one)),
    ])
    .join('');
