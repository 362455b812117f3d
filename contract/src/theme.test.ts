import { describe, expect, it } from 'vitest';
import { contrastOf, oklchOf } from './colors.ts';
import { defaultTheme, theme } from './theme.ts';
import { buttonColors, mendedColor, pairs, palettesFrom, passes } from './theme-colors.ts';

type Values = Record<string, unknown>;

/** Every field of the theme, by its path. */
const fields = (values: object, path: string[] = []): string[][] =>
  Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' ? fields(value, [...path, name]) : [[...path, name]],
  );
function withValue(path: readonly string[], value: unknown): Values {
  const whole: Values = structuredClone(defaultTheme);
  const last = path.at(-1) ?? '';
  const group = path.slice(0, -1).reduce((at, name) => at[name] as Values, whole);
  group[last] = value;
  return whole;
}

const hostile: unknown[] = [
  '#fff}</style><script>alert(1)</script>',
  'red;}body{display:none',
  '#b14d2c;background:url(//evil.example)',
  '#b14d2c\n}@import "//evil.example"',
  'url(javascript:alert(1))',
  'expression(alert(1))',
  'var(--ink)',
  'newsreader;}',
  '"Newsreader"',
  '4px;}*{color:red',
  'calc(1px)',
  '\\3c script',
  '１２',
  '',
  ' #b14d2c',
  '#b14d2c\u0000',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  1e9,
  4.5,
  null,
  [],
  {},
  ['#b14d2c'],
  { toString: '#b14d2c' },
  true,
];

describe('the grammar of a theme', () => {
  it('holds how a site comes', () => expect(theme.parse(defaultTheme)).toEqual(defaultTheme));

  it.each(fields(defaultTheme).map((path) => [path.join('.'), path] as const))(
    '%s refuses what is no value',
    (_, path) => {
      for (const value of hostile) {
        const read = theme.safeParse(withValue(path, value));
        expect([value, read.success]).toEqual([value, false]);
        expect(read.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path.join('.')]);
      }
    },
  );

  it('drops what it does not know', () =>
    expect(theme.parse({ ...defaultTheme, css: 'body{display:none}' })).toEqual(defaultTheme));
});

describe('the colors a site comes with', () => {
  it.each(['light', 'dark'] as const)('pass in %s, on pages and on buttons in each state', (scheme) => {
    const colors = defaultTheme.colors[scheme];
    for (const pair of pairs) expect([pair, passes(colors, pair)]).toEqual([pair, true]);
    for (const variant of ['solid', 'outline', 'soft'] as const) {
      const { rest, hover } = buttonColors(variant, colors);
      for (const { ground, ink } of [rest, hover])
        expect([variant, contrastOf(ground, ink) >= 4.5]).toEqual([variant, true]);
    }
  });
});

describe('a pair that cannot be read', () => {
  const { light } = defaultTheme.colors;
  it.each([
    ['muted', { muted: '#9aa39f' }],
    ['heading', { heading: '#8ab0a4' }],
    ['action', { action: '#f08a63' }],
    ['soft', { soft: '#5a4638' }],
  ] as const)('is mended by %s, of the same hue, and breaks no other', (role, change) => {
    const colors = { ...light, ...change };
    const failing = pairs.filter((pair) => !passes(colors, pair));
    expect(failing.map(({ mend }) => mend)).toContain(role);
    const pair = failing.find(({ mend }) => mend === role) ?? failing[0];
    if (!pair) return;
    // As a pair comes that was written down elsewhere.
    const color = mendedColor(colors, { ...pair });
    expect(color).not.toBeNull();
    const mended = { ...colors, [role]: color };
    expect(passes(mended, pair)).toBe(true);
    for (const other of pairs) if (passes(colors, other)) expect([other, passes(mended, other)]).toEqual([other, true]);
    const turned = Math.abs(((oklchOf(color ?? '').h - oklchOf(colors[role]).h + 540) % 360) - 180);
    expect(turned).toBeLessThan(4);
  });
});

describe('palettes out of pictures', () => {
  it.each([
    ['a lake', ['#2b4a5e', '#c9b28a', '#b14d2c', '#e8e0d2']],
    ['one color', ['#0000ff']],
    ['gray', ['#808080', '#c0c0c0']],
    ['neon', ['#39ff14', '#ff00ff', '#ffff00']],
    ['nothing', []],
  ])('of %s can be read in light and dark', (_, colors) => {
    const { light, dark } = palettesFrom(colors);
    for (const palette of [light, dark]) {
      expect(
        theme.safeParse({ ...defaultTheme, colors: { scheme: 'auto', light: palette, dark: palette } }).success,
      ).toBe(true);
      for (const pair of pairs) expect([pair, passes(palette, pair)]).toEqual([pair, true]);
    }
  });
});
