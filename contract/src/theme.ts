import { z } from 'zod';
import { color } from './site-grammar.ts';

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

/** The look of a site, as CSS variables; values in a grammar so strict that nothing typed can become style or script. */
export const theme = palette.extend({
  /** Corner of pictures and buttons in pixels. */
  radius: z.number().int().min(0).max(24),
});
export type Theme = z.infer<typeof theme>;

export const defaultTheme: Theme = {
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
  radius: 4,
};
