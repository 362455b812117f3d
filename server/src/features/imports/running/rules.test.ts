import type { Event } from '@foyer/contract/events';
import type { EventImport } from '@foyer/contract/imports';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TenantScope } from '#lib/scope.ts';
import { makeOrganization, type TestOrganization } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runImport } from './rules.ts';

let app: TestApp;

beforeAll(async () => {
  // Nobody works off the jobs: the test is the process that dies.
  app = await createTestApp();
});
afterAll(() => app.close());

const evenings = 90;
const table = [
  'title,start,venue,city,country',
  ...Array.from({ length: evenings }, (_, i) => `Evening ${i},${day(i + 3)} 19:00,Seehalle,Bregenz,Austria`),
  'Nowhere,2027-05-01,,,',
].join('\n');

function day(count: number): string {
  return new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
}

async function begin(at: TestOrganization) {
  const form = new FormData();
  form.set('workspaceId', at.workspace.id);
  form.set('file', new Blob([table]), 'evenings.csv');
  const { body } = await app.as(at.people.editor).post<{ id: string; jobId: string }>('/imports', form);
  const by = { userId: null, name: 'Test' };
  return { organisationId: at.id, importId: body.id, jobId: body.jobId, by, apply: true, doubtful: false };
}

class Killed extends Error {}

/** Transactions of a process that dies before its n-th. */
function dyingAt(at: TestOrganization, n: number) {
  let left = n;
  return async <T>(work: (scope: TenantScope) => Promise<T>): Promise<T> => {
    left -= 1;
    if (left < 0) throw new Killed();
    return at.within(work);
  };
}

it('enters an event once when two imports bring it at the same time', async () => {
  const at = await makeOrganization();
  const client = app.as(at.people.editor);
  const started = await Promise.all([begin(at), begin(at)]);
  const { signal } = new AbortController();
  await Promise.all(started.map((input) => runImport(at.within, input, signal)));
  for (const { importId } of started) {
    expect((await client.get<EventImport>(`/imports/${importId}`)).body.state).toBe('done');
  }
  expect((await client.get<{ total: number }>('/all-events')).body.total).toBe(evenings);
});

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'goes on where a process died before transaction %i, and enters nothing twice',
  async (n) => {
    const at = await makeOrganization();
    const client = app.as(at.people.editor);
    const input = await begin(at);
    const { signal } = new AbortController();
    await runImport(dyingAt(at, n), input, signal).catch((problem: unknown) => expect(problem).toBeInstanceOf(Killed));
    await runImport(at.within, input, signal);
    const found = (await client.get<EventImport>(`/imports/${input.importId}?take=100`)).body;
    expect([found.state, found.counts]).toEqual([
      'done',
      { new: evenings, changed: 0, same: 0, doubtful: 0, failed: 1 },
    ]);
    expect(found.lines.data.filter(({ eventId }) => eventId).length).toBe(evenings);
    const { total } = (await client.get<{ data: Event[]; total: number }>('/all-events')).body;
    expect(total).toBe(evenings);
  },
);
