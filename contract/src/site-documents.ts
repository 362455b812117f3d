/** The documents of a site's settings: what each section holds, its grammar, and how it comes. */
import type { z } from 'zod';
import { type BookingSettings, bookingSettings, defaultBooking } from './booking.ts';
import {
  type ArchiveSettings,
  archiveSettings,
  type BannerSettings,
  bannerSettings,
  defaultArchives,
  defaultBanners,
  defaultIdentity,
  type IdentitySettings,
  identitySettings,
} from './site-content.ts';
import type { DraftSection } from './site-settings.ts';
import { defaultTheme, type Theme, theme } from './theme.ts';

export type Documents = {
  style: Theme;
  booking: BookingSettings;
  banners: BannerSettings;
  archives: ArchiveSettings;
  identity: IdentitySettings;
};

export const documentSchemas: { readonly [S in DraftSection]: z.ZodType<Documents[S]> } = {
  style: theme,
  booking: bookingSettings,
  banners: bannerSettings,
  archives: archiveSettings,
  identity: identitySettings,
};

export const initialDocuments: Readonly<Documents> = {
  style: defaultTheme,
  booking: defaultBooking,
  banners: defaultBanners,
  archives: defaultArchives,
  identity: defaultIdentity,
};
