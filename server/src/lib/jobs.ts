/**
 * Work that waits. A job is declared once with its input, sent inside the transaction of the act that wants it (so it
 * exists exactly if the act does) and worked off by any process. A job whose process dies is taken up again within a
 * minute: jobs must stand being run twice, and do their database work in short transactions of their own.
 */

import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import { runtime } from './runtime.ts';
import type { TenantScope } from './scope.ts';

export type JobDefinition<I> = {
  /** `<noun>.<act>`. */
  name: string;
  input: z.ZodType<I>;
  run: (work: { input: I; jobId: string; signal: AbortSignal }) => Promise<void>;
  /** How often it is tried again after a failure; 2 when left out. */
  retries?: number;
  /** How many of it a process works on at a time; 1 when left out. */
  concurrency?: number;
  /** Cron expression (UTC) for work that comes round by itself; its input is `{}`. */
  cron?: string;
};

/** A job whatever its input, as the table of all jobs holds it. */
export type AnyJob = Omit<JobDefinition<never>, 'input'> & { input: z.ZodType<unknown> };

export const defineJob = <I>(definition: JobDefinition<I>): JobDefinition<I> => definition;

export type EnqueueOptions = {
  startAfter?: Date;
  /** While one with this key waits, no second is put beside it. */
  singletonKey?: string;
};

const heartbeatSeconds = 20;
let running: { boss: PgBoss; workers: Map<string, string[]> } | null = null;

/** Sends a job in the scope's transaction; answers the queue's id, or null when its key waits already. */
export async function enqueue<I>(
  scope: TenantScope,
  job: Pick<JobDefinition<I>, 'name' | 'input'>,
  input: I,
  options: EnqueueOptions = {},
): Promise<string | null> {
  if (!running) throw new Error('Jobs are sent before the queue has been started');
  const { boss, workers } = running;
  const { $client: client } = scope.db as unknown as { $client: pg.PoolClient };
  const id = await boss.send(job.name, job.input.parse(input) as object, {
    db: { executeSql: (text, values) => client.query(text, values) },
    singletonKey: options.singletonKey ?? uuidv7(),
    ...(options.startAfter ? { startAfter: options.startAfter } : {}),
  });
  scope.afterCommit(() => {
    for (const worker of workers.get(job.name) ?? []) boss.notifyWorker(worker);
  });
  return id;
}

export type JobsOptions = {
  /** Seconds between two looks into the queue; work sent by this process is taken up at once. */
  every?: number;
  onError?: (problem: Error) => void;
};

/** Starts the queue and works off the jobs; with `work: false` it only sends. */
export async function startJobs(
  jobs: readonly AnyJob[],
  options: JobsOptions & { work?: boolean } = {},
): Promise<void> {
  if (running) throw new Error('The queue has been started already');
  const boss = new PgBoss({
    db: { executeSql },
    migrate: false,
    createSchema: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    bamIntervalSeconds: 3600,
    supervise: options.work !== false,
    schedule: options.work !== false,
  });
  boss.on('error', (problem) => options.onError?.(problem));
  await boss.start();
  running = { boss, workers: new Map() };
  for (const job of jobs) {
    const settings = { retryLimit: job.retries ?? 2, retryDelay: 5, retryBackoff: true, heartbeatSeconds };
    await boss.createQueue(job.name, { policy: 'short', ...settings });
    // Makes the queue known to this process. A sending that had to ask for it, within its transaction, would wait for
    // a connection the embedded database gives out only after that transaction.
    await boss.getJobById(job.name, uuidv7());
    if (options.work === false) continue;
    if (job.cron) await boss.schedule(job.name, job.cron, {});
    const workers = Array.from({ length: job.concurrency ?? 1 }, () => workOff(boss, job, options.every ?? 2));
    running.workers.set(job.name, await Promise.all(workers));
  }
}

/** Takes nothing new and lets what runs finish, for at most ten seconds; the rest is taken up by the next start. */
export async function stopJobs(): Promise<void> {
  const stopping = running;
  running = null;
  await stopping?.boss.stop({ graceful: true, timeout: 10_000, close: false });
}

function workOff(boss: PgBoss, job: AnyJob, every: number): Promise<string> {
  return boss.work(job.name, { pollingIntervalSeconds: every, localConcurrency: 1 }, async (batch) => {
    for (const { id, data, signal } of batch) {
      await job.run({ input: job.input.parse(data) as never, jobId: id, signal });
    }
  });
}

/** A failed statement may leave a transaction of pg-boss's own open: it must not go back to the pool with the client. */
async function executeSql(text: string, values?: unknown[]): Promise<pg.QueryResult> {
  const client = await runtime().database.pool.connect();
  try {
    return await client.query(text, values);
  } catch (problem) {
    await client.query('rollback').catch(() => {});
    throw problem;
  } finally {
    client.release();
  }
}
