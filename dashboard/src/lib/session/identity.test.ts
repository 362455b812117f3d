import { User, WebStorageStateStore } from 'oidc-client-ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const library = vi.hoisted(() => ({
  current: vi.fn(async () => ({ sub: 'ines', accessToken: 'renewed' })),
  start: vi.fn(async () => {}),
  made: vi.fn(),
}));
vi.mock('./oidc-identity.ts', () => ({
  createOidcIdentity: (config: unknown) => {
    library.made(config);
    return library;
  },
}));

const { createIdentity } = await import('./identity.ts');
const config = {
  apiUrl: 'http://api.test',
  sitesUrl: 'http://sites.test',
  issuer: 'http://idp.test',
  clientId: 'hotel-websites',
  audience: 'foyer-api',
  pricingUrl: 'https://foyer.example/pricing',
  mapStyleUrl: null,
};

/** Keeps a person as the library does, under the key it makes itself. */
async function keep(secondsLeft: number): Promise<void> {
  const profile = { sub: 'ines', iss: config.issuer, aud: config.clientId, exp: 0, iat: 0 };
  const expires_at = Math.floor(Date.now() / 1000) + secondsLeft;
  const user = new User({ access_token: 'access', token_type: 'Bearer', profile, expires_at });
  const store = new WebStorageStateStore({ store: localStorage });
  await store.set(`user:${config.issuer}:${config.clientId}`, user.toStorageString());
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.clearAllMocks());

test('nobody is here, and the library is not asked', async () => {
  expect(await createIdentity(config).current()).toBe(null);
  expect(library.made).not.toHaveBeenCalled();
});

test('a person whose token is good is known without the library', async () => {
  await keep(30);
  expect(await createIdentity(config).current()).toEqual({ sub: 'ines', accessToken: 'access' });
  expect(library.made).not.toHaveBeenCalled();
});

test.each([
  ['has run out', () => keep(-1)],
  ['cannot be read', async () => localStorage.setItem('oidc.user:http://idp.test:hotel-websites', '{')],
])('a token that %s is the library’s to renew', async (_, kept) => {
  await kept();
  expect(await createIdentity(config).current()).toEqual({ sub: 'ines', accessToken: 'renewed' });
  expect(library.made).toHaveBeenCalledExactlyOnceWith(config);
});

test('letting go takes the tokens out of this browser', async () => {
  await keep(30);
  await createIdentity(config).forget();
  expect(Object.keys({ ...localStorage })).toEqual([]);
});

test('one library serves every sign-in', async () => {
  const identity = createIdentity(config);
  await identity.start('/media');
  await identity.start('/media');
  expect(library.made).toHaveBeenCalledOnce();
  expect(library.start).toHaveBeenCalledTimes(2);
});

test.each([
  ['?code=c&state=s', true],
  ['?error=access_denied&state=s', true],
  ['?code=c', false],
  ['?state=s', false],
  ['', false],
])('%j is an answer of the provider: %s', (search, answer) =>
  expect(createIdentity(config).isReturn(search)).toBe(answer),
);
