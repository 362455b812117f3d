-- The search by place and time can ask for more: events told in a language, in a status, and with or without a landing
-- page of the property that asks. An archived event is found only by that status, as before it never was.
drop function app.nearby_events(
  uuid[], uuid[], float8, float8, float8, text[], timestamptz, timestamptz, text, text, text, int, int, int
);
--> statement-breakpoint
grant create on schema app to foyer_definer;
--> statement-breakpoint
set local role foyer_definer;
--> statement-breakpoint
create function app.nearby_events(
  organisations uuid[], workspaces uuid[], latitude float8, longitude float8, radius float8, areas text[],
  since timestamptz, until timestamptz, pattern text, wanted_category text, wanted_language text, wanted_status text,
  covering uuid, wanted_covered boolean, sort text, direction int, skip int, take int
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
        and e.id = e.translation_group and (e.status <> 'archived' or wanted_status = 'archived')
        and (wanted_category is null or e.category = wanted_category)
        and (pattern is null or e.title ilike pattern or exists (
          select from public.venues v where v.id = e.venue_id and (v.city ilike pattern or v.title ilike pattern)
        ))
        and (wanted_language is null and wanted_status is null or exists (
          select from public.events t where t.translation_group = e.id
            and (wanted_language is null or t.language = wanted_language)
            and (wanted_status is null or t.status = wanted_status)
        ))
        and (covering is null or wanted_covered is null or wanted_covered = exists (
          select from public.entries p
          where p.event_id = e.id and p.property_id = covering and p.type = 'landing_page' and p.deleted_at is null
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
--> statement-breakpoint
revoke execute on function app.nearby_events from public;
--> statement-breakpoint
grant execute on function app.nearby_events to foyer_app;
