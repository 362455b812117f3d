/** The way to a site as its settings are being edited: a pass for its domain, and which pages are worth looking at. */
import { defaultLanguage } from '@foyer/contract/languages';
import type { SettingsPreview } from '@foyer/contract/site-settings';
import { homePath, siteOrigin } from '#lib/addresses.ts';
import { mintPass } from '#lib/passes.ts';
import type { TenantScope } from '#lib/scope.ts';
import { oneDomain } from '../../domains/rules.ts';
import { livePublications } from '../../entries/publications/rules.ts';

/** Throws 404. */
export async function previewOfSettings(scope: TenantScope, domainId: string): Promise<SettingsPreview> {
  const { name, tld, domainVerfified } = await oneDomain(scope, domainId);
  const live = await livePublications(scope, domainId);
  const language = live.some((page) => page.language === defaultLanguage)
    ? defaultLanguage
    : (live[0]?.language ?? defaultLanguage);
  const spoken = live.filter((page) => page.language === language);
  const home = homePath(language);
  const below = home === '/' ? '' : home;
  const first = (type: (typeof live)[number]['type']) => spoken.find((page) => page.type === type);
  const list = (kind: 'events' | 'blog' | 'venues', title: string) => ({ kind, path: `${below}/${kind}`, title });
  const lists = [
    ...(first('event') ? [list('events', 'Events')] : []),
    ...(first('article') ? [list('blog', 'Blog')] : []),
    ...(first('venue') ? [list('venues', 'Venues')] : []),
  ];
  const pages = (['landing_page', 'property_post', 'event', 'article', 'venue'] as const).flatMap((kind) => {
    const page = first(kind);
    return page ? [{ kind, path: page.path, title: page.title }] : [];
  });
  return {
    origin: domainVerfified ? siteOrigin(`${name}.${tld}`) : null,
    ...mintPass('look', domainId),
    pages: [{ kind: 'home', path: home, title: 'Home page' }, ...lists, ...pages],
  };
}
