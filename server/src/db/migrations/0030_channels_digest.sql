ALTER TABLE "deliveries" ADD COLUMN "sent" text;
--> statement-breakpoint
grant create on schema app to foyer_definer;
--> statement-breakpoint
set local role foyer_definer;
--> statement-breakpoint
-- Every domain that is mirrored into a WordPress: [{organisationId, domainId}].
create function app.all_channels() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object('organisationId', c.organisation_id, 'domainId', c.domain_id)), '[]')
  from public.channels c
$$;
--> statement-breakpoint
reset role;
--> statement-breakpoint
revoke create on schema app from foyer_definer;
--> statement-breakpoint
revoke execute on function app.all_channels() from public;
--> statement-breakpoint
grant execute on function app.all_channels() to foyer_app;
