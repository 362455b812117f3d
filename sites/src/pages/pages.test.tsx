// @vitest-environment jsdom

import type { PublicPage } from '@foyer/contract/public-pages';
import { defaultTheme } from '@foyer/contract/theme';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { faviconSvg, sitemapXml } from '#machine/machine-pages.ts';
import { fonts } from '#testing/fonts.ts';
import { everyBlock, pages } from '#testing/more-samples.ts';
import { images } from '#testing/sample-blocks.ts';
import { event, home, landingPage, property, site } from '#testing/samples.ts';
import { judge } from '#testing/schema-rules.ts';
import { themeVariables } from '#theme/variables.ts';
import { renderDocument } from './document.tsx';
import { PageHead } from './head.tsx';
import { PageView } from './views.tsx';

const render = (page: PublicPage) =>
  renderDocument(
    { theme: page.site.theme, fonts, language: page.language },
    createElement(PageHead, { page }),
    <PageView page={page} />,
  ).html;
const open = (page: PublicPage) => new DOMParser().parseFromString(render(page), 'text/html');
const dataOf = (document: Document) =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');

describe('languages', () => {
  it('name each other, themselves and the default, wherever one starts', () => {
    const links = site.languages.map((language) =>
      [...open(landingPage(language)).querySelectorAll('link[hreflang]')]
        .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
        .sort(),
    );
    expect(links[0]).toEqual([
      `de ${site.origin}/de/advent-am-hafen`,
      `en ${site.origin}/advent-on-the-harbor`,
      `fr ${site.origin}/fr/avent-au-port`,
      `x-default ${site.origin}/advent-on-the-harbor`,
    ]);
    expect(links[1]).toEqual(links[0]);
    expect(links[2]).toEqual(links[0]);
  });

  it('are canonical to themselves and switch by the language’s own name', () => {
    const document = open(landingPage('de'));
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${site.origin}/de/advent-am-hafen`,
    );
    const french = document.querySelector('.site-closing a[hreflang=fr]');
    expect([french?.textContent, french?.getAttribute('href'), french?.getAttribute('lang')]).toEqual([
      'Français',
      '/fr/avent-au-port',
      'fr',
    ]);
    expect(document.querySelector('.site-closing a[aria-current]')?.textContent).toBe('Deutsch');
    expect(document.querySelector('.site-footer dt')?.textContent).toBe('Anreise');
  });
});

describe('structured data', () => {
  it.each(['scheduled', 'cancelled', 'postponed', 'moved'] as const)(
    'is valid for an event that is %s',
    (eventStatus) => {
      const document = open(landingPage('en', { event: { ...event, eventStatus } }));
      const { faults, types } = judge(dataOf(document));
      expect(faults).toEqual([]);
      expect(types).toEqual(['Event', 'Hotel', 'BreadcrumbList']);
      expect(Boolean(document.querySelector('.notice'))).toBe(eventStatus !== 'scheduled');
    },
  );

  it('says what is known and nothing else', () => {
    const [happening, house] = dataOf(open(landingPage()))['@graph'];
    expect(happening).toMatchObject({
      startDate: '2026-11-26',
      endDate: '2026-12-20',
      location: { name: 'Old harbor', address: { streetAddress: 'Hafenplatz 1', addressCountry: 'DE' } },
      offers: { url: 'https://tickets.lindau.example/advent', price: 0, priceCurrency: 'EUR' },
    });
    expect(house).toMatchObject({ numberOfRooms: 48, petsAllowed: true, starRating: { ratingValue: 4 } });
    const sparse = dataOf(
      open(
        landingPage('en', {
          event: { ...event, price: null, currency: null, ticketUrl: null, endDate: null },
          property: { ...property, type: 'apartments', starRating: null, petsAllowed: null, telephone: '' },
          images: [],
        }),
      ),
    );
    expect(judge(sparse).faults).toEqual([]);
    expect(sparse['@graph'][0]).not.toHaveProperty('offers');
    expect(Object.keys(sparse['@graph'][1])).not.toContain('starRating');
    expect(judge(dataOf(open(landingPage('en', { event: null })))).types).toEqual(['Hotel', 'BreadcrumbList']);
    expect(judge(dataOf(open(home())))).toEqual({ faults: [], types: ['WebSite', 'Hotel'] });
  });

  it('is judged by rules that find faults', () => {
    const graph = dataOf(open(landingPage()));
    graph['@graph'][0].location.address = 'Lindau, Germany';
    graph['@graph'][0].startDate = '2026-11-26T00:00:00+01:00';
    expect(judge(graph).faults.length).toBeGreaterThanOrEqual(4);
  });

  it('prints on the page what it claims', () => {
    const { body } = open(landingPage());
    for (const value of ['48', '4 stars', 'from 15:00', 'until 11:00', 'Sauna', 'Seestraße 12', '+43 5574 901 20']) {
      expect(body.textContent).toContain(value);
    }
  });
});

describe('sharing', () => {
  it('has title, description and a picture with its size and words', () => {
    const document = open(landingPage('de'));
    const card = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    expect(card('og:title')).toBe('Advent am Hafen, danach ins warme Wasser');
    expect(card('og:image')).toBe(`${site.origin}${images[0]?.src.replace('.jpg', '-card.jpg')}`);
    expect([card('og:image:width'), card('og:image:height'), card('og:image:alt')]).toEqual([
      '1200',
      '630',
      images[0]?.alt,
    ]);
    expect(card('og:locale')).toBe('de_DE');
    expect(document.querySelectorAll('meta[property="og:locale:alternate"]').length).toBe(2);
    expect(document.title).toBe('Advent am Hafen, danach ins warme Wasser | Halden am See');
    const long = 'Advent am Hafen in Lindau, danach ins warme Wasser';
    expect(open(landingPage('de', { title: long })).title).toBe(long);
  });
});

describe('the pictures of an event', () => {
  const shown = (changes: Partial<(typeof images)[number]>) => {
    const [first, ...others] = images.map((one) => ({ ...one, ...changes }));
    const graph = dataOf(open(landingPage('en', { images: first ? [first, ...others] : [] })))['@graph'];
    return graph.find((node: { '@type': string }) => node['@type'] === 'Event').image;
  };

  it('are told in the three cuts search engines ask for, and as they are where they are small', () => {
    const address = `${site.origin}${images[0]?.src.replace('.jpg', '')}`;
    expect(shown({})).toEqual(['wide', 'classic', 'square'].map((cut) => `${address}-${cut}.jpg`));
    expect(shown({ width: 640, height: 427 })).toEqual([`${address}.jpg`]);
  });
});

describe('a page as it stands', () => {
  it('has one h1, headings in order, landmarks and a way past the menu', () => {
    for (const page of [...pages, landingPage('en', { blocks: [], images: [] })]) {
      const document = open(page);
      expect(document.querySelectorAll('h1').length).toBe(1);
      const levels = [...document.querySelectorAll('h1,h2,h3,h4')].map((heading) => Number(heading.tagName[1]));
      expect(levels.every((level, i) => level <= (levels[i - 1] ?? 0) + 1)).toBe(true);
      for (const landmark of ['header', 'main', 'footer']) {
        expect(document.querySelectorAll(landmark).length).toBe(1);
      }
      expect(document.querySelector('a')?.getAttribute('href')).toBe('#content');
    }
  });

  it('gives every picture its size, the first one the first place and the others time', () => {
    const pictures = [...open(landingPage()).querySelectorAll('img')];
    expect(pictures.length).toBe(4);
    expect(pictures.every((picture) => picture.width > 0 && picture.height > 0 && picture.alt !== '')).toBe(true);
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([null, 'lazy', 'lazy', 'lazy']);
    expect(pictures[0]?.getAttribute('fetchpriority')).toBe('high');
    expect(pictures[0]?.srcset).toBe(
      [480, 960].map((width) => `${images[0]?.src.replace('.jpg', `-${width}.webp`)} ${width}w`).join(', ') +
        `, ${images[0]?.src.replace('.jpg', '.webp')} 1536w`,
    );
    const better = pictures[0]?.parentElement?.querySelector('source');
    expect(better?.type).toBe('image/avif');
    expect(better?.srcset).toBe(pictures[0]?.srcset.replaceAll('.webp', '.avif'));
    const preload = open(landingPage()).querySelector('link[rel=preload][as=image]');
    expect(preload?.getAttribute('imagesrcset')).toBe(better?.srcset);
    expect([preload?.getAttribute('imagesizes'), preload?.getAttribute('fetchpriority')]).toEqual([
      better?.sizes,
      'high',
    ]);
    expect(pictures.every((picture) => picture.sizes !== '')).toBe(true);
  });

  it('puts details beside the introduction and the questions beside what is good to know', () => {
    const pairs = [...open(landingPage()).querySelectorAll('.pair')].map((pair) =>
      [...pair.children].map((child) => child.className),
    );
    expect(pairs).toEqual([
      ['prose introduction', 'details'],
      ['prose good-to-know', 'questions'],
    ]);
  });

  it('leaves the way to a room out when there is none', () => {
    const silent = { ...property, reservationLink: '' };
    const document = open(landingPage('en', { property: silent, contacts: [silent] }));
    expect(document.querySelector('.booking, .button, .rooms-link')).toBeNull();
    expect(open(landingPage()).querySelector('.booking a')?.getAttribute('href')).toBe(property.reservationLink);
  });
});

describe('texts from outside', () => {
  const payloads = [
    '<script>alert(1)</script>',
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '<!--<script>',
    '</title></style></textarea><svg onload=alert(1)>',
    'javascript:alert(1)',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '{{alert(1)}}',
  ];
  /** Fields whose values the contract holds to a form. */
  const formed = new Set([
    'kind',
    'id',
    'imageId',
    'language',
    'languages',
    'defaultLanguage',
    'theme',
    'origin',
    'eventStatus',
    'arrive',
    'leave',
    'updatedAt',
    'publishedAt',
    'checkInTime',
    'checkOutTime',
    'to',
    'list',
    'until',
    'category',
    'icon',
    'engine',
    'timeZone',
  ]);
  const poison = <T,>(value: T, text: string, key = ''): T => {
    if (formed.has(key)) return value;
    if (typeof value === 'string') return text as T;
    if (Array.isArray(value)) return value.map((entry) => poison(entry, text)) as T;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, poison(entry, text, name)])) as T;
  };
  const allowed = (href: string) => /^(https?:|mailto:|tel:|#|\/(?![/\\])|\/$)/.test(href);

  it.each(payloads)('show %j as text in every field', (payload) => {
    for (const page of [landingPage('en', { blocks: everyBlock }), ...pages]) {
      const document = open(poison(page, payload));
      const scripts = [...document.querySelectorAll('script')];
      expect(scripts.map((script) => script.type)).toEqual(['application/ld+json']);
      expect(JSON.stringify(JSON.parse(scripts[0]?.textContent ?? ''))).toContain(JSON.stringify(payload).slice(1, -1));
      for (const element of document.querySelectorAll('*')) {
        expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([]);
      }
      expect(document.querySelectorAll('body svg[onload], iframe, object, embed, base').length).toBe(0);
      const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
      expect(links.filter((href) => !allowed(href))).toEqual([]);
      expect(document.querySelector('h1')?.textContent).toBe(payload);
      expect(document.title).toContain(payload);
    }
  });

  it('stay text in the sitemap and the sign', () => {
    const hostile = { ...site, name: '<script>' };
    expect(faviconSvg(hostile)).toContain('>&lt;</text>');
    const xml = sitemapXml({
      site,
      until: null,
      entries: [{ path: '/a&b"<c>', language: 'en', updatedAt: '2026-11-02T09:30:00Z', alternates: [], images: [] }],
    });
    expect(xml).toContain('<loc>http://halden.localhost:3002/a&amp;b&quot;&lt;c&gt;</loc>');
  });
});

describe('the theme', () => {
  it('becomes variables', () => {
    const buttons = { ...defaultTheme.buttons, radius: 0 };
    expect(themeVariables({ ...defaultTheme, buttons })).toMatch(/--panel-ink:#fdfcf8;.*--radius:0px/);
    expect(render(landingPage())).toContain('--radius:4px;');
  });
});
