/**
 * The public sites' server. What is kept is sent by the bare HTTP handler in front; everything else takes the way
 * through Fastify. It holds no session, no database and no state that another process needs.
 */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { askedLink, bookingPath } from '#theme/booking.ts';
import { createAnswering } from './answering.ts';
import { type Answer, send } from './answers.ts';
import { createApi } from './api.ts';
import { loadAssets } from './assets.ts';
import { listenToChanges } from './changes.ts';
import { createFreshness } from './freshness.ts';
import { createImages } from './images.ts';
import { createKeepsakes } from './keepsakes.ts';
import { otherHome } from './negotiation.ts';
import { rememberingApi } from './remembering.ts';
import { createRendering, homeIn, nothingHere, stayLink } from './rendering.ts';
import { createVisitCounter } from './visit-counter.ts';
import { hostOf, visitOf } from './visits.ts';

export type SitesOptions = {
  /** Where the API answers, such as http://127.0.0.1:3001. */
  apiUrl: string;
  /** Where the dashboard is; it alone may show previews in a frame. */
  appUrl?: string;
  /** What the visits of pages are told to the API with; without it they are told to nobody. */
  token?: string | null;
  /** Folder in which what guests saw last is kept, for a start while the API is down; none to keep nothing. */
  cacheFolder?: string;
  logLevel?: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
};

export type SitesServer = {
  /** Resolves to the port in use, the one asked for or, for port 0, a free one. */
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
};

/** Milliseconds in which every answer asks its connection to end, before those at rest are cut. */
const leaveTaking = 250;
/** Bytes on disk at most, pictures for the most part. */
const bytesKept = 512_000_000;
/** Milliseconds after which an answer still underway is given up. */
const longestAnswer = 8000;

/** A server for every host the API knows. Nothing is asked before the first visit, but changes are heard at once. */
export function createSitesServer(options: SitesOptions): SitesServer {
  const { apiUrl, appUrl, token = null, cacheFolder, logLevel = 'warn' } = options;
  const assets = loadAssets();
  const freshness = createFreshness();
  const rendering = createRendering(assets.addresses, appUrl ? new URL(appUrl).origin : null);
  let closing = false;

  const app = Fastify({
    logger: { level: logLevel },
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false },
    serverFactory: (handle) => {
      const server = createServer((request, response) => {
        if (!sendKept(request, response)) handle(request, response);
      });
      server.keepAliveTimeout = 72_000;
      return server;
    },
  });

  const direct = createApi(apiUrl, app.log, token);
  const keepsakes = cacheFolder
    ? createKeepsakes(cacheFolder, bytesKept, (problem) => app.log.warn({ err: problem }, 'Nothing is kept on disk'))
    : null;
  const api = keepsakes ? rememberingApi(direct, keepsakes) : direct;
  const counter = createVisitCounter(direct.tellVisits);
  const changes = listenToChanges(apiUrl, {
    onConnected: () => freshness.everythingChanged(),
    onChange: (host) => freshness.hostChanged(host),
    onLost: (reason) => app.log.warn({ reason }, 'The stream of changes is lost'),
  });
  const images = createImages(api);
  const answering = createAnswering({ api, rendering, freshness, isListening: changes.isConnected });

  const hosts = new Map<string, string>();
  /** `hostOf`, remembered for the few headers that keep coming. */
  function knownHost(header: string | undefined): string {
    const known = header === undefined ? '' : hosts.get(header);
    if (known !== undefined) return known;
    const host = hostOf(header);
    if (hosts.size < 10_000 && header !== undefined) hosts.set(header, host);
    return host;
  }

  /** The short way: true when the answer was at hand and is sent. */
  function sendKept(request: IncomingMessage, response: ServerResponse): boolean {
    if (closing) response.shouldKeepAlive = false;
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const address = request.url ?? '/';
    // A home page may lead elsewhere first.
    if (address === '/') return false;
    const host = knownHost(request.headers.host);
    const kept = answering.ready(host, address);
    if (!kept) return false;
    send(request, response, kept);
    if (kept.isPage) counter.note(request, host, address);
    return true;
  }

  async function answerFile(host: string, path: string): Promise<Answer> {
    const site = await answering.siteOf(host);
    if (site === null) return nothingHere;
    const asset = assets.answers.get(path);
    if (asset) return asset;
    const wanted = images.read(path);
    if (wanted === undefined) return answering.problem('missing', host, path);
    const picture = await images.answer(wanted);
    if (picture === 'away') return answering.away(host, path);
    return picture === 'unknown' ? answering.problem('missing', host, path) : picture;
  }

  async function answerStay(host: string, address: string): Promise<Answer> {
    const site = await answering.siteOf(host);
    if (site === null) return nothingHere;
    if (site === 'away') return answering.away(host, '/');
    return stayLink(askedLink(site, new URLSearchParams(address.split('?', 2)[1] ?? '')));
  }

  const finish = (request: FastifyRequest, reply: FastifyReply, answer: Answer) => {
    reply.hijack();
    send(request.raw, reply.raw, answer);
    if (!answer.isPage) return;
    const { host, path } = visitOf(request.headers.host, request.raw.url ?? '/');
    counter.note(request.raw, host, path);
  };
  const answerPath = async (request: FastifyRequest): Promise<Answer> => {
    const visit = visitOf(request.headers.host, request.raw.url ?? '/');
    if (visit.path === '/' && visit.preview === undefined) {
      const site = await answering.siteOf(visit.host);
      const other = site === null || site === 'away' ? null : otherHome(request.headers, visit.host, site);
      if (other) return homeIn(other);
    }
    if (visit.path === bookingPath) return answerStay(visit.host, request.raw.url ?? '');
    const isFile = visit.path.startsWith('/_assets/') || visit.path.startsWith('/_media/');
    return isFile ? answerFile(visit.host, visit.path) : answering.answer(visit);
  };

  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    handler: async (request, reply) => finish(request, reply, await answerPath(request)),
  });
  app.setNotFoundHandler((_request, reply) => reply.code(405).header('Allow', 'GET, HEAD').send());
  app.setErrorHandler((error, request, reply) => {
    app.log.error({ error: String(error), url: request.url }, 'A page could not be made');
    finish(request, reply, answering.away(hostOf(request.headers.host), '/'));
  });

  return {
    async listen(port, host) {
      await app.listen({ port, host });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    async close() {
      closing = true;
      changes.close();
      const told = Promise.race([counter.close(), setTimeout(longestAnswer / 2)]);
      // The plain close of the socket, since the HTTP one would cut connections at rest at once.
      const ended = new Promise<void>((resolve) => Server.prototype.close.call(app.server, () => resolve()));
      await setTimeout(leaveTaking);
      app.server.closeIdleConnections();
      await Promise.race([ended, setTimeout(longestAnswer)]);
      app.server.closeAllConnections();
      await told;
      await keepsakes?.settled();
      await app.close();
    },
  };
}
