/**
 * Which colors of a theme stand on which, and what a button looks like in each state: the sites draw by it, and the
 * screens of the configuration say by it what guests can read.
 */
import { colorOf, contrastOf, nearestColor, nearestPassing, oklchOf, pointedAt } from './colors.ts';
import type { ColorRole, Palette, Theme } from './theme.ts';

/** A color on another as pages have it. `needed`: 4.5 for text, 3 for edges and signs (WCAG 1.4.3, 1.4.11). */
export type Pair = {
  on: ColorRole;
  ground: ColorRole;
  needed: 3 | 4.5 /** What is changed where they do not pass. */;
  mend: ColorRole;
};

/** Every pair that pages use, whichever the buttons are. */
export const pairs: readonly Pair[] = [
  { on: 'ink', ground: 'paper', needed: 4.5, mend: 'ink' },
  { on: 'ink', ground: 'soft', needed: 4.5, mend: 'soft' },
  { on: 'heading', ground: 'paper', needed: 4.5, mend: 'heading' },
  { on: 'heading', ground: 'soft', needed: 4.5, mend: 'heading' },
  { on: 'muted', ground: 'paper', needed: 4.5, mend: 'muted' },
  { on: 'panelInk', ground: 'panel', needed: 4.5, mend: 'panel' },
  { on: 'actionInk', ground: 'action', needed: 4.5, mend: 'action' },
  { on: 'action', ground: 'paper', needed: 3, mend: 'action' },
];

export const contrastIn = (colors: Palette, { on, ground }: Pick<Pair, 'on' | 'ground'>): number =>
  contrastOf(colors[on], colors[ground]);

export const passes = (colors: Palette, pair: Pair): boolean => contrastIn(colors, pair) >= pair.needed;

/**
 * The nearest color of the same hue for the role a failing pair is mended by, which breaks no other pair; null where
 * there is none.
 */
export function mendedColor(colors: Palette, pair: Pair): string | null {
  const { mend, on, ground } = pair;
  const others = pairs.filter((one) => (one.on === mend || one.ground === mend) && passes(colors, one));
  const held = [pair, ...others.filter((one) => one.on !== on || one.ground !== ground)];
  return nearestColor(colors[mend], (color) => held.every((one) => passes({ ...colors, [mend]: color }, one)));
}

/**
 * Both palettes out of the colors of a logo or of photographs, the most prevailing first: the strongest becomes the
 * accent, the darkest or the next the brand. Every pair passes, whatever the colors are.
 */
export function palettesFrom(found: readonly string[]): Pick<Theme['colors'], 'light' | 'dark'> {
  const read = found.map(oklchOf);
  const strongest = [...read].sort((one, other) => other.c - one.c)[0] ?? { l: 0.5, c: 0, h: 60 };
  const away = ({ h }: { h: number }) => Math.abs(((h - strongest.h + 540) % 360) - 180);
  const brand = read.find((one) => one !== strongest && one.c > 0.02 && away(one) > 40) ?? strongest;
  const accent = (l: number) => colorOf({ l, c: Math.min(strongest.c, 0.15), h: strongest.h });
  const ofBrand = (l: number, c: number) => colorOf({ l, c: Math.min(brand.c, c), h: brand.h });
  const soft = (l: number, c: number) => colorOf({ l, c: Math.min(strongest.c, c), h: strongest.h });
  const light: Palette = {
    ink: ofBrand(0.28, 0.02),
    paper: ofBrand(0.985, 0.004),
    panel: ofBrand(0.32, 0.06),
    panelInk: ofBrand(0.99, 0.004),
    heading: ofBrand(0.36, 0.06),
    action: accent(strongest.l),
    actionInk: '#ffffff',
    soft: soft(0.92, 0.03),
    line: ofBrand(0.87, 0.012),
    muted: ofBrand(0.48, 0.015),
  };
  const dark: Palette = {
    ink: ofBrand(0.91, 0.01),
    paper: ofBrand(0.21, 0.012),
    panel: ofBrand(0.16, 0.012),
    panelInk: ofBrand(0.99, 0.004),
    heading: ofBrand(0.95, 0.01),
    action: accent(0.74),
    actionInk: ofBrand(0.17, 0.012),
    soft: soft(0.26, 0.02),
    line: ofBrand(0.35, 0.012),
    muted: ofBrand(0.73, 0.01),
  };
  return { light: passing(light), dark: passing(dark) };
}

const passing = (colors: Palette): Palette => ({
  ...colors,
  action: nearestPassing(colors.action, [colors.actionInk, colors.paper], 4.5) ?? colors.action,
});

/** Ground, text and edge of a button. */
export type ButtonColors = { ground: string; ink: string; edge: string };
export const buttonStates = ['rest', 'hover', 'disabled'] as const;
export type ButtonState = (typeof buttonStates)[number];

/** A button on the paper in each of its states. */
export function buttonColors(variant: Theme['buttons']['variant'], colors: Palette): Record<ButtonState, ButtonColors> {
  const { action, actionInk, soft, heading, paper, line, muted } = colors;
  const rest: ButtonColors = {
    solid: { ground: action, ink: actionInk, edge: action },
    outline: { ground: paper, ink: action, edge: action },
    soft: { ground: soft, ink: heading, edge: heading },
  }[variant];
  const hover: ButtonColors =
    variant === 'outline'
      ? { ground: action, ink: actionInk, edge: action }
      : {
          ...rest,
          ground: pointedAt(rest.ground, rest.ink),
          edge: variant === 'solid' ? pointedAt(action, actionInk) : heading,
        };
  return { rest, hover, disabled: { ground: paper, ink: muted, edge: line } };
}

/** Pixels a button is high, the text's room at its sides; each is far above the 24 that a finger needs (WCAG 2.5.8). */
export const buttonSizes: Record<Theme['buttons']['size'], { height: number; side: number }> = {
  small: { height: 40, side: 18 },
  medium: { height: 48, side: 24 },
  large: { height: 56, side: 32 },
};
