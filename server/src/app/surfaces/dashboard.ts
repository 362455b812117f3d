/**
 * The dashboard's files, as they were built: squeezed beforehand, hashed ones kept for ever, every path of the app
 * answered with its one page. It tells the browser its addresses in /config.json and lets no inline script run.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { DashboardConfig } from '@foyer/contract/config';
import fastify from 'fastify';
import type { Settings } from '../settings.ts';
import { listenGently, type RunningSurface } from './surface.ts';

const built = path.resolve(import.meta.dirname, '../../../../dashboard/dist');

export function dashboardConfigOf(settings: Settings): DashboardConfig {
  return {
    apiUrl: settings.API_URL,
    sitesUrl: settings.SITES_URL,
    issuer: settings.OIDC_ISSUER,
    clientId: settings.OIDC_CLIENT_ID,
    audience: settings.OIDC_AUDIENCE,
    pricingUrl: settings.PRICING_URL,
    mapStyleUrl: settings.MAP_STYLE_URL ?? null,
  };
}

/** Throws when the dashboard has not been built. */
export async function startDashboard(settings: Settings, folder = built): Promise<RunningSurface> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error('The dashboard has not been built. Run npm start, or npm run build -w dashboard.');
  }
  const headers = dashboardHeaders(settings);
  const config = JSON.stringify(dashboardConfigOf(settings));
  const page = { plain: readFileSync(path.join(folder, 'index.html')), br: readIfThere(`${folder}/index.html.br`) };

  const app = fastify();
  // A policy binds the page it comes with; on scripts and styles it would only be weight.
  app.addHook('onSend', async (_request, reply) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    reply.headers(isPage ? headers : fileHeaders);
    // A file whose name changes with it is never asked after again.
    if (reply.getHeader('cache-control') === forEver)
      for (const name of ['etag', 'last-modified', 'accept-ranges']) reply.removeHeader(name);
  });
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const hashed = file.startsWith(path.join(folder, 'assets') + path.sep);
      reply.header('cache-control', hashed ? forEver : 'no-cache');
    },
  });
  app.get('/config.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(config),
  );
  app.setNotFoundHandler((request, reply) => {
    const isFile = /\.[a-z0-9]{2,5}$/i.test(request.url.split('?')[0] ?? '');
    if (!['GET', 'HEAD'].includes(request.method) || isFile)
      return reply.code(404).type('text/plain').send('There is nothing here');
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').type('text/html; charset=utf-8');
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    return page.br && takesBrotli ? reply.header('content-encoding', 'br').send(page.br) : reply.send(page.plain);
  });
  app.get('/', (_request, reply) => reply.callNotFound());
  await app.ready();
  const stop = await listenGently('APP_URL', settings.APP_URL, (request, response) => app.routing(request, response));
  return { name: 'Dashboard', url: settings.APP_URL, close: () => stop().then(() => app.close()) };
}

const forEver = 'public, max-age=31536000, immutable';
const fileHeaders = { 'x-content-type-options': 'nosniff' };

/** The headers of the page; previews may be framed, read and shown with their pictures from any site of this installation. */
export function dashboardHeaders(settings: Settings): Record<string, string> {
  const api = new URL(settings.API_URL).origin;
  const issuer = new URL(settings.OIDC_ISSUER).origin;
  const sites = new URL(settings.SITES_URL);
  const port = sites.port ? `:${sites.port}` : '';
  // Sites stand on hosts of their own: any name ending in .localhost here, any name at all on the open internet.
  const siteOrigins =
    sites.hostname === 'localhost' ? `${sites.origin} http://*.localhost${port}` : `${sites.protocol}//*${port}`;
  const map = settings.MAP_STYLE_URL ? ` ${new URL(settings.MAP_STYLE_URL).origin}` : '';
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${api}${map} ${siteOrigins} https:`,
    "font-src 'self'",
    `connect-src 'self' ${api} ${issuer}${map} ${siteOrigins}`,
    `frame-src 'self' ${issuer} ${siteOrigins}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `form-action 'self' ${issuer}`,
    // The page of silent sign-in stands in a frame of the dashboard itself.
    "frame-ancestors 'self'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(settings.APP_URL.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

const readIfThere = (file: string): Buffer | null => (existsSync(file) ? readFileSync(file) : null);
