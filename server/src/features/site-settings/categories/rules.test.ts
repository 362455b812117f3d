import type { Article } from '@foyer/contract/articles';
import { type CategoryConfig, defaultSiteCategories, type SiteCategory } from '@foyer/contract/category-config';
import { type Event, eventCategories } from '@foyer/contract/events';
import type { Term } from '@foyer/contract/terms';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeArticle } from '../../../testing/articles.ts';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { makeEvent } from '../../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { translateEvent } from '../../events/rules.ts';

let app: TestApp;
let own: TestOrganization;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  own = await makeOrganization();
  client = app.as(own.people.manager);
});
afterAll(() => app.close());

const path = () => `/category-config?domainId=${own.domain.id}`;
const read = async () => (await client.get<CategoryConfig>(path())).body;
const save = (categories: readonly object[], moves: object = {}) =>
  client.post<CategoryConfig>(path(), { categories, moves });
const without = (...slugs: string[]): SiteCategory[] =>
  defaultSiteCategories.filter(({ slug }) => !slugs.includes(slug));
const jazz = { slug: 'jazz', names: { en: 'Jazz', de: 'Jazz' }, parent: 'culture', kind: 'music', icon: 'music' };
const terms = async (query = '') =>
  (await client.get<{ data: Term[] }>(`/get-terms?taxonomy=event_category&domainId=${own.domain.id}${query}`)).body
    .data;
const eventOf = async (id: string) => (await client.get<Event>(`/events/${id}`)).body;
const countOf = async (slug: string) => (await read()).categories.find((one) => one.slug === slug)?.count;

describe('the tree of categories', () => {
  it('comes with the built-in ones, named in four languages and counted', async () => {
    await makeEvent(client, own, { category: 'market' });
    const { categories, version } = await read();
    expect(version).toBe(0);
    expect(categories.map(({ count, ...one }) => one)).toEqual(defaultSiteCategories);
    expect(categories.find(({ slug }) => slug === 'market')).toMatchObject({ count: 1, names: { fr: 'Marchés' } });
    for (const one of eventCategories) expect(categories.map(({ slug }) => slug)).toContain(one);
    for (const { names } of categories) expect(Object.values(names).filter(Boolean)).toHaveLength(4);
  });

  it('is what terms are read from, in its order and with its names', async () => {
    const reversed = [...without('trade', 'business'), jazz].reverse();
    const renamed = reversed.map((one) => (one.slug === 'market' ? { ...one, names: { en: 'Fairs' } } : one));
    const saved = await save(renamed);
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body.version).toBe(1);
    const tree = await terms('&hierarchical=true');
    expect(tree.map(({ id }) => id)).not.toContain('trade');
    expect(tree.find(({ id }) => id === 'market')?.name).toBe('Fairs');
    const culture = tree.findIndex(({ id }) => id === 'culture');
    expect(tree.slice(culture, culture + 5).map(({ id }) => id)).toEqual(['culture', 'jazz', 'art', 'stage', 'music']);
  });

  it('sorts events into categories of the site’s own, which are like built-in ones', async () => {
    const before = await makeEvent(client, own, { category: 'market', siteCategory: 'jazz' }).catch(String);
    expect(before).toContain('Choose one of the categories of the site');
    await save([...defaultSiteCategories, jazz]);
    const event = await makeEvent(client, own, { category: 'market', siteCategory: 'jazz' });
    expect(event).toMatchObject({ category: 'music', siteCategory: 'jazz' });
    expect((await terms()).find(({ id }) => id === 'jazz')).toMatchObject({
      count: 1,
      name: 'Jazz',
      parent: 'culture',
    });
    expect((await terms()).find(({ id }) => id === 'music')?.count).toBe(0);
    const { siteCategory, ...input } = event;
    await client.post(`/update-event/${event.eventId}`, input);
    expect((await eventOf(event.eventId)).siteCategory).toBe('jazz');
    await client.post(`/update-event/${event.eventId}`, { ...input, siteCategory: null });
    expect(await eventOf(event.eventId)).not.toHaveProperty('siteCategory');
    await client.post(`/update-event/${event.eventId}`, { ...input, siteCategory: 'stage' });
    expect(await eventOf(event.eventId)).toMatchObject({ category: 'stage' });
  });

  it('asks where the events of a category go that is taken out', async () => {
    const { eventId } = await makeEvent(client, own, { category: 'market' });
    await own.within((scope) => translateEvent(scope, eventId, { language: 'de', title: 'Markt', description: '' }));
    const lost = await save(without('market', 'parade'));
    expect([lost.status, lost.body]).toMatchObject([
      422,
      { code: 'category-in-use', validationErrors: [{ field: 'moves.market' }] },
    ]);
    expect((lost.body as unknown as { message: string }).message).toBe('Say where the one event of market go');
    const nowhere = await save(without('market'), { market: 'fairs' });
    expect(nowhere.status).toBe(422);
    expect((await read()).version).toBe(0);
    expect((await save(without('market', 'parade'), { market: 'food' })).status).toBe(200);
    expect(await eventOf(eventId)).toMatchObject({ category: 'food' });
    const told = await client.get<{ data: Event[] }>(`/events-by-translation-group?translation_group=${eventId}`);
    expect(told.body.data.map(({ category }) => category)).toEqual(['food', 'food']);
    expect(await countOf('food')).toBe(1);
  });

  it('makes two into one, and leads those who come by the old name there', async () => {
    await save([...defaultSiteCategories, jazz]);
    const sorted = await makeEvent(client, own, { siteCategory: 'jazz' });
    const merged = await save(without('music'), { jazz: 'stage', music: 'stage' });
    expect(merged.status, merged.text).toBe(200);
    expect(await eventOf(sorted.eventId)).toMatchObject({ category: 'stage' });
    await makeEvent(client, own, { title: 'Late comer', category: 'music' });
    expect(await countOf('stage')).toBe(2);
    expect((await terms()).find(({ id }) => id === 'stage')?.count).toBe(2);
    const again = await save([...without('music', 'stage'), jazz], { stage: 'jazz' });
    expect(again.status, again.text).toBe(200);
    expect(await countOf('jazz')).toBe(2);
    expect(await eventOf(sorted.eventId)).toMatchObject({ category: 'music', siteCategory: 'jazz' });
  });

  it('takes articles along to where a category goes, and from those that only bore one taken out', async () => {
    await save([...defaultSiteCategories, jazz]);
    const [both, only] = [
      await makeArticle(client, own, { name: 'Two evenings', categories: ['food', 'jazz', 'stage'] }),
      await makeArticle(client, own, { name: 'One evening', categories: ['trade'] }),
    ];
    const categoriesOf = async ({ id }: Article) => (await client.get<Article>(`/articles/${id}`)).body.categories;
    expect((await save(without('trade'), { jazz: 'stage' })).status).toBe(200);
    expect(await categoriesOf(both)).toEqual(['food', 'stage']);
    expect(await categoriesOf(only)).toEqual([]);
    const { posts, ...shared } = (await client.get<Article>(`/articles/${both.id}`)).body;
    const saved = await client.put(`/articles/${both.id}`, { ...shared, languages: ['en'] });
    expect(saved.status, saved.text).toBe(200);
    // An article that came by the older name goes on with the newer one.
    expect((await save(without('trade', 'stage'), { stage: 'music' })).status).toBe(200);
    expect(await categoriesOf(both)).toEqual(['food', 'music']);
  });

  it('changes what the events of an own category are like', async () => {
    await save([...defaultSiteCategories, jazz]);
    const { eventId } = await makeEvent(client, own, { siteCategory: 'jazz' });
    await save([...defaultSiteCategories, { ...jazz, kind: 'food' }]);
    expect(await eventOf(eventId)).toMatchObject({ category: 'food', siteCategory: 'jazz' });
  });

  it('is the domain’s own, and raises what guests see', async () => {
    const other = await makeOrganization('Atlantic House');
    const event = await makeEvent(app.as(other.people.manager), other, { category: 'market' });
    const site = async () => (await app.anonymous.get(`/public/sites/${own.domain.name}.localhost`)).body.version;
    const before = await site();
    expect((await save(without('market'), { market: 'food' })).status).toBe(200);
    expect(await site()).toBe(Number(before) + 1);
    const theirs = (await app.as(other.people.viewer).get<Event>(`/events/${event.eventId}`)).body;
    expect(theirs.category).toBe('market');
  });

  it.each([
    ['no category', []],
    ['a slug twice', [jazz, jazz].map((one) => ({ ...one, parent: null }))],
    ['a parent that is not there', [jazz]],
    [
      'a circle',
      [
        { slug: 'a', names: { en: 'A' }, parent: 'b' },
        { slug: 'b', names: { en: 'B' }, parent: 'a' },
      ],
    ],
    [
      'four levels',
      ['a', 'b', 'c', 'd'].map((slug, i, all) => ({ slug, names: { en: slug }, parent: all[i - 1] ?? null })),
    ],
    ['no name', [{ slug: 'a', names: { en: ' ' } }]],
    ['an unknown icon', [{ slug: 'a', names: { en: 'A' }, icon: '<svg onload=alert(1)>' }]],
    ['a color that is style', [{ slug: 'a', names: { en: 'A' }, color: 'red;}body{' }]],
    ['an unknown kind', [{ slug: 'a', names: { en: 'A' }, kind: 'war' }]],
    ['a slug of prototypes', [{ slug: '__proto__', names: { en: 'A' } }]],
    ['too many', Array.from({ length: 121 }, (_, i) => ({ slug: `c${i}`, names: { en: 'C' } }))],
  ])('refuses %s', async (_what, categories) => {
    expect((await save(categories)).status).toBe(422);
    expect((await read()).version).toBe(0);
  });

  it('refuses a save for an older version', async () => {
    await save([...defaultSiteCategories, jazz]);
    const body = { categories: defaultSiteCategories };
    const stale = await client.post(path(), body, { headers: { 'if-match': '"0"' } });
    expect(stale.status).toBe(412);
  });
});
