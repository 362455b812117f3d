/** Places on the globe: distances, directions, and boxes that hold a circle. Degrees and kilometres throughout. */

export type Place = { latitude: number; longitude: number };

/** Mean radius of the earth in kilometres. */
const earthRadius = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Kilometres in a straight line (haversine). */
export function kilometresBetween(a: Place, b: Place): number {
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half(b.latitude - a.latitude) + across)));
}

/** Direction in which one sets out from `a` to `b`: degrees clockwise from north, 0 to 360. */
export function bearingBetween(a: Place, b: Place): number {
  const turn = radians(b.longitude - a.longitude);
  const east = Math.sin(turn) * Math.cos(radians(b.latitude));
  const north =
    Math.cos(radians(a.latitude)) * Math.sin(radians(b.latitude)) -
    Math.sin(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.cos(turn);
  return (degrees(Math.atan2(east, north)) + 360) % 360;
}

export type Box = { west: number; south: number; east: number; north: number };

/**
 * Boxes without overlap that hold every place within `radius` kilometres: one, two where the circle crosses the
 * antimeridian, a whole cap where it holds a pole. A little wider than the circle, never narrower.
 */
export function boxesAround({ latitude, longitude }: Place, radius: number): Box[] {
  const slack = 1e-6;
  const reach = degrees(radius / earthRadius) + slack;
  const south = Math.max(-90, latitude - reach);
  const north = Math.min(90, latitude + reach);
  const spread = Math.sin(radius / earthRadius) / Math.cos(radians(latitude));
  if (south === -90 || north === 90 || spread >= 1) return [{ west: -180, south, east: 180, north }];
  const half = degrees(Math.asin(spread)) + slack;
  const west = longitude - half;
  const east = longitude + half;
  if (half >= 180) return [{ west: -180, south, east: 180, north }];
  if (west < -180) {
    return [
      { west: -180, south, east, north },
      { west: west + 360, south, east: 180, north },
    ];
  }
  if (east > 180) {
    return [
      { west, south, east: 180, north },
      { west: -180, south, east: east - 360, north },
    ];
  }
  return [{ west, south, east, north }];
}
