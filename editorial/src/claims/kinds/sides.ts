/** 'The east coast of …', 'im Süden von …', 'en el norte de …': the side of a land that a house is said to be on. */
import type { Land } from '#claims/reading/lands.ts';
import type { Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import type { Box, Extent } from '#lexicon/extents.ts';

type Side = { north: -1 | 0 | 1; east: -1 | 0 | 1; from: number };

const norths = /^(?:north|nord|norte)/;
const souths = /^(?:south|süd|sur|sud)/;
const easts = /(?:east|ost|öst|este|est)(?:ern|en|lichen|liche|lich|küste|erly)?$/;
const wests = /(?:west|oeste|ouest)(?:ern|en|lichen|liche|lich|küste|erly)?$/;
/** Whole words that are a side, with those that end in 'coast' in German. */
const sides: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:north|south)?(?:east|west)?(?:ern)?$/,
  de: /^(?:nord|süd)?(?:ost|west|öst)?(?:en|lichen|liche|küste)?$/,
  es: /^(?:norte|nor(?:este|oeste)|sur|sur(?:este|oeste)|sud(?:este|oeste)|este|oeste)$/,
  fr: /^(?:nord|sud)?(?:est|ouest)?$/,
};
const joins = /^(?:of|coast|corner|tip|end|part|von|der|des|de|del|la|el|l|du|d|côte|costa)$/;
/** Words from the side to the name of its land. */
const reach = 5;

const signOf = (word: string, plus: RegExp, minus: RegExp): -1 | 0 | 1 =>
  minus.test(word) ? -1 : plus.test(word) ? 1 : 0;

/** The side a text names before a land. */
export function sideOf(reading: Reading, { from }: Land): Side | null {
  for (let at = from - 1; at >= Math.max(0, from - reach); at--) {
    if (reading.tokens[at + 1]?.gap !== breaks.space) return null;
    const word = reading.tokens[at]?.text ?? '';
    if (word !== '' && sides[reading.language].test(word)) {
      const north = signOf(word, norths, souths);
      const east = signOf(word, easts, wests);
      return north || east ? { north, east, from: headOf(reading, at) } : null;
    }
    if (!joins.test(word)) return null;
  }
  return null;
}

/** 'La côte est', 'la costa norte': what the side is of may stand before it. */
const headOf = (reading: Reading, at: number): number =>
  /^(?:côte|costa|parte|zona|pointe|punta)$/.test(reading.tokens[at - 1]?.text ?? '') ? at - 1 : at;

/** The share of a land from which on a house is on its other side. */
const beyond = 0.6;
/** The same of lands that lie aslant: Naples is in the east of Italy, and on its west coast. */
const farBeyond = 0.79;

const boxOfAll = (boxes: readonly Box[]): Box =>
  boxes.reduce(
    ([a, b, c, d], [south, north, west, east]) =>
      [Math.min(a, south), Math.max(b, north), Math.min(c, west), Math.max(d, east)] as const,
  );

/** True where a house stands on the other side of a land than it is said to. */
export function isWrongSide(
  { latitude, longitude }: { latitude: number; longitude: number },
  { north, east }: Side,
  { boxes, aslant }: Extent,
): boolean {
  const [south, top, west, right] = boxOfAll(boxes);
  const up = (latitude - south) / (top - south);
  const over = (longitude - west) / (right - west);
  const isBeyond = (sign: -1 | 0 | 1, share: number, most: number) =>
    sign === 1 ? share < 1 - most : sign === -1 && share > most;
  return isBeyond(north, up, beyond) || isBeyond(east, over, aslant ? farBeyond : beyond);
}
