import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AuditEntry } from '@foyer/contract/audit-log';
import type { WordPressImport, WordPressItem } from '@foyer/contract/wordpress-import';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeOrganization,
  makePerson,
  makeProperty,
  makeWorkspace,
  type TestOrganization,
} from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { runImport } from './running/rules.ts';

let app: TestApp;
let house: TestOrganization;
let owner: TestClient;
let path: string;
let site: Server;

beforeAll(async () => {
  site = createServer((call, reply) => reply.end(answer(call.url ?? '')));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  app = await createTestApp({ runtime: { outboundAllow: [`127.0.0.1:${port}`] } });
});
afterAll(async () => {
  await app.close();
  site.close();
});

const connection = { address: 'http://127.0.0.1:8099', username: 'foyer', password: 'abcd efgh ijkl mnop' };
async function connected(): Promise<void> {
  house = await makeOrganization();
  owner = app.as(house.people.owner);
  path = `/domains/${house.domain.id}/wordpress-imports`;
  expect((await owner.put(`/domains/${house.domain.id}/channel`, connection)).status).toBe(200);
}
const begin = async (body: object = {}) => (await owner.post<{ id: string; jobId: string }>(path, body)).body;
const actions = async () => {
  const { body } = await owner.get<{ data: AuditEntry[] }>(`/audit-log?organisationId=${house.id}&take=50`);
  return body.data.map(({ action }) => action).filter((action) => action.startsWith('wordpress-import.'));
};

describe('imports from a WordPress', () => {
  beforeAll(connected);

  it('answer nobody, other tenants and bad input as every call does', async () => {
    const foreign = app.as((await makeOrganization('Atlantic House')).people.owner);
    for (const rest of ['', `/${uuidv7()}`, `/${uuidv7()}/items`]) {
      expect((await app.anonymous.get(`${path}${rest}`)).status).toBe(401);
      expect((await foreign.get(`${path}${rest}`)).status).toBe(404);
    }
    expect((await app.anonymous.post(path, {})).status).toBe(401);
    expect((await foreign.post(path, {})).status).toBe(404);
    expect((await owner.get(`${path}/none`)).status).toBe(422);
    expect((await owner.get(`${path}/${uuidv7()}`)).status).toBe(404);
    const wrong = await owner.post<{ validationErrors: { field: string }[] }>(path, {
      propertyId: 'x',
      language: 'xx',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.validationErrors.map(({ field }) => field).sort()).toEqual(['language', 'propertyId']);
  });

  it('run one at a time, are stopped, and are written down', async () => {
    const { id, jobId } = await begin({ dryRun: false });
    const second = await owner.post<{ code: string }>(path, {});
    expect([second.status, second.body.code]).toEqual([409, 'import-running']);
    const before = (await owner.get<WordPressImport>(`${path}/${id}`)).body;
    expect(before).toMatchObject({
      id,
      jobId,
      state: 'queued',
      total: null,
      reached: 0,
      dryRun: false,
      propertyId: null,
    });
    for (let times = 0; times < 2; times += 1) {
      const stopped = await owner.post<WordPressImport>(`${path}/${id}/cancel`);
      expect([stopped.status, stopped.body.state]).toEqual([200, 'cancelled']);
    }
    const run = runImport(
      house.within,
      { domainId: house.domain.id, importId: id, jobId },
      new AbortController().signal,
    );
    expect(await run).toBe(false);
    expect(await actions()).toEqual(['wordpress-import.cancelled', 'wordpress-import.started']);
  });

  it('begun by whoever connects, but may not write everything that comes in, are refused', async () => {
    const permissions = ['workspace:read', 'domain:read', 'cms:read', 'cms:connect', 'content:write', 'media:write'];
    const role = await owner.post<{ id: string }>('/roles', {
      name: 'Connector',
      organisationId: house.id,
      permissions,
    });
    expect(role.status).toBe(201);
    const person = await makePerson({ bindings: [{ role: role.body.id, organisationId: house.id }] });
    expect((await app.as(person).post(path, {})).status).toBe(403);
    expect((await app.as(house.people.editor).post(path, {})).status).toBe(403);
  });

  it('are refused for a house of another domain, and without a connection', async () => {
    const other = await house.within(async (scope) => {
      const { workspace, domain } = await makeWorkspace(scope, { name: 'Stadtgarten Venues' });
      return { domain, property: await makeProperty(scope, workspace.id, { name: 'Orangerie' }) };
    });
    const wrong = await owner.post(path, { propertyId: other.property.id });
    expect([404, 422]).toContain(wrong.status);
    expect((await owner.post(`/domains/${other.domain.id}/wordpress-imports`, {})).status).toBe(404);
  });

  it('end with the reason when the site cannot be reached, and only the newest are kept', async () => {
    const { id, jobId } = await begin();
    const which = { domainId: house.domain.id, importId: id, jobId };
    expect(await runImport(house.within, which, new AbortController().signal)).toBe(false);
    const { body } = await owner.get<WordPressImport>(`${path}/${id}`);
    expect([body.state, body.error]).toEqual([
      'failed',
      '127.0.0.1:8099 is a private address, which only the settings of the installation can open',
    ]);
    for (let times = 0; times < 21; times += 1) {
      const next = await begin();
      await owner.post(`${path}/${next.id}/cancel`);
    }
    const list = (await owner.get<{ data: WordPressImport[]; total: number }>(`${path}?take=2`)).body;
    expect([list.total, list.data.length]).toEqual([20, 2]);
    expect((await owner.get(`${path}/${id}`)).status).toBe(404);
  });

  it('that two processes go on with at once bring each thing once, and a second run none', async () => {
    const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const body = { ...connection, address };
    expect((await owner.put(`/domains/${house.domain.id}/channel`, body)).status).toBe(200);
    const first = await begin({ dryRun: false });
    const which = { domainId: house.domain.id, importId: first.id, jobId: first.jobId };
    const { signal } = new AbortController();
    await Promise.all([runImport(house.within, which, signal), runImport(house.within, which, signal)]);
    const done = (await owner.get<WordPressImport>(`${path}/${first.id}`)).body;
    expect([done.state, done.error, done.language, done.reached]).toEqual(['done', null, 'fr', 4]);
    expect([done.counts.category.new, done.counts.post.new]).toEqual([1, 2]);
    expect(done.notes).toEqual([expect.stringContaining('foyer may not read drafts there')]);
    const items = (await owner.get<{ data: WordPressItem[] }>(`${path}/${first.id}/items?noted=true`)).body.data;
    expect(items.map(({ kind, notes }) => [kind, notes])).toEqual([
      ['picture', ['Only JPEG, PNG, WebP, AVIF and GIF come in; this is image/svg+xml']],
    ]);
    expect((await actions()).filter((action) => action === 'wordpress-import.finished')).toHaveLength(1);
    const articles = async () =>
      (await owner.get<{ total: number }>(`/articles?workspaceId=${house.workspace.id}`)).body.total;
    expect(await articles()).toBe(2);
    const again = await begin({ dryRun: false });
    await runImport(house.within, { ...which, importId: again.id, jobId: again.jobId }, signal);
    const same = (await owner.get<WordPressImport>(`${path}/${again.id}`)).body;
    expect([same.counts.category.same, same.counts.post.same, await articles()]).toEqual([1, 2, 2]);
  });
});

/** The little of a WordPress that an import reads, as a visitor who may read no drafts is told it. */
const told: Record<string, unknown> = {
  'users/me': { id: 3, capabilities: { read: true } },
  users: [{ id: 1, name: 'Mara Lindt' }],
  categories: [{ id: 5, name: 'Wellness &amp; Spa', slug: 'wellness-spa', description: '', parent: 0, link: '' }],
  tags: [],
  media: [
    { id: 6, title: { rendered: 'Logo' }, mime_type: 'image/svg+xml', source_url: 'http://site.invalid/logo.svg' },
  ],
  posts: [8, 9].map((id) => ({
    ...{ id, slug: `story-${id}`, title: { rendered: `Story ${id}` }, content: { rendered: '<p>Un lac.</p>' } },
    ...{ categories: [5], author: 1, date_gmt: '2021-05-04T06:00:00' },
  })),
  pages: [],
};
function answer(url: string): string {
  const route = /^\/wp-json\/wp\/v2\/([a-z/]+)/.exec(url)?.[1];
  return route
    ? JSON.stringify(told[route] ?? [])
    : '<!doctype html><html class="no-js" lang="fr-FR"><body></body></html>';
}
