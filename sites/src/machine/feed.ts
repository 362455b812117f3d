/** RSS 2.0 of what a site published last in a language. */
import type { PublicFeed } from '@foyer/contract/public-sites';
import { absolute } from '#theme/links.ts';
import { xml } from './xml.ts';

const rfc822 = (instant: string) => new Date(instant).toUTCString();

export function feedXml({ site, language, title, description, entries }: PublicFeed, path: string): string {
  const at = (where: string) => xml(absolute(site.origin, where));
  const home = path.replace(/feed\.xml$/, '').replace(/(.)\/$/, '$1');
  const items = entries.map((entry) =>
    [
      `<item><title>${xml(entry.title)}</title><link>${at(entry.path)}</link><guid isPermaLink="true">${at(entry.path)}</guid>`,
      `<pubDate>${rfc822(entry.publishedAt)}</pubDate>`,
      entry.description ? `<description>${xml(entry.description)}</description>` : '',
      entry.image
        ? `<media:content url="${at(entry.image.src)}" medium="image" width="${entry.image.width}" height="${entry.image.height}"/>`
        : '',
      '</item>',
    ].join(''),
  );
  const latest = entries.map(({ updatedAt }) => Date.parse(updatedAt)).reduce((a, b) => Math.max(a, b), 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
    `<title>${xml(title)}</title><link>${at(home)}</link><description>${xml(description)}</description><language>${language}</language>`,
    latest > 0 ? `<lastBuildDate>${new Date(latest).toUTCString()}</lastBuildDate>` : '',
    `<atom:link href="${at(path)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}
