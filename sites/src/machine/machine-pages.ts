/** What stands beside the pages for machines: the sitemap with its languages and pictures, robots.txt, and the small sign in the tab. */
import type { PublicSite } from '@foyer/contract/public-parts';
import type { PublicSitemap } from '@foyer/contract/public-sites';
import { defaultAlternate } from '#pages/head.tsx';
import { absolute } from '#theme/links.ts';
import { xml } from './xml.ts';

/** sitemap.xml: each address with its alternates, x-default, pictures and the day its content last changed. */
export function sitemapXml({ site, entries }: PublicSitemap): string {
  const at = (path: string) => xml(absolute(site.origin, path));
  const alternate = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${xml(language)}" href="${at(path)}"/>`;
  const urls = entries.map((entry) => {
    const others = defaultAlternate(site, entry.alternates);
    return [
      `<url><loc>${at(entry.path)}</loc><lastmod>${xml(entry.updatedAt)}</lastmod>`,
      ...entry.alternates.map((link) => alternate(link.language, link.path)),
      others ? alternate('x-default', others.path) : '',
      ...entry.images.map((src) => `<image:image><image:loc>${at(src)}</image:loc></image:image>`),
      '</url>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** Everything may be read; previews say noindex themselves, which a crawler must be able to see. */
export const robotsText = (site: PublicSite) =>
  site.identity.robots === 'noindex'
    ? // Each page says that it is not to be listed, which a crawler must be able to see.
      'User-agent: *\nAllow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${absolute(site.origin, '/sitemap.xml')}\n`;

/** The site's initial on its panel. */
export function faviconSvg({ name, theme: { colors } }: PublicSite): string {
  const { panel, panelInk } = colors.scheme === 'dark' ? colors.dark : colors.light;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="10" fill="${panel}"/><text x="32" y="46" text-anchor="middle" font-family="Georgia,serif" font-size="40" fill="${panelInk}">${xml([...name.trim()][0] ?? '')}</text></svg>`;
}
