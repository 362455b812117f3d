/** CSRF token, sign-in, sign-out: the three endpoints that work without a session. */
import { sessionEndpoints } from '@foyer/contract/session';
import { clearCookie, newToken, readCookie, setCookie } from '#lib/cookies.ts';
import { newCsrfToken } from '#lib/csrf.ts';
import { type App, serve } from '#lib/serve.ts';
import { endSession, sessionSeconds, startSession } from './rules.ts';

const visitSeconds = 60 * 60;

export function registerSessionRoutes(app: App): void {
  serve(app, sessionEndpoints.csrf, async ({ request, reply }) => {
    const session = readCookie(request, 'session');
    if (session) return newCsrfToken(session);
    const visit = readCookie(request, 'visit') ?? newToken();
    setCookie(reply, 'visit', visit, visitSeconds);
    return newCsrfToken(visit);
  });

  serve(app, sessionEndpoints.start, async ({ body, request, reply }) => {
    const userAgent = request.headers['user-agent'] ?? '';
    // A browser that was signed out from elsewhere keeps its cookie until it has let go of its token and signs out
    // itself: without the cookie the token would let it in again.
    const session = await startSession(body.token, userAgent, request.sessionHash, body.invitation ?? null);
    setCookie(reply, 'session', session.token, sessionSeconds);
    clearCookie(reply, 'visit');
    return { userId: session.userId, expiresAt: session.expiresAt };
  });

  serve(app, sessionEndpoints.end, async ({ request, reply }) => {
    if (request.sessionHash) await endSession(request.sessionHash);
    clearCookie(reply, 'session');
  });
}
