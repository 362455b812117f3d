import { pageSegments } from '@foyer/contract/blocks';
import { brief, type ContentType, contentType } from '@foyer/contract/content';
import { languages } from '@foyer/contract/languages';
import { describe, expect, it } from 'vitest';
import { openClaims } from './compose-sound.ts';
import { composeText } from './compose-text.ts';
import { countWords } from './measure.ts';
import { ask, concert, guide, lakeHotel, market, smallPension } from './testing/houses.ts';
import type { ComposeRequest } from './workshop.ts';

const images = [{ id: 'pool', tags: ['pool'], altText: '' }];
const write = (type: ContentType, more: Parameters<typeof ask>[2] = {}, event: typeof market | null = market) => {
  const request: ComposeRequest = { ...ask(lakeHotel, event, more), contentType: type, images, imageId: 'pool' };
  const page = composeText(request);
  const text = pageSegments(page.blocks).map((segment) => segment.text);
  return { request, page, text: text.join('\n'), all: [page.title, page.description, ...text].join('\n') };
};
const stories = ['property_post', 'article'] as const;
const seeds = [...'abcd'];
/** A word that a text of the type would use otherwise. */
const avoided: Record<ContentType, string> = {
  landing_page: 'breakfast',
  property_post: 'breakfast',
  article: 'breakfast',
  event_description: 'entry',
  search: 'stay',
  caption: 'pool',
};

describe.each(contentType.options)('a text of the type %s', (type) => {
  it.each(languages)('says nothing red and shows no seam, in %s', (language) => {
    for (const seed of seeds)
      for (const event of [market, concert]) {
        const { request, page, all } = write(type, { language, seed }, event);
        expect(openClaims(page, request), all).toBe(0);
        expect(all).not.toMatch(/[!—{}[\]]|undefined|null|NaN|\bfalse\b| {2}| [.,;?]|\.\.|,,/);
        expect(all).not.toContain('\u0000');
      }
  });

  it('keeps out the words its guide avoids', () => {
    const word = avoided[type];
    const said = (words: string[]) => {
      const styleguide = guide({ vocabulary: { preferredWords: [], avoidedWords: words } });
      return seeds.map((seed) => write(type, { seed, styleguide }).all).join('\n');
    };
    const found = new RegExp(`\\b${word}s?\\b`, 'i');
    expect(said([])).toMatch(found);
    expect(said([word])).not.toMatch(found);
  });
});

describe.each(stories)('running text of the type %s', (type) => {
  it('is made of headings, paragraphs and lists, each block with an id of its own', () => {
    const { blocks } = write(type).page;
    expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(['heading', 'paragraph', 'list']));
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
    expect(blocks.at(-1)?.kind).not.toBe('heading');
  });

  it('is as long as asked for', () => {
    const words = (length: 'short' | 'long') =>
      countWords(write(type, { brief: brief.parse({ length }) }).text.replaceAll('\n', ' '));
    expect(words('long')).toBeGreaterThan(words('short') * 1.5);
  });

  it('addresses guests as the guide does', () => {
    const said = (formality: number) =>
      seeds.map((seed) => write(type, { language: 'de', seed, styleguide: guide({ formality }) }).text).join('\n');
    expect(said(8)).toMatch(/\b(?:Sie|Ihr\w*)\b/);
    expect(said(8)).not.toMatch(/\b(?:du|dein\w*|dich|dir)\b/);
    expect(said(2)).toMatch(/\b(?:du|dein\w*|dich|dir)\b/i);
  });
});

describe('each in its own matter', () => {
  it('a property post tells the house and no event', () => {
    const { page, all } = write('property_post');
    expect(page.title).toBe(lakeHotel.property.name);
    expect(all).not.toContain(market.title);
  });

  it.each(languages)('an event description tells the event and no house, in %s', (language) => {
    for (const seed of seeds) {
      const { page, text } = write('event_description', { language, seed });
      expect(page.title).toBe(market.title);
      expect(text).not.toContain(lakeHotel.property.name);
      expect(text).not.toMatch(/\b(?:our|we|us|unser\w*|wir|nuestr\w*|nosotros|notre|nos|nous)\b/i);
      expect(countWords(text)).toBeGreaterThan(12);
    }
  });

  it('a description needs its event, and a caption its picture', () => {
    expect(() => write('event_description', {}, null)).toThrow('event');
    const request = { ...ask(smallPension, null), contentType: 'caption' as const, images, imageId: 'elsewhere' };
    expect(() => composeText(request)).toThrow('picture');
  });

  it('a caption says what is known of the picture, else whose it is', () => {
    const caption = (tags: string[]) => {
      const request = {
        ...ask(lakeHotel, null),
        contentType: 'caption' as const,
        images: [{ id: 'a', tags, altText: '' }],
      };
      const [block] = composeText({ ...request, imageId: 'a' }).blocks;
      return block?.kind === 'image' ? block.caption : '';
    };
    expect(caption(['pool'])).toBe('The outdoor pool, 34 °C, 09:00 to 21:00');
    expect(caption(['breakfast'])).toMatch(/^Breakfast, until /);
    expect(caption(['ceiling'])).toBe('Halden am See, Bregenz');
  });
});
