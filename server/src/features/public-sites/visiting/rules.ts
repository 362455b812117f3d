/**
 * A visit to a host: the site that stands on it, in the scope of whom it belongs to, with everything that is live there.
 * A host nobody is served under answers like one that does not exist.
 */
import type { Language } from '@foyer/contract/languages';
import type { PublicSite } from '@foyer/contract/public-parts';
import { homePath } from '#lib/addresses.ts';
import { notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { inSite } from '../../access/rules.ts';
import { isServed } from '../../domains/rules.ts';
import { livePublications } from '../../entries/publications/rules.ts';
import { oneProperty } from '../../properties/rules.ts';
import { readSettings, type SettingsOf } from '../../site-settings/reading/rules.ts';
import { workspaceOfDomain } from '../../workspaces/rules.ts';
import { type Live, presentSite } from '../presenter.ts';
import { publicSettingsOf } from '../settings/rules.ts';

type Domain = Parameters<Parameters<typeof inSite>[1]>[0]['domain'];
export type Visit = {
  scope: TenantScope;
  domain: Domain;
  live: Live[];
  site: PublicSite;
  /** What is set for the domain, of which guests are shown what was published. */
  settings: SettingsOf;
  now: Date;
};

/** Runs `show` in a visit. Throws 404 for a host that has no site. */
export async function visit<T>(host: string, show: (visited: Visit) => Promise<T>): Promise<T> {
  const shown = await inSite(host.toLowerCase(), async ({ scope, domain }) => {
    if (!isServed(domain)) return undefined;
    const live = await livePublications(scope, domain.id);
    const settings = await readSettings(scope, domain.id);
    const shownIds = new Set(live.flatMap(({ propertyId }) => propertyId ?? []));
    const shown = await publicSettingsOf(scope, domain.id, settings, shownIds);
    const site = presentSite(domain, await nameOf(scope, domain, live), shown, live);
    return { value: await show({ scope, domain, live, site, settings, now: new Date() }) };
  });
  if (!shown) throw notFound('Site');
  return shown.value;
}

/** A house alone on its site gives it its name, several stand under that of their workspace. */
async function nameOf(scope: TenantScope, domain: Domain, live: readonly Live[]): Promise<string> {
  const workspace = await workspaceOfDomain(scope, domain.id);
  const only = workspace?.propertyCount === 1 ? live.find((page) => page.propertyId !== null)?.propertyId : null;
  return only ? (await oneProperty(scope, only)).name : (workspace?.name ?? domain.name);
}

/** Home in a language, or in the site's own where it does not speak that one. */
export const homeOf = (site: PublicSite, language: Language): string =>
  homePath(site.languages.includes(language) ? language : site.defaultLanguage);

/** A path below the home page of a language: `/events`, `/de/events`. */
export const below = (language: Language, path: string): string => homePath(language).replace(/\/$/, '') + path;
