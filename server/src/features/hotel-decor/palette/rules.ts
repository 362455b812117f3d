/**
 * The palette of a house, drawn from its photographs: of its rooms and areas where it has any, else of its library. The
 * same pictures always give the same colors, and each color is one that a picture really holds.
 */
import type { HotelPalette, PaletteColor } from '@foyer/contract/hotel-decor';
import type { TenantScope } from '#lib/scope.ts';
import { decorOf } from '../rules.ts';
import * as store from './store.ts';

/** Colors of a palette, and pictures named with each. */
const mostColors = 8;
const mostPictures = 4;
/** Colors nearer than this in OKLab look like one beside each other. */
const alike = 0.08;
/** How much more a color stands out than a grey of the same share, by its chroma (0 to about 0.3). */
const standsOut = 6;

export async function paletteOf(scope: TenantScope, propertyId: string): Promise<HotelPalette> {
  const { pictures } = await decorOf(scope, propertyId);
  const placed = pictures.length
    ? await store.colorsOf(
        scope,
        propertyId,
        pictures.map(({ id }) => id),
      )
    : [];
  const drawn = placed.length > 0 ? placed : await store.colorsOf(scope, propertyId, null);
  return { pictures: drawn.length, from: placed.length > 0 ? 'places' : 'library', colors: drawPalette(drawn) };
}

type Drop = { hex: string; lab: Lab; weight: number; mediaId: string };
type Cluster = { first: Drop; drops: Drop[]; weight: number };

/** The prevailing colors of pictures whose own colors are given, the most of each first. */
export function drawPalette(pictures: readonly { id: string; colors: readonly string[] }[]): PaletteColor[] {
  const drops = pictures.flatMap(({ id, colors }): Drop[] => {
    const whole = (colors.length * (colors.length + 1)) / 2;
    return colors.map((hex, i) => ({ hex, lab: toLab(hex), weight: (colors.length - i) / whole, mediaId: id }));
  });
  const clusters: Cluster[] = [];
  for (const drop of drops.sort((a, b) => b.weight - a.weight || a.hex.localeCompare(b.hex))) {
    const near = clusters.find(({ first }) => distance(first.lab, drop.lab) < alike);
    if (near) {
      near.drops.push(drop);
      near.weight += drop.weight;
    } else clusters.push({ first: drop, drops: [drop], weight: drop.weight });
  }
  const strength = ({ first, weight }: Cluster) => weight * (1 + standsOut * Math.hypot(first.lab[1], first.lab[2]));
  return clusters
    .sort((a, b) => strength(b) - strength(a))
    .slice(0, mostColors)
    .sort((a, b) => b.weight - a.weight)
    .map(({ first, drops: held, weight }) => ({
      hex: first.hex,
      share: weight / Math.max(1, pictures.length),
      mediaIds: [...new Set(held.map(({ mediaId }) => mediaId))].slice(0, mostPictures),
    }));
}

type Lab = readonly [light: number, a: number, b: number];

/** `#rrggbb` in OKLab, whose distances are as the eye sees them (Ottosson 2020). */
function toLab(hex: string): Lab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const distance = (one: Lab, other: Lab): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
