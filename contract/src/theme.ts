/**
 * The look of a site: colors, buttons, dividers, typography and container, each a group of its own. Its grammar knows
 * colors as #rrggbb, whole pixels within bounds, and names out of lists; nothing typed can become style or script.
 */
import { z } from 'zod';
import { color, pixels } from './site-grammar.ts';

/** The colors of a site by what they are for. */
export const palette = z.object({
  ink: color,
  paper: color,
  /** The solid panel that carries titles. */
  panel: color,
  panelInk: color,
  heading: color,
  action: color,
  actionInk: color,
  soft: color,
  line: color,
  muted: color,
});
export type Palette = z.infer<typeof palette>;
export type ColorRole = keyof Palette;

/** Faces that every installation serves itself. */
export const families = ['newsreader', 'lora', 'playfair-display', 'instrument-sans', 'figtree', 'work-sans'] as const;
export type Family = (typeof families)[number];
const family = z.enum(families);

export const headingScales = [1.125, 1.2, 1.25, 1.333, 1.5] as const;

/** What each group holds. */
export const themeGroups = {
  colors: z.object({
    /** `auto` follows what the guest's device is set to. */
    scheme: z.enum(['light', 'dark', 'auto']),
    light: palette,
    dark: palette,
  }),
  buttons: z.object({
    variant: z.enum(['solid', 'outline', 'soft']),
    size: z.enum(['small', 'medium', 'large']),
    /** Of pictures too. */
    radius: pixels(0, 24),
    border: pixels(0, 4),
  }),
  divider: z.object({
    line: z.enum(['none', 'solid', 'dashed', 'dotted', 'double']),
    width: pixels(1, 8),
    length: z.enum(['full', 'text', 'short']),
    color: z.enum(['line', 'action', 'heading', 'muted']),
    /** Between the line and what it stands over. */
    space: pixels(0, 160),
  }),
  typography: z.object({
    heading: family,
    /** Running text. */
    text: family,
    /** Menus, buttons and whatever else is no running text. */
    body: family,
    /** Pixels of running text. */
    size: pixels(14, 24),
    /** How much larger each step of heading is than the one below. */
    scale: z.literal(headingScales),
    /** Characters of a line. */
    measure: pixels(40, 90),
  }),
  container: z.object({ width: pixels(720, 1920), gutter: pixels(8, 96), spacing: pixels(16, 200) }),
};

export const theme = z.object(themeGroups);
export type Theme = z.infer<typeof theme>;

export const defaultTheme: Theme = {
  colors: {
    scheme: 'light',
    light: {
      ink: '#22302c',
      paper: '#fbfaf7',
      panel: '#1e3a33',
      panelInk: '#fdfcf8',
      heading: '#24443c',
      action: '#b14d2c',
      actionInk: '#ffffff',
      soft: '#f2dfd3',
      line: '#d9d3c8',
      muted: '#5a635f',
    },
    dark: {
      ink: '#e8e4da',
      paper: '#141b19',
      panel: '#0d1412',
      panelInk: '#fdfcf8',
      heading: '#f2eee4',
      action: '#e58a66',
      actionInk: '#1d120d',
      soft: '#2b211b',
      line: '#333d39',
      muted: '#a3aca7',
    },
  },
  buttons: { variant: 'solid', size: 'medium', radius: 4, border: 1 },
  divider: { line: 'solid', width: 1, length: 'full', color: 'line', space: 40 },
  typography: {
    heading: 'newsreader',
    text: 'newsreader',
    body: 'instrument-sans',
    size: 19,
    scale: 1.25,
    measure: 66,
  },
  container: { width: 1408, gutter: 64, spacing: 72 },
};
