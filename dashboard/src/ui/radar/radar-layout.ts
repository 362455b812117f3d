/**
 * Where things stand on the radar: events by bearing and distance, and names beside them where nothing else stands.
 * Pure geometry in pixels; it draws nothing.
 */
import type { NearbyEvent } from '@foyer/contract/events';

/** What the radar shows of an event; the rest of it is the caller's. */
export type RadarEvent = Pick<NearbyEvent, 'eventId' | 'title' | 'distance' | 'bearing' | 'weight' | 'coveredBy'> & {
  venue: Pick<NearbyEvent['venue'], 'city'>;
};

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
type Box = { left: number; top: number; right: number; bottom: number };

/** Room around the outermost ring for the names of the compass. */
const margin = 26;

/** Radius of the outermost ring. */
export const edgeOf = ({ width, height }: Size): number => Math.max(60, Math.min(width, height) / 2 - margin);

/** Kilometres as a way on the drawing; the square root keeps the near ones apart. */
export const reach = (kilometres: number, distance: number, edge: number): number =>
  Math.sqrt(Math.min(1, kilometres / distance)) * edge;

export const dotRadius = (weight: number): number => 3.5 + weight * 1.5;

export function placeOf(
  { bearing, distance }: Pick<NearbyEvent, 'bearing' | 'distance'>,
  range: number,
  size: Size,
): Point {
  const angle = ((bearing - 90) * Math.PI) / 180;
  const way = reach(distance, range, edgeOf(size));
  return { x: size.width / 2 + Math.cos(angle) * way, y: size.height / 2 + Math.sin(angle) * way };
}

const boxAround = ({ x, y }: Point, half: number): Box => ({
  left: x - half,
  top: y - half,
  right: x + half,
  bottom: y + half,
});
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export type Label = { text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' };

const letter = 6.3;
const line = 14;

/** The text's box when it is anchored there; `y` is its baseline. */
function boxOf({ text, x, y, anchor }: Label, width = text.length * letter): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, top: y - line + 3, right: left + width, bottom: y + 3 };
}

/** Places a name may take beside a point, the best first. */
function around(text: string, { x, y }: Point, gap: number): Label[] {
  return [
    { text, x: x + gap, y: y + 4, anchor: 'start' },
    { text, x: x - gap, y: y + 4, anchor: 'end' },
    { text, x, y: y - gap - 1, anchor: 'middle' },
    { text, x, y: y + gap + 10, anchor: 'middle' },
    { text, x: x + gap - 3, y: y - gap + 4, anchor: 'start' },
    { text, x: x + gap - 3, y: y + gap + 5, anchor: 'start' },
    { text, x: x - gap + 3, y: y - gap + 4, anchor: 'end' },
    { text, x: x - gap + 3, y: y + gap + 5, anchor: 'end' },
  ];
}

export type RadarLayout = {
  points: Map<string, Point>;
  home: Label;
  towns: Label[];
  rings: { km: number; label: Label }[];
};

/**
 * Lays the drawing out. The property's own name comes first, then the rings' kilometres, then each town once beside one
 * of its events; a name that would stand on something is left out, since the list says it too.
 */
export function layoutOf(
  events: readonly RadarEvent[],
  range: number,
  rings: readonly number[],
  name: string,
  size: Size,
): RadarLayout {
  const middle = { x: size.width / 2, y: size.height / 2 };
  const points = new Map(events.map((event) => [event.eventId, placeOf(event, range, size)]));
  const taken: Box[] = [boxAround(middle, 14)];
  for (const event of events) {
    const point = points.get(event.eventId);
    if (point) taken.push(boxAround(point, dotRadius(event.weight) + 2));
  }
  const free = (box: Box) =>
    box.left >= 4 &&
    box.top >= 4 &&
    box.right <= size.width - 4 &&
    box.bottom <= size.height - 4 &&
    !taken.some((other) => meet(box, other));
  const put = (labels: readonly Label[], letterWidth = letter): Label | null => {
    const label = labels.find((one) => free(boxOf(one, one.text.length * letterWidth)));
    if (label) taken.push(boxOf(label, label.text.length * letterWidth));
    return label ?? null;
  };

  const homes = around(name, middle, 18);
  const home = put(homes, 7.2) ?? (homes[0] as Label);
  const onRings = rings.map((km) => {
    const way = reach(km, range, edgeOf(size));
    const at = (degrees: number): Label => {
      const angle = (degrees * Math.PI) / 180;
      return {
        text: `${km} km`,
        x: middle.x + Math.cos(angle) * way,
        y: middle.y + Math.sin(angle) * way + 4,
        anchor: 'middle',
      };
    };
    const spots = [-45, -60, -30, -75, -15, -120, -135, -150, 45, 60, 30, 135].map(at);
    return { km, label: put(spots) ?? (spots[0] as Label) };
  });
  const towns: Label[] = [];
  for (const [town, ofTown] of Map.groupBy(events, (event) => event.venue.city)) {
    const spots = ofTown.flatMap((event) => {
      const point = points.get(event.eventId);
      return point ? around(town, point, dotRadius(event.weight) + 6) : [];
    });
    const label = put(spots);
    if (label) towns.push(label);
  }
  return { points, home, towns, rings: onRings };
}
