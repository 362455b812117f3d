/**
 * Many events at once, for benches and for looking at query plans: 600 towns over the globe with sizes after Zipf, so
 * that the largest holds about a seventh of all; four years of dates, three past and one ahead; a venue for about
 * every hundred events.
 */

/** Runs one statement under a login that may write to the organisation's tables. */
export type Query = (text: string, values: unknown[]) => Promise<unknown>;

export const townCount = 600;

/** Where the town of a rank lies; rank 1 is the largest. Spread evenly, the same every time. */
export function townOf(rank: number): { latitude: number; longitude: number } {
  const part = (step: number) => (rank * step) % 1;
  return { latitude: part(0.6180339887) * 115 - 50, longitude: part(0.7548776662) * 360 - 180 };
}

/** Inserts `count` events with their venues; about 20 seconds for a million on two cores. */
export async function insertManyEvents(
  query: Query,
  { organisationId, workspaceId, count }: { organisationId: string; workspaceId: string; count: number },
): Promise<void> {
  const towns = Array.from({ length: townCount }, (_, i) => townOf(i + 1));
  const bounds: number[] = [];
  for (let rank = 1, sum = 0; rank <= townCount; rank += 1) {
    sum += 1 / rank;
    bounds.push(sum);
  }
  const shared = [
    organisationId,
    workspaceId,
    towns.map((town) => town.latitude),
    towns.map((town) => town.longitude),
    bounds,
  ];
  const venues = Math.max(townCount, Math.ceil(count / 100));
  await query(venueStatement, [...shared, venues]);
  await query(eventStatement, [organisationId, workspaceId, count]);
}

/** The first venue of each town stands in it by rank; the others are shared out by the towns' sizes. */
const venueStatement = `
  insert into venues (id, organisation_id, workspace_id, title, address, city, country, latitude, longitude)
  select gen_random_uuid(), $1::uuid, $2::uuid, 'Hall ' || n, 'Market Street ' || n, 'Town ' || town, 'AT',
    least(90, ($3::float8[])[town] + (random() - 0.5) * 0.2),
    least(180, greatest(-180, ($4::float8[])[town] + (random() - 0.5) * 0.2))
  from (
    select n, case when n <= ${townCount} then n
      else 1 + width_bucket(random() * ($5::float8[])[${townCount}], ($5::float8[])[1:${townCount - 1}]) end as town
    from generate_series(1, $6::int) n
    offset 0
  ) spread`;

/** Each town's events are spread over its venues; a fourth of them last up to five days. */
const eventStatement = `
  with halls as materialized (
    select v.id, v.latitude, v.longitude, substr(v.city, 6)::int as town,
      row_number() over (partition by v.city order by v.id) as place
    from venues v where v.workspace_id = $2::uuid and v.city like 'Town %'
  ), towns as materialized (
    select town, count(*) as halls from halls group by town
  ), bounds as materialized (
    select (array_agg(sum order by n))[1:${townCount - 1}] as sums, max(sum) as total
    from (select n, sum(1.0::float8 / n) over (order by n) as sum from generate_series(1, ${townCount}) n) s
  ), drawn as materialized (
    select i, gen_random_uuid() as id, now() + (random() * 1461 - 1096) * interval '1 day' as start_date,
      1 + width_bucket(random() * b.total, b.sums) as town
    from generate_series(1, $3::int) i, bounds b
  ), placed as materialized (
    select d.*, 1 + floor(random() * t.halls)::bigint as place from drawn d join towns t on t.town = d.town
  )
  insert into events (id, organisation_id, workspace_id, translation_group, language, title, description, slug, status,
    start_date, end_date, time_zone, venue_id, latitude, longitude, category, expected_visitors, weight)
  select d.id, $1::uuid, $2::uuid, d.id, 'en', 'Event ' || d.i, 'One of many, put in to be found among them.',
    'event-' || d.i, case when d.i % 5 = 0 then 'draft' else 'published' end,
    d.start_date, case when d.i % 4 = 0 then d.start_date + (1 + d.i % 5) * interval '1 day' end, 'Europe/Vienna',
    h.id, h.latitude, h.longitude,
    (array['market', 'music', 'stage', 'outdoor', 'sport', 'food', 'trade', 'parade', 'family', 'art'])[1 + d.i % 10],
    (d.i % 60) * 100, 1 + d.i % 3
  from placed d join halls h on h.town = d.town and h.place = d.place`;
