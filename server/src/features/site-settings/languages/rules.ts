/**
 * The languages of a domain's site. Which there are, which is the default and which are active is said of its
 * properties and read from there; here stand their order and their names alone. A list that is saved holds for every
 * property of the domain.
 */

import { isDeepStrictEqual } from 'node:util';
import type { LanguageConfig, SiteLanguage } from '@foyer/contract/language-config';
import { invalid } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { type Expected, refuseStale } from '#lib/versions.ts';
import { holdDomain, raiseSiteVersion } from '../../domains/rules.ts';
import { propertiesOnDomain } from '../../properties/rules.ts';
import { languagesOfProperties, setLanguages } from '../../property-languages/rules.ts';
import { presentState } from '../presenter.ts';
import { readSettings, type SettingsOf } from '../reading/rules.ts';
import * as store from '../store.ts';

/** The languages of a site in their order; those that have no place in it come last. */
export async function languageConfig(scope: TenantScope, domainId: string): Promise<LanguageConfig> {
  return present(scope, domainId, await readSettings(scope, domainId));
}

/**
 * Replaces the list on every property of the domain. Throws 412 for another version than expected, 422 for a language
 * nobody knows and while the domain has no property.
 */
export async function saveLanguages(
  scope: TenantScope,
  domainId: string,
  languages: readonly SiteLanguage[],
  expected: Expected,
): Promise<LanguageConfig> {
  await holdDomain(scope, domainId);
  const settings = await readSettings(scope, domainId);
  const before = await present(scope, domainId, settings);
  refuseStale(expected, before);
  const properties = await propertiesOnDomain(scope, domainId);
  if (properties.length === 0) {
    throw invalid([{ field: 'languages', message: 'Add a property to this domain first' }]);
  }
  for (const { id } of properties) await setLanguages(scope, id, languages);
  const order = languages.map(({ languageId, name }) => ({ languageId, name }));
  if (!isDeepStrictEqual(order, settings.languages) || !isDeepStrictEqual(languages, before.languages)) {
    await store.saveDraft(scope, domainId, 'languages', { languages: order });
    await raiseSiteVersion(scope, domainId);
  }
  return languageConfig(scope, domainId);
}

async function present(scope: TenantScope, domainId: string, settings: SettingsOf): Promise<LanguageConfig> {
  const properties = await propertiesOnDomain(scope, domainId);
  const spoken = await languagesOfProperties(
    scope,
    properties.map(({ id }) => id),
  );
  const known = [...new Set(spoken.map(({ languageId }) => languageId))];
  const order = settings.languages.map(({ languageId }) => languageId);
  const place = (languageId: string) => (order.includes(languageId) ? order.indexOf(languageId) : order.length);
  // Where houses of one domain differ, the default of the oldest is the site's.
  const first = properties.map(({ id }) => spoken.find((one) => one.propertyId === id && one.isDefault)).find(Boolean);
  const languages = known
    .toSorted((a, b) => place(a) - place(b) || known.indexOf(a) - known.indexOf(b))
    .map(
      (languageId): SiteLanguage => ({
        languageId,
        name: settings.languages.find((one) => one.languageId === languageId)?.name ?? '',
        isDefault: languageId === first?.languageId,
        isActive: spoken.some((one) => one.languageId === languageId && one.isActive),
      }),
    );
  return { ...presentState(domainId, settings.rows.get('languages'), false), languages };
}
