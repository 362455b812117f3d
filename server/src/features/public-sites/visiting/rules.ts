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
import { type Directory, type Domain, directoryOf } from '../directory/rules.ts';

export type Visit = Directory & { scope: TenantScope; domain: Domain; now: Date };

/** Runs `show` in a visit. Throws 404 for a host that has no site. */
export async function visit<T>(host: string, show: (visited: Visit) => Promise<T>): Promise<T> {
  const shown = await inSite(host.toLowerCase(), async ({ scope, domain }) => {
    if (!isServed(domain)) return undefined;
    const directory = await directoryOf(scope, domain);
    return { value: await show({ ...directory, scope, domain, now: new Date() }) };
  });
  if (!shown) throw notFound('Site');
  return shown.value;
}

/** Home in a language, or in the site's own where it does not speak that one. */
export const homeOf = (site: PublicSite, language: Language): string =>
  homePath(site.languages.includes(language) ? language : site.defaultLanguage);

/** A path below the home page of a language: `/events`, `/de/events`. */
export const below = (language: Language, path: string): string => homePath(language).replace(/\/$/, '') + path;
