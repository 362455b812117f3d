import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readExpected } from '../lib/versions.ts';
import { makeOrganization, type TestOrganization } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

type Thing = { id: string; name: string; version: number };
let app: TestApp;
let own: TestOrganization;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  client = app.as(own.people.owner);
});
afterAll(() => app.close());

const record = {
  type: 'hotel',
  address: 'Marktstraße 41',
  city: 'Dornbirn',
  country: 'AT',
  latitude: 47.4137,
  longitude: 9.7436,
  timeZone: 'Europe/Vienna',
};
const nouns: [path: string, idOf: () => string, input: (name: string) => object][] = [
  ['/organizations', () => own.id, (name) => ({ name })],
  ['/workspaces', () => own.workspace.id, (name) => ({ name, propertySlots: 5 })],
  ['/properties', () => own.property.id, (name) => ({ ...record, name })],
  ['/domains', () => own.domain.id, (name) => ({ name: `${name.toLowerCase()}-${own.id.slice(-8)}`, tld: 'example' })],
  ['/styleguides', () => own.styleguide.id, (name) => ({ name })],
];

describe.each(nouns)('%s', (path, idOf, input) => {
  const put = (name: string, ifMatch?: string) =>
    client.put<Thing>(
      `${path}/${idOf()}`,
      input(name),
      ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } },
    );

  test('a save for an older version is refused with what there is now', async () => {
    const read = await client.get<Thing>(`${path}/${idOf()}`);
    const tag = `"${read.body.version}"`;
    expect(read.headers.etag).toBe(tag);
    const saved = await put('Seehaus', tag);
    expect([saved.status, saved.headers.etag]).toEqual([200, `"${read.body.version + 1}"`]);
    const stale = await client.put<{ code: string; present: Thing }>(`${path}/${idOf()}`, input('Berghaus'), {
      headers: { 'if-match': tag },
    });
    expect([stale.status, stale.body.code, stale.headers.etag]).toEqual([412, 'stale', saved.headers.etag]);
    expect(stale.body.present).toEqual(saved.body);
    expect((await client.get<Thing>(`${path}/${idOf()}`)).body).toEqual(saved.body);
  });

  test('a save that names no version, or any, is taken', async () => {
    expect((await put('Gasthaus')).status).toBe(200);
    expect((await put('Landhaus', '*')).status).toBe(200);
    expect((await put('Stadthaus', '"of-somebody-else"')).status).toBe(412);
  });

  test('of 20 saves for one version at once one is taken', async () => {
    const { headers } = await client.get<Thing>(`${path}/${idOf()}`);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => put(`Haus${i}`, String(headers.etag))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412 || status === 503)).toHaveLength(19);
  });
});

test.each([
  [undefined, null],
  ['*', null],
  ['"3"', [3]],
  ['W/"3"', [3]],
  ['"3", "4"', [3, 4]],
  ['3', []],
  ['', []],
  ['"3x"', []],
])('If-Match %s', (header, expected) => expect(readExpected(header)).toEqual(expected));
