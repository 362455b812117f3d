import type { Event } from '@foyer/contract/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrganization, makePerson, makeWorkspace } from '../../testing/factories.ts';
import { makeEvent } from '../../testing/pages.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

type List = { data: Event[]; total: number };
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const venue = { address: 'Hafenstraße 8', postalCode: '6971', country: 'AT', latitude: 47.4927, longitude: 9.6829 };

describe('listing', () => {
  it('filters, searches, sorts by the fixed columns and pages', async () => {
    const at = await makeOrganization();
    const day = (n: number) => ({
      eventStartDate: `2027-01-${String(n).padStart(2, '0')}T20:00:00+01:00`,
      eventEndDate: null,
    });
    await makeEvent(app.as(at.people.editor), at, {
      title: 'Brass',
      ...day(3),
      category: 'music',
      status: 'published',
    });
    await makeEvent(app.as(at.people.editor), at, {
      title: 'Ash',
      ...day(9),
      category: 'art',
      status: 'draft',
      venue: { ...venue, title: 'Hall', city: 'Hard_100%' },
    });
    await makeEvent(app.as(at.people.editor), at, {
      title: 'Carol',
      ...day(5),
      category: 'music',
      status: 'draft',
      eventEndDate: '2027-01-20T20:00:00+01:00',
    });
    const titles = async (query: string) => {
      const { body } = await app.as(at.people.viewer).get<List>(`/all-events?${query}`);
      return body.data.map(({ title }) => title);
    };
    expect(await titles('')).toEqual(['Brass', 'Carol', 'Ash']);
    expect(await titles('sort=-eventStartDate')).toEqual(['Ash', 'Carol', 'Brass']);
    expect(await titles('sort=title')).toEqual(['Ash', 'Brass', 'Carol']);
    expect(await titles('sort=-updatedAt')).toEqual(['Carol', 'Ash', 'Brass']);
    expect(await titles('category=music')).toEqual(['Brass', 'Carol']);
    expect(await titles('status=published')).toEqual(['Brass']);
    expect(await titles('startDate=2027-01-06&endDate=2027-01-08')).toEqual(['Carol']);
    expect(await titles('search=d_100%25')).toEqual(['Ash']);
    expect(await titles('search=%25')).toEqual(['Ash']);
    const page = await app.as(at.people.viewer).get<List>('/all-events?skip=1&take=1&category=music');
    expect(page.body).toMatchObject({ total: 2, data: [{ title: 'Carol' }] });
    expect((await app.as(at.people.viewer).get<List>('/all-events?skip=7')).body).toEqual({ total: 3, data: [] });
  });

  it('keeps to the workspaces that are reached', async () => {
    const at = await makeOrganization();
    const second = await at.within((scope) => makeWorkspace(scope, { name: 'Bergwerk Lodges' }));
    await makeEvent(app.as(at.people.editor), at, { title: 'Ours' });
    await makeEvent(app.as(at.people.editor), at, { title: 'Theirs', workspaceId: second.workspace.id });
    const person = await makePerson({
      bindings: [{ role: 'editor', organisationId: at.id, workspaceId: second.workspace.id }],
    });
    const titles = async (query: string) =>
      (await app.as(person).get<List>(`/all-events${query}`)).body.data.map(({ title }) => title);
    expect(await titles('')).toEqual(['Theirs']);
    expect(await titles(`?domainId=${second.domain.id}`)).toEqual(['Theirs']);
    const owner = await app.as(at.people.owner).get<List>(`/all-events?domainId=${at.domain.id}`);
    expect(owner.body.data.map(({ title }) => title)).toEqual(['Ours']);
  });
});
