import type { Job } from '@foyer/contract/jobs';
import type { ProviderTest, WritersOfOrganization, WritingProvider } from '@foyer/contract/writing-provider';
import { uuidv7 } from 'uuidv7';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../../gateways/writer/fake-provider.ts';
import { setRuntime } from '../../lib/runtime.ts';
import { makeOrganization, type TestOrganization } from '../../testing/factories.ts';
import { standingCases } from '../../testing/standing-cases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { asOwner } from '../../testing/test-database.ts';

let app: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let owner: TestClient;
let fake: FakeProvider;
const key = 'sk-of-the-house-4711';

beforeAll(async () => {
  app = await createTestApp({ jobs: true });
  own = await makeOrganization();
  foreign = await makeOrganization('Atlantic House');
  owner = app.as(own.people.owner);
  fake = await startFakeProvider([[JSON.stringify({ kind: 'hero', title: 'Warm water', sources: ['p.name'] })]]);
  setRuntime({ ...app.runtime, outboundAllow: [fake.address] });
});
afterEach(() => {
  fake.fault = null;
});
afterAll(async () => {
  await fake.close();
  await app.close();
});

const at = (id = own.id) => `/organizations/${id}/writing-provider`;
const service = (more: object = {}) => ({ baseUrl: 'https://writer.example/v1', model: 'writer-1', ...more });
const save = (input: object, options = {}) => owner.put<WritingProvider>(at(), input, options);
const test = async (input: object) => (await owner.post<ProviderTest>(`${at()}/test`, input)).body;

standingCases(
  (['GET', 'PUT', 'POST', 'DELETE'] as const).map((method) => {
    const path = (id: string) => (method === 'POST' ? `${at(id)}/test` : at(id));
    const body =
      method === 'PUT' || method === 'POST' ? service({ baseUrl: 'https://127.0.0.1:9', apiKey: 'x' }) : undefined;
    return {
      name: `${method} ${path(':id')}`,
      call: (client: TestClient) => client.request(method, path(own.id), body),
      missing: (client: TestClient) => client.request(method, path(uuidv7()), body),
      bad: (client: TestClient) =>
        body
          ? client.request(method, path(own.id), { baseUrl: 'ftp://x', model: ' ' })
          : client.request(method, path('first')),
      forbidden: 'manager' as const,
    };
  }),
  () => ({
    nobody: app.anonymous,
    stranger: app.as(foreign.people.owner),
    owner,
    roles: {
      viewer: app.as(own.people.viewer),
      editor: app.as(own.people.editor),
      manager: app.as(own.people.manager),
    },
  }),
);

describe('the key', () => {
  it('goes in and never comes out, is sealed for its organisation, and no act tells of it', async () => {
    const saved = await save(service({ apiKey: key }));
    expect([saved.status, saved.body]).toMatchObject([200, { keySet: true, works: null, model: 'writer-1' }]);
    const told = await owner.get<WritersOfOrganization>(at());
    expect(told.body).toMatchObject({ own: { keySet: true, savedBy: own.people.owner.name }, otherwise: 'built-in' });
    const rows = await asOwner<{ row: string }>(
      `select to_jsonb(p)::text as row from writing_providers p
       union all select to_jsonb(a)::text from audit_log a where organisation_id = $1`,
      [own.id],
    );
    const log = await owner.get(`/audit-log?organisationId=${own.id}&action=writing-provider.set`);
    for (const text of [saved.text, told.text, log.text, ...rows.map(({ row }) => row)])
      expect(text).not.toContain(key);
    expect(log.text).toContain('https://writer.example/v1');
    // What is sealed for one organisation opens for no other.
    await asOwner(
      `insert into writing_providers (id, organisation_id, base_url, model, vision_model, sealed_key, saved_by)
       select gen_random_uuid(), $2, base_url, model, vision_model, sealed_key, saved_by
       from writing_providers where organisation_id = $1`,
      [own.id, foreign.id],
    );
    const stolen = await app.as(foreign.people.owner).post(`${at(foreign.id)}/test`, service());
    expect(stolen.status).toBe(500);
    await asOwner('delete from writing_providers where organisation_id = $1', [foreign.id]);
  });

  it('stays with its address, goes to another only when it is given anew, and never without https', async () => {
    const kept = await save(service({ model: 'writer-2' }));
    expect([kept.status, kept.body.keySet, kept.body.model]).toEqual([200, true, 'writer-2']);
    const elsewhere = service({ baseUrl: 'https://elsewhere.example/v1' });
    for (const answer of [await save(elsewhere), await owner.post(`${at()}/test`, elsewhere)]) {
      expect([answer.status, answer.body]).toMatchObject([422, { validationErrors: [{ field: 'apiKey' }] }]);
    }
    const plain = await save(service({ baseUrl: 'http://writer.example/v1', apiKey: key }));
    expect([plain.status, plain.body]).toMatchObject([422, { validationErrors: [{ field: 'baseUrl' }] }]);
    const stale = await save(service({ model: 'late' }), { headers: { 'if-match': `"${kept.body.version - 1}"` } });
    expect(stale.status).toBe(412);
  });
});

describe('a service of one’s own', () => {
  const atFake = (more: object = {}) => service({ baseUrl: fake.baseUrl, apiKey: key, ...more });

  it('is tested with what would be saved, and what is wrong is said in a sentence', async () => {
    expect(await test(atFake())).toEqual({ works: true, message: 'writer-1 answered.' });
    expect(fake.keys.at(-1)).toBe(key);
    await save(atFake());
    expect(await test(service({ baseUrl: fake.baseUrl }))).toMatchObject({ works: true });
    expect((await owner.get<WritersOfOrganization>(at())).body.own).toMatchObject({
      works: true,
      testedAt: expect.any(String),
    });
    for (const [fault, message] of [
      ['down', /cannot be reached/],
      ['html', /without a word|does not answer as/],
      ['error', /error \(500\)/],
      ['busy-for-long', /busy/],
      ['redirect', /./],
    ] as const) {
      fake.fault = fault;
      expect(await test(service({ baseUrl: fake.baseUrl }))).toEqual({
        works: false,
        message: expect.stringMatching(message),
      });
    }
    expect((await owner.get<WritersOfOrganization>(at())).body.own?.works).toBe(false);
    const inside = await test(service({ baseUrl: 'https://169.254.169.254/latest', apiKey: key }));
    expect(inside).toEqual({ works: false, message: 'This address cannot be reached from here.' });
  });

  it('writes before the installation’s own, counts all the same, and not for others; without it all is as before', async () => {
    await save(atFake());
    const write = async (of: TestOrganization) => {
      const asked = { styleguideId: of.styleguide.id, propertyId: of.property.id, language: 'en' };
      const client = app.as(of.people.owner);
      const { jobId } = (await client.post<{ jobId: string }>('/content/generate', asked)).body;
      await expect
        .poll(async () => (await client.get<Job>(`/jobs/${jobId}`)).body.state, { timeout: 20_000 })
        .toBe('done');
    };
    const before = fake.asked.length;
    await write(own);
    const after = fake.asked.length;
    expect(after).toBeGreaterThan(before);
    expect(new Set(fake.keys.slice(before))).toEqual(new Set([key]));
    await write(foreign);
    expect(fake.asked.length).toBe(after);
    const { body } = await owner.get<{ usage: object[] }>(`/organizations/${own.id}/billing`);
    expect(body.usage).toContainEqual({ name: 'generation', used: 1, limit: null, per: 'month' });

    expect((await owner.delete(at())).status).toBe(204);
    expect((await owner.get<WritersOfOrganization>(at())).body).toEqual({ own: null, otherwise: 'built-in' });
    await write(own);
    expect(fake.asked.length).toBe(after);
  });
});
