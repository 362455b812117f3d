/**
 * The settings of one domain's site as a whole: what is being edited, what guests see, and how the one becomes the
 * other. Style, booking, banners, archives and identity are edited as a draft and published together; categories and
 * languages sort what stands already and count at once.
 */
import { z } from 'zod';
import { type Access, endpoint } from './lib/endpoint.ts';
import { instant, listOf, paging } from './lists.ts';
import { domainMaybe, domainQuery } from './site-grammar.ts';

export const draftSections = ['style', 'booking', 'banners', 'archives', 'identity'] as const;
export const draftSection = z.enum(draftSections);
export type DraftSection = z.infer<typeof draftSection>;
export const settingsSections = [...draftSections, 'categories', 'languages', 'amenities'] as const;
export type SettingsSection = (typeof settingsSections)[number];

export const readsSettings = {
  permission: 'config:read',
  at: [{ kind: 'domain', from: 'query.domainId' }],
} as const satisfies Access;
export const writesSettings = {
  permission: 'config:write',
  at: [
    { kind: 'domain', from: 'query.domainId' },
    { kind: 'domain', from: 'body.domainId' },
  ],
} as const satisfies Access;

/** A section as it is being edited, or as guests see it. */
export const settingsQuery = domainQuery.extend({ state: z.enum(['draft', 'published']).default('draft') });

/** What stands beside the settings of every section. */
export const settingsState = z.object({
  domainId: z.uuid(),
  /** 0 while nobody has changed them. */
  version: z.number().int(),
  /** True while guests see something else. */
  changed: z.boolean(),
  updatedAt: instant.nullable(),
  updatedBy: z.string().nullable(),
});
export type SettingsState = z.infer<typeof settingsState>;

/** One value that guests see otherwise; `field` is its path, such as `colors.light.action`. */
export const settingsChange = z.object({
  section: draftSection,
  field: z.string(),
  draft: z.json(),
  published: z.json(),
});
export type SettingsChange = z.infer<typeof settingsChange>;

export const settingsChanges = z.object({
  domainId: z.uuid(),
  /** Of all sections together; publishing may name it, so that nothing goes live that nobody looked at. */
  version: z.number().int(),
  data: z.array(settingsChange),
  total: z.number().int(),
});
export type SettingsChanges = z.infer<typeof settingsChanges>;

/** The look as it went live at one moment; numbers count from 1 for each domain. */
export const settingsVersion = z.object({
  number: z.number().int(),
  publishedAt: instant,
  publishedBy: z.string(),
  /** Sections that were new in it. */
  sections: z.array(draftSection),
});
export type SettingsVersion = z.infer<typeof settingsVersion>;

const previewKind = z.enum([
  'home',
  'events',
  'blog',
  'venues',
  'landing_page',
  'property_post',
  'event',
  'article',
  'venue',
]);
export type PreviewKind = z.infer<typeof previewKind>;

/** A pass to the site with everything in it that is not published; it is added to an address as `?preview=`. */
export const settingsPreview = z.object({
  /** Where the site is reached, such as http://halden.localhost:3002; null while guests are not served there. */
  origin: z.string().nullable(),
  token: z.string(),
  expiresAt: instant,
  /** Live pages worth looking at, one of each kind, home first. */
  pages: z.array(z.object({ kind: previewKind, path: z.string(), title: z.string() })),
});
export type SettingsPreview = z.infer<typeof settingsPreview>;

export const siteSettingsEndpoints = {
  changes: endpoint({
    method: 'GET',
    path: '/site-settings/changes',
    summary: 'What differs between the settings as they are edited and as guests see them',
    access: readsSettings,
    query: domainQuery,
    versioned: true,
    responses: { 200: settingsChanges },
  }),
  publish: endpoint({
    method: 'POST',
    path: '/site-settings/publish',
    summary: 'Show guests all that was changed; 409 when nothing was',
    access: writesSettings,
    query: domainMaybe,
    body: domainMaybe,
    responses: { 200: settingsVersion },
  }),
  reset: endpoint({
    method: 'POST',
    path: '/site-settings/reset',
    summary: 'Put sections back to how they came, or to what guests see; without sections all of them',
    access: writesSettings,
    query: domainMaybe,
    body: domainMaybe.extend({
      sections: z.array(draftSection).max(20).optional(),
      to: z.enum(['default', 'published']).default('default'),
    }),
    versioned: true,
    responses: { 200: settingsChanges },
  }),
  versions: endpoint({
    method: 'GET',
    path: '/site-settings/versions',
    summary: 'Every look that was published, the newest first',
    access: readsSettings,
    query: paging.extend(domainQuery.shape),
    responses: { 200: listOf(settingsVersion) },
  }),
  preview: endpoint({
    method: 'POST',
    path: '/site-settings/preview',
    summary: 'A pass that shows the real site with the settings as they are being edited, for ten minutes',
    access: { ...writesSettings, permission: 'config:read' },
    query: domainMaybe,
    body: domainMaybe,
    responses: { 201: settingsPreview },
  }),
  restore: endpoint({
    method: 'POST',
    path: '/site-settings/restore',
    summary: 'Take up the look of an earlier version as what is being edited',
    access: writesSettings,
    query: domainMaybe,
    body: domainMaybe.extend({ number: z.number().int().min(1) }),
    versioned: true,
    responses: { 200: settingsChanges },
  }),
} as const;
