/**
 * For tests only: the provider on a free port over a database in memory, and a person with a browser that keeps cookies
 * by path and follows redirects as far as the application's door.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import * as client from 'openid-client';
import { createIdentityProvider, type IdentityOptions } from './provider.ts';
import { createIdentityTables, type Query } from './tables.ts';

export const appUrl = 'http://localhost:3000';
export const audience = 'foyer-api';
export const clientId = 'foyer-dashboard';

export async function openDatabase() {
  const database = await PGlite.create();
  const query: Query = (text, values) => database.query(text, values);
  await createIdentityTables(query);
  return { query, close: () => database.close() };
}

/** Not a real seal: turns the text round, so that a test sees whether it was used. */
export const turn = (text: string) => [...text].reverse().join('');

export async function startIdentity(query: Query, more: Partial<IdentityOptions> = {}) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const identity = await createIdentityProvider({
    issuer,
    clientId,
    audience,
    appUrl,
    query,
    seal: turn,
    unseal: turn,
    logger: { warn: () => undefined, error: (details, message) => console.error(message, details) },
    ...more,
  });
  server.on('request', identity.handler);
  const stop = async () => {
    await identity.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { issuer, identity, stop };
}

type Cookie = { name: string; value: string; path: string };

/** A browser of one person: cookies, redirects within the provider, forms as they stand on the page. */
export class Person {
  #cookies: Cookie[] = [];
  readonly issuer: string;

  constructor(issuer: string) {
    this.issuer = issuer;
  }

  get cookieNames(): string[] {
    return this.#cookies.map((cookie) => cookie.name);
  }

  #keep(header: string): void {
    const [pair = '', ...attributes] = header.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    const expires = attributes.find((attribute) => /^expires=/i.test(attribute))?.slice(8);
    this.#cookies = this.#cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    if (value && !(expires && Date.parse(expires) < Date.now())) this.#cookies.push({ name, value, path });
  }

  /** One request, without following. */
  async request(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(address, this.issuer);
    const cookie = this.#cookies
      .filter(({ path }) => path === '/' || pathname === path || pathname.startsWith(`${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(new URL(address, this.issuer), {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', ...(cookie && { cookie }), ...init.headers },
    });
    for (const header of response.headers.getSetCookie()) this.#keep(header);
    return response;
  }

  /** Follows redirects until a page, or until the application's address, which is returned and not called. */
  async open(
    address: string | URL,
    init: RequestInit = {},
  ): Promise<{ page: string; status: number; url: URL; headers: Headers }> {
    let url = new URL(address, this.issuer);
    let response = await this.request(url, init);
    for (let hops = 0; hops < 10 && response.status >= 300 && response.status < 400; hops += 1) {
      url = new URL(response.headers.get('location') ?? '', url);
      if (url.origin !== this.issuer) break;
      response = await this.request(url);
    }
    return { page: await response.text(), status: response.status, url, headers: response.headers };
  }

  /** Fills the page's form and sends it. */
  async send(view: { page: string; url: URL }, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const action = /<form method="post" action="([^"]+)"/.exec(view.page)?.[1] ?? '';
    const hidden = [...view.page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const body = new URLSearchParams([
      ...hidden.map(([, name = '', value = '']) => [name, value] as [string, string]),
      ...Object.entries(fields),
    ]);
    return this.open(new URL(action, view.url), { method: 'POST', body, headers: { origin: this.issuer, ...headers } });
  }
}

/** The application's side: asks, and turns the answer into tokens. */
export async function application(issuer: string) {
  const config = await client.discovery(new URL(issuer), clientId, undefined, client.None(), {
    execute: [client.allowInsecureRequests],
  });
  return {
    config,
    async ask(parameters: Record<string, string> = {}) {
      const verifier = client.randomPKCECodeVerifier();
      const state = client.randomState();
      const address = client.buildAuthorizationUrl(config, {
        redirect_uri: `${appUrl}/callback`,
        scope: 'openid profile email offline_access',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        ...parameters,
      });
      const redeem = (answer: URL) =>
        client.authorizationCodeGrant(config, answer, { pkceCodeVerifier: verifier, expectedState: state });
      return { address, redeem };
    },
  };
}
