/**
 * Ending the provider's session. A request that carries the id token of the person signed in came from the application
 * and is done at once; any other is asked about first, since a foreign page could have sent it.
 */
import type { KoaContextWithOIDC } from 'oidc-provider';
import { signOutPage } from './pages.ts';
import type { Middleware } from './shell.ts';

function leave(ctx: KoaContextWithOIDC, appUrl: string): void {
  const { post_logout_redirect_uri: target, state } = ctx.oidc.params ?? {};
  const address = new URL(typeof target === 'string' ? target : appUrl);
  if (typeof target === 'string' && typeof state === 'string') address.searchParams.set('state', state);
  ctx.status = 303;
  ctx.redirect(address.href);
}

/** For a person who is signed in: signs out at once with the right id token, else shows the question. */
export async function showSignOut(ctx: KoaContextWithOIDC, appUrl: string): Promise<void> {
  const { session, provider, entities } = ctx.oidc;
  if (!session?.accountId) return;
  const hint = entities.IdTokenHint as { payload?: { sub?: unknown } } | undefined;
  if (hint?.payload?.sub !== session.accountId) {
    const secret = String(session.state?.secret);
    ctx.body = signOutPage({ address: `${ctx.path}/confirm`, appUrl, secret });
    return;
  }
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (!grantId) continue;
    await Promise.all([
      provider.RefreshToken.revokeByGrantId(grantId),
      provider.AuthorizationCode.revokeByGrantId(grantId),
      (await provider.Grant.find(grantId))?.destroy(),
    ]);
  }
  await session.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, { httpOnly: true, sameSite: 'lax', signed: true });
  leave(ctx, appUrl);
}

/** For a person who is not signed in there is nothing to ask: straight on to where sign-out leads. */
export function skipEmptySignOut(appUrl: string): Middleware {
  return async (ctx, next) => {
    await next();
    const signedOut = ctx as unknown as KoaContextWithOIDC;
    if (ctx.status === 200 && signedOut.oidc?.route === 'end_session' && !signedOut.oidc.session?.accountId) {
      leave(signedOut, appUrl);
    }
  };
}
