import { blocks as blocksSchema, marksFit, type StoryBlock } from '@foyer/contract/blocks';
import { describe, expect, it } from 'vitest';
import { blocksOfHtml, blocksOfText, safeHref } from './reduce-html.ts';

const plain = (blocks: readonly StoryBlock[]) =>
  blocks.map(({ id: _id, locked: _locked, origin: _origin, ...block }) => block);

describe('pasted markup', () => {
  it('becomes headings, paragraphs, lists and quotes', () => {
    const html = `<h1>Winter</h1><p>The <b>lake</b> and <a href="https://example.com"><i>the</i> pier</a>.</p>
      <h4>Trains</h4><ul><li><p>One</p></li><li>Two <em>halves</em></li></ul><ol><li>First</li></ol>
      <blockquote><p>Come early.</p><cite>Marta Lopes</cite></blockquote><div>Bare<br>line</div>`;
    expect(plain(blocksOfHtml(html))).toEqual([
      { kind: 'heading', level: 2, text: 'Winter' },
      {
        kind: 'paragraph',
        text: 'The lake and the pier.',
        marks: [
          { start: 4, end: 8, kind: 'strong' },
          { start: 13, end: 21, kind: 'link', href: 'https://example.com' },
          { start: 13, end: 16, kind: 'emphasis' },
        ],
      },
      { kind: 'heading', level: 3, text: 'Trains' },
      {
        kind: 'list',
        ordered: false,
        items: [
          { text: 'One', marks: [] },
          { text: 'Two halves', marks: [{ start: 4, end: 10, kind: 'emphasis' }] },
        ],
      },
      { kind: 'list', ordered: true, items: [{ text: 'First', marks: [] }] },
      { kind: 'quote', text: 'Come early.', cite: 'Marta Lopes' },
      { kind: 'paragraph', text: 'Bare line', marks: [] },
    ]);
  });

  it('does not take the bold wrapper of a word processor for bold', () => {
    const html = '<b style="font-weight:normal"><p>Plain <span style="font-weight:700">strong</span></p></b>';
    expect(plain(blocksOfHtml(html))).toEqual([
      { kind: 'paragraph', text: 'Plain strong', marks: [{ start: 6, end: 12, kind: 'strong' }] },
    ]);
  });

  it('brings a known picture with its caption, and no other', () => {
    const own = '<figure data-picture="known"><img src="x"><figcaption>The bay</figcaption></figure>';
    const html = `${own}<figure data-picture="foreign"><img src="https://evil.example/x.png"></figure><img src=y>`;
    expect(plain(blocksOfHtml(html, new Set(['known'])))).toEqual([
      { kind: 'image', imageId: 'known', caption: 'The bay' },
    ]);
  });

  it('keeps nothing that runs, hides or leads where no link may', () => {
    const hostile = [
      '<script>alert(1)</script>',
      '<style>p{display:none}</style>',
      '<iframe srcdoc="<script>alert(1)</script>">inside</iframe>',
      '<svg><script>alert(1)</script><text>drawn</text></svg>',
      '<math><mtext></mtext></math>',
      '<p hidden>secret</p>',
      '<template><p>secret</p></template>',
      '<p></p><noscript><p>secret</p></noscript>',
      '<form><input value="secret"><textarea>secret</textarea><select><option>secret</select></form>',
      '<!-- secret -->',
    ];
    for (const html of hostile) expect(blocksOfHtml(html), html).toEqual([]);
    const links = [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      'file:///x',
      'https:// spaced',
      '',
    ];
    for (const href of links) {
      expect(safeHref(href), href).toBeNull();
      const [block] = blocksOfHtml(`<p><a href="${href}" onclick="alert(1)">words</a></p>`);
      expect(block, href).toMatchObject({ kind: 'paragraph', text: 'words', marks: [] });
    }
    expect(safeHref(null)).toBeNull();
  });

  it('stays within what the contract takes, however large, deep or crooked it is', () => {
    const samples = [
      `<p>${'word '.repeat(5000)}</p>`,
      `<h2>${'x'.repeat(1500)}</h2>`,
      `<ul>${'<li>item</li>'.repeat(500)}</ul>`,
      '<p>one</p>'.repeat(1000),
      `${'<div>'.repeat(3000)}deep`,
      `${'<blockquote>'.repeat(50)}said${'</blockquote>'.repeat(50)}`,
      '<ul><li>a<ul><li>b</li></ul>c</li></ul>',
      '<p><a href="/a">one<p>two</a></p>',
      '<li>stray</li><cite>alone</cite></blockquote><table><tr><td>cell<td>other</table>',
      '<p>\u0000\ud800 broken</p>',
    ];
    for (const html of samples) {
      const blocks = blocksOfHtml(html);
      expect(blocksSchema.safeParse(blocks).error, html.slice(0, 40)).toBeUndefined();
      expect(blocks.every(marksFit)).toBe(true);
      expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
    }
  });
});

it('takes plain text as paragraphs, an empty line between them', () => {
  expect(plain(blocksOfText('One\nline\n\n\n two '))).toEqual([
    { kind: 'paragraph', text: 'One line', marks: [] },
    { kind: 'paragraph', text: 'two', marks: [] },
  ]);
  expect(blocksOfText('  \n \n')).toEqual([]);
});
