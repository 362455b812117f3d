import { defaultTheme, families, type Theme, theme } from '@foyer/contract/theme';
import { describe, expect, it } from 'vitest';
import { fonts } from '#testing/fonts.ts';
import { stylesheetOf } from './stylesheet.ts';
import { frameColors, themeVariables } from './variables.ts';

type Change = { [G in keyof Theme]?: Partial<Theme[G]> };
const themed = (change: Change): Theme =>
  theme.parse(
    Object.fromEntries(
      Object.entries(defaultTheme).map(([group, values]) => [group, { ...values, ...change[group as keyof Theme] }]),
    ),
  );
const variablesOf = (css: string) =>
  Object.fromEntries([...css.matchAll(/--([\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]));
const variables = (change: Change) => variablesOf(themeVariables(themed(change)));

describe('a theme as variables', () => {
  it.each<[string, Change, Record<string, string>]>([
    [
      'as it came',
      {},
      {
        button: '#b14d2c',
        'button-ink': '#ffffff',
        measure: '34.98em',
        'text-size': '1.1875rem',
        'line-space': '2.5rem',
        'page-width': '88rem',
        step1: '1',
        step3: '1',
      },
    ],
    [
      'large round buttons',
      { buttons: { size: 'large', radius: 24, border: 3 } },
      { 'button-height': '3.5rem', 'button-side': '2rem', radius: '24px', 'button-border': '3px' },
    ],
    [
      'buttons of lines',
      { buttons: { variant: 'outline' } },
      {
        button: '#fbfaf7',
        'button-ink': '#b14d2c',
        'button-hover': '#b14d2c',
        'button-hover-ink': '#ffffff',
        'panel-button-ink': '#fdfcf8',
      },
    ],
    ['no dividers', { divider: { line: 'none' } }, { 'line-style': 'none', 'line-space': '0' }],
    [
      'short dotted dividers',
      { divider: { line: 'dotted', width: 4, length: 'short', color: 'action', space: 16 } },
      {
        'line-style': 'dotted',
        'line-width': '4px',
        'line-long': '4rem',
        'line-color': 'var(--action)',
        'line-space': '1rem',
      },
    ],
    [
      'larger letters',
      { typography: { size: 20, scale: 1.5, measure: 80 } },
      { 'text-size': '1.25rem', step1: '1.2', step3: '1.44', measure: '42.4em' },
    ],
    [
      'a narrow page',
      { container: { width: 960, gutter: 16, spacing: 32 } },
      { 'page-width': '60rem', gutter: '1rem', space: '2rem' },
    ],
    [
      'dark',
      { colors: { scheme: 'dark' } },
      { paper: '#141b19', ink: '#e8e4da', button: '#e58a66', 'button-ink': '#1d120d' },
    ],
  ])('%s', (_, change, expected) => expect(variables(change)).toMatchObject(expected));

  it('says the dark palette for devices set to dark where the site follows them', () => {
    const [light, dark] = themeVariables(themed({ colors: { scheme: 'auto' } })).split(
      '@media (prefers-color-scheme:dark)',
    );
    expect(variablesOf(light ?? '')).toMatchObject({ paper: '#fbfaf7' });
    expect(light).toContain('color-scheme:light dark');
    expect(variablesOf(dark ?? '')).toMatchObject({ paper: '#141b19', button: '#e58a66' });
    expect(frameColors(themed({ colors: { scheme: 'auto' } }))).toEqual([
      { color: '#1e3a33', media: '(prefers-color-scheme: light)' },
      { color: '#0d1412', media: '(prefers-color-scheme: dark)' },
    ]);
  });
});

describe('the faces of a site', () => {
  it.each(families)(
    '%s comes with its files and a fallback of its width, and no face comes that is not used',
    (family) => {
      const { text } = stylesheetOf(themed({ typography: { heading: family, text: family, body: family } }), fonts);
      const files = [...text.matchAll(/src:url\(([^)]+)\)/g)].map(([, file]) => file);
      expect(files).toEqual([`/${family}`, `/${family}-ext`]);
      const named = [...text.matchAll(/@font-face\{font-family:"([^"]+)"/g)].map(([, name]) => name);
      expect(text.match(/size-adjust/g)?.length).toBe(named.length - 2);
      for (const variable of ['display', 'title', 'minor', 'running', 'plain'])
        for (const used of (variablesOf(text)[variable] ?? '').match(/"[^"]+"/g) ?? [])
          expect(named).toContain(used.replaceAll('"', ''));
    },
  );
});
