import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeOrganization, makeWorkspace, type TestOrganization } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { asOwner } from '../testing/test-database.ts';

/**
 * What a client may never set (access page, rule 4), for each noun: whatever is sent is dropped or refused, never
 * stored. Each row of the table is stored as sent if the rule is broken.
 */
type Row = Record<string, unknown>;
type Noun = {
  path: string;
  table: string;
  /** What is sent to create one, and to change it; null where there is no such call. */
  create: (() => object) | null;
  change: (() => object) | null;
  /** Where the one to change is found. */
  itself: () => { path: string; id: string };
  /** Beside those of every noun, by their columns. */
  fixed: Record<string, unknown>;
};

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let other: Awaited<ReturnType<typeof makeWorkspace>>;
let factId: string;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  other = await own.within((scope) => makeWorkspace(scope, { name: 'Bergwerk Lodges' }));
  const client = app.as(own.people.owner);
  const fact = { propertyId: own.property.id, factName: 'room_count', factValue: '40' };
  factId = (await client.post('/property-facts', fact)).body.id as unknown as string;
  await client.post('/property-languages', { propertyId: own.property.id, languageId: 'de' });
  await client.post('/property-languages', { propertyId: own.property.id, languageId: 'fr' });
});
afterAll(() => app.close());

let made = 0;
const host = () => ({ name: `house-${++made}-${uuidv7().slice(-6)}`, tld: 'example' });
const record = {
  name: 'Halden Stadthaus',
  type: 'hotel',
  starRating: 4,
  postalCode: '6900',
  address: 'Marktstraße 41',
  city: 'Dornbirn',
  country: 'AT',
  latitude: 47.4137,
  longitude: 9.7436,
  timeZone: 'Europe/Vienna',
};
const at = (path: string, id: () => string) => () => ({ path: `${path}/${id()}`, id: id() });
const longAgo = '2001-01-01T00:00:00Z';
const forged = '01930000-0000-7000-8000-00000000f00d';

const nouns: Noun[] = [
  {
    path: '/organizations',
    table: 'organizations',
    create: () => ({ name: 'Seehaus Group' }),
    change: () => ({ name: 'Seehaus Group' }),
    itself: at('/organizations', () => own.id),
    fixed: { workspaceSlots: 99, workspaceCount: 99, slotsSince: longAgo },
  },
  {
    path: '/workspaces',
    table: 'workspaces',
    create: () => ({
      name: 'Stadtgarten Venues',
      organisationId: own.id,
      domainId: own.domain.id,
      styleguideId: own.styleguide.id,
    }),
    change: () => ({ name: 'Halden', propertySlots: 4 }),
    itself: at('/workspaces', () => own.workspace.id),
    fixed: { propertyCount: 99 },
  },
  {
    path: '/properties',
    table: 'properties',
    create: () => ({ ...record, workspaceId: own.workspace.id }),
    change: () => record,
    itself: at('/properties', () => own.property.id),
    fixed: { imageId: forged, factCount: 99, domainId: forged },
  },
  {
    path: '/domains',
    table: 'domains',
    create: host,
    change: host,
    itself: at('/domains', () => other.domain.id),
    fixed: {
      domainVerfified: true,
      verified: true,
      checkedAt: longAgo,
      nextCheckAt: longAgo,
      absentSince: longAgo,
      misses: 99,
      problem: 'none',
      siteVersion: 99,
      theme: { accent: '#f00' },
    },
  },
  {
    path: '/styleguides',
    table: 'styleguides',
    create: () => ({ name: 'Alpine', organisationId: own.id }),
    change: () => ({ name: 'Alpine', content: own.styleguide.content }),
    itself: at('/styleguides', () => own.styleguide.id),
    fixed: {},
  },
  {
    path: '/property-facts',
    table: 'property_facts',
    create: () => ({ propertyId: own.property.id, factName: `floor_${++made}`, factValue: 'oak' }),
    change: () => ({ factName: 'room_count', factValue: '41' }),
    itself: at('/property-facts', () => factId),
    fixed: { verifiedBy: 'Somebody else' },
  },
  {
    path: '/property-languages',
    table: 'property_languages',
    create: () => ({ propertyId: own.property.id, languageId: 'es' }),
    change: null,
    itself: at('/property-languages', () => own.property.id),
    fixed: { isDefault: true, isActive: false },
  },
];

const column = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const rowOf = async (table: string, id: string): Promise<Row> =>
  (await asOwner<Row>(`select * from ${table} where id = $1`, [id]))[0] ?? {};
const everywhere = (): Row => ({
  id: forged,
  createdAt: longAgo,
  created_at: longAgo,
  updatedAt: longAgo,
  version: 99,
  isAdmin: true,
});

function expectNothingOf(row: Row, sent: Row): void {
  for (const [field, value] of Object.entries(sent)) {
    const stored = row[column(field)];
    if (stored === undefined) continue;
    const seen = stored instanceof Date ? stored.toISOString() : stored;
    expect({ field, seen }).not.toEqual({ field, seen: value === longAgo ? new Date(longAgo).toISOString() : value });
  }
}

describe.each(nouns)('$path', ({ path, table, create, change, itself, fixed }) => {
  test.runIf(create)('a new one has nothing that was not the client’s to say', async () => {
    const forbidden = { ...everywhere(), ...fixed };
    const { status, body } = await app.as(own.people.owner).post<Row>(path, { ...forbidden, ...create?.() });
    expect([201, 422]).toContain(status);
    if (status === 422) return;
    const row = await rowOf(table, body.id as string);
    expect(row.id).toBe(body.id);
    if ('organisation_id' in row) expect(row.organisation_id).toBe(own.id);
    expectNothingOf(row, forbidden);
  });

  test.runIf(change)('a changed one keeps what is not the client’s to say', async () => {
    const { path: address, id } = itself();
    const places = {
      organisationId: foreign.id,
      organisation_id: foreign.id,
      workspaceId: other.workspace.id,
      propertyId: foreign.property.id,
      domainId: table === 'domains' ? undefined : other.domain.id,
      styleguideId: other.styleguide.id,
    };
    const forbidden = { ...everywhere(), ...places, ...fixed };
    const before = await rowOf(table, id);
    const sent = change?.() ?? {};
    const { status } = await app.as(own.people.owner).put(address, { ...forbidden, ...sent });
    expect([200, 422]).toContain(status);
    const after = await rowOf(table, id);
    expectNothingOf(after, forbidden);
    const changing = new Set([
      ...Object.keys(sent).map(column),
      'version',
      'updated_at',
      'site_version',
      'next_check_at',
    ]);
    for (const [name, value] of Object.entries(before)) {
      if (!changing.has(name)) expect({ [name]: after[name] }).toEqual({ [name]: value });
    }
  });
});

test('a property cannot be moved, a workspace cannot change its domain, by an id in the address either', async () => {
  const client = app.as(own.people.owner);
  const moved = await client.put(`/properties/${own.property.id}?workspaceId=${other.workspace.id}`, record);
  expect([200, 404, 422]).toContain(moved.status);
  expect((await rowOf('properties', own.property.id)).workspace_id).toBe(own.workspace.id);
  const body = { name: 'Halden', propertySlots: 4, domainId: other.domain.id };
  const mixed = await client.put(`/workspaces/${own.workspace.id}?domainId=${own.domain.id}`, body);
  expect(mixed.status).toBe(422);
  expect((await rowOf('workspaces', own.workspace.id)).domain_id).toBe(own.domain.id);
});

test('a new thing goes to no organization of somebody else’s', async () => {
  const client = app.as(own.people.owner);
  for (const [path, body] of [
    [
      '/workspaces',
      { name: 'Pier', organisationId: foreign.id, domainId: foreign.domain.id, styleguideId: foreign.styleguide.id },
    ],
    ['/domains', { ...host(), organisationId: foreign.id }],
    ['/styleguides', { name: 'Pier', organisationId: foreign.id }],
    ['/properties', { ...record, workspaceId: foreign.workspace.id }],
    ['/property-facts', { propertyId: foreign.property.id, factName: 'room_count', factValue: '1' }],
    ['/property-languages', { propertyId: foreign.property.id, languageId: 'en' }],
  ] as const) {
    expect([path, (await client.post(path, body)).status]).toEqual([path, 404]);
  }
});
