-- An event that a source brought is remembered until it is over: forgotten, the source would bring it again.
grant create on schema app to foyer_definer;
--> statement-breakpoint
set role foyer_definer;
--> statement-breakpoint
-- Events and venues thrown away before a moment that nothing brings again, the longest first: [{organisationId, id}].
create or replace function app.thrown_away_before(before timestamptz, most int) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object('organisationId', t.organisation_id, 'id', t.id)), '[]')
  from (
    select organisation_id, id from public.thrown_away
    where deleted_at < before
      and not (jsonb_array_length(coalesce(kept -> 'origins', '[]')) > 0 and coalesce(end_date, start_date) > now())
    order by deleted_at limit most
  ) t
$$;
--> statement-breakpoint
reset role;
--> statement-breakpoint
revoke create on schema app from foyer_definer;
