import type { ArticleRow } from '@foyer/contract/articles';
import type { Domain } from '@foyer/contract/domains';
import type { Event, NearbyEvent } from '@foyer/contract/events';
import { languages } from '@foyer/contract/languages';
import type { Organization } from '@foyer/contract/organizations';
import type { PostRow } from '@foyer/contract/posts';
import type { Property } from '@foyer/contract/properties';
import type { PropertyFact } from '@foyer/contract/property-facts';
import type { PropertyLanguage } from '@foyer/contract/property-languages';
import type { PropertyPost } from '@foyer/contract/property-posts';
import type { LiveEffect, Styleguide } from '@foyer/contract/styleguides';
import type { WorkspaceEntry } from '@foyer/contract/workspaces';
import { breachesOf } from '@foyer/editorial/style/find-style-issues';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/client.ts';
import { createTestApp, type TestApp, testIssuer, testToken } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';
import { demoAccounts } from './accounts.ts';
import { seedDemo } from './demo.ts';
import type { SeedPost } from './material.ts';
import { demoOrganizations } from './organizations.ts';

type List<T> = { data: T[]; total: number };
let database: Database;
let app: TestApp;
const clients = new Map<string, TestClient>();

/** A browser signed in as a demo account, by the address people type. */
async function as(email: string): Promise<TestClient> {
  const known = clients.get(email);
  if (known) return known;
  const account = demoAccounts.find((one) => one.email === email);
  const client = new TestClient(app.app);
  const token = testToken({ issuer: testIssuer, subject: account?.id ?? '' });
  const answer = await client.post('/auth/session', { token });
  expect(answer.status, answer.text).toBeLessThan(300);
  client.forgetCsrf();
  clients.set(email, client);
  return client;
}
const list = async <T>(email: string, path: string) => (await (await as(email)).get<List<T>>(path)).body;

beforeAll(async () => {
  database = await openDatabase({ folder: null });
  app = await createTestApp({ runtime: { database } });
  expect(await seedDemo(testIssuer)).toBe(true);
}, 120_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

it('is put in once, and each organisation sees itself alone', async () => {
  expect(await seedDemo(testIssuer)).toBe(false);
  const halden = await list<Organization>('viewer@halden.example', '/organizations');
  const atlantic = await list<Organization>('owner@atlantic.example', '/organizations');
  expect(halden.data.map(({ name }) => name)).toEqual(['Halden Collection']);
  expect(atlantic.data.map(({ name }) => name)).toEqual(['Atlantic House']);
});

it('gives each account its role in the workspaces of its organisation', async () => {
  for (const { email, role, organization } of demoAccounts) {
    const { data } = await list<WorkspaceEntry>(email, '/workspaces/my-workspaces');
    expect(data.map((entry) => entry.workspace.name)).toEqual(
      organization === 'halden' ? ['Halden Collection', 'Stadtgarten Venues', 'Bergwerk Lodges'] : ['Atlantic House'],
    );
    expect(new Set(data.map((entry) => entry.role))).toEqual(new Set([role]));
  }
});

it('tells each house in four languages and serves each site under its local host', async () => {
  const { data: properties } = await list<{ id: string }>('viewer@halden.example', '/properties');
  const { data } = await list<PropertyLanguage>('viewer@halden.example', '/property-languages');
  for (const { id } of properties) {
    const told = data.filter(({ propertyId, isActive }) => propertyId === id && isActive);
    expect(told.map(({ languageId }) => languageId)).toEqual(['en', 'de', 'es', 'fr']);
    expect(told.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['English']);
  }
  const { data: domains } = await list<Domain>('viewer@halden.example', '/domains');
  expect(domains.map(({ tld, domainVerfified }) => [tld, domainVerfified])).toEqual(
    domains.map(() => ['localhost', true]),
  );
});

it('furnishes the houses with facts, pictures and events around them', async () => {
  const { data: houses } = await list<Property>('editor@halden.example', '/properties');
  expect(houses.slice(0, 4).map(({ name, city }) => `${name}, ${city}`)).toEqual([
    'Halden am See, Bregenz',
    'Halden Stadthaus, Dornbirn',
    'Halden Bergwirt, Schwarzenberg',
    'Halden Bootshaus, Lindau',
  ]);
  for (const { imageId } of houses) {
    expect((await app.anonymous.get(`/media/${imageId}/file?width=480`)).status).toBe(200);
  }
  const house = houses[0]?.id;
  const facts = await list<PropertyFact>('editor@halden.example', `/property-facts?propertyId=${house}&language=en`);
  expect(facts.total).toBeGreaterThanOrEqual(40);
  const pets = facts.data.find(({ factName }) => factName === 'policy:pets');
  expect(pets).toMatchObject({ factValue: 'dogs welcome, 18 EUR a night', verifiedBy: 'Ines Brandt' });
  const near = `/api/location/nearby-events?propertyId=${house}&take=100`;
  const nearby = await list<NearbyEvent>('editor@halden.example', near);
  expect(nearby.total).toBeGreaterThanOrEqual(26);
  const advent = nearby.data.find(({ title }) => title === 'Harbour Advent');
  expect(advent).toMatchObject({ weight: 3, category: 'market', coveredBy: { status: 'published' } });
  expect(new Date(advent?.eventStartDate ?? '').getUTCDay()).toBe(4);
  const all = await list<Event>('owner@halden.example', '/all-events?take=100');
  expect(all.total).toBeGreaterThanOrEqual(40);
});

it('tells every house and a blog, each text as far as it is meant to be, and none held back', async () => {
  type Meant = Pick<SeedPost, 'live' | 'planned' | 'begun'> & { told: object; archived?: true };
  const meant = ({ told, live, planned, begun = [], archived }: Meant): string[] =>
    languages.flatMap((language) => {
      if (live.includes(language)) return [`${language} ${archived ? 'archived' : 'published'}`];
      if (planned?.languages.includes(language)) return [`${language} scheduled`];
      return language in told || begun.includes(language) ? [`${language} draft`] : [];
    });
  const seen = (posts: readonly { language: string; status: string }[]) =>
    languages.flatMap((language) =>
      posts.flatMap((post) => (post.language === language ? [`${language} ${post.status}`] : [])),
    );
  for (const email of ['viewer@halden.example', 'owner@atlantic.example']) {
    const { data: houses } = await list<Property>(email, '/properties?take=100');
    const { data: posts } = await list<PropertyPost>(email, '/wordpress/properties?take=100');
    const { data: workspaces } = await list<WorkspaceEntry>(email, '/workspaces/my-workspaces');
    for (const seed of demoOrganizations.flatMap((one) => one.workspaces)) {
      const workspaceId = workspaces.find(({ workspace }) => workspace.name === seed.name)?.workspace.id;
      if (!workspaceId) continue;
      for (const { record, post } of seed.properties) {
        const id = houses.find(({ name }) => name === record.name)?.id;
        expect(seen(posts.filter(({ meta }) => meta.webapp_property_id === id)), record.name).toEqual(meant(post));
      }
      const { data: articles } = await list<ArticleRow>(email, `/articles?workspaceId=${workspaceId}&take=100`);
      expect(articles.length).toBe(seed.articles.length);
      for (const article of seed.articles) {
        expect(seen(articles.find(({ name }) => name === article.name)?.posts ?? [])).toEqual(meant(article));
      }
    }
  }
  const { data } = await list<PostRow>('viewer@halden.example', '/posts?take=100&tab=blog');
  const breakfast = data.find(({ title }) => title === 'A slow breakfast');
  expect(breakfast?.languages.map(({ language, behind }) => [language, behind])).toEqual([
    ['en', false],
    ['de', true],
  ]);
});

it('says in its style guide what to write instead, in words it avoids nowhere, and every live page follows it', async () => {
  const { data } = await list<Styleguide>('editor@halden.example', '/styleguides');
  const guide = data.find(({ content }) => content.general.hotelName === 'Halden am See');
  if (!guide) throw new Error('The demo has no style guide');
  const { tone, languageOverrides } = guide.content;
  for (const language of languages) {
    const { avoidedWords = [], rules = {} } = languageOverrides[language] ?? tone.vocabulary;
    const insteads = Object.values(rules).flatMap(({ instead }) => (instead ? [instead] : []));
    expect(insteads.length, language).toBeGreaterThan(1);
    expect(Object.keys(rules).filter((word) => !avoidedWords.includes(word))).toEqual([]);
    for (const word of insteads) expect(breachesOf(word, guide.content, language), word).toEqual([]);
  }
  const editor = await as('editor@halden.example');
  const { body } = await editor.post<LiveEffect>(`/styleguides/${guide.id}/try`, { content: guide.content });
  expect(body).toMatchObject({ total: 0, data: [] });
  expect(body.checked).toBeGreaterThan(10);
});
