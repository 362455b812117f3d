/** The look of a domain's site: colors, buttons, dividers, typography and container, each a group of its own. */
import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { domainMaybe, pixels } from './site-grammar.ts';
import { readsSettings, settingsQuery, settingsState, writesSettings } from './site-settings.ts';
import { defaultTheme, palette, type Theme } from './theme.ts';

const { radius: defaultRadius, ...defaultLight } = defaultTheme;

const groups = {
  colors: z.object({
    /** `auto` follows what the guest's device is set to. */
    scheme: z.enum(['light', 'dark', 'auto']),
    light: palette,
    dark: palette,
  }),
  buttons: z.object({
    variant: z.enum(['solid', 'outline', 'soft']),
    size: z.enum(['small', 'medium', 'large']),
    radius: pixels(0, 24),
    border: pixels(0, 4),
  }),
  divider: z.object({
    line: z.enum(['none', 'solid', 'dashed', 'dotted', 'double']),
    width: pixels(1, 8),
    length: z.enum(['full', 'text', 'short']),
    color: z.enum(['line', 'action', 'heading', 'muted']),
    space: pixels(0, 160),
  }),
  typography: z.object({
    heading: z.enum(['newsreader', 'instrument-sans']),
    body: z.enum(['newsreader', 'instrument-sans']),
    /** Pixels of running text. */
    size: pixels(14, 22),
    /** How much larger each step of heading is than the one below. */
    scale: z.union([z.literal(1.125), z.literal(1.2), z.literal(1.25), z.literal(1.333), z.literal(1.5)]),
    /** Characters of a line. */
    measure: pixels(40, 90),
  }),
  container: z.object({ width: pixels(720, 1920), gutter: pixels(8, 96), spacing: pixels(16, 200) }),
};

export const styleSettings = z.object(groups);
export type StyleSettings = z.infer<typeof styleSettings>;

export const defaultStyle: StyleSettings = {
  colors: {
    scheme: 'light',
    light: defaultLight,
    dark: {
      ink: '#e8e4da',
      paper: '#141b19',
      panel: '#0d1412',
      panelInk: '#fdfcf8',
      heading: '#f2eee4',
      action: '#e58a66',
      actionInk: '#1d120d',
      soft: '#2b211b',
      line: '#333d39',
      muted: '#a3aca7',
    },
  },
  buttons: { variant: 'solid', size: 'medium', radius: defaultRadius, border: 1 },
  divider: { line: 'solid', width: 1, length: 'full', color: 'line', space: 48 },
  typography: { heading: 'newsreader', body: 'instrument-sans', size: 17, scale: 1.25, measure: 66 },
  container: { width: 1280, gutter: 24, spacing: 88 },
};

/** What the sites read of a style. */
export const themeOf = ({ colors, buttons }: StyleSettings): Theme => ({
  ...(colors.scheme === 'dark' ? colors.dark : colors.light),
  radius: buttons.radius,
});

/** Of each group only what is to change. */
export const styleUpdate = domainMaybe.extend({
  colors: z
    .object({
      scheme: groups.colors.shape.scheme.optional(),
      light: palette.partial().optional(),
      dark: palette.partial().optional(),
    })
    .optional(),
  buttons: groups.buttons.partial().optional(),
  divider: groups.divider.partial().optional(),
  typography: groups.typography.partial().optional(),
  container: groups.container.partial().optional(),
});

export const styleAnswer = settingsState.extend(groups);

export const styleSettingsEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/style-settings',
    summary: 'The look of a domain’s site as it is being edited, or as guests see it',
    access: readsSettings,
    query: settingsQuery,
    versioned: true,
    responses: { 200: styleAnswer },
  }),
  save: endpoint({
    method: 'POST',
    path: '/style-settings',
    summary: 'Change the look; what is left out stays, and guests see it once it is published',
    access: writesSettings,
    query: domainMaybe,
    body: styleUpdate,
    versioned: true,
    responses: { 200: styleAnswer },
  }),
} as const;
