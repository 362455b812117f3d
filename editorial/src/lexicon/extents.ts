/**
 * Where lands lie on the globe, generously drawn: each line has the names of a land in any of the four languages and, in
 * degrees, one or more boxes it lies within (south north west east). A house outside all of them is not there, whatever
 * its facts name; one within may say so. Lands of the table of regions stand here by one of their names there.
 */
import { coastRows, seaRows } from '#lexicon/extents-of-coasts.ts';
import { countyRows } from '#lexicon/extents-of-counties.ts';
import { departmentRows } from '#lexicon/extents-of-departments.ts';
import { furtherRegionRows } from '#lexicon/extents-of-further-regions.ts';
import { gulfRows } from '#lexicon/extents-of-gulfs.ts';
import { lakeRows } from '#lexicon/extents-of-lakes.ts';
import { landscapeRows } from '#lexicon/extents-of-landscapes.ts';
import { peakRows } from '#lexicon/extents-of-peaks.ts';
import { regionRows } from '#lexicon/extents-of-regions.ts';
import { riverRows } from '#lexicon/extents-of-rivers.ts';
import { namesOfRegion } from '#lexicon/regions.ts';

const countries = `
  Germany|Deutschland|Alemania|Allemagne: 47.2 55.1 5.8 15.1
  Austria|Österreich|Autriche: 46.3 49.1 9.5 17.2
  Switzerland|Schweiz|Suiza|Suisse: 45.8 47.9 5.9 10.5
  France|Frankreich|Francia: 42.3 51.1 -4.9 8.3
  Spain|Spanien|España|Espagne: 36 43.8 -9.3 3.4
  Portugal: 36.9 42.2 -9.6 -6.1
  Italy|Italien|Italia|Italie*: 36.6 47.1 6.6 18.6
  Greece|Griechenland|Grecia|Grèce*: 34.8 41.8 19.3 28.3
  Norway|Norwegen|Noruega|Norvège*: 57.9 71.2 4.5 31.2
  Sweden|Schweden|Suecia|Suède*: 55.3 69.1 10.9 24.2
  Denmark|Dänemark|Dinamarca|Danemark: 54.5 57.8 8 12.7
  Finland|Finnland|Finlandia|Finlande: 59.7 70.1 20.5 31.6
  Iceland|Islandia|Islande: 63.3 66.6 -24.6 -13.4
  Netherlands|Niederlande|Niederlanden|Holland|Holanda|Países Bajos|Pays-Bas: 50.7 53.6 3.3 7.3
  Belgium|Belgien|Bélgica|Belgique: 49.4 51.6 2.5 6.5
  Slovenia|Slowenien|Eslovenia|Slovénie: 45.4 46.9 13.3 16.7
  Croatia|Kroatien|Croacia|Croatie*: 42.3 46.6 13.4 19.5
  Hungary|Ungarn|Hungría|Hongrie: 45.7 48.6 16.1 22.9
  Poland|Polen|Polonia|Pologne: 49 54.9 14.1 24.2
  Czechia|Tschechien|Chequia|Tchéquie: 48.5 51.1 12.1 18.9
  Slovakia|Slowakei|Eslovaquia|Slovaquie: 47.7 49.7 16.8 22.6
  Estonia|Estland|Estonie: 57.5 59.8 21.7 28.3
`;

/** Lands of which a country's code says too little. */
const nations = `
  England|Inglaterra|Angleterre: 49.9 55.8 -5.8 1.8
  Scotland|Schottland|Escocia|Écosse: 54.6 58.7 -6.4 -1.7
  Wales|Gales|Galles: 51.3 53.5 -5.4 -2.6
  Ireland|Irland|Irlanda|Irlande: 51.4 55.4 -10.6 -5.9
`;

/** South, north, west and east, in degrees. */
export type Box = readonly [south: number, north: number, west: number, east: number];
/** `aslant` where north and south tell its coasts apart, and east and west do not. */
export type Extent = {
  names: readonly string[];
  boxes: readonly Box[];
  aslant: boolean;
  country: boolean;
  /** What one looks at and stands on; a river's box holds its neighbours too. */
  water: 'river' | 'still' | null;
};

const withNamesOfRegion = (names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => [name.toLowerCase(), ...namesOfRegion(name.toLowerCase())])),
];

const extentsOf = (rows: string, { country = false, water = null }: Partial<Extent> = {}): Extent[] =>
  rows
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const [names = '', boxes = ''] = row.split(': ');
      return {
        names: withNamesOfRegion(names.replace('*', '').split('|')),
        boxes: boxes.split(';').map((box) => box.trim().split(' ').map(Number) as unknown as Box),
        aslant: names.includes('*'),
        country,
        water,
      };
    });

export const extents: readonly Extent[] = [
  ...extentsOf(countries, { country: true }),
  ...extentsOf(nations),
  ...extentsOf(regionRows),
  ...extentsOf(furtherRegionRows),
  ...extentsOf(coastRows),
  ...extentsOf(countyRows),
  ...extentsOf(departmentRows),
  ...extentsOf(peakRows),
  ...extentsOf(landscapeRows),
  ...[seaRows, gulfRows, lakeRows].flatMap((rows) => extentsOf(rows, { water: 'still' })),
  ...extentsOf(riverRows, { water: 'river' }),
];
