/**
 * Jobs as people see them: begun by a request, told about while they run, cancelled by whoever may write, and followed
 * from the first event on by anyone who reads. A job that has ended refuses every further word, so that a cancelled
 * one stops wherever it runs.
 */
import type { Job } from '@foyer/contract/jobs';
import { announceJob, onJobChange } from '#lib/announcements.ts';
import { notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import { presentJob } from './presenter.ts';
import * as store from './store.ts';

const heartbeatSeconds = 15;
const hasEnded = (state: string) => state === 'done' || state === 'failed' || state === 'cancelled';

export const oneJob = async (scope: Scope, id: string): Promise<Job> => {
  const row = await store.findJob(scope, id);
  if (!row) throw notFound('Job');
  return presentJob(row);
};

/** Opens a job within the caller's transaction; answers its id. */
export const beginJob = async (scope: TenantScope, kind: string, input: unknown): Promise<string> =>
  (await store.insertJob(scope, { kind, input })).id;

/** Id of a job of this kind about this that waits or runs; the caller sees to it that there is but one. */
export const openJob = async (scope: TenantScope, kind: string, input: object): Promise<string | undefined> =>
  (await store.findOpen(scope, kind, input))?.id;

/** True while a job waits or runs. */
export const isActive = async (scope: Scope, id: string): Promise<boolean> => {
  const row = await store.findJob(scope, id);
  return row !== undefined && !hasEnded(row.state);
};

/** When a job was begun, as an instant; now for one that is gone. */
export const beganAt = async (scope: Scope, id: string): Promise<string> =>
  toInstant((await store.findJob(scope, id))?.createdAt ?? new Date().toISOString());

/** False when the job has ended before it could run. */
export const startJob = (scope: TenantScope, id: string): Promise<boolean> => store.start(scope, id);

/** Adds events to a running job; false when it was ended meanwhile and should stop. */
export async function tellJob(
  scope: TenantScope,
  id: string,
  told: { progress?: number; step?: string; events: readonly unknown[] },
): Promise<boolean> {
  const alive = await store.tell(scope, id, told);
  if (alive) await announceJob(scope, id);
  return alive;
}

/** Ends a job with its last events; false when it had ended before. */
export async function endJob(
  scope: TenantScope,
  id: string,
  ended: { state: 'done' | 'failed' | 'cancelled'; error?: string; events: readonly unknown[] },
): Promise<boolean> {
  const first = await store.end(scope, id, ended);
  if (first) await announceJob(scope, id);
  return first;
}

/** Stops a job and keeps what is there; cancelling one that has ended changes nothing. */
export async function cancelJob(scope: TenantScope, id: string): Promise<Job> {
  await endJob(scope, id, { state: 'cancelled', events: [{ type: 'cancelled' }] });
  return oneJob(scope, id);
}

/**
 * What a job tells, from its beginning to its end, in batches. An empty batch comes where nothing happened for 15
 * seconds, so that the line is kept open. `open` runs a read in a transaction of its own.
 */
export async function* followJob(
  open: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<unknown[]> {
  const change = watchJob(id, signal);
  try {
    for (let sent = 0; !signal.aborted; ) {
      const told = await open((scope) => store.eventsFrom(scope, id, sent));
      if (!told) throw notFound('Job');
      sent += told.events.length;
      yield told.events;
      if (hasEnded(told.state)) return;
      await change.next(heartbeatSeconds * 1000);
    }
  } finally {
    change.stop();
  }
}

/** A signal that goes off once the job has ended elsewhere, such as by a person's cancelling. */
export function endSignal(
  open: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>,
  id: string,
): { signal: AbortSignal; stop: () => void } {
  const ended = new AbortController();
  const stop = onJobChange(id, () => {
    open((scope) => isActive(scope, id))
      .then((active) => active || ended.abort())
      .catch(() => undefined);
  });
  return { signal: ended.signal, stop };
}

/** `next` resolves once something was announced since it resolved last, or after the given milliseconds. */
function watchJob(id: string, signal: AbortSignal) {
  let changed = false;
  let wake = () => {};
  const ring = () => {
    changed = true;
    wake();
  };
  const stop = onJobChange(id, ring);
  signal.addEventListener('abort', ring);
  return {
    async next(milliseconds: number) {
      if (!changed) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      changed = false;
    },
    stop() {
      stop();
      signal.removeEventListener('abort', ring);
    },
  };
}
