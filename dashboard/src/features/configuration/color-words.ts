import type { ColorRole, Palette } from '@foyer/contract/theme';
import { contrastIn, type Pair, pairs, passes } from '@foyer/contract/theme-colors';

/** The roles of a palette in the order they are edited, with what each is for. */
export const roles: readonly { role: ColorRole; name: string; use: string }[] = [
  { role: 'paper', name: 'Background', use: 'Ground of pages' },
  { role: 'ink', name: 'Text', use: 'What is read' },
  { role: 'heading', name: 'Brand', use: 'Headings and links' },
  { role: 'action', name: 'Accent', use: 'Buttons and marks' },
  { role: 'actionInk', name: 'Text on accent', use: 'Words on buttons' },
  { role: 'soft', name: 'Accent, soft', use: 'Bands and notices' },
  { role: 'panel', name: 'Panel', use: 'Under titles, foot' },
  { role: 'panelInk', name: 'Text on panel', use: 'Titles and foot' },
  { role: 'muted', name: 'Muted text', use: 'Dates and captions' },
  { role: 'line', name: 'Border', use: 'Hairlines' },
];

export const nameOf = (role: ColorRole): string => roles.find((one) => one.role === role)?.name ?? role;

/** 'Muted text on Background'. */
export const pairWords = ({ on, ground }: Pair): string => `${nameOf(on)} on ${nameOf(ground)}`;

/** What WCAG calls a contrast of text; 'Passes' for edges, which it grades no further. */
export const gradeOf = (contrast: number, needed: number): 'AAA' | 'AA' | 'Passes' | null =>
  contrast < needed ? null : needed < 4.5 ? 'Passes' : contrast >= 7 ? 'AAA' : 'AA';

export type Measured = { pair: Pair; contrast: number };

/** The pair that is hardest to read of those a color is the front of; undefined for a mere ground. */
export const hardestOf = (colors: Palette, role: ColorRole): Measured | undefined =>
  pairs
    .filter(({ on }) => on === role)
    .map((pair) => ({ pair, contrast: contrastIn(colors, pair) }))
    .sort((one, other) => one.contrast / one.pair.needed - other.contrast / other.pair.needed)[0];

export const failingIn = (colors: Palette): Pair[] => pairs.filter((pair) => !passes(colors, pair));
