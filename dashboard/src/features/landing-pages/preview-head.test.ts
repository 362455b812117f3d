import { expect, test } from 'vitest';
import { headOf } from './preview-head.ts';

const data = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'Event', name: 'Harbour Advent', startDate: '2026-11-26' },
    { '@type': 'BreadcrumbList', itemListElement: [] },
  ],
};

test('what the page says is read, and nothing else', () => {
  const head = headOf(`<!doctype html><html lang="de"><head>
    <title>Hafenadvent &amp; Pool | Halden</title>
    <meta name="description" content="Stände am alten Hafen.">
    <link rel="canonical" href="https://halden.example/de/hafenadvent">
    <link rel="alternate" hreflang="de" href="https://halden.example/de/hafenadvent">
    <link rel="alternate" hreflang="en" href="https://halden.example/harbour-advent">
    <link rel="alternate" hreflang="x-default" href="https://halden.example/harbour-advent">
    <meta property="og:title" content="Hafenadvent"><meta property="og:site_name" content="Halden">
    <meta property="og:image" content="https://halden.example/_media/1.webp">
    <script type="application/ld+json">${JSON.stringify(data).replace('Harbour', '\\u0048arbour')}</script>
  </head><body><h1>Hafenadvent</h1></body></html>`);
  expect(head).toEqual({
    title: 'Hafenadvent & Pool | Halden',
    description: 'Stände am alten Hafen.',
    url: 'https://halden.example/de/hafenadvent',
    shared: { title: 'Hafenadvent', description: '', site: 'Halden', picture: 'https://halden.example/_media/1.webp' },
    languages: [
      { code: 'de', url: 'https://halden.example/de/hafenadvent' },
      { code: 'en', url: 'https://halden.example/harbour-advent' },
    ],
    things: [
      { type: 'Event', name: 'Harbour Advent' },
      { type: 'BreadcrumbList', name: '' },
    ],
    structuredData: JSON.stringify(data, null, 2),
  });
});

test('a page without them has none', () => {
  expect(headOf('<p>Preview ended</p>')).toMatchObject({ title: '', url: '', things: [], structuredData: '' });
});

test('structured data that no machine could read is not passed over', () => {
  expect(() => headOf('<script type="application/ld+json">{"@type":</script>')).toThrow(SyntaxError);
});
