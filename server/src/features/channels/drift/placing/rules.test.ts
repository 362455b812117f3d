import type { Block } from '@foyer/contract/blocks';
import { describe, expect, test } from 'vitest';
import { markupOf } from '../../telling/markup/rules.ts';
import { placed } from './rules.ts';

const base = { locked: false, origin: 'composer' as const };
const picture = '0190a1b2-0000-7000-8000-000000000001';
const pictures = new Map([[picture, { url: 'https://blog.example/lake.webp', altText: 'The lake' }]]);
const around = { title: 'Advent', newTitle: 'Advent', origin: 'https://halden.example', pictures, story: false };
const page: Block[] = [
  { ...base, kind: 'hero', id: 'hero', eyebrow: 'December', title: 'Advent', subtitle: 'Lindau', imageId: null },
  { ...base, kind: 'introduction', id: 'intro', heading: 'Why', paragraphs: ['The pool is warm.', 'Stay long.'] },
  { ...base, kind: 'details', id: 'facts', heading: 'Facts', rows: [{ label: 'Rooms', value: '84' }] },
  { ...base, kind: 'booking', id: 'book', arrive: null, leave: null, adults: 2, rate: 'Advent rate', label: 'Book' },
  { ...base, kind: 'gallery', id: 'seen', heading: '', items: [{ imageId: picture, title: 'Lake', caption: 'Dawn' }] },
  {
    ...{ ...base, kind: 'questions', id: 'ask', heading: 'Questions' },
    items: [{ question: 'Is there parking?', answer: 'Yes, ten places.' }],
  },
];
const story: Block[] = [
  { ...base, kind: 'heading', id: 'h', level: 2, text: 'By the lake' },
  {
    ...{ ...base, kind: 'paragraph', id: 'p', text: 'See the rooms.' },
    marks: [{ start: 8, end: 13, kind: 'link', href: '/rooms' }],
  },
];
const written = markupOf(page, around);
const change = (from: string, to: string) => placed(page, written.replace(from, to), around);

describe('a landing page', () => {
  test('comes back as it was where nothing changed', () => {
    expect(placed(page, written, around)).toEqual({ blocks: page, obstacles: [] });
  });

  test.each([
    ['The pool is warm.', 'The pool is hot.', 1, { paragraphs: ['The pool is hot.', 'Stay long.'] }],
    [
      '<p>Stay long.</p>',
      '<p>Stay long.</p><p>Stay longer.</p>',
      1,
      { paragraphs: ['The pool is warm.', 'Stay long.', 'Stay longer.'] },
    ],
    ['<h2>Why</h2>', '', 1, { heading: '' }],
    ['<p>Lindau</p>', '', 0, { subtitle: '', eyebrow: 'December' }],
    ['<dd>84</dd>', '<dd>85</dd>', 2, { rows: [{ label: 'Rooms', value: '85' }] }],
    ['Advent rate', 'Winter rate', 3, { rate: 'Winter rate', label: 'Book', adults: 2 }],
    ['Lake. Dawn', 'The lake at dawn', 4, { items: [{ imageId: picture, title: '', caption: 'The lake at dawn' }] }],
    ['Yes, ten places.', 'Yes, twelve.', 5, { items: [{ question: 'Is there parking?', answer: 'Yes, twelve.' }] }],
  ])('%s is changed where it stands', (from, to, at, expected) => {
    const { blocks, obstacles } = change(from, to);
    expect(obstacles).toEqual([]);
    expect(blocks[at]).toMatchObject({ ...expected, id: page[at]?.id, origin: 'person' });
    expect(blocks.filter((_, other) => other !== at)).toEqual(page.filter((_, other) => other !== at));
  });

  test('a block all of whose words are gone is gone', () => {
    const { blocks } = change('<h2>Why</h2>\n<p>The pool is warm.</p>\n<p>Stay long.</p>', '');
    expect(blocks.map(({ id }) => id)).toEqual(['hero', 'facts', 'book', 'seen', 'ask']);
  });

  test('its title at the top follows the title of the post', () => {
    const { blocks } = placed(page, written, { ...around, newTitle: 'Advent at sea' });
    expect(blocks[0]).toMatchObject({ title: 'Advent at sea', eyebrow: 'December' });
  });

  test.each([
    ['Stay long.', '<strong>Stay</strong> long.', 'has bold, slanted or linked words'],
    ['<p>Stay long.</p>', '<p>Stay long.</p><ul><li>Towels</li></ul>', 'The introduction cannot hold a list: “Towels”'],
    ['<p>Stay long.</p>', '<table></table><p>Stay long.</p>', 'There is a table, which no block here can hold'],
    ['lake.webp', 'theirs.webp', 'a picture that is not in the library: “theirs.webp”'],
  ])('names what it cannot hold: %s', (from, to, message) => {
    expect(change(from, to).obstacles.join()).toContain(message);
  });
});

describe('running text', () => {
  const open = { ...around, title: 'Rooms', newTitle: 'Rooms', story: true };
  const html = markupOf(story, open);

  test('comes back as it was, with links to its own site as paths', () => {
    expect(html).toContain('https://halden.example/rooms');
    expect(placed(story, html, open)).toEqual({ blocks: story, obstacles: [] });
    const { blocks } = placed(story, html.replace('See the', 'Look at the'), open);
    expect(blocks[1]).toMatchObject({
      id: 'p',
      text: 'Look at the rooms.',
      marks: [{ start: 12, end: 17, kind: 'link', href: '/rooms' }],
    });
  });

  test('takes what was added between, and leaves out what was taken away', () => {
    const { blocks } = placed(story, `<p>A word before.</p>${html}<ol><li>One</li></ol><p>A word after.</p>`, open);
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'paragraph', 'list', 'paragraph']);
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(5);
    expect(placed(story, '<h2>By the lake</h2>', open).blocks).toEqual([story[0]]);
  });
});
