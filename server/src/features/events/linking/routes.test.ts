import type { Event } from '@foyer/contract/events';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, makeWorkspace, type TestOrganization } from '../../../testing/factories.ts';
import { standingCases } from '../../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let kept: Event;

const create = async (at: TestOrganization, more: object = {}) => {
  const answer = await app.as(at.people.editor).post<Event>('/publish', {
    workspaceId: at.workspace.id,
    title: 'Harbour Advent',
    eventStartDate: '2026-11-26T11:00:00+01:00',
    timeZone: 'Europe/Berlin',
    venue: {
      title: 'Old harbour',
      address: 'Hafenplatz 4',
      city: 'Lindau',
      country: 'DE',
      latitude: 47.5439,
      longitude: 9.6834,
    },
    ...more,
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
};
const german = {
  title: 'Hafenadvent',
  language: 'de',
  status: 'published',
  eventStartDate: '2026-11-27T12:00:00+01:00',
  category: 'family',
};
const link = (at: TestOrganization, newPostId: string, translationGroup: string) =>
  app.as(at.people.editor).post<Event>('/link-translation', { newPostId, translationGroup });

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  kept = await create(own);
});
afterAll(() => app.close());

standingCases(
  [
    {
      name: 'POST /link-translation',
      call: (client) =>
        client.post('/link-translation', { newPostId: kept.eventId, translationGroup: kept.translation_group }),
      missing: (client) => client.post('/link-translation', { newPostId: uuidv7(), translationGroup: uuidv7() }),
      bad: (client) => client.post('/link-translation', { newPostId: 17 }),
      forbidden: 'viewer',
    },
  ],
  () => ({
    nobody: app.anonymous,
    stranger: app.as(foreign.people.owner),
    owner: app.as(own.people.owner),
    roles: {
      viewer: app.as(own.people.viewer),
      editor: app.as(own.people.editor),
      manager: app.as(own.people.manager),
    },
  }),
);

describe('linking a translation', () => {
  it('keeps its texts and status and takes place and times from the group', async () => {
    const first = await create(own, { category: 'market', price: 0, currency: 'EUR' });
    const second = await create(own, german);
    const linked = await link(own, second.eventId, first.translation_group);
    expect(linked.status, linked.text).toBe(200);
    expect(linked.body).toMatchObject({
      eventId: second.eventId,
      translation_group: first.eventId,
      title: 'Hafenadvent',
      language: 'de',
      status: 'published',
      slug: second.slug,
      eventStartDate: first.eventStartDate,
      category: 'market',
      price: 0,
    });
    expect((await link(own, second.eventId, first.translation_group)).status).toBe(200);
    const told = await app
      .as(own.people.viewer)
      .get<{ data: Event[] }>(`/events-by-translation-group?translation_group=${first.eventId}`);
    expect(told.body.data.map(({ language }) => language)).toEqual(['en', 'de']);
  });

  it('refuses a language that is told already, and an event with languages of its own', async () => {
    const first = await create(own);
    const second = await create(own);
    const again = await link(own, second.eventId, first.eventId);
    expect(again.body).toMatchObject({ validationErrors: [{ field: 'translationGroup' }] });
    const third = await create(own, german);
    await link(own, third.eventId, second.eventId);
    for (const id of [second.eventId, third.eventId]) {
      const refused = await link(own, id, first.eventId);
      expect([refused.status, refused.body]).toMatchObject([
        422,
        {
          validationErrors: [{ field: 'newPostId' }, ...(id === second.eventId ? [{ field: 'translationGroup' }] : [])],
        },
      ]);
    }
  });

  it('never joins events of two workspaces or organizations', async () => {
    const at = await makeOrganization();
    const here = await create(at);
    const other = await at.within((scope) => makeWorkspace(scope, { name: 'Halden City' }));
    const there = await create(at, { ...german, workspaceId: other.workspace.id });
    expect((await link(at, there.eventId, here.eventId)).status).toBe(404);
    expect((await link(at, here.eventId, kept.eventId)).status).toBe(404);
    expect((await link(at, kept.eventId, here.eventId)).status).toBe(404);
  });
});
