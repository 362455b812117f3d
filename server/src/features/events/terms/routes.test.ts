import { eventCategories } from '@foyer/contract/events';
import { defaultCategories, type Term } from '@foyer/contract/terms';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { standingCases } from '../../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { translateEvent } from '../rules.ts';

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;

const get = async (query: string, at = own) =>
  (await app.as(at.people.viewer).get<{ data: Term[]; total: number }>(`/get-terms?taxonomy=${query}`)).body;
const publish = async (category: string, title: string) => {
  const { status, body } = await app.as(own.people.editor).post('/publish', {
    workspaceId: own.workspace.id,
    title: 'Lantern walk',
    category,
    eventStartDate: '2026-12-05T18:00:00+01:00',
    timeZone: 'Europe/Vienna',
    venue: { title, address: 'Seestraße 2', city: 'Bregenz', country: 'AT', latitude: 47.5055, longitude: 9.7405 },
  });
  expect(status).toBe(201);
  return String(body.eventId);
};

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  const walk = await publish('music', 'Seehalle');
  await publish('music', 'Seehalle');
  await publish('stage', 'Kornmarkttheater');
  await own.within((scope) => translateEvent(scope, walk, { language: 'de', title: 'Laternenweg', description: '' }));
});
afterAll(() => app.close());

standingCases(
  [
    {
      name: 'GET /get-terms',
      call: (client) => client.get(`/get-terms?taxonomy=event_venue&domainId=${own.domain.id}`),
      missing: (client) => client.get(`/get-terms?taxonomy=event_venue&domainId=${uuidv7()}`),
      bad: (client) => client.get('/get-terms?taxonomy=post_tag&take=500'),
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

describe('terms', () => {
  it('hold every built-in category once, under a group that is there', () => {
    const slugs = defaultCategories.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const category of eventCategories) {
      const { parent } = defaultCategories.find(({ slug }) => slug === category) ?? {};
      expect(slugs).toContain(parent);
    }
  });

  it('give the tree of categories with what is below counted too', async () => {
    const { data, total } = await get('event_category&hierarchical=true');
    expect(total).toBe(defaultCategories.length);
    const culture = data.findIndex(({ id }) => id === 'culture');
    expect(data.slice(culture, culture + 4).map(({ id, parent, count }) => [id, parent, count])).toEqual([
      ['culture', null, 3],
      ['music', 'culture', 2],
      ['stage', 'culture', 1],
      ['art', 'culture', 0],
    ]);
    expect(data[0]).not.toHaveProperty('description');
  });

  it('give children of one, the top, and descriptions when asked', async () => {
    const children = await get('event_category&parent=culture&include_description=1');
    expect(children.data.map(({ name }) => name)).toEqual(['Art', 'Music', 'Stage']);
    expect(children.data[1]?.description).toMatch(/Concerts/);
    const top = await get('event_category&hierarchical=1&parent=0');
    expect(top.data.every(({ parent }) => parent === null)).toBe(true);
    expect(top.total).toBe(4);
  });

  it('count languages by what is told in them, and venues by what is held there', async () => {
    const languages = await get('event_language&include_description=true');
    expect(languages.data.map(({ id, count, description }) => [id, count, description])).toEqual([
      ['en', 3, 'English'],
      ['fr', 0, 'français'],
      ['de', 1, 'Deutsch'],
      ['es', 0, 'español'],
    ]);
    const venues = await get(`event_venue&domainId=${own.domain.id}&include_description=true`);
    expect(venues.data).toMatchObject([
      { name: 'Kornmarkttheater', slug: 'kornmarkttheater', count: 1, description: 'Seestraße 2, Bregenz, Austria' },
      { name: 'Seehalle', count: 2 },
    ]);
  });

  it('show another organization’s numbers to nobody', async () => {
    expect((await get('event_venue', foreign)).total).toBe(0);
    expect((await get('event_category', foreign)).data.every(({ count }) => count === 0)).toBe(true);
  });
});
