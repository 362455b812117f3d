import type { Channel } from '@foyer/contract/channels';
import type { Event } from '@foyer/contract/events';
import type { LandingPage } from '@foyer/contract/landing-pages';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { makeEvent, makePage } from '../../testing/pages.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { asOwner } from '../../testing/test-database.ts';
import { deliverDue } from './delivering/rules.ts';
import { claim } from './delivering/store.ts';

let app: TestApp;
let house: TestOrganization;
let owner: TestClient;
let stranger: TestClient;
let page: LandingPage;
let told: Event;
const input = { address: 'https://blog.halden.example/', username: 'foyer', password: 'abcd efgh ijkl mnop' };
const at = (rest = '', id = house.domain.id) => `/domains/${id}/channel${rest}`;

beforeAll(async () => {
  app = await createTestApp();
  house = await makeOrganization();
  owner = app.as(house.people.owner);
  page = await makePage(owner, house);
  told = await makeEvent(owner, house, { title: 'Regatta', status: 'draft' });
  stranger = app.as((await makeOrganization()).people.owner);
});
afterAll(() => app.close());

const channel = async () => (await owner.get<{ channel: Channel | null }>(at())).body.channel;

standingCases(
  [
    { name: 'GET channel', call: (client) => client.get(at()) },
    {
      name: 'PUT channel',
      call: (client) => client.put(at(), input),
      bad: (client) => client.put(at(), { address: 'blog.halden.example', username: '', password: 'short' }),
      forbidden: 'editor',
    },
    {
      name: 'GET deliveries',
      call: (client) => client.get(`/posts/${page.id}/deliveries`),
      missing: (client) => client.get(`/posts/${uuidv7()}/deliveries`),
    },
    {
      name: 'GET deliveries of an event',
      call: (client) => client.get(`/events/${told.eventId}/deliveries`),
      missing: (client) => client.get(`/events/${uuidv7()}/deliveries`),
    },
    { name: 'DELETE channel', call: (client) => client.delete(at()), forbidden: 'editor' },
    { name: 'POST test', call: (client) => client.post(at('/test')), forbidden: 'editor' },
    {
      name: 'POST retry',
      call: (client) => client.post(at('/retry'), {}),
      bad: (client) => client.post(at('/retry'), { thing: { id: 'x', language: 'en' } }),
      forbidden: 'viewer',
    },
  ],
  () => ({
    nobody: app.anonymous,
    stranger,
    owner,
    roles: {
      viewer: app.as(house.people.viewer),
      editor: app.as(house.people.editor),
      manager: app.as(house.people.manager),
    },
  }),
);

describe('the password', () => {
  test('goes in and never comes out, not even sealed', async () => {
    expect(await channel()).toBeNull();
    const saved = await owner.put<Channel>(at(), input);
    expect(saved.body).toMatchObject({ address: 'https://blog.halden.example', state: 'untested', version: 1 });
    const [row] = await asOwner<{ password: string }>('select password from channels where domain_id = $1', [
      house.domain.id,
    ]);
    expect(row?.password).toMatch(/^v1\./);
    const told = [saved.text, (await owner.get(at())).text, (await owner.get('/audit-log')).text].join('\n');
    expect(told).not.toContain('abcd');
    expect(told).not.toContain(String(row?.password));
  });

  test('stays when left out, and is never sent to an address or a user it was not given for', async () => {
    const { password, ...same } = input;
    expect((await owner.put<Channel>(at(), same)).body).toMatchObject({ version: 2 });
    for (const other of [{ address: 'https://elsewhere.example' }, { username: 'somebody' }]) {
      const { status, body } = await owner.put(at(), { ...same, ...other });
      expect([status, body.validationErrors]).toEqual([422, [expect.objectContaining({ field: 'password' })]]);
    }
  });

  test.each(['http://user:pass@halden.example', 'ftp://halden.example', 'https://halden.example/?p=1', 'https://'])(
    'no address: %s',
    async (address) => expect((await owner.put(at(), { ...input, address })).status).toBe(422),
  );
});

test('a change somebody else made meanwhile is not undone', async () => {
  const { status, body } = await owner.put(at(), input, { headers: { 'if-match': '"1"' } });
  expect([status, body.code, body.present?.version]).toEqual([412, 'stale', 2]);
});

test('what is published becomes due in the same transaction, once for each language, and every change again', async () => {
  const wanted = () =>
    asOwner<{ thing_id: string; wanted: string; due: boolean }>(
      'select thing_id, wanted, wanted > delivered as due from deliveries where domain_id = $1 order by created_at',
      [house.domain.id],
    );
  const event = await makeEvent(owner, house);
  const [first, ...none] = await wanted();
  expect([none, first]).toEqual([[], expect.objectContaining({ thing_id: event.translation_group, due: true })]);
  expect(await owner.post(`/update-event/${event.eventId}`, { ...event, title: 'Advent at sea' })).toMatchObject({
    status: 200,
  });
  const [second] = await wanted();
  expect(Number(second?.wanted)).toBeGreaterThan(Number(first?.wanted));
  expect((await channel())?.backlog).toEqual({ waiting: 1, stuck: 0, delivered: 0 });
  const { body } = await owner.get(`/events/${event.eventId}/deliveries`);
  expect(body).toMatchObject({ total: 1, data: [{ domainId: house.domain.id, language: 'en', state: 'waiting' }] });
});

test('whoever publishes does not wait behind a backlog, and nothing is taken up twice', async () => {
  const event = await makeEvent(owner, house, { title: 'Lantern regatta' });
  const take = () => house.within((scope) => claim(scope, house.domain.id));
  const [first, second, third] = [await take(), await take(), await take()];
  expect(first?.row.thingId).toBe(event.translation_group);
  expect(second?.row.thingId).not.toBe(event.translation_group);
  expect(third).toBeUndefined();
});

test('no call leaves for a private address', async () => {
  await owner.put(at(), { ...input, address: 'http://169.254.169.254' });
  await deliverDue({ organisationId: house.id, domainId: house.domain.id });
  expect(await channel()).toMatchObject({
    state: 'failing',
    problem: { code: 'private-address', message: expect.stringContaining('169.254.169.254') },
    backlog: { waiting: 2 },
  });
});

test('a connection that is taken away leaves nothing due', async () => {
  expect((await owner.delete(at())).status).toBe(204);
  expect(await channel()).toBeNull();
  expect((await owner.delete(at())).status).toBe(404);
  expect(await asOwner('select from deliveries where domain_id = $1', [house.domain.id])).toHaveLength(0);
  const acts = await owner.get<{ data: { action: string }[] }>('/audit-log');
  const told = acts.body.data.map(({ action }) => action).filter((action) => action.startsWith('channel.'));
  expect(told).toEqual(['channel.removed', 'channel.changed', 'channel.changed', 'channel.connected']);
});
