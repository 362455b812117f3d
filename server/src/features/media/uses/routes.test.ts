import type { LandingPage } from '@foyer/contract/landing-pages';
import type { PictureUse } from '@foyer/contract/media';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pictureUses } from '../../../db/tables/picture-uses.ts';
import { properties } from '../../../db/tables/tenants.ts';
import { makeOrganization, makePerson, makeProperty, type TestOrganization } from '../../../testing/factories.ts';
import { makeEvent, makePage, ownText, saveText, stateFacts } from '../../../testing/pages.ts';
import { standingCases } from '../../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { asOwner } from '../../../testing/test-database.ts';
import { addMediaFile } from '../rules.ts';

type Uses = { data: PictureUse[]; total: number };

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let editor: TestClient;
let picture: string;

const sources = [
  ['post', 'posts'],
  ['entry', 'entries'],
  ['publication', 'publications'],
  ['event', 'events'],
  ['property', 'properties'],
  ['site', 'site_settings'],
  ['decor', 'hotel_decors'],
] as const;
const file = { mimeType: 'image/webp' as const, width: 40, height: 30, bytes: Buffer.from('a picture'), narrower: [] };
beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  editor = app.as(own.people.editor);
  await stateFacts(editor, own);
  const about = { workspaceId: own.workspace.id, propertyId: null, title: 'Lake front', altText: {}, tags: [] };
  picture = (await own.within((scope) => addMediaFile(scope, about, file))).id;
});
afterAll(() => app.close());

standingCases(
  [
    {
      name: 'GET /media/:id/uses',
      call: (client) => client.get(`/media/${picture}/uses`),
      missing: (client) => client.get(`/media/${uuidv7()}/uses`),
      bad: (client) => client.get('/media/first/uses'),
    },
  ],
  () => ({
    nobody: app.anonymous,
    stranger: app.as(foreign.people.owner),
    owner: app.as(own.people.owner),
    roles: { viewer: app.as(own.people.viewer), editor, manager: app.as(own.people.manager) },
  }),
);

const uses = async (client = editor) => (await client.get<Uses>(`/media/${picture}/uses`)).body;
const withPicture = (language: 'en' | 'de') =>
  ownText(language).map((block) => (block.kind === 'hero' ? { ...block, imageId: picture } : block));

it('names every entry, event and property that shows a picture, in its languages, live or not', async () => {
  expect(await uses()).toEqual({ data: [], total: 0 });
  const page = await makePage(editor, own, { languages: ['en', 'de'] });
  await saveText(editor, page, 'en', withPicture('en'));
  await saveText(editor, page, 'de', withPicture('de'));
  expect(await uses()).toMatchObject({
    total: 1,
    data: [{ kind: 'landing_page', id: page.id, languages: ['en', 'de'], live: false }],
  });
  await editor.post(`/landing-pages/${page.id}/publish`, { languages: [{ language: 'en' }] });
  const { body } = await editor.get<LandingPage>(`/landing-pages/${page.id}`);
  for (const post of body.posts)
    await editor.put(`/landing-pages/${page.id}/posts/${post.language}`, {
      ...post,
      blocks: ownText(post.language as 'en'),
    });
  // No draft shows it any more, and guests still see it.
  expect(await uses()).toMatchObject({ total: 1, data: [{ id: page.id, languages: ['en'], live: true }] });

  const event = await makeEvent(editor, own, { secondary_image: picture });
  const shown = (await uses()).data.find(({ kind }) => kind === 'event');
  expect(shown).toEqual({ kind: 'event', id: event.eventId, title: 'Harbour Advent', languages: ['en'], live: true });
  await editor.delete(`/landing-pages/${page.id}`);
  expect((await uses()).data.map(({ kind }) => kind)).toEqual(['event']);
});

it('counts what the caller does not reach, and does not name it', async () => {
  const neighbour = await own.within((scope) => makeProperty(scope, own.workspace.id, { name: 'Bootshaus' }));
  const page = await makePage(editor, { ...own, property: neighbour }, { name: 'Boats' });
  await saveText(editor, page, 'en', withPicture('en'));
  const person = await makePerson({
    bindings: [{ role: 'viewer', organisationId: own.id, propertyId: own.property.id }],
  });
  const seen = await uses(app.as(person));
  expect(seen.total).toBe((await uses()).total);
  expect(seen.data.some(({ id }) => id === page.id)).toBe(false);
  expect((await uses()).data.some(({ id }) => id === page.id)).toBe(true);
});

it('is kept at each write as it would be told anew of everything that stands', async () => {
  const { id: settings } = (
    await asOwner<{ id: string }>(
      `insert into site_settings (id, organisation_id, domain_id, section, draft, updated_by)
       values (gen_random_uuid(), $1, $2, 'banner-images', jsonb_build_object('image', $3::text), 'Test') returning id`,
      [own.id, own.domain.id, picture],
    )
  )[0] ?? { id: '' };
  await own.within((scope) =>
    scope.db.update(properties).set({ imageId: picture }).where(eq(properties.id, own.property.id)),
  );
  const anew = sources
    .map(
      ([source, table]) =>
        `select m.id, '${source}' as source, r.id as source_id, s.thing, s.live from ${table} r
         cross join lateral app.pictures_shown('${source}', to_jsonb(r)) s join media m on m.id = any(s.ids)
         where r.organisation_id = $1`,
    )
    .join(' union all ');
  const order = 'order by source, source_id, id';
  const kept = () =>
    asOwner<{ source: string; source_id: string }>(
      `select media_id as id, source, source_id, thing_id as thing, live from picture_uses
       where organisation_id = $1 ${order}`,
      [own.id],
    );
  const before = await kept();
  expect(before).toEqual(await asOwner(`select * from (${anew}) told ${order}`, [own.id]));
  expect(new Set(before.map(({ source }) => source))).toEqual(new Set(['post', 'event', 'property', 'site']));
  expect((await uses()).data.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['property', 'site', 'event']));

  // What goes takes its uses along, whichever way it goes.
  await asOwner('delete from site_settings where id = $1', [settings]);
  await asOwner('update events set image_id = null, secondary_image_id = null where organisation_id = $1', [own.id]);
  await asOwner('delete from entries where organisation_id = $1', [own.id]);
  expect((await kept()).map(({ source, source_id }) => [source, source_id])).toEqual([['property', own.property.id]]);
  expect(await kept()).toEqual(await asOwner(`select * from (${anew}) told ${order}`, [own.id]));
});

it('is written by nobody but the triggers', async () => {
  const attempt = own.within((scope) => scope.db.delete(pictureUses).where(eq(pictureUses.mediaId, picture)));
  await expect(attempt).rejects.toThrow(/picture_uses/);
});
