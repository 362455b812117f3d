/**
 * What surrounds every answer of the provider: security headers, pages instead of bare errors, and no trust in the
 * Host a request names. Public addresses always come from the issuer.
 */
import type { IncomingMessage } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import { messagePage } from './pages.ts';

export type Middleware = Parameters<Provider['use']>[0];
export type Context = Parameters<Middleware>[0];

export type Logger = {
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

/** The words for an error: what happened, what is safe, what to do. */
export function errorPage(appUrl: string, error: unknown, detail?: string): string {
  if (error instanceof errors.SessionNotFound) {
    return messagePage({
      appUrl,
      title: 'This sign-in page has expired',
      message: 'It was open too long, or you signed in in another tab. Start again from Foyer.',
    });
  }
  if (error instanceof errors.OIDCProviderError && error.expose) {
    return messagePage({
      appUrl,
      title: 'Sign-in could not start',
      message: 'The request to sign in was not complete. Start again from Foyer.',
      detail: detail ?? error.error_description ?? error.error,
    });
  }
  return messagePage({
    appUrl,
    title: 'Something went wrong',
    message: 'Sign-in did not answer as it should. Your work is safe. Try again in a minute.',
  });
}

/** Security headers on every answer, a page for every path that leads nowhere, a page for every failure. */
export function shell({ appUrl, secure, logger }: { appUrl: string; secure: boolean; logger: Logger }): Middleware {
  const policy = [
    "default-src 'none'",
    "script-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${new URL(appUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

  return async (ctx, next) => {
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Referrer-Policy', 'same-origin');
    ctx.set('Content-Security-Policy', policy);
    if (secure) ctx.set('Strict-Transport-Security', 'max-age=31536000');
    try {
      await next();
      if (ctx.status === 404 && ctx.body == null) {
        ctx.status = 404;
        ctx.type = 'html';
        ctx.body = messagePage({ appUrl, title: 'Nothing here', message: 'This address leads nowhere.' });
      }
    } catch (error) {
      const known = error instanceof errors.OIDCProviderError;
      if (!known) logger.error({ error }, 'The sign-in provider failed');
      ctx.status = known ? error.statusCode : 500;
      ctx.type = 'html';
      ctx.body = errorPage(appUrl, error);
    }
    if (ctx.status >= 300 && ctx.status < 400) {
      // A hidden frame may be led through here on its way back to the application.
      ctx.remove('Content-Security-Policy');
    } else if (ctx.type === 'text/html') {
      ctx.set('X-Frame-Options', 'DENY');
      ctx.set('Cache-Control', 'no-store');
    }
  };
}

/** Makes the request look as the issuer's address says, and drops client addresses nobody vouches for. */
export function pinToIssuer(request: IncomingMessage, issuer: URL, trustedProxies: number): void {
  request.headers['x-forwarded-host'] = issuer.host;
  request.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
  if (trustedProxies === 0) delete request.headers['x-forwarded-for'];
}
