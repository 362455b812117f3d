/** Every text field of what people name and describe takes any text as text: stored as sent, or refused by its name. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeOrganization, type TestOrganization } from '../testing/factories.ts';
import { hostileTexts } from '../testing/hostile-texts.ts';
import { makeEvent } from '../testing/pages.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestAnswer, TestClient } from '../testing/test-client.ts';
import { asOwner } from '../testing/test-database.ts';

let app: TestApp;
let own: TestOrganization;
let client: TestClient;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await createTestApp();
  own = await makeOrganization();
  client = app.as(own.people.owner);
  const made = async (path: string, body: object) => String((await client.post(path, body)).body.id);
  ids.fact = await made('/property-facts', { propertyId: own.property.id, factName: 'boat_house', factValue: 'Six' });
  ids.role = await made('/roles', { name: 'Porter', organisationId: own.id, permissions: ['property:read'] });
  ids.domain = await made('/domains', { name: 'halden-pier', tld: 'example', organisationId: own.id });
  const event = await makeEvent(client, own);
  ids.event = event.eventId;
  ids.venue = String(event.venue.venueId);
});
afterAll(() => app.close());

type Fields = Record<string, unknown>;
type Noun = {
  name: string;
  /** Paths of text fields, such as `content.general.hotelName`; `[]` is a list of one text. */
  texts: string[];
  /** A good request, into which the texts are put. */
  good: () => Fields;
  write: (body: unknown) => Promise<TestAnswer<Fields>>;
  read: () => Promise<TestAnswer<Fields>>;
};
const place = { address: 'Seestraße 2', city: 'Bregenz', country: 'AT', latitude: 47.5055, longitude: 9.7405 };
const at = (path: () => string): Pick<Noun, 'write' | 'read'> => ({
  write: (body) => client.put<Fields>(path(), body),
  read: () => client.get<Fields>(path()),
});

const nouns: Noun[] = [
  { name: 'users', texts: ['name', 'familyname'], good: () => ({ name: 'Greta' }), ...at(() => '/users/me') },
  {
    name: 'organizations',
    texts: ['name'],
    good: () => ({ name: 'Halden' }),
    ...at(() => `/organizations/${own.id}`),
  },
  {
    name: 'workspaces',
    texts: ['name'],
    good: () => ({ name: 'Halden', propertySlots: 5 }),
    ...at(() => `/workspaces/${own.workspace.id}`),
  },
  {
    name: 'properties',
    texts: ['name', 'address', 'postalCode', 'city', 'country', 'email', 'telephone', 'reservationLink', 'timeZone'],
    good: () => ({ ...place, name: 'Halden am See', type: 'hotel', timeZone: 'Europe/Vienna' }),
    ...at(() => `/properties/${own.property.id}`),
  },
  {
    name: 'domains',
    texts: ['name', 'tld'],
    good: () => ({ name: 'halden-pier', tld: 'example' }),
    ...at(() => `/domains/${ids.domain}`),
  },
  {
    name: 'styleguides',
    texts: [
      'name',
      ...['hotelName', 'description', 'keywords[]', 'targetAudience', 'settings.note'].map(
        (f) => `content.general.${f}`,
      ),
      ...['primaryTone', 'vocabulary.preferredWords[]', 'vocabulary.avoidedWords[]'].map((f) => `content.tone.${f}`),
      ...['headlines[]', 'descriptions[]', 'amenities[]'].map((f) => `content.examples.${f}`),
      'content.languageOverrides.en.description',
    ],
    good: () => ({ name: 'Halden Styleguide' }),
    ...at(() => `/styleguides/${own.styleguide.id}`),
  },
  {
    name: 'property-facts',
    texts: ['factName', 'factValue', 'source'],
    good: () => ({ factName: 'boat_house', factValue: 'Six berths' }),
    ...at(() => `/property-facts/${ids.fact}`),
  },
  {
    name: 'roles',
    texts: ['name', 'description'],
    good: () => ({ name: 'Porter', permissions: ['property:read'] }),
    ...at(() => `/roles/${ids.role}`),
  },
  {
    name: 'events',
    texts: ['title', 'description', 'ticketUrl', 'timeZone'],
    good: () => ({
      title: 'Harbour Advent',
      eventStartDate: '2027-12-01T11:00:00+01:00',
      timeZone: 'Europe/Vienna',
      venue: { ...place, title: 'Quay' },
    }),
    write: (body) => client.post<Fields>(`/update-event/${ids.event}`, body),
    read: () => client.get<Fields>(`/events/${ids.event}`),
  },
  {
    name: 'venues',
    texts: ['title', 'address', 'postalCode', 'city', 'country'],
    good: () => ({ ...place, title: 'Lindau harbour' }),
    ...at(() => `/venues/${ids.venue}`),
  },
  {
    name: 'invitations',
    texts: ['email'],
    good: () => ({ email: 'ida@moser.example', roleId: 'viewer', organisationId: own.id }),
    write: (body) => client.post<Fields>('/invitations', body),
    read: async () => {
      const { body, ...rest } = await client.get<{ data: Fields[] }>('/invitations?take=1');
      return { ...rest, body: body.data[0] ?? {} };
    },
  },
];

/** Puts a text where the path says. */
function put(body: Fields, path: string, value: string): void {
  const steps = path.replace('[]', '').split('.');
  const last = steps.pop() as string;
  let here = body;
  for (const step of steps) {
    here[step] = { ...((here[step] as Fields) ?? {}) };
    here = here[step] as Fields;
  }
  here[last] = path.endsWith('[]') ? [value] : value;
}
function take(body: Fields, path: string): unknown {
  const found = path
    .replace('[]', '')
    .split('.')
    .reduce<unknown>((here, step) => (here as Fields | undefined)?.[step], body);
  return path.endsWith('[]') ? (found as unknown[] | undefined)?.[0] : found;
}
/** Where the field stands whose refusal is told, with the place in a list left out. */
const named = (field: string): string => field.replace(/\.\d+$/, '[]');

let stored = 0;
let refused = 0;

describe.each(nouns)('$name', ({ texts, good, write, read }) => {
  test('take every text as text or say which field does not', async () => {
    for (const text of hostileTexts) {
      let open = texts;
      for (let round = 0; round < 2 && open.length > 0; round += 1) {
        const body = structuredClone(good());
        for (const path of open) put(body, path, text);
        const answer = await write(body);
        const about = `${JSON.stringify(text.slice(0, 60))} ${answer.text.slice(0, 300)}`;
        expect([200, 201, 422], about).toContain(answer.status);
        if (answer.status === 422) {
          const { validationErrors } = answer.body as { validationErrors: { field: string }[] };
          const fields = validationErrors.map(({ field }) => named(field));
          const left = open.filter((path) => !fields.includes(path));
          expect(left.length, about).toBeLessThan(open.length);
          refused += open.length - left.length;
          open = left;
          continue;
        }
        const kept = await read();
        expect(kept.status).toBe(200);
        for (const path of open) expect([path, String(take(kept.body, path)).trim()]).toEqual([path, text.trim()]);
        stored += open.length;
        open = [];
      }
      expect(open).toEqual([]);
    }
  }, 120_000);
});

test('keys that reach for prototypes are refused or dropped, and change nothing', async () => {
  const inner = '{"isOperator":true,"polluted":true}';
  const bodies = [
    `{"name":"Greta","__proto__":${inner}}`,
    `{"name":"Greta","constructor":{"prototype":${inner}}}`,
    `{"name":"Greta","\\u005f_proto__":${inner}}`,
    `{"__proto__":{"name":"Greta"}}`,
  ];
  for (const body of bodies) {
    const { status, text } = await client.put('/users/me', body);
    expect([200, 400, 422], text).toContain(status);
  }
  for (const settings of ['{"__proto__":"x"}', '{"constructor":"x","toString":"y"}']) {
    const body = `{"name":"Halden","content":{"general":{"settings":${settings}}}}`;
    expect([200, 400, 422]).toContain((await client.put(`/styleguides/${own.styleguide.id}`, body)).status);
  }
  expect(({} as Fields).polluted).toBeUndefined();
  expect((await client.get('/users/me')).body.isOperator).toBe(false);
});

test('what is nested without end is refused', async () => {
  const deep = `${'{"name":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
  expect((await client.put('/users/me', deep)).status).toBe(422);
  expect((await client.put('/users/me', `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).status).toBe(422);
});

test('as search, filter or sorting they find nothing and break nothing', async () => {
  for (const text of hostileTexts) {
    const word = text.isWellFormed() ? encodeURIComponent(text.slice(0, 100)) : '%ED%A0%80';
    for (const path of ['/properties?search=', '/all-events?sort=', '/venues?search=', '/roles/', '/languages/']) {
      const { status } = await client.get(path + word);
      expect([200, 400, 404, 422], `${path}${word}`).toContain(status);
    }
  }
}, 120_000);

test('after all that every table stands, and nearly all was stored', async () => {
  const [row] = await asOwner<{ users: number; disabled: number }>(
    'select count(*)::int as users, count(*) filter (where disabled)::int as disabled from users',
  );
  expect(row?.users).toBeGreaterThan(4);
  expect(row?.disabled).toBe(0);
  expect(hostileTexts.length).toBeGreaterThanOrEqual(200);
  expect(stored + refused).toBe(hostileTexts.length * nouns.flatMap(({ texts }) => texts).length);
  expect(stored).toBeGreaterThan(5000);
});
