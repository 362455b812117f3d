import type { GlobalSettings } from '@foyer/contract/global-settings';
import type { PublicSite } from '@foyer/contract/public-parts';
import type { SettingsChanges, SettingsState, SettingsVersion } from '@foyer/contract/site-settings';
import { defaultTheme, type Theme } from '@foyer/contract/theme';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrganization, makeWorkspace, type TestOrganization } from '../../../testing/factories.ts';
import { makePage, saveText, stateFacts } from '../../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Style = Theme & SettingsState;
describe('what is edited and what guests see', () => {
  let at: TestOrganization;
  const path = (name: string) => `${name}?domainId=${at.domain.id}`;
  const style = async () => (await client.get<Style>(path('/style-settings'))).body;
  const setStyle = (change: object, version?: number) =>
    client.post<Style>(path('/style-settings'), change, version === undefined ? {} : ifMatch(version));
  const changes = async () => (await client.get<SettingsChanges>(path('/site-settings/changes'))).body;
  const publish = (version?: number) =>
    client.post<SettingsVersion>(path('/site-settings/publish'), {}, version === undefined ? {} : ifMatch(version));
  const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
  const site = async () => (await app.anonymous.get<PublicSite>(`/public/sites/${at.domain.name}.localhost`)).body;

  beforeEach(async () => {
    at = await makeOrganization();
    client = app.as(at.people.manager);
  });

  it('comes with a look, in version 0', async () => {
    const first = await client.get<Style>(path('/style-settings'));
    expect(first.body).toEqual({
      ...defaultTheme,
      domainId: at.domain.id,
      version: 0,
      changed: false,
      updatedAt: null,
      updatedBy: null,
    });
    expect(first.headers.etag).toBe('"0"');
    expect(await changes()).toEqual({ domainId: at.domain.id, version: 0, data: [], total: 0 });
  });

  it('keeps what a change leaves out, and shows guests nothing before it is published', async () => {
    const before = await site();
    expect(before.theme.colors.light.action).toBe(defaultTheme.colors.light.action);
    const saved = await setStyle({ colors: { light: { action: '#123456' } }, buttons: { radius: 12 } });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ version: 1, changed: true, updatedBy: 'Lukas Brandner' });
    expect(saved.body.colors).toEqual({
      ...defaultTheme.colors,
      light: { ...defaultTheme.colors.light, action: '#123456' },
    });
    expect((await changes()).data).toEqual([
      { section: 'style', field: 'colors.light.action', draft: '#123456', published: '#b14d2c' },
      { section: 'style', field: 'buttons.radius', draft: 12, published: 4 },
    ]);
    expect(await site()).toEqual(before);
    const seen = await client.get<Style>(`${path('/style-settings')}&state=published`);
    expect(seen.body).toMatchObject({ buttons: { radius: 4 }, changed: true, version: 1 });
    expect((await publish()).body).toMatchObject({ number: 1, sections: ['style'], publishedBy: 'Lukas Brandner' });
    const after = await site();
    expect(after.theme).toMatchObject({
      colors: { light: { action: '#123456', ink: '#22302c' } },
      buttons: { radius: 12 },
    });
    expect(after.version).toBe(before.version + 1);
    expect((await style()).changed).toBe(false);
    const again = await publish();
    expect([again.status, again.body]).toMatchObject([409, { code: 'nothing-changed' }]);
  });

  it('refuses a save and a publishing meant for an older version', async () => {
    await setStyle({ buttons: { radius: 5 } });
    const stale = await setStyle({ buttons: { radius: 6 } }, 0);
    expect([stale.status, stale.body]).toMatchObject([
      412,
      { code: 'stale', present: { version: 1, buttons: { radius: 5 } } },
    ]);
    expect((await setStyle({ buttons: { radius: 6 } }, 1)).status).toBe(200);
    const { version } = await changes();
    await client.post(path('/wordpress/site-identity'), { name: 'Halden' });
    expect((await publish(version)).status).toBe(412);
    expect((await publish(version + 1)).status).toBe(200);
  });

  it('lets one of two savers win who name the same version', async () => {
    await client.csrf();
    const answers = await Promise.all([1, 2, 3, 4, 5].map((radius) => setStyle({ buttons: { radius } }, 0)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
    expect((await style()).version).toBe(1);
  });

  it('does not count a save that changes nothing', async () => {
    await setStyle({ buttons: { radius: 5 } });
    expect((await setStyle({ buttons: { radius: 5 } })).body.version).toBe(1);
    expect((await setStyle({ domainId: at.domain.id })).body.version).toBe(1);
  });

  it('can be put back to what guests see, and to how it came', async () => {
    await setStyle({ buttons: { radius: 5 } });
    await publish();
    await setStyle({ buttons: { radius: 6 } });
    await client.post(path('/wordpress/site-identity'), { name: 'Halden' });
    const undone = await client.post<SettingsChanges>(path('/site-settings/reset'), {
      sections: ['style'],
      to: 'published',
    });
    expect(undone.body.data.map(({ field }) => field)).toEqual(['name']);
    expect((await style()).buttons.radius).toBe(5);
    const reset = await client.post<SettingsChanges>(path('/site-settings/reset'), {});
    expect(reset.body.data).toEqual([{ section: 'style', field: 'buttons.radius', draft: 4, published: 5 }]);
    expect((await site()).theme.buttons.radius).toBe(5);
  });

  it('keeps every look that was live, and takes one up again', async () => {
    for (const radius of [5, 6, 7]) {
      await setStyle({ buttons: { radius } });
      await publish();
    }
    const listed = await client.get<{ data: SettingsVersion[]; total: number }>(
      `${path('/site-settings/versions')}&take=2`,
    );
    expect([listed.body.data.map(({ number }) => number), listed.body.total]).toEqual([[3, 2], 3]);
    const restored = await client.post<SettingsChanges>(path('/site-settings/restore'), { number: 1 });
    expect(restored.body.data).toMatchObject([{ field: 'buttons.radius', draft: 5, published: 7 }]);
    expect((await site()).theme.buttons.radius).toBe(7);
    await publish();
    expect((await site()).theme.buttons.radius).toBe(5);
    const never = await client.post(path('/site-settings/restore'), { number: 9 });
    expect([never.status, never.body.message]).toEqual([404, 'Version not found']);
  });

  it('writes down who published what', async () => {
    await setStyle({ buttons: { radius: 5 } });
    await publish();
    const log = await app.as(at.people.owner).get(`/audit-log?organisationId=${at.id}`);
    expect(log.text).toContain('"action":"site-settings.published"');
  });

  it('is each domain’s own', async () => {
    const { domain } = await at.within((scope) => makeWorkspace(scope, { name: 'Bergwerk Lodges' }));
    await setStyle({ buttons: { radius: 20 } });
    await publish();
    expect((await client.get<Style>(`/style-settings?domainId=${domain.id}`)).body.buttons.radius).toBe(4);
    expect((await client.post('/site-settings/publish', { domainId: domain.id })).status).toBe(409);
  });

  it('answers the four documents together and changes all of them or none', async () => {
    const good = {
      bookingComponent: { engine: 'mews', address: 'https://engine.example/', nights: 3 },
      bannerImages: { banners: [{ id: 'winter', texts: { en: { title: 'Winter by the lake' } }, link: '/events' }] },
      archiveContent: { events: { texts: { de: { title: 'Was los ist' } } } },
      siteIdentity: { name: 'Halden', taglines: { en: 'A house on the lake' } },
    };
    const saved = await client.post<GlobalSettings>(path('/wordpress/global-settings'), good);
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body).toMatchObject({ ...good, version: 4, domainId: at.domain.id });
    expect(saved.headers.etag).toBe('"4"');
    const parts = await Promise.all(
      ['booking-component', 'banner-images', 'archive-content', 'site-identity'].map(
        async (name) => (await client.get(path(`/wordpress/${name}`))).body,
      ),
    );
    const { bookingComponent, bannerImages, archiveContent, siteIdentity } = saved.body;
    expect(parts).toEqual([bookingComponent, bannerImages, archiveContent, siteIdentity]);
    const bad = await client.post(path('/wordpress/global-settings'), {
      siteIdentity: { name: 'Other' },
      bookingComponent: { adults: 9 },
    });
    expect([bad.status, bad.body.validationErrors]).toMatchObject([
      422,
      [{ field: 'bookingComponent.adults', message: 'Choose at most 6 adults' }],
    ]);
    expect((await client.get<GlobalSettings>(path('/wordpress/global-settings'))).body.siteIdentity.name).toBe(
      'Halden',
    );
    const stale = await client.post(path('/wordpress/global-settings'), { siteIdentity: {} }, ifMatch(3));
    expect(stale.status).toBe(412);
  });

  it('tells guests what was published, by the names of houses they can read about', async () => {
    const editor = app.as(at.people.editor);
    await stateFacts(editor, at);
    await client.post(path('/wordpress/booking-component'), {
      engine: 'cendyn',
      address: 'https://engine.example/',
      hotels: [{ propertyId: at.property.id, hotel: 'SEE' }],
    });
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const banner = (id: string, more: object) => ({ id, texts: { en: { title: id } }, ...more });
    await client.post(path('/wordpress/banner-images'), {
      banners: [
        banner('now', { from: day(-3), until: day(3) }),
        banner('over', { until: day(-3) }),
        banner('coming', { from: day(9) }),
        banner('off', { isActive: false }),
      ],
    });
    await client.post(path('/wordpress/site-identity'), { name: 'Halden on the lake' });
    await publish();
    const quiet = await site();
    expect(quiet.name).toBe('Halden on the lake');
    expect(quiet.booking.houses).toEqual([]);
    expect(quiet.banners.map(({ id }) => id)).toEqual(['now', 'coming']);
    expect(quiet.timeZone).toBe('Europe/Vienna');
    const page = await makePage(editor, at, { languages: ['en'] });
    await saveText(editor, page, 'en');
    await editor.post(`/landing-pages/${page.id}/publish`, { languages: [{ language: 'en' }] });
    const live = await site();
    expect(live.booking.houses).toEqual([{ name: at.property.name, reservationLink: '', hotel: 'SEE' }]);
    expect(JSON.stringify(live)).not.toContain(at.property.id);
  });
});
