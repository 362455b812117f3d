/**
 * What changed, told to whoever shows it: sites whose pages are new, jobs that have moved. An announcement is made
 * inside a transaction and heard after its commit, in every process: through LISTEN and NOTIFY on a Postgres server,
 * within the process when the database is embedded, where there is no other.
 */
import { EventEmitter } from 'node:events';
import type { SiteChange } from '@foyer/contract/public-sites';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { runtime } from './runtime.ts';
import type { TenantScope } from './scope.ts';

type Announcement = { kind: 'site'; change: SiteChange } | { kind: 'job'; jobId: string };

const channel = 'foyer_announcements';
const heard = new EventEmitter().setMaxListeners(0);

/** Tells that a host shows something new. */
export const announceSite = (scope: TenantScope, change: SiteChange): Promise<void> =>
  announce(scope, { kind: 'site', change });

/** Tells that a job has got further. */
export const announceJob = (scope: TenantScope, jobId: string): Promise<void> =>
  announce(scope, { kind: 'job', jobId });

/** Calls back with each change of a site until the answer is called. */
export function onSiteChange(listener: (change: SiteChange) => void): () => void {
  heard.on('site', listener);
  return () => heard.off('site', listener);
}

/** Calls back whenever the job has got further, until the answer is called. */
export function onJobChange(jobId: string, listener: () => void): () => void {
  heard.on(`job:${jobId}`, listener);
  return () => heard.off(`job:${jobId}`, listener);
}

async function announce(scope: TenantScope, announcement: Announcement): Promise<void> {
  if (runtime().database.kind === 'embedded') {
    scope.afterCommit(() => deliver(announcement));
    return;
  }
  await scope.db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(announcement)})`);
}

function deliver(announcement: Announcement): void {
  if (announcement.kind === 'site') heard.emit('site', announcement.change);
  else heard.emit(`job:${announcement.jobId}`);
}

/** Listens on a Postgres server, and again after a lost connection. The answer ends it. */
export async function listenForAnnouncements(onProblem: (problem: Error) => void): Promise<() => Promise<void>> {
  const { kind, connection } = runtime().database;
  if (kind === 'embedded') return async () => {};
  let client: pg.Client | null = null;
  let ended = false;
  const connect = async (): Promise<void> => {
    if (ended) return;
    const next = new pg.Client({ ...connection, statement_timeout: 0, keepAlive: true });
    next.on('notification', ({ payload }) => deliver(JSON.parse(payload ?? '') as Announcement));
    next.on('error', (problem) => {
      onProblem(problem);
      void next.end().catch(() => {});
      setTimeout(() => void connect().catch(onProblem), 1000).unref();
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      client = next;
    } catch (problem) {
      await next.end().catch(() => {});
      if (ended) return;
      onProblem(problem as Error);
      setTimeout(() => void connect(), 1000).unref();
    }
  };
  await connect();
  return async () => {
    ended = true;
    await client?.end();
  };
}
