import { categoryConfigEndpoints } from '@foyer/contract/category-config';
import { globalSettingsEndpoints } from '@foyer/contract/global-settings';
import { languageConfigEndpoints } from '@foyer/contract/language-config';
import { draftSections, siteSettingsEndpoints } from '@foyer/contract/site-settings';
import { styleSettingsEndpoints } from '@foyer/contract/style-settings';
import { type App, serve } from '#lib/serve.ts';
import { readPictures } from '../media/pictures/rules.ts';
import { categoryConfig, saveCategories } from './categories/rules.ts';
import { languageConfig, saveLanguages } from './languages/rules.ts';
import { archivePictures, bannerPictures, globalPictures, identityPictures } from './pictures/rules.ts';
import { previewOfSettings } from './previews/rules.ts';
import { changesOf, listVersions, publishSettings, resetSettings, restoreSettings } from './publishing/rules.ts';
import { domainNamed, globalSettings, saveGlobal, saveSettings, settingsOf } from './rules.ts';

export function registerSiteSettingsRoutes(app: App): void {
  serve(app, siteSettingsEndpoints.changes, ({ scope, query }) => changesOf(scope, query.domainId));
  serve(app, siteSettingsEndpoints.publish, ({ scope, query, body, expected }) =>
    publishSettings(scope, domainNamed(query, body), expected),
  );
  serve(app, siteSettingsEndpoints.reset, ({ scope, query, body, expected }) =>
    resetSettings(scope, domainNamed(query, body), body.sections ?? draftSections, body.to, expected),
  );
  serve(app, siteSettingsEndpoints.versions, ({ scope, query }) => listVersions(scope, query.domainId, query));
  serve(app, siteSettingsEndpoints.restore, ({ scope, query, body, expected }) =>
    restoreSettings(scope, domainNamed(query, body), body.number, expected),
  );
  serve(app, siteSettingsEndpoints.preview, ({ scope, query, body }) =>
    previewOfSettings(scope, domainNamed(query, body)),
  );
  serve(app, styleSettingsEndpoints.read, ({ scope, query }) =>
    settingsOf(scope, query.domainId, 'style', query.state),
  );
  serve(app, styleSettingsEndpoints.save, ({ scope, query, body, expected }) => {
    const { domainId, ...change } = body;
    return saveSettings(scope, domainNamed(query, body), 'style', change, expected);
  });
  serve(app, categoryConfigEndpoints.read, ({ scope, query }) => categoryConfig(scope, query.domainId));
  serve(app, categoryConfigEndpoints.save, ({ scope, query, body, expected }) =>
    saveCategories(scope, domainNamed(query, body), body, expected),
  );
  serve(app, languageConfigEndpoints.read, ({ scope, query }) => languageConfig(scope, query.domainId));
  serve(app, languageConfigEndpoints.save, ({ scope, query, body, expected }) =>
    saveLanguages(scope, domainNamed(query, body), body.languages, expected),
  );
  registerGlobalSettings(app);
}

/** The four documents of /wordpress; the name is the wire's, what stands behind it is ours. */
function registerGlobalSettings(app: App): void {
  const { read, save, booking, saveBooking, banners, saveBanners, archives, saveArchives, identity, saveIdentity } =
    globalSettingsEndpoints;
  serve(app, read, ({ scope, query }) => globalSettings(scope, query.domainId, query.state));
  serve(
    app,
    save,
    async ({ scope, query, body, unpacked, expected }) => {
      const domainId = domainNamed(query, body);
      return saveGlobal(scope, domainId, await globalPictures(scope, domainId, body, unpacked), expected);
    },
    undefined,
    readPictures,
  );
  serve(app, booking, ({ scope, query }) => settingsOf(scope, query.domainId, 'booking', query.state));
  serve(app, saveBooking, ({ scope, query, body, expected }) =>
    saveSettings(scope, domainNamed(query, body), 'booking', body, expected),
  );
  serve(app, banners, ({ scope, query }) => settingsOf(scope, query.domainId, 'banners', query.state));
  serve(
    app,
    saveBanners,
    async ({ scope, query, body, unpacked, expected }) => {
      const domainId = domainNamed(query, body);
      return saveSettings(scope, domainId, 'banners', await bannerPictures(scope, domainId, body, unpacked), expected);
    },
    undefined,
    readPictures,
  );
  serve(app, archives, ({ scope, query }) => settingsOf(scope, query.domainId, 'archives', query.state));
  serve(
    app,
    saveArchives,
    async ({ scope, query, body, unpacked, expected }) => {
      const domainId = domainNamed(query, body);
      const change = await archivePictures(scope, domainId, body, unpacked);
      return saveSettings(scope, domainId, 'archives', change, expected);
    },
    undefined,
    readPictures,
  );
  serve(app, identity, ({ scope, query }) => settingsOf(scope, query.domainId, 'identity', query.state));
  serve(
    app,
    saveIdentity,
    async ({ scope, query, body, unpacked, expected }) => {
      const domainId = domainNamed(query, body);
      const change = { ...body, ...(await identityPictures(scope, domainId, unpacked)) };
      return saveSettings(scope, domainId, 'identity', change, expected);
    },
    undefined,
    readPictures,
  );
}
