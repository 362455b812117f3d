-- The search by place and time reads nothing but its index: behind what it looks for stand the columns it weighs, sorts
-- and filters by, so that counting thousands of matches around one place visits no row of the table. A search for a
-- text still reads titles and venues.
drop index "events_nearby";
--> statement-breakpoint
create index "events_nearby" on "events" using gist (
  organisation_id, point(longitude, latitude), tstzrange(start_date, greatest(start_date, end_date), '[]')
) include (id, translation_group, workspace_id, status, category, weight, start_date, end_date, latitude, longitude);
--> statement-breakpoint
grant create on schema app to foyer_definer;
--> statement-breakpoint
set local role foyer_definer;
--> statement-breakpoint
create or replace function app.nearby_events(
  organisations uuid[], workspaces uuid[], latitude float8, longitude float8, radius float8, areas text[],
  since timestamptz, until timestamptz, pattern text, wanted_category text, sort text, direction int, skip int, take int
) returns table (total bigint, ids uuid[], distances float8[])
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_variable
declare
  entered uuid[] := app.organisations();
  half_chord constant float8 := 2 * 6371.0088;
  half_degree constant float8 := radians(0.5);
  across constant float8 := cos(radians(latitude));
begin
  return query
    with near as materialized (
      select e.id, e.start_date, e.weight,
        half_chord * asin(least(1, sqrt(
          sin((e.latitude - latitude) * half_degree) ^ 2
          + across * cos(e.latitude * (2 * half_degree)) * sin((e.longitude - longitude) * half_degree) ^ 2
        ))) as kilometres
      from unnest(entered) as tenant(id)
      cross join unnest(areas) as area(edges)
      join public.events e on e.organisation_id = tenant.id and point(e.longitude, e.latitude) <@ area.edges::box
        and tstzrange(e.start_date, greatest(e.start_date, e.end_date), '[]') && tstzrange(since, until, '[)')
      where (tenant.id = any(organisations) or e.workspace_id = any(workspaces))
        and e.id = e.translation_group and e.status <> 'archived'
        and (wanted_category is null or e.category = wanted_category)
        and (pattern is null or e.title ilike pattern or exists (
          select from public.venues v where v.id = e.venue_id and (v.city ilike pattern or v.title ilike pattern)
        ))
    ), page as (
      select n.id, n.kilometres, n.start_date, direction * case sort
          when 'distance' then n.kilometres when 'demand' then n.weight else date_part('epoch', n.start_date)
        end as place
      from near n where n.kilometres <= radius
      order by place, n.start_date, n.id limit take offset skip
    )
    select (select count(*) from near n where n.kilometres <= radius),
      coalesce(array_agg(p.id order by p.place, p.start_date, p.id), '{}'),
      coalesce(array_agg(p.kilometres order by p.place, p.start_date, p.id), '{}')
    from page p;
end
$$;
--> statement-breakpoint
reset role;
--> statement-breakpoint
revoke create on schema app from foyer_definer;
