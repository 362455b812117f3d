import type { PropertyPost } from '@foyer/contract/property-posts';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';

import { aboutHouse, good } from '../../../testing/property-posts.ts';

import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let editor: TestClient;
let kept: PropertyPost;

const at = '/wordpress/properties';
const write = async (more: Parameters<typeof aboutHouse>[2] = {}, group = uuidv7(), client = editor, place = own) =>
  good(await client.post<PropertyPost>(at, aboutHouse(place.property.id, group, more)));
const again = (post: PropertyPost, more: Parameters<typeof aboutHouse>[2] = {}) =>
  aboutHouse(post.meta.webapp_property_id, post.meta.translation_group, { language: post.language, ...more });
const never = uuidv7();

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  editor = app.as(own.people.editor);
  kept = await write();
});
afterAll(() => app.close());

describe('pictures', () => {
  it('are uploaded, put in order, and one of them leads', async () => {
    const post = await write({ language: 'de' });
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#274156' } })
      .png()
      .toBuffer();
    const form = (fields: Record<string, string> = {}) => {
      const sent = new FormData();
      for (const [name, value] of Object.entries(fields)) sent.set(name, value);
      sent.set('file', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'jetty.png');
      return sent;
    };
    const on = `${at}/${post.id}`;
    const words = { title: 'Jetty', alt_text: 'Der Steg' };
    const media = good(await editor.post(`${on}/media`, form(words)));
    expect(media).toMatchObject({
      title: 'Jetty',
      altText: { de: 'Der Steg' },
      propertyId: own.property.id,
      width: 60,
    });
    const shared = good(
      await editor.post(`/wordpress/media?domainId=${own.domain.id}`, form({ alt_text: 'The jetty' })),
    );
    expect(shared).toMatchObject({ propertyId: null, altText: { en: 'The jetty' } });
    expect(good(await editor.post('/wordpress/media', form({ post: post.id })))).toMatchObject({
      propertyId: own.property.id,
    });
    expect((await editor.post('/wordpress/media', form())).status).toBeGreaterThanOrEqual(403);

    const ids = async () => {
      const gallery = good(await editor.get<{ data: { id: string }[] }>(`${on}/gallery`));
      return gallery.data.map(({ id }) => id);
    };
    expect((await editor.post(`${on}/gallery`, form(words))).status).toBe(201);
    const [uploaded] = await ids();
    await editor.post(`${on}/gallery`, { media_id: media.id });
    await editor.post(`${on}/gallery`, { media_id: media.id });
    expect(await ids()).toEqual([uploaded, media.id]);
    await editor.post(`${on}/gallery`, { media_ids: [media.id, uploaded] });
    expect(await ids()).toEqual([media.id, uploaded]);
    expect((await editor.post(`${on}/gallery`, {})).body.validationErrors).toEqual([
      { field: 'file', message: 'Choose a picture' },
    ]);
    expect((await editor.post(`${on}/gallery`, { media_id: never })).status).toBe(422);

    const led = good(await editor.post<PropertyPost>(`${on}/featured-media`, { media_id: media.id }));
    expect(led).toMatchObject({ featured_media: media.id, gallery: [media.id, uploaded] });
    expect((await editor.post(`${on}/featured-media`, { media_id: never })).status).toBe(422);
    const kept = good(await editor.put<PropertyPost>(on, again(post)));
    expect(kept).toMatchObject({ featured_media: media.id, gallery: [media.id, uploaded] });

    const said = good(await editor.put(`/media/${media.id}/alt-text`, { altText: { fr: 'La jetée', de: '' } }));
    expect(said.altText).toEqual({ fr: 'La jetée' });
    expect((await app.as(foreign.people.owner).put(`/media/${media.id}/alt-text`, { altText: {} })).status).toBe(404);
  });

  it('are pictures, and small enough', async () => {
    const form = new FormData();
    form.set('file', new Blob(['<svg/>'], { type: 'image/png' }), 'x.png');
    const answer = await editor.post(`${at}/${kept.id}/gallery`, form);
    expect(answer.body.validationErrors).toMatchObject([{ field: 'file' }]);
  });
});
