import { publicSiteEndpoints } from '@foyer/contract/public-sites';
import { onSiteChange } from '#lib/announcements.ts';
import { openEventStream } from '#lib/event-stream.ts';
import { type App, serve } from '#lib/serve.ts';
import { calendarOf, feedOf, pageOf, sitemapOf, siteOf } from './rules.ts';

const heartbeat = 15_000;

export function registerPublicSitesRoutes(app: App): void {
  serve(app, publicSiteEndpoints.page, async ({ params, query }) => pageOf(params.host, query.path, query.preview));
  serve(app, publicSiteEndpoints.site, async ({ params }) => siteOf(params.host));
  serve(app, publicSiteEndpoints.sitemap, async ({ params }) => sitemapOf(params.host));
  serve(app, publicSiteEndpoints.feed, async ({ params, query }) => feedOf(params.host, query.language));
  serve(app, publicSiteEndpoints.calendar, async ({ params, query }) => calendarOf(params.host, query.language));
  serve(app, publicSiteEndpoints.changes, async ({ reply }) => {
    const stream = openEventStream(reply);
    const stop = onSiteChange(stream.send);
    const beat = setInterval(stream.keepOpen, heartbeat);
    stream.signal.addEventListener('abort', () => {
      stop();
      clearInterval(beat);
    });
    stream.keepOpen();
    return undefined;
  });
}
