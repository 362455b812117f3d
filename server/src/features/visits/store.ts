/** The only SQL of visits: a number for each page and day of a domain. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
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
  const rows = await scope.db
    .select({ path: visits.path, count: sql<number>`sum(${visits.count})::int` })
    .from(visits)
    .where(
      and(
        inOrganisation(scope, visits.organisationId),
        eq(visits.domainId, domainId),
        inArray(visits.path, [...paths]),
        gt(visits.day, sql`((now() at time zone 'utc')::date - ${days}::int)::text::date`),
      ),
    )
    .groupBy(visits.path);
  return new Map(rows.map((row) => [row.path, row.count]));
}
