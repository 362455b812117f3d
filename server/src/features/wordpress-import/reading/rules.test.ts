import { articleBlocks } from '@foyer/contract/articles';
import { describe, expect, it } from 'vitest';
import { plainText, readText, type Shown } from './rules.ts';

const library = '0199f0a0-0000-7000-8000-000000000001';
const everyPicture = () => library;
const noPicture = () => null;
const site = 'https://blog.halden.example';
const typed = (raw: string, rendered = raw) => readText({ raw, rendered }, everyPicture, site);
const shown = (rendered: string) => readText({ rendered }, everyPicture, site);
const textsOf = ({ blocks }: ReturnType<typeof typed>) =>
  blocks.map((block) =>
    block.kind === 'list' ? block.items.map(({ text }) => text) : 'text' in block ? block.text : block.kind,
  );

describe('a text of a WordPress', () => {
  it('without blocks is parted where its lines end, as visitors see it', () => {
    expect(textsOf(typed('One\ntwo\r\n\r\nThree <em>four\nfive</em>'))).toEqual(['One', 'two', 'Three four', 'five']);
    expect(textsOf(typed('<p>One\n</p>\n\n<p>Two</p>'))).toEqual(['One', 'Two']);
  });

  it('keeps what known blocks hold and names those of plugins, whole and however deep', () => {
    const read = typed(
      '<!-- wp:group --><div><!-- wp:paragraph --><p>Kept</p><!-- /wp:paragraph -->' +
        '<!-- wp:acme/box --><p>Lost</p><!-- wp:acme/box --><p>Lost</p><!-- /wp:acme/box --><p>Lost</p><!-- /wp:acme/box -->' +
        '</div><!-- /wp:group --><!-- wp:acme/map {"zoom":3} /--><!-- wp:core/paragraph --><p>Kept too</p><!-- /wp:core/paragraph -->',
    );
    expect(textsOf(read)).toEqual(['Kept', 'Kept too']);
    expect(read.notes).toEqual(['2 blocks left out: acme/box, acme/map']);
  });

  it('loses nothing but the block where one never ends, and stands a comment that does not', () => {
    expect(
      textsOf(typed('<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph --><!-- wp:acme/box --><p>Lost</p>')),
    ).toEqual(['One']);
    expect(textsOf(typed('<p>One</p><!-- wp:paragraph'))).toEqual(['One']);
  });

  it.each([
    ['[gallery ids="1,2"] Text', '<div>made</div> Text', ['Text'], '[gallery]'],
    ['[row][column w=1]Text[/column][/row]', 'Text', ['Text'], '[row], [column]'],
    ['[toc] Text', '<ul></ul> Text', ['Text'], '[toc]'],
    ['[embed]https://video.example[/embed]Text', '<iframe></iframe>Text', ['Text'], '[embed]'],
  ])('names the shortcode of %s', (raw, rendered, texts, named) => {
    const read = typed(raw, rendered);
    expect(textsOf(read)).toEqual(texts);
    expect(read.notes[0]?.replace(/^\d+ blocks? left out: /, '')).toBe(named);
  });

  it('keeps a word in brackets that visitors are shown', () => {
    expect(typed('He said [sic] so [2]')).toMatchObject({ blocks: [{ text: 'He said [sic] so [2]' }], notes: [] });
  });

  it('reads what visitors are shown where nobody may read what was typed, and where a page builder typed nothing', () => {
    expect(textsOf(shown('<h2>Head</h2><p>Text [sic]</p>'))).toEqual(['Head', 'Text [sic]']);
    expect(textsOf(readText({ raw: ' ', rendered: '<div><div>Built</div></div>' }, noPicture, site))).toEqual([
      'Built',
    ]);
  });

  it('finds pictures by their number and their address, with captions, and counts those that did not come', () => {
    const asked: Shown[] = [];
    const read = readText(
      {
        rendered:
          '<figure><img class="size-large wp-image-12" src="/a-300x200.jpg"><figcaption>At <b>noon</b></figcaption></figure>' +
          '<ul class="blocks-gallery-grid"><li><figure><img src="https://elsewhere.example/b.jpg"></figure></li></ul>',
      },
      (one) => {
        asked.push(one);
        return one.number === 12 ? library : null;
      },
      site,
    );
    expect(asked).toEqual([
      { number: 12, src: '/a-300x200.jpg' },
      { number: null, src: 'https://elsewhere.example/b.jpg' },
    ]);
    expect(read.blocks).toMatchObject([{ kind: 'image', imageId: library, caption: 'At noon' }]);
    expect(read.notes).toEqual(['1 picture left out: not among the pictures that came in']);
  });

  it('keeps links, and those to paths of the site lead there still', () => {
    const links = [
      '/rooms/?x=1',
      '?p=12',
      'https://elsewhere.example/',
      'mailto:stay@halden.example',
      '#top',
      '//evil.example',
      '/\\evil',
    ];
    const { blocks } = typed(links.map((href) => `<p><a href="${href}">there</a></p>`).join(''));
    const kept = blocks.map((block) => block.kind === 'paragraph' && (block.marks[0]?.href ?? null));
    expect(kept).toEqual([`${site}/rooms/?x=1`, `${site}/?p=12`, links[2], links[3], null, null, null]);
  });

  it('says when it is too long, and cuts it there', () => {
    const read = typed('<p>Part</p>'.repeat(260));
    expect(read.blocks).toHaveLength(200);
    expect(read.notes).toEqual(['Only the first 200 parts of the text came in']);
  });
});

describe('a hostile text', () => {
  const hostile = [
    '<script>alert(1)</script><p>ok</p>',
    '<scr<script>ipt>alert(1)</script><p>ok</p>',
    '<img src=x onerror=alert(1)><p>ok</p>',
    '<svg><script>alert(1)</script></svg><p>ok</p>',
    '<svg onload=alert(1)><p>ok</p></svg><p>ok</p>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe><p>ok</p>',
    '<a href="javascript:alert(1)">ok</a>',
    '<a href="jav&#x09;ascript:alert(1)">ok</a>',
    '<a href="data:text/html,<script>alert(1)</script>">ok</a>',
    '<a href="//evil.example">ok</a>',
    '<form action="https://evil.example"><input name=password>Sign in</form><p>ok</p>',
    '<!-- wp:html --><script>alert(1)</script><!-- /wp:html --><p>ok</p>',
    '<script><!-- wp:paragraph --></script><p>ok</p><!-- /wp:paragraph -->',
    '<style>p{background:url(javascript:alert(1))}</style><p>ok</p>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></mtext></math><p>ok</p>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><p>ok</p>',
    '<template><script>alert(1)</script></template><p>ok</p>',
    '[x onmouseover="alert(1)"]<p>ok</p>',
    `${'<div>'.repeat(20_000)}ok`,
    `${'['.repeat(50_000)}ok`,
    `${'<!-- wp:acme/a -->'.repeat(20_000)}`,
    `${'<!--'.repeat(50_000)}ok`,
    `${'[a'.repeat(50_000)}ok`,
  ];

  it.each(hostile.map((raw) => [raw.slice(0, 60), raw]))('leaves only text of %s', (_, raw) => {
    for (const read of [typed(raw), shown(raw), readText({ raw, rendered: '' }, noPicture, site)]) {
      expect(articleBlocks.safeParse(read.blocks).success).toBe(true);
      const said = JSON.stringify(read.blocks);
      expect(said).not.toMatch(/<[a-z!/]|javascript:|data:|evil|Sign in/i);
    }
  });

  it('has a title that is one line of text', () => {
    expect(plainText('A <script>alert(1)</script><b>bold</b> &amp; “quoted”\ntitle')).toBe('A bold & “quoted” title');
    expect(plainText('Less < more & so on')).toBe('Less < more & so on');
  });
});
