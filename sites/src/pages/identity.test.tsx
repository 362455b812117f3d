// @vitest-environment jsdom
import type { PublicPage } from '@foyer/contract/public-pages';
import type { PublicSettings } from '@foyer/contract/public-settings';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { robotsText } from '#machine/machine-pages.ts';
import { fonts } from '#testing/fonts.ts';
import { list } from '#testing/more-samples.ts';
import { images } from '#testing/sample-blocks.ts';
import { home, landingPage, site } from '#testing/samples.ts';
import { settings } from '#testing/settings.ts';
import { renderDocument } from './document.tsx';
import { PageHead } from './head.tsx';
import { PageView } from './views.tsx';

const picture = { ...(images[1] as (typeof images)[number]), alts: { en: 'A wave', de: 'Eine Welle' } };
const open = (page: PublicPage) =>
  new DOMParser().parseFromString(
    renderDocument(
      { theme: page.site.theme, fonts, language: page.language, icon: page.site.identity.icon?.src },
      createElement(PageHead, { page }),
      createElement(PageView, { page }),
    ).html,
    'text/html',
  );
const withSettings = (changes: Partial<PublicSettings>) => ({ site: { ...site, ...changes } });
const identity = (changes: Partial<PublicSettings['identity']>) =>
  withSettings({ identity: { ...settings.identity, ...changes } });

describe('what a team says of its site', () => {
  it('stands in the foot: company, ways to reach it, where else it is, what the law asks for', () => {
    const footer = open(
      landingPage(
        'de',
        identity({
          contact: {
            company: 'Halden GmbH',
            address: 'Seestraße 12\n6900 Bregenz',
            telephone: '+43 5574 1',
            email: 'a@b.example',
          },
          social: [
            { network: 'instagram', address: 'https://instagram.example/halden' },
            { network: 'other', address: 'https://www.lake.example/' },
          ],
          legal: [
            { kind: 'imprint', names: {}, link: '/de/impressum' },
            { kind: 'privacy', names: { de: 'Ihre Daten' }, link: 'https://law.example/' },
          ],
          cookies: { de: 'Diese Seite setzt keine Cookies.' },
        }),
      ),
    ).querySelector('footer');
    expect(footer?.textContent).toContain('Halden GmbHSeestraße 126900 Bregenz');
    const links = [...(footer?.querySelectorAll('.site-links a') ?? [])].map((a) => [
      a.textContent,
      a.getAttribute('href'),
    ]);
    expect(links).toEqual(
      expect.arrayContaining([
        ['Instagram', 'https://instagram.example/halden'],
        ['lake.example', 'https://www.lake.example/'],
        ['Impressum', '/de/impressum'],
        ['Ihre Daten', 'https://law.example/'],
      ]),
    );
    expect(footer?.textContent).toContain('Diese Seite setzt keine Cookies.');
  });

  it('gives it a logo, a sign, a line under its name and a picture to be shared with', () => {
    const document = open(
      home('en', {
        ...identity({
          logoDark: picture,
          icon: picture,
          socialImage: picture,
          taglines: { en: 'A house on the water' },
        }),
        properties: [],
        entries: [],
      }),
    );
    const logo = document.querySelector('.site-header img');
    expect([logo?.getAttribute('src'), logo?.getAttribute('alt')]).toEqual([picture.src, 'A wave']);
    expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toBe(picture.src);
    expect(document.querySelector('.subtitle')?.textContent).toBe('A house on the water');
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toContain('-card.jpg');
  });

  it('shows search engines the logo that stands on light ground', () => {
    const document = open(home('en', identity({ logo: picture })));
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    const houses = data['@graph'].filter((node: object) => 'checkinTime' in node);
    expect(houses).not.toEqual([]);
    for (const house of houses) expect(house.logo).toBe(site.origin + picture.src);
  });

  it('keeps it out of search engines where it is to be', () => {
    const hidden = identity({ robots: 'noindex' });
    expect(open(landingPage('en', hidden)).querySelector('meta[name=robots]')?.getAttribute('content')).toContain(
      'noindex',
    );
    expect(robotsText(hidden.site)).not.toContain('Sitemap');
    expect(open(landingPage()).querySelector('meta[name=robots]')).toBeNull();
  });

  it('names languages as the team does, and heads its lists with the team’s words', () => {
    const document = open(
      list('events', 'en', {
        ...withSettings({
          languageNames: { de: 'Deutsch (Österreich)' },
          archives: {
            ...settings.archives,
            events: { texts: { en: { title: 'What is on', text: 'Around the lake.' } }, image: picture },
          },
        }),
      }),
    );
    expect(document.querySelector('h1')?.textContent).toBe('What is on');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Around the lake.');
    expect(document.querySelector('footer [hreflang=de]')?.textContent).toBe('Deutsch (Österreich)');
    expect(document.querySelector('.hero-picture img')?.getAttribute('alt')).toBe('A wave');
  });

  it('says what is to be said just now, with links that lead nowhere else', () => {
    const banner = (link: string) => ({
      id: 'b',
      image: picture,
      texts: { en: { title: 'Ice on the lake', text: 'Skates at the desk.', button: 'Read on' } },
      link,
      from: null,
      until: null,
    });
    const shown = (link: string) =>
      open(home('en', withSettings({ banners: [banner(link)] }))).querySelector('.banner');
    expect(shown('/blog/ice')?.querySelector('h2')?.textContent).toBe('Ice on the lake');
    expect(shown('/blog/ice')?.querySelector('a')?.getAttribute('href')).toBe('/blog/ice');
    expect(shown('javascript:alert(1)')?.querySelector('a')).toBeNull();
    expect(open(home('de', withSettings({ banners: [banner('/a')] }))).querySelector('.banner')).toBeNull();
  });
});
