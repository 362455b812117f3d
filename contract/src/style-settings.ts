/** The look of a domain's site as a team edits it. */
import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { domainMaybe } from './site-grammar.ts';
import { readsSettings, settingsQuery, settingsState, writesSettings } from './site-settings.ts';
import { palette, themeGroups } from './theme.ts';

/** Of each group only what is to change. */
const styleUpdate = domainMaybe.extend({
  colors: z
    .object({
      scheme: themeGroups.colors.shape.scheme.optional(),
      light: palette.partial().optional(),
      dark: palette.partial().optional(),
    })
    .optional(),
  buttons: themeGroups.buttons.partial().optional(),
  divider: themeGroups.divider.partial().optional(),
  typography: themeGroups.typography.partial().optional(),
  container: themeGroups.container.partial().optional(),
});

const styleAnswer = settingsState.extend(themeGroups);

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
