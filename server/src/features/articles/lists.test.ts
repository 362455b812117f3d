import type { ArticleIdeas } from '@foyer/contract/article-ideas';
import type { ArticleRow } from '@foyer/contract/articles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeArticle, writeArticle } from '../../testing/articles.ts';
import { makeOrganization, makePerson, makeProperty, makeWorkspace } from '../../testing/factories.ts';
import { makeEvent, makePage, stateFacts } from '../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type List = { data: ArticleRow[]; total: number };
const list = async (query: string, client: TestClient, at: { workspace: { id: string } }) =>
  (await client.get<List>(`/articles?workspaceId=${at.workspace.id}${query}`)).body;

describe('the list', () => {
  it('is filtered by status, language, category and words, sorted and paged', async () => {
    const house = await makeOrganization();
    const client = app.as(house.people.owner);
    await stateFacts(client, house);
    const char = await makeArticle(client, house, { name: 'Lake char', categories: ['food'], languages: ['en', 'de'] });
    await makeArticle(client, house, { name: 'Autumn row', languages: ['fr'] });
    const bell = await makeArticle(client, house, { name: 'Bell tower', propertyId: null });
    await writeArticle(client, char);
    await client.post(`/articles/${char.id}/publish`, { languages: [{ language: 'en' }] });
    const names = async (query: string) => (await list(query, client, house)).data.map(({ name }) => name);
    expect(await names('')).toEqual(['Lake char', 'Bell tower', 'Autumn row']);
    expect(await names('&sort=name')).toEqual(['Autumn row', 'Bell tower', 'Lake char']);
    expect(await names('&status=published')).toEqual(['Lake char']);
    expect(await names('&status=published&language=de')).toEqual([]);
    expect(await names('&language=fr')).toEqual(['Autumn row']);
    expect(await names('&category=food')).toEqual(['Lake char']);
    expect(await names('&search=tower')).toEqual(['Bell tower']);
    expect(await names('&search=day on the')).toEqual(['Lake char']);
    expect(await names('&search=%25')).toEqual([]);
    expect(await names(`&propertyId=${house.property.id}`)).toEqual(['Lake char', 'Autumn row']);
    const second = await list('&sort=name&skip=1&take=1', client, house);
    expect([second.total, second.data.map(({ id }) => id)]).toEqual([3, [bell.id]]);
    expect((await list('', client, house)).data[0]?.posts).toMatchObject([
      { language: 'en', status: 'published', title: 'A day on the lake, en', changed: false },
      { language: 'de', status: 'draft' },
    ]);
  });

  it('shows whoever is bound to one house its articles and those of none', async () => {
    const house = await makeOrganization();
    const owner = app.as(house.people.owner);
    const neighbour = await house.within((scope) => makeProperty(scope, house.workspace.id, { name: 'Bootshaus' }));
    await makeArticle(owner, house, { name: 'Of the house' });
    await makeArticle(owner, { ...house, property: neighbour }, { name: 'Of the neighbour' });
    await makeArticle(owner, house, { name: 'Of none', propertyId: null });
    const bound = await makePerson({
      bindings: [{ role: 'editor', organisationId: house.id, propertyId: house.property.id }],
    });
    expect((await list('&sort=name', app.as(bound), house)).data.map(({ name }) => name)).toEqual([
      'Of none',
      'Of the house',
    ]);
  });

  it('stays within its workspace', async () => {
    const house = await makeOrganization();
    const owner = app.as(house.people.owner);
    await makeArticle(owner, house);
    const second = await house.within((scope) => makeWorkspace(scope, { name: 'Stadtgarten Venues' }));
    expect(await list('', owner, second)).toEqual({ data: [], total: 0 });
  });
});

describe('ideas', () => {
  it('are events nobody tells and themes nobody writes about, until somebody does', async () => {
    const house = await makeOrganization();
    const client = app.as(house.people.owner);
    await stateFacts(client, house);
    const ideas = async () => (await client.get<ArticleIdeas>(`/articles/ideas?propertyId=${house.property.id}`)).body;
    const paged = await makeEvent(client, house, { title: 'Harbour Advent' });
    const told = await makeEvent(client, house, { title: 'Lake swim' });
    await makeEvent(client, house, { title: 'Called off', eventStatus: 'cancelled' });
    const far = {
      title: 'Hofburg',
      address: 'Ring 1',
      city: 'Vienna',
      country: 'AT',
      latitude: 48.2,
      longitude: 16.36,
    };
    await makeEvent(client, house, { title: 'Far away', venue: far });
    const before = await ideas();
    expect(before.events.map(({ title }) => title).sort()).toEqual(['Harbour Advent', 'Lake swim']);
    expect(before.eventsTotal).toBe(2);
    expect(before.events[0]?.distance).toBeGreaterThan(1);
    // Two names make no theme: of the nine facts three are about rooms and building or the like.
    expect(before.themes.every(({ facts }) => facts.length >= 3)).toBe(true);
    await makePage(client, house, { eventId: paged.eventId });
    const article1 = await makeArticle(client, house, { name: 'Swim', relatedEventIds: [told.eventId] });
    expect((await ideas()).eventsTotal).toBe(0);
    await client.delete(`/articles/${article1.id}`);
    expect((await ideas()).events.map(({ title }) => title)).toEqual(['Lake swim']);

    const rooms = (await ideas()).themes.find(({ theme }) => theme === 'Rooms and building');
    expect(rooms?.facts.map(({ factName }) => factName).sort()).toEqual(['room_count', 'size:spa', 'year_renovated']);
    await makeArticle(client, house, { name: 'Rooms', factIds: [rooms?.facts[0]?.id] });
    expect((await ideas()).themes.map(({ theme }) => theme)).not.toContain('Rooms and building');
  });
});
