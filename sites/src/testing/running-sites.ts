/** A sites server beside a fake API that knows one hotel: its pages, a page taken away, a draft and a picture. */
import { createSitesServer } from '#app/server.ts';
import { sitesToken, startFakeApi } from './fake-api.ts';
import { calendar, feed, pages } from './more-samples.ts';
import { images } from './sample-blocks.ts';
import { home, landingPage, site, sitemap } from './samples.ts';
import { type VisitOptions, visit } from './visits.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** `cacheFolder`: where it keeps what it was told. */
export async function startSites({ cacheFolder }: { cacheFolder?: string } = {}) {
  const api = await startFakeApi();
  api.sites.set(site.host, site);
  api.sitemaps.set(site.host, sitemap);
  for (const language of site.languages) {
    for (const page of [landingPage(language), home(language)]) api.pages.set(site.host + page.path, page);
  }
  api.pages.set(`${site.host}/summer-regatta`, 'gone');
  api.previews.set('secret-token', landingPage('en', { path: '/draft', preview: true }));
  api.pictures.set(images[0]?.id ?? '', { type: 'image/jpeg', bytes: Buffer.from([255, 216, 255, 1, 2, 3]) });
  for (const page of pages) if (page.kind !== 'home') api.pages.set(site.host + page.path, page);
  api.feeds.set(`${site.host} en`, feed);
  api.calendars.set(`${site.host} en`, calendar);
  const options = { appUrl: 'http://app.localhost:3000/start', token: sitesToken, cacheFolder };
  const server = createSitesServer({ apiUrl: api.url, ...options, logLevel: 'silent' });
  const port = await server.listen(0, '127.0.0.1');
  while (api.listeners() === 0) await pause(5);
  return {
    api,
    port,
    server,
    get: (address: string, options?: VisitOptions) => visit(port, address, options),
    /** How often the API was asked about something whose address holds the word. */
    questionsAbout: (word: string) => api.asked.filter((url) => url.includes(word)).length,
    /** Waits until what was announced is heard. */
    heard: () => pause(60),
    async stop() {
      await server.close();
      await api.close();
    },
  };
}

export type RunningSites = Awaited<ReturnType<typeof startSites>>;
