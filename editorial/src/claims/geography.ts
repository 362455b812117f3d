/** Distances between two points of the earth, and whether a point lies in a land. */

type Point = { latitude: number; longitude: number };
const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres in a straight line (haversine). */
export function kilometresBetween(a: Point, b: Point): number {
  const lat = radians(b.latitude - a.latitude);
  const lon = radians(b.longitude - a.longitude);
  const h =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(lon / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(h));
}

type Box = readonly [south: number, north: number, west: number, east: number];
/** Degrees by which a border is drawn too wide rather than too narrow. */
const margin = 0.05;

/** Whether the place of a point is known: what stands nowhere has none, and nobody stays in the gulf of Guinea. */
export const isPlaced = ({ latitude, longitude }: Point): boolean =>
  Number.isFinite(latitude) && Number.isFinite(longitude) && !(latitude === 0 && longitude === 0);

/** The box a point lies in. */
export const boxAround = <B extends Box>({ latitude, longitude }: Point, boxes: readonly B[]): B | undefined =>
  boxes.find(
    ([south, north, west, east]) =>
      latitude >= south - margin &&
      latitude <= north + margin &&
      longitude >= west - margin &&
      longitude <= east + margin,
  );
