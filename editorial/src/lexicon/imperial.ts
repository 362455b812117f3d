/** Measures that are neither metric nor a mile or a foot, as the four languages call them, and what they are in metric ones. */
import type { Language } from '@foyer/contract/languages';
import { list, table } from '#lexicon/list.ts';

export type FurtherUnit = 'yd' | 'ft2' | 'acre' | 'lb' | 'km2';

const names = table(`
  yd: yard~, yds | yard~, yards | yarda~ | yard~
  ft2: {square|sq} {feet|foot|ft}, sqft, ft² | quadratfuß | {pie|pies} {cuadrado|cuadrados} | {pied|pieds} {carré|carrés}
  acre: acre~ | acre, acres, morgen land | acre~ | acre~
  km2: km², km2, {square|sq} {kilometre|kilometer|km}~ | quadratkilometer~, quadratkilometern, qkm | {kilómetro|kilómetros} {cuadrado|cuadrados} | {kilomètre|kilomètres} {carré|carrés}
  lb: lb, lbs | lb, lbs | lb, lbs | lb, lbs
`);

/** How many square metres one of them is. */
export const squareMetres: Readonly<Record<string, number>> = {
  m2: 1,
  ha: 10_000,
  ft2: 0.092903,
  acre: 4046.86,
  km2: 1_000_000,
};

/** Names of these units in a language. */
export const furtherUnits = (language: Language): [FurtherUnit, readonly string[]][] =>
  (['yd', 'ft2', 'acre', 'lb', 'km2'] as const).map((unit) => [
    unit,
    list(names[unit]?.[{ en: 0, de: 1, es: 2, fr: 3 }[language]] ?? ''),
  ]);
