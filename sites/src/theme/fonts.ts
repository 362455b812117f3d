/**
 * The two faces of a site: Newsreader with its optical sizes for what the hotel says, Instrument Sans for the rest.
 * Each has a fallback fitted to its width and height, so that nothing moves when the face arrives.
 */
export const fontFiles = {
  newsreader: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
  'newsreader-ext': 'newsreader/files/newsreader-latin-ext-opsz-normal.woff2',
  'instrument-sans': 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  'instrument-sans-ext': 'instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
} as const;

export type FontName = keyof typeof fontFiles;
export type FontAddresses = Record<FontName, string>;
export const fontNames = Object.keys(fontFiles) as FontName[];
/** The two that every page in the four languages needs first. */
export const firstFonts: readonly FontName[] = ['newsreader', 'instrument-sans'];

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const face = (family: string, weights: string, source: string, range: string) =>
  `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weights};src:url(${source}) format("woff2");unicode-range:${range}}`;

const fallback = (family: string, locals: string[], size: number, ascent: number, descent: number) =>
  `@font-face{font-family:"${family}";src:${locals.map((name) => `local("${name}")`).join(',')};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;

const serifs = ['Times New Roman', 'Liberation Serif', 'Tinos'];
const sans = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'];

/** The @font-face rules. The fallbacks' percentages are measured on running text in the four languages. */
export const fontFaces = (at: FontAddresses) =>
  [
    face('Newsreader', '200 800', at.newsreader, latin),
    face('Newsreader', '200 800', at['newsreader-ext'], latinExt),
    face('Instrument Sans', '400 700', at['instrument-sans'], latin),
    face('Instrument Sans', '400 700', at['instrument-sans-ext'], latinExt),
    fallback('Serif Text', serifs, 100.6, 73.6, 26.8),
    fallback('Serif Title', serifs, 103.6, 71.5, 26.1),
    fallback('Serif Display', serifs, 108.8, 68, 24.8),
    fallback('Sans Text', sans, 101.4, 95.7, 24.7),
  ].join('');
