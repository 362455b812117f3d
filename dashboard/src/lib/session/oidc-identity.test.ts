import { beforeEach, expect, test, vi } from 'vitest';

const made = vi.hoisted(() => ({ settings: {} as Record<string, unknown>, calls: [] as unknown[][] }));
vi.mock('oidc-client-ts', async (original) => ({
  ...(await original<typeof import('oidc-client-ts')>()),
  UserManager: class {
    user: unknown = null;
    constructor(settings: Record<string, unknown>) {
      made.settings = settings;
    }
    getUser = async () => this.user;
    removeUser = async () => void made.calls.push(['removeUser']);
    signinRedirect = async (input: unknown) => void made.calls.push(['signinRedirect', input]);
    signinRedirectCallback = async () => ({
      profile: { sub: 'ines', exp: Date.now() / 1000 - 61 },
      access_token: 'access',
      state: '/media',
    });
  },
}));

const { createOidcIdentity } = await import('./oidc-identity.ts');
const config = {
  apiUrl: 'http://api.test',
  sitesUrl: 'http://sites.test',
  issuer: 'http://idp.test',
  clientId: 'hotel-websites',
  audience: 'https://api.felder.example',
  pricingUrl: 'https://foyer.example/pricing',
  mapStyleUrl: null,
};

beforeEach(() => {
  made.calls.length = 0;
});

test('the library is told the limits of the specification, the audience and where to keep tokens', async () => {
  createOidcIdentity(config);
  expect(made.settings).toMatchObject({
    authority: 'http://idp.test',
    client_id: 'hotel-websites',
    redirect_uri: 'http://dashboard.test/',
    response_type: 'code',
    resource: 'https://api.felder.example',
    extraQueryParams: { audience: 'https://api.felder.example' },
    requestTimeoutInSeconds: 10,
    popupWindowFeatures: { closePopupWindowAfterInSeconds: 60 },
    automaticSilentRenew: false,
  });
  await (made.settings.userStore as { set: (key: string, value: string) => Promise<void> }).set('person', 'kept');
  expect(Object.values({ ...localStorage })).toEqual(['kept']);
});

test('an audience that is a bare word is named beside, not as a resource', () => {
  createOidcIdentity({ ...config, audience: 'foyer-api' });
  expect(made.settings).toMatchObject({ extraQueryParams: { audience: 'foyer-api' } });
  expect(made.settings).not.toHaveProperty('resource');
});

test('each sign-in carries its own nonce and the way back', async () => {
  const identity = createOidcIdentity(config);
  await identity.start('/media');
  await identity.start('/media');
  const [one, two] = made.calls.map(([, input]) => input as { state: string; nonce: string });
  expect(one?.state).toBe('/media');
  expect(one?.nonce).toMatch(/^[\w-]{20,}$/);
  expect(two?.nonce).not.toBe(one?.nonce);
});

test('a token that ran out more than 60 s ago is not kept', async () => {
  await expect(createOidcIdentity(config).finish('http://dashboard.test/?code=c&state=s')).rejects.toMatchObject({
    message: 'By the clock of this computer, the answer of the sign-in service is not valid now.',
  });
  expect(made.calls).toEqual([['removeUser']]);
});
