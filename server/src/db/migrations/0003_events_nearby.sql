DROP INDEX "venues_workspace";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "weight" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "events_organisation_start" ON "events" USING btree ("organisation_id","start_date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "venues_once" ON "venues" USING btree ("workspace_id",lower("title"),lower("address"),lower("city"));--> statement-breakpoint
-- Place and time together. The time is the whole span of an event, so that one that began before a range and goes on
-- into it is found through the index as well.
CREATE INDEX "events_nearby" ON "events" USING gist (
  point(longitude, latitude), tstzrange(start_date, greatest(start_date, end_date), '[]')
);
--> statement-breakpoint
create policy lookup on public.venues for select to foyer_definer using (true);
--> statement-breakpoint
grant select on public.venues to foyer_definer;
--> statement-breakpoint
grant create on schema app to foyer_definer;
--> statement-breakpoint
set local role foyer_definer;
--> statement-breakpoint
-- Events within `radius` kilometres of a place that overlap [since, until). Row-level security would keep the index from
-- being used (its operators are not leakproof), so the function belongs to foyer_definer and keeps tenants apart itself:
-- nothing outside app.organisations() is seen, and of those only the organisations and workspaces asked for.
-- `areas` are boxes that hold the circle, two where it crosses the antimeridian. An event stands for its translations.
create function app.nearby_events(
  organisations uuid[], workspaces uuid[], latitude float8, longitude float8, radius float8, areas text[],
  since timestamptz, until timestamptz, pattern text, wanted_category text, sort text, direction int, skip int, take int
) returns table (total bigint, ids uuid[], distances float8[])
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_variable
declare
  entered uuid[] := app.organisations();
begin
  return query
    with near as materialized (
      select e.id, e.start_date, e.weight,
        2 * 6371.0088 * asin(least(1, sqrt(
          power(sin(radians(e.latitude - latitude) / 2), 2)
          + cos(radians(latitude)) * cos(radians(e.latitude)) * power(sin(radians(e.longitude - longitude) / 2), 2)
        ))) as kilometres
      from unnest(areas) as area(edges)
      join public.events e on point(e.longitude, e.latitude) <@ area.edges::box
        and tstzrange(e.start_date, greatest(e.start_date, e.end_date), '[]') && tstzrange(since, until, '[)')
      where e.organisation_id = any(entered)
        and (e.organisation_id = any(organisations) or e.workspace_id = any(workspaces))
        and e.id = e.translation_group and e.status <> 'archived'
        and (wanted_category is null or e.category = wanted_category)
        and (pattern is null or e.title ilike pattern or exists (
          select from public.venues v where v.id = e.venue_id and (v.city ilike pattern or v.title ilike pattern)
        ))
    ), page as (
      select n.id, n.kilometres, row_number() over (
        order by direction * case sort
          when 'distance' then n.kilometres when 'demand' then n.weight else extract(epoch from n.start_date)::float8
        end, n.start_date, n.id) as place
      from near n where n.kilometres <= radius
      order by place limit take offset skip
    )
    select (select count(*) from near n where n.kilometres <= radius),
      coalesce(array_agg(p.id order by p.place), '{}'), coalesce(array_agg(p.kilometres order by p.place), '{}')
    from page p;
end
$$;
--> statement-breakpoint
-- Founds an organisation with its first people, who are known by issuer and subject before they sign in, and enters it.
-- False when an organisation with this id is there already.
create function app.found_organization(organisation jsonb, people jsonb) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  founded uuid := (organisation ->> 'id')::uuid;
begin
  if exists (select from public.organizations o where o.id = founded) then
    return false;
  end if;
  insert into public.organizations (id, name, workspace_slots)
    values (founded, organisation ->> 'name', (organisation ->> 'workspaceSlots')::int);
  insert into public.users (id, issuer, subject, email, name, family_name)
    select (p ->> 'id')::uuid, p ->> 'issuer', p ->> 'subject', p ->> 'email', p ->> 'name', p ->> 'familyName'
    from jsonb_array_elements(people) p
    on conflict (issuer, subject) do nothing;
  insert into public.user_roles (id, organisation_id, user_id, role)
    select (p ->> 'bindingId')::uuid, founded, u.id, p ->> 'role'
    from jsonb_array_elements(people) p join public.users u on u.issuer = p ->> 'issuer' and u.subject = p ->> 'subject';
  perform set_config('app.organisations', array[founded]::text, true), set_config('app.person', '', true);
  return true;
end
$$;
--> statement-breakpoint
reset role;
--> statement-breakpoint
revoke create on schema app from foyer_definer;
--> statement-breakpoint
revoke execute on function app.nearby_events, app.found_organization from public;
--> statement-breakpoint
grant execute on function app.nearby_events, app.found_organization to foyer_app;
