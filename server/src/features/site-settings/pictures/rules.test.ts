import type { Media } from '@foyer/contract/media';
import type { ArchiveSettings, BannerSettings, IdentitySettings } from '@foyer/contract/site-content';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Json } from '../../../testing/test-client.ts';

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let photo: Buffer;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  photo = await sharp({ create: { width: 640, height: 320, channels: 3, background: '#274156' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.close());

type Parts = Record<string, string | Buffer>;
const send = <T = Json>(path: string, parts: Parts, at = own) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') form.set(name, value);
    else form.set(name, new Blob([new Uint8Array(value)], { type: 'image/jpeg' }), `${name}.jpg`);
  }
  return app.as(at.people.manager).post<T>(path, form);
};
const mediaOf = async (at = own) =>
  (await app.as(at.people.viewer).get<{ data: Media[] }>(`/media?propertyId=${at.property.id}&take=100`)).body.data;

describe('pictures that come with settings', () => {
  it('are the logos of the identity', async () => {
    const before = (await mediaOf()).length;
    const { status, body, text } = await send<IdentitySettings>('/wordpress/site-identity', {
      domainId: own.domain.id,
      name: 'Halden',
      'taglines[en]': 'A house on the lake',
      logo: photo,
      icon: photo,
    });
    expect(status, text).toBe(200);
    expect(body).toMatchObject({ name: 'Halden', taglines: { en: 'A house on the lake' }, logoDarkId: null });
    const media = await mediaOf();
    expect(media).toHaveLength(before + 2);
    expect(media.map(({ id }) => id)).toEqual(expect.arrayContaining([body.logoId, body.iconId]));
    expect(media.find(({ id }) => id === body.logoId)).toMatchObject({ width: 640, height: 320, propertyId: null });
    const guest = await app.anonymous.get(`/public/sites/${own.domain.name}.localhost`);
    expect(guest.body.identity).toMatchObject({ logo: null });
    await app.as(own.people.manager).post('/site-settings/publish', { domainId: own.domain.id });
    const after = await app.anonymous.get(`/public/sites/${own.domain.name}.localhost`);
    expect(after.body.identity).toMatchObject({ logo: { id: body.logoId, width: 640, height: 320 } });
  });

  it('are those of banners by their place, sent or standing', async () => {
    const banners = ['winter', 'spring'].map((id) => ({ id, texts: { en: { title: id } } }));
    const sent = await send<BannerSettings>('/wordpress/banner-images', {
      domainId: own.domain.id,
      settings: JSON.stringify({ banners }),
      image1: photo,
    });
    expect(sent.status, sent.text).toBe(200);
    expect(sent.body.banners.map(({ imageId }) => imageId !== null)).toEqual([false, true]);
    const standing = await send<BannerSettings>('/wordpress/banner-images', { domainId: own.domain.id, image0: photo });
    expect(standing.body.banners.map(({ id, imageId }) => [id, imageId !== null])).toEqual([
      ['winter', true],
      ['spring', true],
    ]);
    expect(standing.body.banners[1]).toEqual(sent.body.banners[1]);
    const lost = await send('/wordpress/banner-images', { domainId: own.domain.id, image5: photo });
    expect([lost.status, lost.body.validationErrors]).toMatchObject([
      422,
      [{ field: 'image5', message: 'There is no banner for this picture' }],
    ]);
  });

  it('stand above archives, and keep the words there', async () => {
    const words = { events: { texts: { en: { title: 'What is on' } } } };
    await app.as(own.people.manager).post('/wordpress/archive-content', { domainId: own.domain.id, ...words });
    const { body } = await send<ArchiveSettings>('/wordpress/archive-content', {
      domainId: own.domain.id,
      eventsImage: photo,
    });
    expect(body.events).toMatchObject({ texts: { en: { title: 'What is on' } }, imageId: expect.any(String) });
    expect(body.blog.imageId).toBeNull();
  });

  it('come with all four documents at once', async () => {
    const { status, body } = await send('/wordpress/global-settings', {
      domainId: own.domain.id,
      settings: JSON.stringify({
        siteIdentity: { name: 'Halden' },
        bannerImages: { banners: [{ id: 'one', texts: {} }] },
      }),
      socialImage: photo,
      image0: photo,
      blogImage: photo,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      siteIdentity: { socialImageId: expect.any(String) },
      bannerImages: { banners: [{ id: 'one', imageId: expect.any(String) }] },
      archiveContent: { blog: { imageId: expect.any(String) } },
    });
  });

  it('are named where they are none, and nothing is kept', async () => {
    const before = await mediaOf();
    const { status, body } = await send('/wordpress/site-identity', {
      domainId: own.domain.id,
      logo: Buffer.from('<svg onload=alert(1)>'),
      icon: photo,
    });
    expect([status, (body.validationErrors as unknown as { field: string }[]).map(({ field }) => field)]).toEqual([
      422,
      ['logo'],
    ]);
    expect(await mediaOf()).toEqual(before);
  });

  it('need the domain, in the form or in the address', async () => {
    const none = await send('/wordpress/site-identity', { logo: photo });
    expect([none.status, none.body.message]).toEqual([422, 'Domain ID is required']);
    expect((await send(`/wordpress/site-identity?domainId=${own.domain.id}`, { icon: photo })).status).toBe(200);
    const stranger = await send('/wordpress/site-identity', { domainId: own.domain.id, logo: photo }, foreign);
    expect([stranger.status, stranger.body.message]).toEqual([404, 'Domain not found']);
    expect(await mediaOf(foreign)).toEqual([]);
  });

  it('cannot be another organization’s', async () => {
    const theirs = await send<IdentitySettings>(
      '/wordpress/site-identity',
      {
        domainId: foreign.domain.id,
        logo: photo,
      },
      foreign,
    );
    const { status, body } = await app
      .as(own.people.manager)
      .post('/wordpress/site-identity', { domainId: own.domain.id, logoId: theirs.body.logoId });
    expect([status, body.validationErrors]).toEqual([422, [{ field: 'logoId', message: 'Picture not found' }]]);
  });

  it('need a workspace to be filed in', async () => {
    const spare = await app
      .as(own.people.owner)
      .post<{ id: string }>('/domains', { name: 'halden-pier', tld: 'localhost', organisationId: own.id });
    const form = new FormData();
    form.set('domainId', spare.body.id);
    form.set('logo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'logo.jpg');
    const { status, body } = await app.as(own.people.owner).post('/wordpress/site-identity', form);
    expect([status, body.validationErrors?.[0]?.field]).toEqual([422, 'logo']);
  });

  it('may be left out of a form', async () => {
    const { status, body } = await send('/wordpress/booking-component', {
      domainId: own.domain.id,
      nights: '4',
      isShown: 'false',
      settings: '{"labels":{"de":"Zimmer"}}',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ nights: 4, isShown: false, labels: { de: 'Zimmer' } });
  });
});
