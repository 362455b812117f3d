/** Counts events by the days they last, in one statement: however many there are, a row a day comes back. */
import { sql } from 'drizzle-orm';
import { events } from '#db/tables/content.ts';
import type { Scope } from '#lib/scope.ts';
import { type NearbySearch, nearbyEvents } from '../nearby/store.ts';

export type DayCount = {
  /** Of the days asked for, the first is 0. */
  day: number;
  /** Events that last on it, cancelled ones too. */
  events: number;
  /** Sum of the weights of those that take place, and of those among the ones named. */
  weight: number;
  covered: number;
  /** The one that draws most people. */
  strongest: string | null;
};

/** The days of a search that hold something. `midnights`: where each day begins, and where the last one ends. */
export async function countByDay(
  scope: Scope,
  search: NearbySearch,
  midnights: readonly Date[],
  named: readonly string[],
): Promise<DayCount[]> {
  const days = midnights.length - 1;
  const bounds = sql.param(midnights.map((midnight) => midnight.toISOString()));
  const { rows } = await scope.db.execute<DayCount>(sql`
    with lasting as materialized (
      select e.id, e.weight, e.expected_visitors, e.event_status <> 'cancelled' as held,
        e.id = any(${sql.param([...named])}::uuid[]) as named,
        greatest(1, width_bucket(e.start_date, ${bounds}::timestamptz[])) as first,
        least(${days}::int, width_bucket(greatest(e.start_date, e.end_date), ${bounds}::timestamptz[])) as last
      from ${nearbyEvents(search)} found join ${events} e on e.id = any(found.ids)
    ), lasted as (
      select lasting.*, first as day from lasting where first = last
      union all select lasting.*, day from lasting cross join generate_series(first, last) as day where first < last
    )
    select day - 1 as day, count(*)::int as events,
      coalesce(sum(weight) filter (where held), 0)::int as weight,
      coalesce(sum(weight) filter (where held and named), 0)::int as covered,
      (array_agg(id order by expected_visitors desc nulls last, weight desc, id) filter (where held))[1] as strongest
    from lasted group by day order by day`);
  return rows;
}
