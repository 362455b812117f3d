import { blocks } from '@foyer/contract/blocks';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../../testing/hostile-texts.ts';
import { contentOf } from '../writing/rules.ts';
import { mostBlocks, readContent } from './rules.ts';

/** What was read without what every block has. */
const read = (content: string) =>
  readContent(content).map(({ id, locked, origin, ...block }) =>
    'marks' in block && block.marks.length === 0 ? { ...block, marks: undefined } : block,
  );
const p = (text: string) => ({ kind: 'paragraph', text, marks: undefined });

describe('reading', () => {
  it('keeps headings, paragraphs, lists and quotes, and what stands out in them', () => {
    const html = `<h1>By the <em>lake</em></h1><p>We have <strong>84 rooms</strong> and
      <a href="https://halden.example/spa">a <b>spa</b></a>.</p>
      <h4>Ways to us</h4><ul><li>By <i>train</i></li><li><p>By boat</p></li></ul><ol><li>One</ol>
      <blockquote><p>Quiet as snow.</p><cite>— Ines Brandt</cite></blockquote>`;
    expect(readContent(html)).toMatchObject([
      { kind: 'heading', level: 2, text: 'By the lake' },
      {
        kind: 'paragraph',
        text: 'We have 84 rooms and a spa.',
        marks: [
          { start: 8, end: 16, kind: 'strong' },
          { start: 21, end: 26, kind: 'link', href: 'https://halden.example/spa' },
          { start: 23, end: 26, kind: 'strong' },
        ],
      },
      { kind: 'heading', level: 3, text: 'Ways to us' },
      {
        kind: 'list',
        ordered: false,
        items: [{ text: 'By train', marks: [{ start: 3, end: 8 }] }, { text: 'By boat' }],
      },
      { kind: 'list', ordered: true, items: [{ text: 'One' }] },
      { kind: 'quote', text: 'Quiet as snow.', cite: 'Ines Brandt' },
    ]);
  });

  it('reads plain text by its empty lines', () => {
    expect(read('Rooms from 7 < 8 & more.\nStill the same.\n\n  \r\nThe second.')).toEqual([
      p('Rooms from 7 < 8 & more. Still the same.'),
      p('The second.'),
    ]);
  });

  it('parts at line breaks and cells, and makes one line of an item', () => {
    expect(read('Seestraße 4<br>6900 Bregenz<table><tr><td>Breakfast</td><td>18 EUR</td></tr></table>')).toEqual(
      ['Seestraße 4', '6900 Bregenz', 'Breakfast', '18 EUR'].map(p),
    );
    expect(readContent('<ul><li>a<br>b<ul><li>c</ul></ul>')).toMatchObject([
      { kind: 'list', items: [{ text: 'a b' }, { text: 'c' }] },
    ]);
  });

  it('carries marks that nobody closed into the next paragraph, as a browser does', () => {
    expect(readContent('<p><b>One<p>Two</b> three')).toMatchObject([
      { text: 'One', marks: [{ start: 0, end: 3, kind: 'strong' }] },
      { text: 'Two three', marks: [{ start: 0, end: 3, kind: 'strong' }] },
    ]);
  });

  it.each([
    ['script', '<script>if (1 < 2) alert("<p>x")</script>'],
    ['style', '<style>p { color: red }</style>'],
    ['frame', '<iframe srcdoc="<p>x">in</iframe>'],
    ['drawing', '<svg><g><svg><text>in</text></svg></g><text>in</text></svg>'],
    ['template', '<template><p>in</p></template>'],
    ['comment', '<!-- <p>in</p> -->'],
    ['what never ends', '<p>', '<textarea><p>in'],
  ])('leaves %s out whole', (_, markup, last = '') => {
    expect(read(`<p>Before</p>${markup}<p>after</p>${last}`)).toEqual([p('Before'), p('after')]);
  });

  it('takes a drawing that closes itself for what it is', () => {
    expect(read('<svg/><p>after</p>')).toEqual([p('after')]);
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil',
    '',
  ])('makes no link to %j', (href) => {
    expect(read(`<a href="${href}">here</a>`)).toEqual([p('here')]);
  });

  it.each(['https://halden.example/a?b=1&c=2', '/de/zimmer', 'mailto:hello@halden.example', 'tel:+43 5574 100'])(
    'links to %s',
    (href) => {
      expect(readContent(`<a href="${href.replace('&', '&amp;')}">here</a>`)[0]).toMatchObject({ marks: [{ href }] });
    },
  );

  it('cuts what is too long for a block at a sentence, and its marks with it', () => {
    const sentence = 'The lake lies still and the boats lie stiller. ';
    const found = readContent(`<p><em>${sentence.repeat(200)}</em></p>`);
    expect(found.length).toBe(3);
    expect(blocks.parse(found)).toEqual(found);
    for (const block of found) {
      if (block.kind !== 'paragraph') throw new Error(block.kind);
      expect(block.text).toMatch(/^The .*\.$/);
      expect(block.marks).toEqual([{ start: 0, end: block.text.length, kind: 'emphasis' }]);
    }
    expect(readContent(`<h2>${'x'.repeat(401)}</h2>`)[0]).toMatchObject({ kind: 'paragraph' });
    expect(readContent(`<p>${'😀'.repeat(4000)}`).every((block) => 'text' in block && block.text.isWellFormed())).toBe(
      true,
    );
  });

  it('stops one block after the most there may be', () => {
    expect(readContent('<p>x</p>'.repeat(5000))).toHaveLength(mostBlocks + 1);
  });

  it.each([
    ['tags in tags', '<div>'.repeat(20_000)],
    ['formatting in formatting', '<b><i><a href="/x">'.repeat(5000)],
    ['lists in lists', '<ul><li>'.repeat(12_000)],
    ['quotes in quotes', '<blockquote>'.repeat(8000)],
    ['tags that never end', '<a '.repeat(33_000)],
    ['brackets', '<'.repeat(100_000)],
    ['frames that never end', '<iframe>'.repeat(12_000)],
    ['comments that never end', '<!--'.repeat(25_000)],
    ['spaces', ' '.repeat(100_000)],
    ['entities', '&amp'.repeat(25_000)],
  ])('reads a hundred thousand characters of %s at once', (_, content) => {
    const found = blocks.safeParse(readContent(`${content}lake`).slice(0, mostBlocks));
    expect(found.success).toBe(true);
  });
});

describe('hostile contents', () => {
  const around = hostileTexts.map((text) => [text]);

  it('are two hundred', () => expect(around.length).toBeGreaterThanOrEqual(200));

  it.each(around)('%j is text when it is read and when it is answered', (text) => {
    const found = readContent(`<p>Before</p><p>${text}</p><p>after</p>`);
    expect(blocks.safeParse(found).success).toBe(true);
    const answered = contentOf(found);
    expect(tagsIn(answered).filter((tag) => !harmless.test(tag))).toEqual([]);
    expect(readContent(answered).map(({ id, ...block }) => block)).toEqual(found.map(({ id, ...block }) => block));
  });
});

const harmless = /^(h2|h3|p|ul|ol|li|strong|em|blockquote|cite|a href=(https?:\/\/|\/[^/\\]|mailto:|tel:).*)$/;

/** Every element a browser would make of it, with its attributes. */
function tagsIn(html: string): string[] {
  type Element = { tagName?: string; attrs?: { name: string; value: string }[]; childNodes?: Element[] };
  const walk = (node: Element): string[] => [
    ...(node.tagName
      ? [[node.tagName, ...(node.attrs ?? []).map(({ name, value }) => `${name}=${value}`)].join(' ')]
      : []),
    ...(node.childNodes ?? []).flatMap(walk),
  ];
  return walk(parseFragment(html) as Element);
}
