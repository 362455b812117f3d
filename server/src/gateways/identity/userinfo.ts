/**
 * Who the holder of an access token is. Our tokens are for the API, and the library answers only tokens made for this
 * address alone; this answers the API's tokens too, as other providers do. A disabled account gets no answer.
 */
import { createLocalJWKSet, jwtVerify } from 'jose';
import { findAccount } from './accounts.ts';
import { claimsOf } from './configuration.ts';
import type { IdentityKeys } from './keys.ts';
import type { Middleware } from './shell.ts';
import type { Query } from './tables.ts';

type Options = { query: Query; keys: IdentityKeys; issuer: string; audience: string; appUrl: string };

/** Answers GET and POST `/userinfo`; what asks whether it may (OPTIONS) goes on to the library. */
export function serveUserinfo({ query, keys, issuer, audience, appUrl }: Options): Middleware {
  const published = createLocalJWKSet(keys.published);
  const appOrigin = new URL(appUrl).origin;

  return async (ctx, next) => {
    if (ctx.path !== '/userinfo' || !['GET', 'POST'].includes(ctx.method)) return next();
    ctx.vary('Origin');
    if (ctx.get('Origin') === appOrigin) {
      ctx.set('Access-Control-Allow-Origin', appOrigin);
      ctx.set('Access-Control-Expose-Headers', 'WWW-Authenticate');
    }
    ctx.set('Cache-Control', 'no-store');
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(ctx.get('Authorization'))?.[1] ?? '';
    const account = await jwtVerify(token, published, { issuer, audience, algorithms: ['RS256'], typ: 'at+jwt' }).then(
      ({ payload }) => findAccount(query, payload.sub ?? ''),
      () => undefined,
    );
    if (!account) {
      ctx.status = 401;
      ctx.set('WWW-Authenticate', 'Bearer error="invalid_token"');
      ctx.body = { error: 'invalid_token', error_description: 'the access token is not valid' };
      return;
    }
    ctx.body = claimsOf(account);
  };
}
