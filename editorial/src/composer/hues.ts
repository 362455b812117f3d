/** Which hue prevails in a picture, by the colours it is made of. */
import type { Hue } from '../lexicon/picture-names.ts';

const bounds: readonly (readonly [number, Hue])[] = [
  [15, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [260, 'blue'],
  [320, 'violet'],
  [361, 'red'],
];

/** The hue of the first colours, `#rrggbb` each; null where there is none to speak of. */
export function prevailingHue(colors: readonly string[]): Hue | null {
  const seen = colors.slice(0, 3).flatMap((color) => hueOf(color) ?? []);
  const [first] = seen;
  // One colour among others says little: the first two must agree.
  return first && (seen.length === 1 || seen[1] === first) ? first : null;
}

function hueOf(color: string): Hue | null {
  const [r = 0, g = 0, b = 0] = (/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color) ?? [])
    .slice(1)
    .map((part) => Number.parseInt(part, 16) / 255);
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null;
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = most - least;
  if (most < 0.22) return 'dark';
  if (spread < 0.09) return least > 0.8 ? 'light' : 'grey';
  const turn = most === r ? ((g - b) / spread) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  const degrees = (turn * 60 + 360) % 360;
  return bounds.find(([to]) => degrees < to)?.[1] ?? null;
}
