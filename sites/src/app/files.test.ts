import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSites, startSites } from '#testing/running-sites.ts';
import { images } from '#testing/sample-blocks.ts';
import { site } from '#testing/samples.ts';

const path = '/advent-on-the-harbor';
let sites: RunningSites;
const get: RunningSites['get'] = (address, options) => sites.get(address, options);

beforeEach(async () => {
  sites = await startSites();
});
afterEach(() => sites.stop());

describe('files', () => {
  it('brings pictures from the API once, and for good', async () => {
    const address = images[0]?.src ?? '';
    const picture = await get(address);
    expect(picture.status).toBe(200);
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([...picture.bytes]).toEqual([255, 216, 255, 1, 2, 3]);
    await get(address);
    expect(sites.questionsAbout('/media/')).toBe(1);
    expect((await get('/_media/0193f1c2-7a10-7000-8000-0000000000ff.webp')).status).toBe(404);
    expect((await get('/_media/../secret')).status).toBe(404);
  });

  it('brings a picture in the widths there are, and in no other', async () => {
    const id = images[1]?.id ?? '';
    sites.api.pictures.set(id, { type: 'image/jpeg', bytes: Buffer.from('whole') });
    sites.api.pictures.set(`${id} 960`, { type: 'image/webp', bytes: Buffer.from('narrow') });
    expect((await get(`/_media/${id}.webp`)).text).toBe('whole');
    const narrow = await get(`/_media/${id}-960.webp`);
    expect([narrow.text, narrow.headers['content-type']]).toEqual(['narrow', 'image/webp']);
    expect((await get(`/_media/${id}-961.jpg`)).status).toBe(404);
  });

  it('brings AVIF for good, and what stands in for it only for a moment', async () => {
    const id = images[2]?.id ?? '';
    sites.api.pictures.set(`${id} 480`, { type: 'image/webp', bytes: Buffer.from('webp') });
    const early = await get(`/_media/${id}-480.avif`);
    expect([early.text, early.headers['content-type']]).toEqual(['webp', 'image/webp']);
    expect(early.headers['cache-control']).toBe('public, max-age=30');
    sites.api.pictures.set(`${id} 480 avif`, { type: 'image/avif', bytes: Buffer.from('avif') });
    const made = await get(`/_media/${id}-480.avif`);
    expect([made.text, made.headers['content-type']]).toEqual(['avif', 'image/avif']);
    expect(made.headers['cache-control']).toContain('immutable');
    await get(`/_media/${id}.v3-480.avif`);
    expect(sites.api.asked.at(-1)).toContain('version=3');
    sites.api.pictures.set(id, { type: 'image/jpeg', bytes: Buffer.from('card') });
    expect((await get(`/_media/${id}-card.jpg`)).text).toBe('card');
    expect(sites.api.asked.at(-1)).toContain('format=card');
    expect((await get(`/_media/${id}.v2-square.jpg`)).status).toBe(200);
    expect(sites.api.asked.at(-1)).toContain('format=square');
    expect((await get(`/_media/${id}-card-25x50.jpg`)).status).toBe(200);
    expect(sites.api.asked.at(-1)).toContain('format=card&focus=25x50');
    expect((await get(`/_media/${id}-480-25x50.webp`)).status).toBe(404);
  });

  it('refuses what is no picture', async () => {
    const id = '0193f1c2-7a10-7000-8000-0000000000aa';
    sites.api.pictures.set(id, { type: 'image/svg+xml', bytes: Buffer.from('<svg onload="alert(1)"/>') });
    expect((await get(`/_media/${id}.svg`)).status).toBe(404);
  });

  it('serves the fonts that the page names', async () => {
    const { text } = await get(path);
    const fonts = [...new Set(text.match(/\/_assets\/[\w.-]+\.woff2/g))];
    expect(fonts.length).toBe(4);
    for (const font of fonts) {
      const answer = await get(font);
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'font/woff2']);
      expect(answer.headers['cache-control']).toContain('immutable');
    }
    expect(text.match(/rel="preload" as="font"/g)?.length).toBe(2);
  });
});

describe('for machines', () => {
  it('lists each address with its languages and pictures', async () => {
    const { status, headers, text } = await get('/sitemap.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(text.match(/<loc>/g)?.length).toBe(6);
    expect(text).toContain(`<loc>${site.origin}/de/advent-am-hafen</loc><lastmod>2026-11-02T09:30:00+01:00</lastmod>`);
    expect(text).toContain(`hreflang="x-default" href="${site.origin}${path}"`);
    expect(text).toContain(`<image:loc>${site.origin}${images[0]?.src}</image:loc>`);
  });

  it('allows everything in robots.txt and names the sitemap', async () => {
    const { text } = await get('/robots.txt');
    expect(text).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
  });

  it('draws a sign for the tab', async () => {
    const { text, headers } = await get('/favicon.svg');
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(text).toContain('>H</text>');
  });
});
