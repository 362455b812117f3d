import { expect, it } from 'vitest';
import { readContent } from '../reading/rules.ts';
import { contentOf } from './rules.ts';

it.each([
  '<h2>By the lake</h2>\n<p>84 rooms.</p>\n<h3>Ways</h3>',
  '<ul><li>By <em>train</em></li><li>By boat</li></ul>\n<ol><li>One</li></ol>',
  '<p>A <a href="https://halden.example/?a=1&amp;b=2"><strong>warm</strong></a> <strong>spa <em>and</em></strong> pool &amp; sauna &lt;b&gt;</p>',
  '<blockquote><p>Quiet.</p><cite>Ines Brandt</cite></blockquote>\n<blockquote><p>Still.</p></blockquote>',
])('answers what it read as it was: %s', (html) => {
  expect(contentOf(readContent(html))).toBe(html);
});

it('cuts marks that overlap, so that every element closes within the one it stands in', () => {
  const base = { id: 'a', locked: false, origin: 'person' } as const;
  const marks = [
    { start: 0, end: 6, kind: 'strong' as const },
    { start: 4, end: 9, kind: 'emphasis' as const },
  ];
  const html = contentOf([{ ...base, kind: 'paragraph', text: 'one two three', marks }]);
  expect(html).toBe('<p><strong>one <em>tw</em></strong><em>o t</em>hree</p>');
});
