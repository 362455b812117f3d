import { describe, expect, it } from 'vitest';
import { nearbyEvent } from '#testing/samples.ts';
import { type Label, layoutOf, placeOf } from './radar-layout.ts';

const size = { width: 480, height: 600 };
const at = (number: number, city: string, distance: number, bearing: number) =>
  nearbyEvent(number, { distance, bearing, venue: { ...nearbyEvent(number).venue, city } });

describe('the radar', () => {
  it('puts north above, east at the right, and what lies farther out than the ring on it', () => {
    expect(placeOf({ bearing: 0, distance: 35 }, 35, size)).toEqual({ x: 240, y: 86 });
    const east = placeOf({ bearing: 90, distance: 200 }, 35, size);
    expect([Math.round(east.x), Math.round(east.y)]).toEqual([454, 300]);
  });

  it('lets no name stand on another, or on the name of the house', () => {
    const events = [
      at(1, 'Lochau', 1, 95),
      at(2, 'Bregenz', 1.2, 265),
      at(3, 'Bregenz', 1.4, 250),
      at(4, 'Hard', 4, 250),
      at(5, 'Lindau', 6.8, 305),
      at(6, 'Dornbirn', 9, 190),
      at(7, 'Schwarzenberg', 10, 160),
      at(8, 'Schwarzenberg', 12, 155),
    ];
    const { home, towns, rings } = layoutOf(events, 35, [10, 20, 35], 'Halden am See', size);
    const labels = [home, ...towns, ...rings.map(({ label }) => label)];
    expect(towns.map(({ text }) => text)).toContain('Lindau');
    for (const [index, one] of labels.entries())
      for (const other of labels.slice(index + 1)) expect(apart(one, other), `${one.text} on ${other.text}`).toBe(true);
  });

  it('leaves a name out where there is no room, rather than writing over another', () => {
    const crowd = Array.from({ length: 30 }, (_, i) => at(i, `Bad Kleinkirchheim ${i}`, 2, i * 2));
    const { towns } = layoutOf(crowd, 35, [35], 'Halden am See', size);
    expect(towns.length).toBeLessThan(30);
    for (const [index, one] of towns.entries())
      for (const other of towns.slice(index + 1)) expect(apart(one, other)).toBe(true);
  });
});

function apart(one: Label, other: Label): boolean {
  const [a, b] = [one, other].map(({ text, x, anchor }) => {
    const width = text.length * 6;
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    return { left, right: left + width };
  });
  return Math.abs(one.y - other.y) >= 12 || !a || !b || a.right <= b.left || b.right <= a.left;
}
