import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventFeed } from '@foyer/contract/event-feeds';
import type { Event } from '@foyer/contract/events';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { google } from '../../../testing/calendars.ts';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { standingCases } from '../../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { asOwner } from '../../../testing/test-database.ts';
import { readEvents } from '../jobs.ts';
import { readDueFeeds } from './rules.ts';

let house: Server;
let address: string;
let answer: { status: number; text: string };
let asked = 0;
let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let kept: EventFeed;

const follow = async (at: TestOrganization, url = address) =>
  app.as(at.people.editor).post<EventFeed>('/event-feeds', { workspaceId: at.workspace.id, url });
const feedsOf = async (at: TestOrganization) =>
  (await app.as(at.people.viewer).get<{ data: EventFeed[] }>(`/event-feeds?workspaceId=${at.workspace.id}`)).body.data;
const totalOf = async (at: TestOrganization) =>
  (await app.as(at.people.viewer).get<{ data: Event[]; total: number }>('/all-events')).body.total;
async function readAfter(at: TestOrganization, before: string | null = null): Promise<EventFeed> {
  for (let tries = 0; tries < 200; tries += 1) {
    const [feed] = await feedsOf(at);
    if (feed?.fetchedAt && feed.fetchedAt !== before) return feed;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The feed is not read');
}

beforeAll(async () => {
  house = createServer((_request, reply) => {
    asked += 1;
    reply.writeHead(answer.status, { 'content-type': 'text/calendar' }).end(answer.text);
  });
  await new Promise<void>((resolve) => house.listen(0, '127.0.0.1', resolve));
  const { port } = house.address() as AddressInfo;
  address = `http://127.0.0.1:${port}/lindau.ics`;
  answer = { status: 200, text: google.join('\r\n') };
  app = await createTestApp({ jobs: true, runtime: { outboundAllow: [`127.0.0.1:${port}`] } });
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  kept = (await follow(own)).body;
  await readAfter(own);
});
afterAll(async () => {
  await app.close();
  house.close();
});

standingCases(
  [
    {
      name: 'GET /event-feeds',
      call: (client) => client.get(`/event-feeds?workspaceId=${own.workspace.id}`),
      missing: (client) => client.get(`/event-feeds?workspaceId=${uuidv7()}`),
      bad: (client) => client.get('/event-feeds?workspaceId=17'),
    },
    {
      name: 'POST /event-feeds',
      call: (client) => client.post('/event-feeds', { workspaceId: own.workspace.id, url: address }),
      missing: (client) => client.post('/event-feeds', { workspaceId: uuidv7(), url: address }),
      bad: (client) => client.post('/event-feeds', { workspaceId: own.workspace.id, url: 'gopher://events' }),
      forbidden: 'viewer',
    },
    {
      name: 'DELETE /event-feeds/:id',
      call: (client) => client.delete(`/event-feeds/${kept.id}`),
      missing: (client) => client.delete(`/event-feeds/${uuidv7()}`),
      bad: (client) => client.delete('/event-feeds/17'),
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

describe('a feed', () => {
  it('is read at once, again when six hours are over, and brings nothing twice', async () => {
    const at = await makeOrganization();
    const { body } = await follow(at);
    const hours = (Date.parse(body.nextFetchAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(5.9);
    expect(hours).toBeLessThanOrEqual(6);
    const first = await readAfter(at);
    expect(first.failure).toBeNull();
    const total = await totalOf(at);
    expect(total).toBeGreaterThan(0);
    const before = asked;
    await readDueFeeds(readEvents);
    expect(asked).toBe(before);
    await asOwner(`update event_feeds set next_fetch_at = now() - interval '1 minute' where id = $1`, [body.id]);
    await readDueFeeds(readEvents);
    await readAfter(at, first.fetchedAt);
    expect(asked).toBe(before + 1);
    expect(await totalOf(at)).toBe(total);
  });

  it('that cannot be read says why, and goes on when it can', async () => {
    const at = await makeOrganization();
    answer = { status: 503, text: 'later' };
    const { body } = await follow(at);
    const failed = await readAfter(at);
    expect(failed.failure).toBe('The feed answered 503');
    answer = { status: 200, text: google.join('\r\n') };
    await asOwner(`update event_feeds set next_fetch_at = now() where id = $1`, [body.id]);
    await readDueFeeds(readEvents);
    expect((await readAfter(at, failed.fetchedAt)).failure).toBeNull();
  });

  it('is followed once in a workspace, and its events stay when it is given up', async () => {
    const again = await follow(own);
    expect([again.status, again.body]).toMatchObject([409, { code: 'feed-exists' }]);
    const total = await totalOf(own);
    expect((await app.as(own.people.editor).delete(`/event-feeds/${kept.id}`)).status).toBe(204);
    expect([await feedsOf(own), await totalOf(own)]).toEqual([[], total]);
  });
});
