/**
 * The four documents that stand on every page of a domain's site: booking component, banner images, archive content and
 * site identity. Each is read whole and changed field by field; pictures may come along in a form.
 */
import { z } from 'zod';
import { bookingFields } from './booking.ts';
import { endpoint } from './lib/endpoint.ts';
import { largestPicture } from './media.ts';
import { archiveFields, bannerFields, identityFields, mostBanners } from './site-content.ts';
import { domainMaybe } from './site-grammar.ts';
import { readsSettings, settingsQuery, settingsState, writesSettings } from './site-settings.ts';

const file = { maxBytes: largestPicture };
/** `image0` is the picture of the first banner that is sent, `image1` of the second. */
const bannerFiles = Object.fromEntries(Array.from({ length: mostBanners }, (_, i) => [`image${i}`, file]));
const archiveFiles = { eventsImage: file, blogImage: file, venuesImage: file };
const identityFiles = { logo: file, logoDark: file, icon: file, socialImage: file };

const answers = {
  booking: settingsState.extend(bookingFields),
  banners: settingsState.extend(bannerFields),
  archives: settingsState.extend(archiveFields),
  identity: settingsState.extend(identityFields),
};
const changes = {
  booking: z.object(bookingFields).partial(),
  banners: z.object(bannerFields).partial(),
  archives: z.object(archiveFields).partial(),
  identity: z.object(identityFields).partial(),
};

export const globalSettings = z.object({
  domainId: z.uuid(),
  /** Of the four together. */
  version: z.number().int(),
  bookingComponent: answers.booking,
  bannerImages: answers.banners,
  archiveContent: answers.archives,
  siteIdentity: answers.identity,
});
export type GlobalSettings = z.infer<typeof globalSettings>;

export const globalSettingsInput = domainMaybe.extend({
  bookingComponent: changes.booking.optional(),
  bannerImages: changes.banners.optional(),
  archiveContent: changes.archives.optional(),
  siteIdentity: changes.identity.optional(),
});
export type GlobalSettingsInput = z.infer<typeof globalSettingsInput>;

const reads = { method: 'GET', access: readsSettings, query: settingsQuery, versioned: true } as const;
const writes = { method: 'POST', access: writesSettings, query: domainMaybe, versioned: true } as const;

export const globalSettingsEndpoints = {
  read: endpoint({
    ...reads,
    path: '/wordpress/global-settings',
    summary: 'The four documents of a domain’s site as they are being edited',
    responses: { 200: globalSettings },
  }),
  save: endpoint({
    ...writes,
    path: '/wordpress/global-settings',
    summary: 'Change any of the four documents; a field left out stays, one that is sent is replaced whole',
    body: globalSettingsInput,
    form: { files: { ...bannerFiles, ...archiveFiles, ...identityFiles }, whole: 'settings' },
    responses: { 200: globalSettings },
  }),
  booking: endpoint({
    ...reads,
    path: '/wordpress/booking-component',
    summary: 'How guests come to the booking engine',
    responses: { 200: answers.booking },
  }),
  saveBooking: endpoint({
    ...writes,
    path: '/wordpress/booking-component',
    summary: 'Change how guests come to the booking engine',
    body: domainMaybe.extend(changes.booking.shape),
    form: { files: {}, whole: 'settings' },
    responses: { 200: answers.booking },
  }),
  banners: endpoint({
    ...reads,
    path: '/wordpress/banner-images',
    summary: 'The banners of a site in their order',
    responses: { 200: answers.banners },
  }),
  saveBanners: endpoint({
    ...writes,
    path: '/wordpress/banner-images',
    summary: 'Replace the banners; the files image0, image1 … are the pictures of the first, the second …',
    body: domainMaybe.extend(changes.banners.shape),
    form: { files: bannerFiles, whole: 'settings' },
    responses: { 200: answers.banners },
  }),
  archives: endpoint({
    ...reads,
    path: '/wordpress/archive-content',
    summary: 'What stands above the lists of a site',
    responses: { 200: answers.archives },
  }),
  saveArchives: endpoint({
    ...writes,
    path: '/wordpress/archive-content',
    summary: 'Change what stands above the lists',
    body: domainMaybe.extend(changes.archives.shape),
    form: { files: archiveFiles, whole: 'settings' },
    responses: { 200: answers.archives },
  }),
  identity: endpoint({
    ...reads,
    path: '/wordpress/site-identity',
    summary: 'Name, logos, contact, social and legal links of a site',
    responses: { 200: answers.identity },
  }),
  saveIdentity: endpoint({
    ...writes,
    path: '/wordpress/site-identity',
    summary: 'Change who the site is; the files logo, logoDark, icon and socialImage are its pictures',
    body: domainMaybe.extend(changes.identity.shape),
    form: { files: identityFiles, whole: 'settings' },
    responses: { 200: answers.identity },
  }),
} as const;
