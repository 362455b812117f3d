/** Counts what an organisation has had written, with a lock so that two at once cannot both be the last one allowed. */
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { jobs } from '#db/tables/work.ts';
import type { TenantScope } from '#lib/scope.ts';

/** Texts asked for since the month began (UTC); others wait with theirs until this transaction ends. */
export async function countForGood(scope: TenantScope, kinds: readonly string[]): Promise<number> {
  await scope.db.execute(sql`select pg_advisory_xact_lock(hashtext('writing'), hashtext(${scope.organisationId}))`);
  return scope.db.$count(
    jobs,
    and(
      eq(jobs.organisationId, scope.organisationId),
      inArray(jobs.kind, [...kinds]),
      gte(jobs.createdAt, sql`date_trunc('month', now(), 'UTC')`),
    ),
  );
}
