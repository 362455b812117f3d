import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { makeOrganization, type TestOrganization } from '../testing/factories.ts';
import { testRuntime } from '../testing/test-app.ts';
import { type AnyJob, defineJob, enqueue, startJobs, stopJobs } from './jobs.ts';

const done: string[] = [];
let failures = 0;
const note = defineJob({
  name: 'test.note',
  input: z.object({ text: z.string() }),
  run: async ({ input }) => {
    done.push(input.text);
  },
});
const stumble = defineJob({
  name: 'test.stumble',
  input: z.object({}),
  retries: 1,
  run: async () => {
    failures += 1;
    if (failures === 1) throw new Error('the first time fails');
    done.push('got up');
  },
});

let halden: TestOrganization;
beforeAll(async () => {
  await testRuntime();
  halden = await makeOrganization();
  await startJobs([note, stumble] as unknown as AnyJob[], { every: 0.5 });
});
afterAll(() => stopJobs());

async function until(found: () => boolean, within = 10_000): Promise<void> {
  for (const end = Date.now() + within; !found(); await wait(50))
    if (Date.now() > end) throw new Error('It did not happen');
}

test('a job is run after the transaction that sent it', async () => {
  await halden.within(async (scope) => {
    await enqueue(scope, note, { text: 'sent' });
    await wait(800);
    expect(done).not.toContain('sent');
  });
  await until(() => done.includes('sent'));
});

test('a job of a transaction that was rolled back never was', async () => {
  const act = halden.within(async (scope) => {
    await enqueue(scope, note, { text: 'taken back' });
    throw new Error('changed our minds');
  });
  await expect(act).rejects.toThrow('changed our minds');
  await halden.within((scope) => enqueue(scope, note, { text: 'after' }));
  await until(() => done.includes('after'));
  expect(done).not.toContain('taken back');
});

test('a job for later waits, and with its key no second waits beside it', async () => {
  const startAfter = new Date(Date.now() + 2500);
  const send = (text: string) =>
    halden.within((scope) => enqueue(scope, note, { text }, { startAfter, singletonKey: 'page' }));
  expect(await send('later')).toBeTypeOf('string');
  expect(await send('later again')).toBeNull();
  await wait(1500);
  expect(done).not.toContain('later');
  await until(() => done.includes('later'));
  expect(done).not.toContain('later again');
});

test('a job that fails is tried again', async () => {
  await halden.within((scope) => enqueue(scope, stumble, {}));
  await until(() => done.includes('got up'), 25_000);
  expect(failures).toBe(2);
}, 30_000);

test('input that does not fit is refused where it is sent', async () => {
  await expect(halden.within((scope) => enqueue(scope, note, { text: 7 } as never))).rejects.toThrow();
});
