/**
 * What every request of the API passes before its handler: who is it (the session cookie, hashed), may this browser
 * write (CSRF token and Origin), and the headers every answer carries. It refuses before a body is read.
 */

import { genericMessages } from '@foyer/contract/errors';
import type { FastifyRequest } from 'fastify';
import { hashOf, readCookie } from '#lib/cookies.ts';
import { csrfHeader, isCsrfToken } from '#lib/csrf.ts';
import { Refusal, signInNeeded } from '#lib/refusal.ts';
import { runtime } from '#lib/runtime.ts';
import type { App } from '#lib/serve.ts';
import { isSitesToken } from '#lib/sites-token.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

export function guardRequests(app: App): void {
  app.decorateRequest('sessionHash', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(answerHeaders(request));
    const cookie = readCookie(request, 'session');
    request.sessionHash = cookie === null ? null : hashOf(cookie);
    const { access } = request.routeOptions.config;
    if (!access) return;
    if ('sites' in access) {
      // A program's token: no browser sends it by itself, so there is nothing a foreign page could make one do.
      if (!isSitesToken(request.headers.authorization)) throw signInNeeded();
      return;
    }
    if (!('public' in access) && cookie === null) throw signInNeeded();
    if (!safeMethods.includes(request.method)) checkWrite(request, cookie);
  });
}

function checkWrite(request: FastifyRequest, session: string | null): void {
  const { origin } = request.headers;
  const { appUrl, apiUrl } = runtime();
  if (origin !== undefined && origin !== new URL(appUrl).origin && origin !== new URL(apiUrl).origin) {
    throw new Refusal(403, 'origin-refused', 'Requests from this origin may not write');
  }
  if (!isCsrfToken(request.headers[csrfHeader], session ?? readCookie(request, 'visit'))) {
    throw new Refusal(403, 'csrf-invalid', genericMessages.csrfInvalid);
  }
}

function answerHeaders(request: FastifyRequest): Record<string, string> {
  const { appUrl } = runtime();
  const { origin } = request.headers;
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-site',
    // The pages of /docs bring a policy of their own.
    ...(request.url.startsWith('/docs')
      ? {}
      : { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }),
    ...(appUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    vary: 'origin',
    ...(origin === new URL(appUrl).origin
      ? {
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
          'access-control-expose-headers': 'etag, retry-after, content-disposition',
        }
      : {}),
  };
}

/** Answers the browser's question before a write from the dashboard. */
export function answerPreflight(app: App): void {
  app.options('/*', { schema: { hide: true } }, async (request, reply) => {
    if (request.headers.origin === new URL(runtime().appUrl).origin) {
      reply.headers({
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': `content-type, accept, if-match, last-event-id, ${csrfHeader}`,
        'access-control-max-age': '600',
      });
    }
    return reply.code(204).send();
  });
}
