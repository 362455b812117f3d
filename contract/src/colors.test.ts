import { describe, expect, it, test } from 'vitest';
import { colorOf, contrastOf, contrastWords, nearestPassing, oklchOf, pointedAt, readColor } from './colors.ts';

/** The same colors every time. */
function* someColors(count: number): Generator<string> {
  let seed = 7;
  for (let i = 0; i < count; i += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield `#${(seed % 16_777_216).toString(16).padStart(6, '0')}`;
  }
}

describe('contrast', () => {
  // WCAG 2.2, and the figures that its understanding documents and common checkers give.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#ffffff', 4],
    ['#123456', '#123456', 1],
  ])('of %s and %s is %d, whichever comes first', (one, other, expected) => {
    expect(contrastOf(one, other)).toBeCloseTo(expected, 2);
    expect(contrastOf(other, one)).toBe(contrastOf(one, other));
  });

  it('is never told better than it is', () => expect(contrastWords(contrastOf('#777777', '#ffffff'))).toBe('4.4'));
});

describe('OKLCH', () => {
  // The figures of CSS Color 4 and of its author.
  it.each([
    ['#ffffff', 1, 0, null],
    ['#ff0000', 0.628, 0.2577, 29.23],
    ['#00ff00', 0.8664, 0.2948, 142.5],
    ['#0000ff', 0.452, 0.3132, 264.05],
    ['#808080', 0.5999, 0, null],
  ])('of %s', (color, l, c, h) => {
    const read = oklchOf(color);
    expect(read.l).toBeCloseTo(l, 3);
    expect(read.c).toBeCloseTo(c, 3);
    if (h !== null) expect(read.h).toBeCloseTo(h, 1);
  });

  it('leads back to the color it came from', () => {
    for (const color of someColors(500)) expect(colorOf(oklchOf(color))).toBe(color);
  });
});

describe('the nearest color that passes', () => {
  it.each([
    ['#7d8785', ['#fbfaf7'], 4.5, '#6c7573'],
    ['#b14d2c', ['#ffffff'], 4.5, '#b14d2c'],
    ['#e8a13c', ['#fbfaf7'], 3, '#c78208'],
    ['#808080', ['#000000', '#ffffff'], 4.5, '#767676'],
    ['#808080', ['#000000', '#ffffff'], 5, null],
  ])('for %s on %j at %d is %s', (color, grounds, needed, expected) =>
    expect(nearestPassing(color, grounds, needed)).toBe(expected),
  );

  it('passes, keeps the hue, and is never far for nothing', () => {
    const grounds = ['#ffffff', '#141b19', '#f2dfd3'];
    for (const color of someColors(300))
      for (const ground of grounds) {
        const found = nearestPassing(color, [ground], 4.5);
        expect(found).not.toBeNull();
        if (!found) continue;
        expect(contrastOf(found, ground)).toBeGreaterThanOrEqual(4.5);
        if (found === color) continue;
        const [before, after] = [oklchOf(color), oklchOf(found)];
        const turned = Math.abs(((after.h - before.h + 540) % 360) - 180);
        // Where hardly any color is left, a hue is made of the last digit.
        if (after.c > 0.04) expect(turned).toBeLessThan(3);
        expect(contrastOf(found, ground)).toBeLessThan(4.8);
      }
  });
});

test('what is pointed at is told apart better than before', () => {
  for (const [ground, text] of [
    ['#b14d2c', '#ffffff'],
    ['#e58a66', '#1d120d'],
    ['#f2dfd3', '#24443c'],
  ] as const)
    expect(contrastOf(pointedAt(ground, text), text)).toBeGreaterThan(contrastOf(ground, text));
});

describe('a color as people write it', () => {
  it.each([
    ['#B14D2C', '#b14d2c'],
    [' b14d2c ', '#b14d2c'],
    ['#fff', '#ffffff'],
    ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
    ['oklch(0.452 0.3132 264.05deg)', '#0000ff'],
    // Stronger than a screen can show.
    ['oklch(70% 0.4 150)', colorOf({ l: 0.7, c: 0.4, h: 150 })],
  ])('%s', (text, color) => expect(readColor(text)).toBe(color));

  it.each([
    '',
    'red',
    '#12',
    '#12345g',
    'rgb(1,2,3)',
    'oklch(120% 0 0)',
    'oklch(1 2 3);}',
    'url(#a)',
    '#fff}',
    'var(--ink)',
  ])('is not %j', (text) => expect(readColor(text)).toBeNull());
});
