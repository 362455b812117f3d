/** The only SQL of the jobs people watch. A job ends once: what is done, failed or cancelled never moves again. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { jobs } from '#db/tables/work.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type JobRow = typeof jobs.$inferSelect;
type Told = { progress?: number; step?: string; events: readonly unknown[] };

const open = ['queued', 'running'];
const appended = (events: readonly unknown[]) => sql`${jobs.events} || ${JSON.stringify(events)}::jsonb`;

export async function insertJob(scope: TenantScope, values: { kind: string; input: unknown }): Promise<JobRow> {
  const [row] = await scope.db
    .insert(jobs)
    .values({
      ...values,
      organisationId: scope.organisationId,
      workspaceId: scope.workspaceId,
      propertyId: scope.propertyId,
      createdBy: scope.actor.userId,
    })
    .returning();
  return row as JobRow;
}

export async function findJob(scope: Scope, id: string): Promise<JobRow | undefined> {
  const [row] = await scope.db.select().from(jobs).where(eq(jobs.id, id));
  return row;
}

export async function findOpen(scope: TenantScope, kind: string, input: object): Promise<{ id: string } | undefined> {
  const about = sql`${jobs.input} @> ${JSON.stringify(input)}::jsonb`;
  const [row] = await scope.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.organisationId, scope.organisationId), eq(jobs.kind, kind), inArray(jobs.state, open), about));
  return row;
}

/** State of a job and what it told from the given event on. */
export async function eventsFrom(
  scope: Scope,
  id: string,
  from: number,
): Promise<{ state: string; events: unknown[] } | undefined> {
  const [row] = await scope.db
    .select({
      state: jobs.state,
      events: sql<
        unknown[]
      >`jsonb_path_query_array(${jobs.events}, '$[$from to last]', jsonb_build_object('from', ${from}::int))`,
    })
    .from(jobs)
    .where(eq(jobs.id, id));
  return row;
}

/** True when the job may run: it waits, or ran in a process that is gone. */
export async function start(scope: TenantScope, id: string): Promise<boolean> {
  const rows = await scope.db
    .update(jobs)
    .set({ state: 'running', updatedAt: sql`now()` })
    .where(and(eq(jobs.id, id), inArray(jobs.state, open)))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

/** False when the job was ended meanwhile. */
export async function tell(scope: TenantScope, id: string, told: Told): Promise<boolean> {
  const rows = await scope.db
    .update(jobs)
    .set({
      ...(told.progress === undefined ? {} : { progress: told.progress }),
      ...(told.step === undefined ? {} : { step: told.step }),
      events: appended(told.events),
      updatedAt: sql`now()`,
    })
    .where(and(eq(jobs.id, id), eq(jobs.state, 'running')))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

/** False when the job had ended before. */
export async function end(
  scope: TenantScope,
  id: string,
  ended: { state: 'done' | 'failed' | 'cancelled'; error?: string; events: readonly unknown[] },
): Promise<boolean> {
  const rows = await scope.db
    .update(jobs)
    .set({
      state: ended.state,
      error: ended.error ?? null,
      ...(ended.state === 'done' ? { progress: 1 } : {}),
      events: appended(ended.events),
      updatedAt: sql`now()`,
    })
    .where(and(eq(jobs.id, id), inArray(jobs.state, open)))
    .returning({ id: jobs.id });
  return rows.length > 0;
}
