/** The only SQL of visits: a number for each page and day of a domain. */
import { sql } from 'drizzle-orm';
import { inOrganisation } from '#db/reach.ts';
import { visits } from '#db/tables/visits.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type DayOfPage = { path: string; day: string; count: number };

/** Adds to what was counted before. Rows in one order, so that two adding at a time do not wait for each other forever. */
export async function addVisits(scope: TenantScope, domainId: string, rows: readonly DayOfPage[]): Promise<void> {
  const { organisationId } = scope;
  const ordered = [...rows].sort((a, b) => a.path.localeCompare(b.path) || a.day.localeCompare(b.day));
  await scope.db
    .insert(visits)
    .values(ordered.map((row) => ({ organisationId, domainId, ...row })))
    .onConflictDoUpdate({
      target: [visits.organisationId, visits.domainId, visits.path, visits.day],
      set: { count: sql`${visits.count} + excluded.count` },
    });
}

export async function visitsOf(
  scope: Scope,
  domainId: string,
  paths: readonly string[],
  days: number,
): Promise<Map<string, number>> {
  if (paths.length === 0) return new Map();
  // Each address is looked up by itself, however many others the domain has.
  const { rows } = await scope.db.execute<{ path: string; count: number }>(sql`
    select asked.path, counted.count from unnest(${sql.param([...paths])}::text[]) as asked(path)
    cross join lateral (
      select sum(${visits.count})::int as count from ${visits}
      where ${inOrganisation(scope, visits.organisationId)} and ${visits.domainId} = ${domainId}
        and ${visits.path} = asked.path and ${visits.day} > (now() at time zone 'utc')::date - ${days}::int
    ) counted where counted.count is not null`);
  return new Map(rows.map((row) => [row.path, row.count]));
}
