/**
 * Colors in plain numbers: how well two can be told apart (WCAG 2.2), and the nearest that can be, of the same hue. Hues
 * are kept in OKLCH, where equal steps look equal. Every color is `#rrggbb`.
 */

type Triple = readonly [number, number, number];

/** Lightness 0 to 1, chroma 0 to about 0.4, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

const channels = (color: string): Triple => {
  const number = Number.parseInt(color.slice(1), 16);
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
};
const hexOf = (rgb: Triple): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Relative luminance, 0 to 1. */
function luminance(color: string): number {
  const [r, g, b] = channels(color).map(toLinear) as unknown as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colors, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** As people read it; never rounded up over a limit that is missed. */
export const contrastWords = (contrast: number): string => (Math.floor(contrast * 10) / 10).toFixed(1);

export function oklchOf(color: string): Oklch {
  const [r, g, b] = channels(color).map(toLinear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function rgbOf({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

const isShown = (rgb: Triple): boolean => rgb.every((part) => part > -0.0005 && part < 1.0005);

/** The color as a screen can show it: what is too strong for it loses chroma and keeps lightness and hue. */
export function colorOf({ l, c, h }: Oklch): string {
  const whole = { l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h };
  if (isShown(rgbOf(whole))) return hexOf(rgbOf(whole));
  let [low, high] = [0, whole.c];
  for (let i = 0; i < 24; i += 1) {
    const middle = (low + high) / 2;
    if (isShown(rgbOf({ ...whole, c: middle }))) low = middle;
    else high = middle;
  }
  return hexOf(rgbOf({ ...whole, c: low }));
}

const step = 0.002;

/** The color nearest in lightness, of the same hue, that passes; itself where it does, null where none does. */
export function nearestColor(color: string, passes: (color: string) => boolean): string | null {
  if (passes(color)) return color;
  const { l, c, h } = oklchOf(color);
  for (let away = step; away <= 1; away += step) {
    const candidates = [l - away, l + away].filter((lightness) => lightness >= 0 && lightness <= 1);
    const found = candidates.map((lightness) => colorOf({ l: lightness, c, h })).find(passes);
    if (found) return found;
  }
  return null;
}

/** The nearest of the same hue that has at least `needed` contrast to each of the others. */
export const nearestPassing = (color: string, others: readonly string[], needed: number): string | null =>
  nearestColor(color, (one) => others.every((other) => contrastOf(one, other) >= needed));

/** Two colors mixed part by part; `share` of the second, 0 to 1. */
export function mixed(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)];
  return hexOf(a.map((part, at) => part + ((b[at] ?? 0) - part) * share) as unknown as Triple);
}

/** A ground while it is pointed at: further from its text, so that the contrast grows. */
export const pointedAt = (ground: string, text: string): string =>
  mixed(ground, luminance(text) > luminance(ground) ? '#000000' : '#ffffff', 0.14);

const oklchForm = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/i;

/** `#rrggbb` from what people write: three or six digits with or without the sign, or oklch(); null for anything else. */
export function readColor(text: string): string | null {
  const written = text.trim().toLowerCase();
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(written);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  if (/^#?[0-9a-f]{6}$/.test(written)) return `#${written.replace('#', '')}`;
  const parts = oklchForm.exec(written);
  if (!parts) return null;
  const [, l = '', percent, c = '', h = ''] = parts;
  const read = { l: Number(l) / (percent ? 100 : 1), c: Number(c), h: Number(h) };
  return [read.l, read.c, read.h].every(Number.isFinite) && read.l <= 1 ? colorOf(read) : null;
}
