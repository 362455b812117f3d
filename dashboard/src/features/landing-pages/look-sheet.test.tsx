import { landingPageEndpoints } from '@foyer/contract/landing-pages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPath } from '#testing/render-path.tsx';
import { german, landingPage, landingPageApi, pageId, post, readyState } from './testing/landing-pages.ts';

const data = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Hotel', name: 'Halden am See' }] };
const pageOf = (title: string, path: string) => `<!doctype html><title>${title} | Halden</title>
  <meta name="description" content="Come and stay by the water.">
  <link rel="canonical" href="http://halden.example${path}">
  <link rel="alternate" hreflang="en" href="http://halden.example/harbour-advent">
  <link rel="alternate" hreflang="de" href="http://halden.example/de/hafenadvent">
  <meta property="og:title" content="${title}"><meta property="og:site_name" content="Halden">
  <meta property="og:image" content="http://halden.example/_media/1.webp">
  <script type="application/ld+json">${JSON.stringify(data)}</script>`;

/** The publish screen of a page in two languages, and a site that shows its previews. */
function looking() {
  const site = { away: false, asked: [] as { address: string; credentials: string | undefined }[] };
  const { api } = landingPageApi(landingPage({ posts: [post(91), german({ status: 'published' })] }));
  api.on(landingPageEndpoints.readiness, () => ({ languages: [readyState(), readyState({ language: 'de' })] }));
  api.on(landingPageEndpoints.preview, ({ params }) => ({
    url: `http://halden.example/${params.language === 'de' ? 'de/hafenadvent' : 'harbour-advent'}?preview=token`,
    expiresAt: '2026-11-21T12:10:00Z',
  }));
  const answer = fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!address.startsWith('http://halden.example/')) return answer(address, init);
    site.asked.push({ address, credentials: init?.credentials });
    if (site.away) throw new TypeError('Failed to fetch');
    const { pathname } = new URL(address);
    return new Response(pageOf(pathname.startsWith('/de') ? 'Advent am See' : 'Advent by the lake', pathname));
  });
  return { site, ...renderPath(`/generate/${pageId}/publish`, { api }) };
}

test('the real page in a frame, at three widths and in each language', async () => {
  const { api, user } = looking();
  await user.click(await screen.findByRole('button', { name: 'Preview English' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Preview' }));
  const frame = await sheet.findByTitle('The page as guests will see it');
  expect(frame).toHaveProperty('src', 'http://halden.example/harbour-advent?preview=token');
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  for (const [name, width] of [
    ['Desktop', '1280px'],
    ['Tablet', '820px'],
    ['Phone', '390px'],
  ] as const) {
    await user.click(sheet.getByRole('radio', { name }));
    expect(frame.style.width).toBe(width);
  }
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Language of the preview' }), 'German');
  await waitFor(() =>
    expect(sheet.getByTitle('The page as guests will see it')).toHaveProperty(
      'src',
      'http://halden.example/de/hafenadvent?preview=token',
    ),
  );
  expect(api.asked(landingPageEndpoints.preview).map(({ params }) => params.language)).toEqual(['en', 'de']);
});

test('search result, card and structured data are read from that page', async () => {
  const { site, user } = looking();
  await user.click(await screen.findByRole('button', { name: 'Preview German' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Preview' }));
  await user.click(sheet.getByRole('radio', { name: 'Search and sharing' }));
  const result = within(await sheet.findByRole('region', { name: 'In search results' }));
  expect(result.getByText('Advent am See | Halden')).toBeTruthy();
  const shared = within(sheet.getByRole('region', { name: 'When it is shared' }));
  expect(shared.getByText('Advent am See')).toBeTruthy();
  expect(shared.getByRole('presentation')).toHaveProperty('src', 'http://halden.example/_media/1.webp');
  const group = within(sheet.getByRole('region', { name: 'Languages of this page' }));
  expect(group.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'enhalden.example/harbour-advent',
    'dehalden.example/de/hafenadventthis page',
  ]);

  await user.click(sheet.getByRole('radio', { name: 'JSON-LD' }));
  const structured = within(await sheet.findByRole('region', { name: 'Structured data' }));
  expect(structured.getByText('Hotel')).toBeTruthy();
  expect(structured.getByText(/"@graph": \[/).textContent).toBe(JSON.stringify(data, null, 2));
  expect(site.asked).toEqual([{ address: 'http://halden.example/de/hafenadvent?preview=token', credentials: 'omit' }]);
});

test('when the site is away the page says so and can be asked again', async () => {
  const { site, user } = looking();
  site.away = true;
  await user.click(await screen.findByRole('button', { name: 'Preview English' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Preview' }));
  await user.click(sheet.getByRole('radio', { name: 'JSON-LD' }));
  await sheet.findByText(/The site did not show the page. Your text is saved/);
  site.away = false;
  await user.click(sheet.getByRole('button', { name: 'Retry' }));
  await sheet.findByRole('region', { name: 'Structured data' });
});
