/**
 * How the provider behaves: one public client with PKCE, one API as the audience of every access token, rotating
 * refresh tokens that end with the session, no consent screen. It refuses every other client, audience and address.
 */
import { type AccountClaims, type Configuration, errors, interactionPolicy } from 'oidc-provider';
import { type Account, findAccount } from './accounts.ts';
import { createAdapter } from './adapter.ts';
import type { IdentityKeys } from './keys.ts';
import { errorPage } from './shell.ts';
import { showSignOut } from './sign-out.ts';
import type { Query } from './tables.ts';

export type ProviderOptions = {
  issuer: string;
  clientId: string;
  audience: string;
  appUrl: string;
  /** Paths of the application that a sign-in may return to. */
  redirectPaths: readonly string[];
  /** Paths of the application that a sign-out may return to. */
  signedOutPaths: readonly string[];
};

const minute = 60;
const day = 24 * 60 * minute;
export const accessTokenSeconds = 15 * minute;
const sessionSeconds = 14 * day;

const identityScopes = 'openid profile email';

/** RFC 8707 wants the name of a resource to be an address; an audience that is a bare word gets a `urn:`. */
export const resourceOf = (audience: string) => (URL.canParse(audience) ? audience : `urn:${audience}`);

/** What is told about an account: `name` is the given name, and only demo emails are known to belong to their account. */
export function claimsOf(account: Account): AccountClaims {
  return {
    sub: account.id,
    name: account.givenName,
    given_name: account.givenName,
    family_name: account.familyName,
    nickname: account.givenName,
    email: account.email,
    email_verified: account.demo,
    ...(account.picture ? { picture: account.picture } : {}),
  };
}

/** Both spellings of the application's root, and each path below it. */
function addresses(appUrl: string, paths: readonly string[]): string[] {
  const root = appUrl.replace(/\/$/, '');
  return [...new Set([root, ...paths.map((path) => root + path)])];
}

/** The provider's whole configuration. */
export function providerConfiguration(options: ProviderOptions, query: Query, keys: IdentityKeys): Configuration {
  const { clientId, audience, appUrl } = options;
  const resource = resourceOf(audience);
  const appOrigin = new URL(appUrl).origin;
  const policy = interactionPolicy.base();
  policy.get('consent')?.checks.clear();

  return {
    adapter: createAdapter(query),
    clients: [
      {
        client_id: clientId,
        client_name: 'Foyer',
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: addresses(appUrl, options.redirectPaths),
        post_logout_redirect_uris: addresses(appUrl, options.signedOutPaths),
      },
    ],
    jwks: keys.signing as Configuration['jwks'],
    cookies: {
      keys: keys.cookies,
      names: { session: 'foyer_identity', interaction: 'foyer_identity_page', resume: 'foyer_identity_resume' },
      long: { httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    routes: {
      authorization: '/authorize',
      token: '/token',
      userinfo: '/userinfo',
      jwks: '/jwks',
      revocation: '/revoke',
      end_session: '/sign-out',
    },
    scopes: ['openid', 'offline_access'],
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'nickname', 'picture'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    extraParams: ['audience', 'screen_hint'],
    pkce: { required: () => true },
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: minute,
      IdToken: accessTokenSeconds,
      Interaction: 60 * minute,
      RefreshToken: (ctx) => ctx?.oidc.entities.RotatedRefreshToken?.remainingTTL ?? sessionSeconds,
      Session: sessionSeconds,
      Grant: sessionSeconds,
    },
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => true,
    interactions: { policy, url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    clientBasedCORS: (_ctx, origin) => origin === appOrigin,

    async findAccount(_ctx, sub) {
      const account = await findAccount(query, sub);
      return account && { accountId: account.id, claims: async () => claimsOf(account) };
    },

    async extraTokenClaims(_ctx, token) {
      if (token.kind !== 'AccessToken') return undefined;
      const account = await findAccount(query, token.accountId);
      if (!account) return undefined;
      const { sub: _sub, ...claims } = claimsOf(account);
      return claims;
    },

    async loadExistingGrant(ctx) {
      const { client, session, provider } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const known = session.grantIdFor(client.clientId);
      const grant = known ? await provider.Grant.find(known) : undefined;
      if (grant?.accountId === session.accountId) return grant;
      const granted = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      granted.addOIDCScope(`${identityScopes} offline_access`);
      granted.addResourceScope(resource, identityScopes);
      await granted.save();
      return granted;
    },

    async renderError(ctx, out, error) {
      ctx.type = 'html';
      ctx.body = errorPage(appUrl, error, out.error_description);
    },

    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        useGrantedResource: () => true,
        defaultResource(ctx, _client, oneOf) {
          const named = ctx.oidc.params?.audience;
          if (named !== undefined && named !== audience) throw new errors.InvalidTarget('unknown audience');
          return oneOf?.[0] ?? resource;
        },
        getResourceServerInfo(_ctx, indicator) {
          if (indicator !== resource) throw new errors.InvalidTarget('unknown resource');
          return {
            scope: identityScopes,
            audience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: accessTokenSeconds,
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx) => showSignOut(ctx, appUrl),
        postLogoutSuccessSource(ctx) {
          ctx.status = 303;
          ctx.redirect(appUrl);
        },
      },
    },
  };
}
