/**
 * The embedded sign-in provider, whole: an OpenID provider on the installation's own database, to be put on a listener
 * of its own. It knows people and passwords; it knows nothing of organisations, roles or the product's sessions.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JSONWebKeySet } from 'jose';
import { Provider } from 'oidc-provider';
import { type Account, addDemoAccounts, type DemoAccount, setPassword } from './accounts.ts';
import { serveAssets } from './assets.ts';
import { providerConfiguration } from './configuration.ts';
import { serveInteractions } from './interactions.ts';
import { loadKeys, type Seal } from './keys.ts';
import { type Logger, pinToIssuer, shell } from './shell.ts';
import { skipEmptySignOut } from './sign-out.ts';
import { type Query, removeExpired } from './tables.ts';
import { serveUserinfo } from './userinfo.ts';

export type IdentityOptions = {
  /** Public address of the provider, without a path (`http://localhost:3003`). */
  issuer: string;
  clientId: string;
  audience: string;
  /** Public address of the dashboard; sign-in and sign-out return only below it. */
  appUrl: string;
  query: Query;
  seal: Seal;
  unseal: Seal;
  logger: Logger;
  /** How many proxies of our own stand before the listener; true is one. */
  trustProxy?: boolean | number;
  /** Paths of the dashboard a sign-in may return to. */
  redirectPaths?: readonly string[];
  /** Paths of the dashboard a sign-out may return to. */
  signedOutPaths?: readonly string[];
};

export type IdentityProvider = {
  handler: (request: IncomingMessage, response: ServerResponse) => void;
  issuer: string;
  /** The public keys, for a verifier in the same process. */
  keys: JSONWebKeySet;
  /** From here on every request is answered 503, so that the database can be closed. */
  close: () => Promise<void>;
  addDemoAccounts: (list: readonly DemoAccount[]) => Promise<Account[]>;
  /** For operations: sets a password and ends the account's sessions; false when there is no such account. */
  setPassword: (email: string, password: string) => Promise<boolean>;
  /** Deletes what has run out; for a job. Returns how many rows went. */
  removeExpired: () => Promise<number>;
};

/**
 * Makes the provider over tables that `createIdentityTables` made. Throws when the issuer has a path or the stored keys
 * cannot be opened.
 */
export async function createIdentityProvider(options: IdentityOptions): Promise<IdentityProvider> {
  const { issuer, clientId, audience, appUrl, query, seal, unseal, logger } = options;
  const address = new URL(issuer);
  if (address.pathname !== '/')
    throw new Error(`The embedded sign-in provider needs an address without a path: ${issuer}`);

  const keys = await loadKeys(query, seal, unseal);
  const { redirectPaths = ['/', '/callback', '/silent'], signedOutPaths = ['/', '/landing'] } = options;
  const provider = new Provider(
    issuer,
    providerConfiguration({ issuer, clientId, audience, appUrl, redirectPaths, signedOutPaths }, query, keys),
  );
  const trustedProxies = Number(options.trustProxy ?? 0);
  provider.proxy = true;
  provider.maxIpsCount = trustedProxies;

  provider.use(shell({ appUrl, secure: address.protocol === 'https:', logger }));
  provider.use(serveAssets());
  provider.use(serveUserinfo({ query, keys, issuer, audience, appUrl }));
  provider.use(serveInteractions({ provider, query, issuer, appUrl, formKey: keys.cookies[0] ?? '' }));
  provider.use(skipEmptySignOut(appUrl));
  provider.on('server_error', (_ctx, error) => logger.error({ error }, 'The sign-in provider failed'));
  provider.on('grant.error', (_ctx, error) => logger.warn({ reason: error.message }, 'A token was refused'));

  const callback = provider.callback();
  let closed = false;

  return {
    handler(request, response) {
      if (closed) {
        response.writeHead(503, { 'Retry-After': '5', 'Content-Type': 'text/plain' }).end('Sign-in is stopping');
        return;
      }
      pinToIssuer(request, address, trustedProxies);
      void callback(request, response);
    },
    issuer,
    keys: keys.published,
    async close() {
      closed = true;
    },
    addDemoAccounts: (list) => addDemoAccounts(query, list),
    setPassword: (email, password) => setPassword(query, email, password),
    removeExpired: () => removeExpired(query),
  };
}
