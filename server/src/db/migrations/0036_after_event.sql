ALTER TABLE "entries" ADD COLUMN "after_event" text DEFAULT 'keep' NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "after_event_by" jsonb;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "taken_down_for" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "entries_taken_down" ON "entries" USING btree ("event_id") WHERE "entries"."after_event" = 'take-down';
--> statement-breakpoint
grant create on schema app to foyer_definer;
--> statement-breakpoint
set local role foyer_definer;
--> statement-breakpoint
-- Pages to be taken down whose event has ended and that were not taken down for that end, the longest over first. Which
-- of them are due, the property's clock says.
create function app.pages_to_take_down(most int) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'organisationId', d.organisation_id, 'entryId', d.id, 'by', d.after_event_by)), '[]')
  from (
    select e.organisation_id, e.id, e.after_event_by
    from public.entries e join public.events v on v.organisation_id = e.organisation_id and v.id = e.event_id
    where e.after_event = 'take-down' and e.deleted_at is null and coalesce(v.end_date, v.start_date) < now()
      and (e.taken_down_for is null or e.taken_down_for < coalesce(v.end_date, v.start_date))
    order by coalesce(v.end_date, v.start_date) limit most
  ) d
$$;
--> statement-breakpoint
reset role;
--> statement-breakpoint
revoke create on schema app from foyer_definer;
--> statement-breakpoint
revoke execute on function app.pages_to_take_down(int) from public;
--> statement-breakpoint
grant execute on function app.pages_to_take_down(int) to foyer_app;
