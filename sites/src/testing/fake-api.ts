/**
 * The API as far as the sites see it: pages by host and path, pictures, and the stream of changes. It can fall
 * silent, fail and come back, and it counts what it is asked. It answers only what the contract can say.
 */
import { mediaEndpoints } from '@foyer/contract/media';
import type { PublicPage } from '@foyer/contract/public-pages';
import type { PublicSite } from '@foyer/contract/public-parts';
import {
  type PublicCalendar,
  type PublicFeed,
  type PublicSitemap,
  publicSiteEndpoints,
  type SiteChange,
} from '@foyer/contract/public-sites';
import { type VisitCount, visitEndpoints } from '@foyer/contract/visits';
import Fastify, { type FastifyReply } from 'fastify';

/** What the sites prove themselves with. */
export const sitesToken = 'token-of-the-sites';

type Shown = PublicPage | 'gone';

export async function startFakeApi(port = 0) {
  const sites = new Map<string, PublicSite>();
  const sitemaps = new Map<string, PublicSitemap>();
  const pages = new Map<string, Shown>();
  const previews = new Map<string, PublicPage>();
  /** By id, by id and width, or by id, width and form, with spaces between. */
  const pictures = new Map<string, { type: string; bytes: Buffer }>();
  const streams = new Set<FastifyReply>();
  const asked: string[] = [];
  const feeds = new Map<string, PublicFeed>();
  const calendars = new Map<string, PublicCalendar>();
  const visits: VisitCount[] = [];
  let broken = false;

  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    asked.push(request.url);
    if (broken) await reply.code(500).send('<h1>Internal Server Error</h1>');
  });
  const refuse = (reply: FastifyReply, statusCode: 404 | 410) =>
    reply
      .code(statusCode)
      .send({ message: 'Not found', error: 'Not Found', statusCode, code: 'NOT_FOUND', requestId: 'r' });

  app.get<{ Params: { host: string } }>(publicSiteEndpoints.site.path, (request, reply) =>
    reply.send(sites.get(request.params.host) ?? refuse(reply, 404)),
  );
  app.get<{ Params: { host: string } }>(publicSiteEndpoints.sitemap.path, (request, reply) =>
    reply.send(sitemaps.get(request.params.host) ?? refuse(reply, 404)),
  );
  app.get<{ Params: { host: string }; Querystring: { path: string; preview?: string } }>(
    publicSiteEndpoints.page.path,
    (request, reply) => {
      const { path, preview } = request.query;
      const shown = preview === undefined ? pages.get(request.params.host + path) : previews.get(preview);
      if (shown === undefined) return refuse(reply, 404);
      return shown === 'gone' ? refuse(reply, 410) : reply.send(shown);
    },
  );
  type InLanguage = { Params: { host: string }; Querystring: { language: string } };
  app.get<InLanguage>(publicSiteEndpoints.feed.path, (request, reply) =>
    reply.send(feeds.get(`${request.params.host} ${request.query.language}`) ?? refuse(reply, 404)),
  );
  app.get<InLanguage>(publicSiteEndpoints.calendar.path, (request, reply) =>
    reply.send(calendars.get(`${request.params.host} ${request.query.language}`) ?? refuse(reply, 404)),
  );
  app.post<{ Body: { visits: VisitCount[] } }>(visitEndpoints.count.path, (request, reply) => {
    if (request.headers.authorization !== `Bearer ${sitesToken}`) return reply.code(401).send();
    visits.push(...request.body.visits);
    return reply.code(204).send();
  });
  type OfPicture = { Params: { id: string }; Querystring: { width?: string; format?: string } };
  app.get<OfPicture>(mediaEndpoints.file.path, (request, reply) => {
    const { id } = request.params;
    const { width, format = '' } = request.query;
    const picture =
      pictures.get(`${id} ${width} ${format}`.trim()) ?? pictures.get(`${id} ${width}`) ?? pictures.get(id);
    return picture ? reply.type(picture.type).send(picture.bytes) : refuse(reply, 404);
  });
  app.get(publicSiteEndpoints.changes.path, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write(': listening\n\n');
    streams.add(reply);
    reply.raw.on('close', () => streams.delete(reply));
  });
  await app.listen({ port, host: '127.0.0.1' });
  const address = app.server.address();

  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    asked,
    sites,
    sitemaps,
    pages,
    previews,
    pictures,
    feeds,
    calendars,
    visits,
    listeners: () => streams.size,
    /** Tells everybody who listens that a host changed. */
    announce(change: SiteChange) {
      for (const stream of streams) stream.raw.write(`event: change\ndata: ${JSON.stringify(change)}\n\n`);
    },
    /** Ends the stream of changes, as a restart would. */
    cutStreams() {
      for (const stream of streams) stream.raw.destroy();
    },
    setBroken(value: boolean) {
      broken = value;
    },
    close: () => app.close(),
  };
}

export type FakeApi = Awaited<ReturnType<typeof startFakeApi>>;
