import { decodeJwt, decodeProtectedHeader } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIdentityProvider } from './provider.ts';
import { createIdentityTables } from './tables.ts';
import { application, appUrl, audience, clientId, openDatabase, Person, startIdentity, turn } from './testing.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;
let database: Database;
let running: Awaited<ReturnType<typeof startIdentity>>;
let app: Awaited<ReturnType<typeof application>>;

const ines = { email: 'ines.brandt@halden.example', name: 'Ines', familyName: 'Brandt' };

beforeAll(async () => {
  database = await openDatabase();
  running = await startIdentity(database.query);
  await running.identity.addDemoAccounts([ines]);
  app = await application(running.issuer);
}, 60_000);

afterAll(async () => {
  await running.stop();
  await database.close();
});

async function signedIn(parameters: Record<string, string> = {}) {
  const person = new Person(running.issuer);
  const { address, redeem } = await app.ask(parameters);
  const answer = await person.send(await person.open(address), { email: ines.email, password: 'foyer-demo' });
  return { person, answer, redeem };
}

describe('an authorization request', () => {
  it('describes itself by discovery with PKCE, code and refresh tokens', () => {
    const about = app.config.serverMetadata();
    expect(about.issuer).toBe(running.issuer);
    expect(about.code_challenge_methods_supported).toEqual(['S256']);
    expect(about.grant_types_supported).toEqual(expect.arrayContaining(['authorization_code', 'refresh_token']));
    expect(about.scopes_supported).toEqual(expect.arrayContaining(['openid', 'profile', 'email', 'offline_access']));
  });

  it.each([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['for another audience', { audience: 'someone-else' }],
    ['for another resource', { resource: 'urn:someone-else' }],
  ])('is refused %s', async (_case, parameters) => {
    const { address } = await app.ask(parameters as Record<string, string>);
    if ('code_challenge' in parameters) {
      address.searchParams.delete('code_challenge');
      address.searchParams.delete('code_challenge_method');
    }
    const answer = await new Person(running.issuer).open(address);
    expect(answer.url.origin).toBe(appUrl);
    expect(answer.url.searchParams.get('error')).toMatch(/^invalid_/);
    expect(answer.url.searchParams.get('code')).toBeNull();
  });

  it.each(['https://evil.example/callback', `${appUrl}.evil.example/`, `${appUrl}/callback/../elsewhere`])(
    'never leads to %s',
    async (redirect_uri) => {
      const { address } = await app.ask({ redirect_uri });
      const answer = await new Person(running.issuer).open(address);
      expect(answer.status).toBe(400);
      expect(answer.page).toContain('Sign-in could not start');
    },
  );
});

describe('tokens', () => {
  it('come for a code with PKCE, once, with the claims of the account', async () => {
    const { answer, redeem } = await signedIn();
    const tokens = await redeem(answer.url);
    expect(tokens.expires_in).toBe(900);
    expect(tokens.claims()).toMatchObject({
      name: 'Ines',
      family_name: 'Brandt',
      nickname: 'Ines',
      email: ines.email,
      email_verified: true,
    });
    await expect(redeem(answer.url)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it.each([
    ['the Auth0 parameter', { audience }],
    ['a resource', { resource: `urn:${audience}` }],
    ['no parameter', {}],
  ])('carry the audience asked for by %s', async (_case, parameters) => {
    const { answer, redeem } = await signedIn(parameters as Record<string, string>);
    const { access_token } = await redeem(answer.url);
    expect(decodeProtectedHeader(access_token)).toMatchObject({ typ: 'at+jwt', alg: 'RS256' });
    const claims = decodeJwt(access_token);
    expect(claims).toMatchObject({ iss: running.issuer, aud: audience, client_id: clientId, email: ines.email });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(900);
  });

  it('are refused to a wrong verifier', async () => {
    const { answer } = await signedIn();
    const other = await app.ask();
    answer.url.searchParams.delete('state');
    await expect(other.redeem(answer.url)).rejects.toThrow();
    const form = { pkceCodeVerifier: client.randomPKCECodeVerifier() };
    await expect(client.authorizationCodeGrant(app.config, answer.url, form)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('tell who it is at userinfo, to the application alone by CORS', async () => {
    const { answer, redeem } = await signedIn();
    const tokens = await redeem(answer.url);
    const told = await client.fetchUserInfo(app.config, tokens.access_token, tokens.claims()?.sub ?? '');
    expect(told).toMatchObject({ name: 'Ines', family_name: 'Brandt', email: ines.email });
    const ask = (origin: string, token: string) =>
      fetch(`${running.issuer}/userinfo`, { headers: { origin, authorization: `Bearer ${token}` } });
    const own = await ask(appUrl, tokens.access_token);
    expect(own.headers.get('access-control-allow-origin')).toBe(appUrl);
    const foreign = await ask('https://evil.example', tokens.access_token);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    expect((await ask(appUrl, `${tokens.access_token}x`)).status).toBe(401);
    expect((await ask(appUrl, tokens.id_token ?? '')).status).toBe(401);
  });

  it.each([
    [appUrl, appUrl],
    ['https://evil.example', null],
  ])('are given to %s over CORS: %s', async (origin, allowed) => {
    const response = await fetch(`${running.issuer}/token`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ grant_type: 'refresh_token', client_id: clientId, refresh_token: 'none' }),
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
  });
});

describe('refresh tokens', () => {
  it('rotate, and the use of an old one ends them all', async () => {
    const { answer, redeem } = await signedIn();
    const first = await redeem(answer.url);
    const second = await client.refreshTokenGrant(app.config, first.refresh_token ?? '');
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.access_token)).toMatchObject({ aud: audience, email: ines.email });
    await expect(client.refreshTokenGrant(app.config, first.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(client.refreshTokenGrant(app.config, second.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('serve one of two that come at once', async () => {
    const { answer, redeem } = await signedIn();
    const { refresh_token = '' } = await redeem(answer.url);
    const outcomes = await Promise.allSettled([
      client.refreshTokenGrant(app.config, refresh_token),
      client.refreshTokenGrant(app.config, refresh_token),
    ]);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });

  it('are not kept in clear', async () => {
    const { answer, redeem } = await signedIn();
    const { refresh_token = '' } = await redeem(answer.url);
    const { rows } = await database.query<{ found: number }>(
      'select count(*)::int as found from identity.payloads where id = $1 or payload::text like $2',
      [refresh_token, `%${refresh_token}%`],
    );
    expect(rows[0]?.found).toBe(0);
  });

  it.each([
    ['its password is set anew', () => running.identity.setPassword(ines.email, 'foyer-demo')],
    ['it is disabled', () => database.query('update identity.accounts set disabled = true')],
  ])('end for an account when %s', async (_case, change) => {
    const { answer, redeem } = await signedIn();
    const { refresh_token = '' } = await redeem(answer.url);
    await change();
    await expect(client.refreshTokenGrant(app.config, refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
    await database.query('update identity.accounts set disabled = false');
  });
});

describe('prompt=none', () => {
  it('answers login_required without a session', async () => {
    const { address } = await app.ask({ prompt: 'none' });
    const { url } = await new Person(running.issuer).open(address);
    expect(url.searchParams.get('error')).toBe('login_required');
  });

  it('answers with a code, unasked, with one', async () => {
    const { person } = await signedIn();
    const { address, redeem } = await app.ask({ prompt: 'none' });
    const { url, headers } = await person.open(address);
    expect(headers.get('content-security-policy')).toBeNull();
    expect((await redeem(url)).claims()?.email).toBe(ines.email);
  });
});

describe('sign-out', () => {
  it('goes straight back with the id token, and ends session and refresh token', async () => {
    const { person, answer, redeem } = await signedIn();
    const tokens = await redeem(answer.url);
    const leave = client.buildEndSessionUrl(app.config, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: appUrl,
      state: 'done',
    });
    const { url } = await person.open(leave);
    expect(url.href).toBe(`${appUrl}/?state=done`);
    expect(person.cookieNames).not.toContain('foyer_identity');
    const { address } = await app.ask({ prompt: 'none' });
    expect((await person.open(address)).url.searchParams.get('error')).toBe('login_required');
    await expect(client.refreshTokenGrant(app.config, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('asks first without it, and never leads elsewhere', async () => {
    const { person } = await signedIn();
    const question = await person.open(`/sign-out?post_logout_redirect_uri=https://evil.example&client_id=${clientId}`);
    expect(question.status).toBe(400);
    const view = await person.open('/sign-out');
    expect(view.page).toContain('Sign out?');
    const { url } = await person.send(view, { logout: 'yes' });
    expect(url.href).toBe(`${appUrl}/`);
    const { address } = await app.ask({ prompt: 'none' });
    expect((await person.open(address)).url.searchParams.get('error')).toBe('login_required');
  });

  it('has nothing to ask when nobody is signed in', async () => {
    const { url, page } = await new Person(running.issuer).open('/sign-out');
    expect(url.href).toBe(`${appUrl}/`);
    expect(page).not.toContain('<script');
  });
});

describe('the installation', () => {
  it('keeps its keys over a restart and shares them between servers', async () => {
    await createIdentityTables(database.query);
    const again = await startIdentity(database.query);
    expect(again.identity.keys).toEqual(running.identity.keys);
    expect(JSON.stringify(again.identity.keys)).not.toContain('"d"');
    await again.stop();
    const { rows } = await database.query<{ sealed: string }>('select sealed from identity.keys');
    expect(rows.length).toBe(2);
    for (const { sealed } of rows) expect(() => JSON.parse(sealed)).toThrow();
  });

  it('refuses to start with keys it cannot open, or with an issuer that has a path', async () => {
    const options = { clientId, audience, appUrl, query: database.query, seal: turn, logger: console };
    const wrong = { ...options, issuer: 'http://localhost:3003', unseal: (text: string) => text };
    await expect(createIdentityProvider(wrong)).rejects.toThrow('cannot be opened');
    const deep = { ...options, issuer: 'http://localhost:3003/sign-in', unseal: turn };
    await expect(createIdentityProvider(deep)).rejects.toThrow('without a path');
  });

  it('takes its addresses from the issuer, whatever the request says', async () => {
    const response = await fetch(`${running.issuer}/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(await response.text()).not.toContain('evil.example');
  });

  it('removes what has run out and nothing else', async () => {
    await running.identity.removeExpired();
    await signedIn();
    const count = async () =>
      (await database.query<{ n: number }>('select count(*)::int as n from identity.payloads')).rows[0]?.n;
    const before = await count();
    expect(await running.identity.removeExpired()).toBe(0);
    await database.query(
      `update identity.payloads set expires_at = now() - interval '1 minute' where kind = 'Session'`,
    );
    expect(await running.identity.removeExpired()).toBeGreaterThan(0);
    expect(await count()).toBeLessThan(before ?? 0);
  });

  it('answers 503 once closed', async () => {
    const second = await startIdentity(database.query);
    await second.identity.close();
    expect((await fetch(`${second.issuer}/jwks`)).status).toBe(503);
    await second.stop();
  });
});
