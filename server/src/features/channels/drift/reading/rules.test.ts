import { expect, test } from 'vitest';
import { readPost } from './rules.ts';

const kinds = (html: string) => readPost(html).pieces.map(({ kind }) => kind);

test('reads what the editors of WordPress write: blocks, plain paragraphs, lists, quotes, rows, pictures', () => {
  const { pieces, strange } =
    readPost(`<!-- wp:heading --><h2 class="wp-block-heading">Rooms &amp; more</h2><!-- /wp:heading -->
    <!-- wp:paragraph {"align":"center"} --><p>All <strong>84</strong> rooms.</p><!-- /wp:paragraph -->
    <ul><li>One</li><li>Two</li></ul><blockquote><p>Lovely</p><cite>Ida</cite></blockquote>
    <dl><dt>Begins</dt><dd>at five</dd></dl>
    <figure><img src="https://blog.example/a.webp" alt="" /><figcaption>The lake</figcaption></figure>`);
  expect(strange).toEqual([]);
  expect(pieces).toEqual([
    { kind: 'heading', level: 2, text: 'Rooms & more' },
    { kind: 'text', text: { text: 'All 84 rooms.', marks: [{ start: 4, end: 6, kind: 'strong' }] } },
    {
      ...{ kind: 'list', ordered: false },
      items: [
        { text: 'One', marks: [] },
        { text: 'Two', marks: [] },
      ],
    },
    { kind: 'quote', text: 'Lovely', cite: 'Ida' },
    { kind: 'rows', rows: [{ label: 'Begins', value: 'at five' }] },
    { kind: 'picture', src: 'https://blog.example/a.webp', caption: 'The lake' },
  ]);
});

test('lines with nothing between are paragraphs, as the classic editor has them', () => {
  expect(kinds('First.\n\nSecond.\r\n\r\nThird, <em>slanted</em>.')).toEqual(['text', 'text', 'text']);
});

test.each([
  ['<table><tr><td>1</td></tr></table>', 'a table'],
  ['<!-- wp:columns --><div><p>x</p></div><!-- /wp:columns -->', 'the block “columns”'],
  ['<!-- wp:shop/cart {"a":1} /-->', 'the block “shop/cart”'],
  ['<p>[gallery ids="1,2"]</p>', 'the shortcode [gallery]'],
  ['<p>[box]in it[/box]</p>', 'the shortcode [box]'],
  ['<iframe src="https://elsewhere.example"></iframe>', 'an embedded page'],
  ['<p>x</p><script>alert(1)</script>', 'the element “script”'],
  ['<h5>Small</h5>', 'a heading of the fifth level'],
  ['<p><a href="javascript:alert(1)">x</a></p>', 'a link to “javascript:alert(1)”'],
  ['<h2>Very <em>good</em></h2>', 'bold, slanted or linked words in “Very good”'],
  ['<p><span style="color:red">x</span></p>', 'text with a look of its own'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>', 'a list within another text'],
])('names what no block can hold: %s', (html, name) => expect(readPost(html).strange).toContain(name));

test('takes words in brackets for words', () => {
  expect(readPost('<p>Ask at the desk [until nine].</p>').strange).toEqual([]);
});

test('reads whatever it is given, and never what runs', () => {
  const hostile = [
    '<'.repeat(50_000),
    '<div>'.repeat(50_000),
    '[a]'.repeat(100_000),
    '<svg><p>x',
    '<!-- wp:',
    '<dd>x</dd>',
  ];
  for (const html of hostile) expect(readPost(html).pieces.length).toBeLessThan(60_000);
  expect(JSON.stringify(readPost('<p>a</p><script>steal()</script><style>b{}</style><p>c</p>').pieces)).not.toMatch(
    /steal|b\{/,
  );
});
