/** An API that keeps the four documents of a site, with German beside English. */
import { defaultBooking } from '@foyer/contract/booking';
import { globalSettingsEndpoints as settings } from '@foyer/contract/global-settings';
import { languageConfigEndpoints } from '@foyer/contract/language-config';
import { mediaEndpoints } from '@foyer/contract/media';
import { defaultArchives, defaultBanners, defaultIdentity } from '@foyer/contract/site-content';
import { siteSettingsEndpoints } from '@foyer/contract/site-settings';
import { fireEvent } from '@testing-library/react';
import { haldenApi } from '#testing/render-path.tsx';
import { listed, uuid } from '#testing/samples.ts';

/** Writes into a field at once: a key at a time would draw the whole form for each. */
export const put = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

const state = (version: number) => ({
  domainId: uuid(10),
  version,
  changed: version > 0,
  updatedAt: version > 0 ? '2026-11-22T12:04:00Z' : null,
  updatedBy: version > 0 ? 'Ines Brandt' : null,
});

/** `stored` holds what was saved last, by section. */
export function contentApi(change: Partial<ReturnType<typeof documents>> = {}) {
  const stored = { ...documents(), ...change };
  const versions = { booking: 0, banners: 0, archives: 0, identity: 0 };
  const api = haldenApi();
  const ways = [
    ['booking', settings.booking, settings.saveBooking],
    ['banners', settings.banners, settings.saveBanners],
    ['archives', settings.archives, settings.saveArchives],
    ['identity', settings.identity, settings.saveIdentity],
  ] as const;
  for (const [section, read, save] of ways) {
    const answer = () => ({ ...stored[section], ...state(versions[section]) }) as never;
    api.on(read, answer);
    api.on(save, ({ body }: { body: object }) => {
      Object.assign(stored, { [section]: { ...stored[section], ...body } });
      versions[section] += 1;
      return answer();
    });
  }
  api.on(siteSettingsEndpoints.changes, () => ({ domainId: uuid(10), version: 0, data: [], total: 0 }));
  api.on(siteSettingsEndpoints.preview, () => ({
    origin: null,
    token: 't',
    expiresAt: '2026-11-22T12:20:00Z',
    pages: [],
  }));
  api.on(mediaEndpoints.list, () => listed());
  api.on(languageConfigEndpoints.read, () => ({
    ...state(0),
    languages: ['en', 'de'].map((languageId, at) => ({ languageId, name: '', isDefault: at === 0, isActive: true })),
  }));
  return { api, stored };
}

const documents = () => ({
  booking: defaultBooking,
  banners: defaultBanners,
  archives: defaultArchives,
  identity: defaultIdentity,
});
