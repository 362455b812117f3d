// @vitest-environment jsdom

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PublicPage } from '@foyer/contract/public-pages';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderDocument } from '#pages/document.tsx';
import { PageHead } from '#pages/head.tsx';
import { PageView } from '#pages/views.tsx';
import { fonts } from '#testing/fonts.ts';
import { eventPage, pages } from '#testing/more-samples.ts';
import { images } from '#testing/sample-blocks.ts';
import { stylesheetOf } from '#theme/stylesheet.ts';

const open = (page: PublicPage) =>
  new DOMParser().parseFromString(
    renderDocument(
      { theme: page.site.theme, fonts, language: page.language },
      createElement(PageHead, { page }),
      <PageView page={page} />,
    ).html,
    'text/html',
  );
/** The page with every picture in it held fast at a place. */
const held = (page: PublicPage): PublicPage =>
  JSON.parse(JSON.stringify(page), (key, value) => (key === 'focus' ? { x: 0.26, y: 0.7 } : value));
const shown = (document: Document) => [...document.querySelectorAll('picture img')].map((image) => image.className);

describe('the focal point of a picture', () => {
  it.each(pages.map((page) => [page.kind, page] as const))('is held fast wherever a %s shows one', (_, page) => {
    const places = shown(open(held(page)));
    expect(places).toEqual(shown(open(page)).map(() => 'fx25 fy70'));
    expect(shown(open(page)).every((name) => name === '')).toBe(true);
  });

  it('has a rule for each place, and none where a picture is cut without asking for it', () => {
    const { text } = stylesheetOf((pages[0] as PublicPage).site.theme, fonts);
    for (const rule of ['.fx0{--fx:0%}', '.fx25{--fx:25%}', '.fy70{--fy:70%}', '.fy100{--fy:100%}'])
      expect(text).toContain(rule);
    const source = path.join(import.meta.dirname, '..');
    const sheets = globSync('**/*.css', { cwd: source }).map((name) => readFileSync(path.join(source, name), 'utf8'));
    const positions = sheets.flatMap((sheet) =>
      [...sheet.matchAll(/object-position:([^;}]+)/g)].map(([, value]) => value),
    );
    expect(positions.length).toBeGreaterThan(1);
    for (const value of positions) expect(value).toMatch(/var\(--fx.*var\(--fy/);
  });

  it('names the cuts a page is shared and found with', () => {
    const page = eventPage('en', { images: [{ ...(images[0] as (typeof images)[number]), focus: { x: 0, y: 1 } }] });
    const { head } = open(page);
    expect(head.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(/-card-0x100\.jpg$/);
    expect(head.querySelector('script[type="application/ld+json"]')?.textContent).toMatch(/-square-0x100\.jpg/);
  });
});
