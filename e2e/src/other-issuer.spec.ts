/** Any other issuer: an OpenID provider that is not ours, its own login page, and the embedded one switched off. */
import { type Foyer, startFoyer } from '@foyer/tools/whole-foyer';
import { expect, type Page, test } from '@playwright/test';
import { type Person, type Provider, startGlewlwyd } from './glewlwyd.ts';

const person: Person = {
  username: 'marta',
  password: 'drei alte Linden',
  name: 'Marta Felder',
  email: 'marta@felder.example',
};
const [clientId, audience] = ['hotel-websites', 'https://api.felder.example'];

let provider: Provider;
let foyer: Foyer;
test.beforeAll(async () => {
  provider = await startGlewlwyd({ audience, person });
  foyer = await startFoyer({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_AUDIENCE: audience,
    FOYER_DEMO: 'off',
    // Left to the settings: what is not the embedded issuer turns the embedded provider off.
    FOYER_SURFACES: '',
  });
  await provider.register(clientId, foyer.app);
});
test.afterAll(async () => {
  await foyer?.stop();
  await provider?.stop();
});

const atProvider = (url: URL) => url.origin === new URL(provider.issuer).origin;

/** The provider's own pages: name and password, then what the application may know, then on. */
async function signInThere(page: Page) {
  await page.waitForURL(atProvider);
  await page.getByLabel('Login').fill(person.username);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'OK' }).click();
  for (const scope of ['profile', 'email']) await page.getByRole('checkbox', { name: scope }).check();
  await page.getByRole('button', { name: 'Grant access' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The access token runs out as far as this browser knows. */
const outlive = (page: Page) =>
  page.evaluate(() => {
    for (const [key, value] of Object.entries({ ...localStorage }))
      if (key.startsWith('oidc.user:'))
        localStorage.setItem(key, JSON.stringify({ ...JSON.parse(value), expires_at: 1 }));
  });

test('a person of another issuer signs in, has an organization of their own, stays after a reload and leaves', async ({
  page,
}) => {
  const read = async (path: string) => (await page.request.get(foyer.api + path)).json();
  const dashboard = page.getByRole('navigation', { name: 'Platform' });
  expect(await (await page.request.get(`${foyer.app}/config.json`)).json()).toMatchObject({
    issuer: provider.issuer,
    clientId,
    audience,
  });

  await page.goto(`${foyer.app}/media?folder=spa`);
  await expect(page).toHaveURL(`${foyer.app}/landing`);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await signInThere(page);
  await expect(dashboard).toBeVisible();
  await expect(page).toHaveURL(`${foyer.app}/media?folder=spa`);
  await expect(page.getByRole('button', { name: /^Your menu/ })).toContainText(/Marta Felder.*marta@felder\.example/s);

  expect(await read('/users/me')).toMatchObject({ name: 'Marta Felder', email: 'marta@felder.example' });
  const { data: mine } = await read('/organizations/my-organizations');
  expect(mine).toEqual([expect.objectContaining({ name: 'Marta Felder organization' })]);
  expect(await read('/my-roles')).toMatchObject({ data: [{ roleId: 'owner', organisationId: mine[0].id }] });

  await page.reload();
  await expect(page.getByText('marta@felder.example')).toBeVisible();

  const renewed = page.waitForResponse((answer) => answer.url() === `${provider.issuer}/token`);
  await outlive(page);
  await page.reload();
  expect((await renewed).status()).toBe(200);
  await expect(page.getByText('marta@felder.example')).toBeVisible();
  await expect(page).toHaveURL(`${foyer.app}/media?folder=spa`);

  // This provider asks before it ends its own session; here all is gone by then.
  await page.getByRole('button', { name: /^Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(atProvider);
  expect((await page.request.get(`${foyer.api}/users/me`)).status()).toBe(401);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are disconnected')).toBeVisible();
  await page.goto(foyer.app);
  await expect(page).toHaveURL(`${foyer.app}/landing`);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await page.waitForURL(atProvider);
  await expect(page.getByLabel('Password')).toBeVisible();
});
