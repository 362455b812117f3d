import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningSites, startSites } from '#testing/running-sites.ts';
import { landingPage, property, site } from '#testing/samples.ts';
import { settings } from '#testing/settings.ts';

const path = '/advent-on-the-harbor';
const booking = {
  ...settings.booking,
  engine: 'hart' as const,
  houses: [{ name: property.name, reservationLink: 'https://engine.example/rooms', hotel: '' }],
};
let sites: RunningSites;

beforeEach(async () => {
  sites = await startSites();
  const withEngine = { ...site, booking };
  sites.api.sites.set(site.host, withEngine);
  sites.api.pages.set(`${site.host}/with-engine`, landingPage('en', { path: '/with-engine', site: withEngine }));
});
afterEach(() => sites.stop());

it('a stay goes to the site and from there to the engine, which no answer is kept of', async () => {
  const query = new URLSearchParams({
    house: property.name,
    checkin: '2027-12-05',
    checkout: '2027-12-08',
    adults: '3',
  });
  const answer = await sites.get(`/_booking?${query}`);
  expect([answer.status, answer.headers.location]).toEqual([
    302,
    'https://engine.example/rooms?arrival=05/12/2027&nights=3&adults=3',
  ]);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  const other = await sites.get('/_booking?house=Nobody&checkin=2027-12-05');
  expect([other.status, other.headers.location]).toEqual([302, '/']);
  for (const hostile of ['%0d%0aSet-Cookie:%20a=b', '%E0%A4%A', '//evil.example', '__proto__']) {
    const { status, headers } = await sites.get(`/_booking?house=${hostile}&checkin=${hostile}&adults=${hostile}`);
    expect([status, headers.location, headers['set-cookie']]).toEqual([302, '/', undefined]);
  }
});

it('an unknown host learns nothing, and nobody posts', async () => {
  expect((await sites.get('/_booking?house=x', { host: 'nobody.localhost' })).status).toBe(404);
  expect((await sites.get('/_booking', { method: 'POST' })).status).toBe(405);
});

it('only a page that asks for a stay may send one', async () => {
  const policyOf = async (address: string) => (await sites.get(address)).headers['content-security-policy'] ?? '';
  expect(await policyOf('/with-engine')).toContain("form-action 'self' https: http:");
  expect(await policyOf(path)).toContain("form-action 'none'");
});
