import type { BookingSettings } from '@foyer/contract/booking';
import type { SettingsState } from '@foyer/contract/site-settings';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let app: TestApp;
let own: TestOrganization;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
});
afterAll(() => app.close());

describe('what somebody means harm with', () => {
  const booking = () => `/wordpress/booking-component?domainId=${own.domain.id}`;
  beforeEach(() => {
    client = app.as(own.people.manager);
  });

  const hostile: [path: string, body: unknown][] = [
    ['/style-settings', { colors: { light: { ink: 'url(javascript:alert(1))' } } }],
    ['/style-settings', { colors: { light: { ink: '#fff}</style><script>alert(1)</script>' } } }],
    ['/style-settings', { colors: { light: { ink: 'expression(alert(1))' } } }],
    ['/style-settings', { buttons: { radius: '4px;background:url(//evil.example)' } }],
    ['/style-settings', { buttons: { radius: 1e9 } }],
    ['/style-settings', { buttons: { radius: 4.5 } }],
    ['/style-settings', { typography: { heading: 'Arial;}@import url(//evil.example/x.css)' } }],
    ['/style-settings', { container: { width: -1 } }],
    ['/style-settings', []],
    ['/wordpress/booking-component', { address: 'javascript:alert(1)//https://' }],
    ['/wordpress/booking-component', { address: 'https://good.example@evil.example/' }],
    ['/wordpress/booking-component', { address: 'https:evil.example' }],
    ['/wordpress/booking-component', { address: '//evil.example' }],
    ['/wordpress/booking-component', { address: 'http://engine.example/' }],
    ['/wordpress/booking-component', { engine: 'pattern', pattern: 'http://engine.example/?a={checkin}' }],
    ['/wordpress/booking-component', { engine: 'pattern', pattern: 'https://{hotel}.evil.example/' }],
    ['/wordpress/booking-component', { fixed: [{ name: 'a"onload=', value: 'x' }] }],
    ['/wordpress/booking-component', { currency: '<script>' }],
    ['/wordpress/banner-images', { banners: [{ id: 'a', texts: {}, link: 'javascript:alert(1)' }] }],
    ['/wordpress/banner-images', { banners: [{ id: 'a', texts: {}, link: '/\\evil.example' }] }],
    ['/wordpress/banner-images', { banners: [{ id: 'a', texts: { en: { title: ' ', text: 'Open' } } }] }],
    ['/wordpress/banner-images', { banners: [{ id: 'a', texts: {}, from: '2026-02-30' }] }],
    ['/wordpress/banner-images', { banners: [{ id: 'a', texts: {}, from: '2026-12-02', until: '2026-12-01' }] }],
    ['/wordpress/banner-images', { banners: Array.from({ length: 9 }, (_, i) => ({ id: `b${i}`, texts: {} })) }],
    ['/wordpress/banner-images', { banners: [1, 2].map(() => ({ id: 'same', texts: {} })) }],
    ['/wordpress/banner-images', { banners: [{ id: 'a', texts: {}, imageId: uuidv7() }] }],
    ['/wordpress/archive-content', { events: { texts: { en: { title: 'a\u202eb' } } } }],
    ['/wordpress/archive-content', { events: { texts: { xx: { title: 'a' } } } }],
    ['/wordpress/site-identity', { logoId: uuidv7() }],
    ['/wordpress/site-identity', { contact: { company: '', address: '', telephone: 'javascript:1', email: '' } }],
    ['/wordpress/site-identity', { legal: [{ kind: 'imprint', names: {}, link: '/imprint' }] }],
    ['/wordpress/site-identity', { legal: [{ kind: 'imprint', names: { en: 'Imprint' }, link: 'vbscript:x' }] }],
    ['/wordpress/site-identity', { name: 'Halden\u0000' }],
    ['/wordpress/site-identity', { name: 'Halden\nam See' }],
    ['/wordpress/site-identity', { taglines: { en: 'x'.repeat(161) } }],
  ];
  it.each(hostile)('%s refuses %j and keeps nothing of it', async (path, body) => {
    const address = `${path}?domainId=${own.domain.id}`;
    const before = (await client.get(address)).body;
    const { status, text } = await client.post(address, body);
    expect([400, 422], text).toContain(status);
    expect((await client.get(address)).body).toEqual(before);
  });

  it('keeps text as text', async () => {
    const name = `<img src=x onerror=alert(1)> & "Halden" {{7*7}}`;
    await client.post(`/wordpress/site-identity?domainId=${own.domain.id}`, { name });
    const { body } = await client.get<{ name: string }>(`/wordpress/site-identity?domainId=${own.domain.id}`);
    expect(body.name).toBe(name);
  });

  it('drops what no section knows, and is not reached through prototypes', async () => {
    const good = '"nights":4,"version":99,"organisationId":"x","toString":"x","engines":["mews"]';
    const saved = await client.post<BookingSettings & SettingsState>(booking(), `{${good}}`);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ nights: 4, engine: 'link' });
    expect(Object.keys(saved.body)).not.toContain('engines');
    for (const key of ['__proto__', 'constructor']) {
      const { status } = await client.post(
        booking(),
        `{${good},"${key}":{"prototype":{"polluted":1},"engine":"mews"}}`,
      );
      expect(status).toBe(400);
    }
    for (const key of ['__proto__', 'constructor', 'prototype', 'toString']) {
      const answer = await client.post(booking(), `{"parameters":{"${key}":"x"},"labels":{"${key}":"x"}}`);
      expect([200, 400, 422]).toContain(answer.status);
    }
    const { body } = await client.get<BookingSettings>(booking());
    expect([body.parameters, body.labels]).toEqual([{}, {}]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('refuses ten megabytes', async () => {
    const { status } = await client.post(booking(), JSON.stringify({ rate: 'x'.repeat(10_000_000) }));
    expect(status).toBe(413);
  });
});
