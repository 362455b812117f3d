import type { Mark } from '@foyer/contract/blocks';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Marked } from './marked.tsx';

const text = 'Read about the lake pool and the sauna.';
const shown = (marks: Mark[], of = text) => renderToStaticMarkup(<Marked text={of} marks={marks} />);
const mark = (words: string, kind: Mark['kind'], href?: string): Mark => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, kind, ...(href === undefined ? {} : { href }) };
};

describe('marks in a text', () => {
  it('stand out, within links and across their edges', () => {
    expect(shown([])).toBe(text);
    expect(shown([mark('lake pool', 'strong')])).toBe('Read about the <strong>lake pool</strong> and the sauna.');
    expect(shown([mark('lake pool and', 'strong'), mark('pool', 'emphasis'), mark('lake pool', 'link', '/pool')])).toBe(
      'Read about the <a href="/pool"><strong>lake </strong><strong><em>pool</em></strong></a><strong> and</strong> the sauna.',
    );
  });

  it('lead out with nothing handed over, and by mail and telephone', () => {
    const linked = (href: string) => shown([mark('sauna', 'link', href)]).match(/<a [^>]*>/)?.[0];
    expect(linked('https://spa.example/a?b=1')).toBe('<a href="https://spa.example/a?b=1" rel="noopener noreferrer">');
    expect(linked('mailto:spa@halden.example')).toBe('<a href="mailto:spa@halden.example">');
    expect(linked('tel:+43 5574 1')).toBe('<a href="tel:+4355741">');
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example',
    '/\\evil.example',
    'mailto:a@b.example?bcc=c@d.example',
    'https://',
    '',
  ])('are words alone where the address is %j', (href) => {
    expect(shown([mark('sauna', 'link', href)])).toBe(text);
  });

  it('fall away where they do not fit, and lose no letter', () => {
    const wild: Mark[] = [
      { start: 500, end: 900, kind: 'strong' },
      { start: 30, end: 900, kind: 'emphasis' },
      { start: 5, end: 20, kind: 'link', href: '/a' },
      { start: 10, end: 30, kind: 'link', href: '/b' },
    ];
    const html = shown(wild);
    expect(html.replace(/<[^>]+>/g, '')).toBe(text);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(shown([{ start: 0, end: 5, kind: 'strong' }], '<b>&')).toBe('<strong>&lt;b&gt;&amp;</strong>');
  });
});
