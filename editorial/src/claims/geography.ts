/** Distances between two points of the earth. */

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
