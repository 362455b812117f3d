-- True while there is no organisation at all. Whoever asks holds the answer until the transaction ends, so that two
-- programs on one database do not both begin to fill it.
grant create on schema app to foyer_definer;
--> statement-breakpoint
set local role foyer_definer;
--> statement-breakpoint
create function app.is_empty() returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(719204116);
  return not exists (select from public.organizations);
end
$$;
--> statement-breakpoint
reset role;
--> statement-breakpoint
revoke create on schema app from foyer_definer;
--> statement-breakpoint
revoke execute on function app.is_empty from public;
--> statement-breakpoint
grant execute on function app.is_empty to foyer_app;
