/**
 * How far two places are from one another in a straight line.
 */
type Place = { latitude: number; longitude: number };

const earth = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres along the surface of the earth. */
export function kilometresBetween(from: Place, to: Place): number {
  const half =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(half)));
}
