/**
 * The login library, set up: any OpenID provider, by discovery, with code and PKCE in a redirect. Tokens are cached in
 * local storage; they are renewed with the refresh token and never in a hidden frame.
 */
import { type DashboardConfig, signInReturnPath } from '@foyer/contract/config';
import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { checkTimes } from './id-token.ts';
import type { Identity, SignedIn } from './identity.ts';
import { signInProblem } from './sign-in-problem.ts';

/** Seconds a request to the provider may take (spec 9). */
const requestSeconds = 10;
/** Seconds a window of the provider may stay open (spec 9). Sign-in is a redirect; only the library could open one. */
const popupSeconds = 60;

export function createOidcIdentity(config: DashboardConfig): Omit<Identity, 'isReturn'> {
  // RFC 8707 lets only an address be a resource; the audience goes along in either case.
  const resource = URL.canParse(config.audience) ? { resource: config.audience } : {};
  const manager = new UserManager({
    authority: config.issuer,
    client_id: config.clientId,
    redirect_uri: window.location.origin + signInReturnPath,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    ...resource,
    extraQueryParams: { audience: config.audience },
    userStore: new WebStorageStateStore({ store: window.localStorage }),
    automaticSilentRenew: false,
    // All the library leaves out by itself, but not `nbf`, which is looked at here.
    filterProtocolClaims: ['jti', 'auth_time', 'nonce', 'acr', 'amr', 'azp', 'at_hash'],
    requestTimeoutInSeconds: requestSeconds,
    popupWindowFeatures: { closePopupWindowAfterInSeconds: popupSeconds },
  });

  const person = (user: User): SignedIn => ({ sub: user.profile.sub, accessToken: user.access_token });

  return {
    finish: async (url) => {
      const user = await manager.signinRedirectCallback(url);
      try {
        checkTimes(user.profile);
      } catch (cause) {
        await manager.removeUser();
        throw cause;
      }
      return { ...person(user), returnTo: user.state };
    },
    current: async () => {
      const user = await manager.getUser();
      if (!user) return null;
      if (!user.expired) return person(user);
      if (!user.refresh_token) throw signInProblem('missing_refresh_token');
      const renewed = await manager.signinSilent(resource);
      return renewed ? person(renewed) : null;
    },
    // Some providers insist on a nonce; the library holds the answer against it.
    forget: () => manager.removeUser(),
    start: (returnTo) => manager.signinRedirect({ state: returnTo, nonce: crypto.randomUUID() }),
    endAddress: async (backTo) => {
      const [user, endpoint] = await Promise.all([manager.getUser(), manager.metadataService.getEndSessionEndpoint()]);
      if (!endpoint) return null;
      const address = new URL(endpoint);
      address.searchParams.set('client_id', config.clientId);
      address.searchParams.set('post_logout_redirect_uri', backTo);
      if (user?.id_token) address.searchParams.set('id_token_hint', user.id_token);
      return address.href;
    },
  };
}
