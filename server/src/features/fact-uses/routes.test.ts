import type { FactEffect, FactUse, RestingText } from '@foyer/contract/fact-uses';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factOf, type House, liveHouse } from '../../testing/changed-facts.ts';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let at: House;
let foreign: TestOrganization;
const house = () => at.own.property.id;

beforeAll(async () => {
  app = await createTestApp();
  at = await liveHouse(app);
  foreign = await makeOrganization('Atlantic House');
});
afterAll(() => app.close());

const rooms = { factName: 'room_count', factValue: '90' };
const texts = (id = house()) => `/fact-uses/texts?propertyId=${id}&name=room_count`;

standingCases(
  [
    {
      name: 'GET /fact-uses',
      call: (client) => client.get(`/fact-uses?propertyId=${house()}`),
      missing: (client) => client.get(`/fact-uses?propertyId=${uuidv7()}`),
      bad: (client) => client.get('/fact-uses?propertyId=first'),
    },
    {
      name: 'GET /fact-uses/texts',
      call: (client) => client.get(texts()),
      missing: (client) => client.get(texts(uuidv7())),
      bad: (client) => client.get(`/fact-uses/texts?propertyId=${house()}&name=`),
    },
    {
      name: 'POST /fact-uses/try',
      call: (client) => client.post('/fact-uses/try', { propertyId: house(), fact: rooms }),
      missing: (client) => client.post('/fact-uses/try', { propertyId: uuidv7(), fact: rooms }),
      bad: (client) => client.post('/fact-uses/try', { propertyId: house(), fact: null }),
      forbidden: 'viewer',
    },
  ],
  () => ({
    nobody: app.anonymous,
    stranger: app.as(foreign.people.owner),
    owner: app.as(at.own.people.owner),
    roles: {
      viewer: app.as(at.own.people.viewer),
      editor: app.as(at.own.people.editor),
      manager: app.as(at.own.people.manager),
    },
  }),
);

describe('what rests on a fact', () => {
  it('is counted by text and page', async () => {
    const { body } = await at.editor.get<{ data: FactUse[]; total: number }>(`/fact-uses?propertyId=${house()}`);
    const uses = Object.fromEntries(body.data.map(({ name, texts, pages }) => [name, [texts, pages]]));
    expect(uses).toMatchObject({ room_count: [2, 1], 'price:breakfast': [2, 1], amenities: [2, 1] });
    expect(uses).not.toHaveProperty('year_renovated');
  });

  it('is named sentence by sentence', async () => {
    const { body } = await at.editor.get<{ data: RestingText[]; total: number }>(texts());
    expect(body.total).toBe(2);
    const english = body.data.find(({ language }) => language === 'en');
    expect(english).toMatchObject({ entryId: at.page.id, type: 'landing_page', name: at.page.name });
    const [claim, ...others] = english?.claims ?? [];
    expect(others).toEqual([]);
    expect(claim?.sentence.text).toBe('All 84 rooms stand 350 m from the beach.');
    expect(claim?.sentence.text.slice(claim.sentence.start, claim.sentence.end)).toBe(claim?.text);
    const none = await at.editor.get<{ total: number }>(texts().replace('room_count', 'year_renovated'));
    expect(none.body.total).toBe(0);
  });
});

describe('trying a fact', () => {
  const attempt = async (body: object) =>
    (await at.editor.post<FactEffect>('/fact-uses/try', { propertyId: house(), ...body })).body;

  it('tells what would be wrong if it changed or went, and saves nothing', async () => {
    const fact = await factOf(at, 'room_count');
    const changed = await attempt({ factId: fact.id, fact: rooms });
    expect(changed).toMatchObject({ texts: 2, read: 2, total: 2 });
    const english = changed.data.find(({ language }) => language === 'en');
    expect(english?.claims).toMatchObject([
      { kind: 'count', verdict: 'contradicted', restedOn: { name: 'room_count' } },
    ]);
    expect(english?.claims[0]?.expected).toContain('90');
    const gone = await attempt({ factId: fact.id, fact: null });
    expect(gone.data.flatMap(({ claims }) => claims.map(({ verdict }) => verdict))).toEqual([
      'unsupported',
      'unsupported',
    ]);
    expect(await factOf(at, 'room_count')).toEqual(fact);
    const amenities = await factOf(at, 'amenities');
    const factValue = amenities.factValue.replace('"sauna",', '');
    const unticked = await attempt({ factId: amenities.id, fact: { ...amenities, factValue } });
    expect(unticked.total).toBe(2);
    for (const { claims } of unticked.data)
      expect(new Set(claims.map(({ text }) => text.toLowerCase()))).toEqual(new Set(['sauna']));
  });

  it('finds nothing wrong where nothing speaks of it', async () => {
    expect(await attempt({ fact: { factName: 'floor_count', factValue: '4' } })).toMatchObject({ read: 2, total: 0 });
    const same = await factOf(at, 'price:breakfast');
    expect(await attempt({ factId: same.id, fact: same })).toMatchObject({ total: 0 });
  });

  it('answers 404 for a fact of another house, and refuses what no such fact may hold', async () => {
    const body = { propertyId: foreign.property.id, factName: 'room_count', factValue: '12' };
    const theirs = await app.as(foreign.people.editor).post<{ id: string }>('/property-facts', body);
    const asked = { propertyId: house(), factId: theirs.body.id, fact: null };
    expect((await at.editor.post('/fact-uses/try', asked)).status).toBe(404);
    const bad = { propertyId: house(), fact: { factName: 'room_count', factValue: 'many' } };
    expect((await at.editor.post('/fact-uses/try', bad)).status).toBe(422);
  });
});
