CREATE TABLE "daily_figures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"day" date NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "daily_figures_once" UNIQUE("property_id","day")
);
--> statement-breakpoint
CREATE TABLE "dismissals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"what" text NOT NULL,
	"dismissed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dismissals_once" UNIQUE("user_id","property_id","what")
);
--> statement-breakpoint
CREATE TABLE "source_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"property_id" uuid,
	"event_id" uuid,
	"name" text NOT NULL,
	"was" text,
	"now" text,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	CONSTRAINT "source_changes_once" UNIQUE NULLS NOT DISTINCT("organisation_id","property_id","event_id","name")
);
--> statement-breakpoint
ALTER TABLE "daily_figures" ADD CONSTRAINT "daily_figures_organisation_id_property_id_properties_organisation_id_id_fk" FOREIGN KEY ("organisation_id","property_id") REFERENCES "public"."properties"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissals" ADD CONSTRAINT "dismissals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissals" ADD CONSTRAINT "dismissals_organisation_id_property_id_properties_organisation_id_id_fk" FOREIGN KEY ("organisation_id","property_id") REFERENCES "public"."properties"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_changes" ADD CONSTRAINT "source_changes_organisation_id_property_id_properties_organisation_id_id_fk" FOREIGN KEY ("organisation_id","property_id") REFERENCES "public"."properties"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_changes" ADD CONSTRAINT "source_changes_organisation_id_event_id_events_organisation_id_id_fk" FOREIGN KEY ("organisation_id","event_id") REFERENCES "public"."events"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "source_changes_unchecked" ON "source_changes" USING btree ("changed_at") WHERE "source_changes"."checked_at" is null;--> statement-breakpoint
CREATE INDEX "publications_property" ON "publications" USING btree ("property_id","language","entry_id") WHERE "publications"."live";--> statement-breakpoint
CREATE INDEX "publications_event" ON "publications" USING btree ("event_id") WHERE "publications"."live";--> statement-breakpoint
CREATE INDEX "publications_outdated" ON "publications" USING btree ("organisation_id") WHERE "publications"."stale_claims" is not null;
--> statement-breakpoint
call app.protect('source_changes');
--> statement-breakpoint
call app.protect('daily_figures');
--> statement-breakpoint
call app.protect('dismissals');
--> statement-breakpoint
create policy lookup on public.source_changes for select to foyer_definer using (true);
--> statement-breakpoint
create policy lookup on public.daily_figures for select to foyer_definer using (true);
--> statement-breakpoint
create policy lookup on public.publications for select to foyer_definer using (true);
--> statement-breakpoint
grant select on public.source_changes, public.daily_figures, public.publications to foyer_definer;
--> statement-breakpoint
grant create on schema app to foyer_definer;
--> statement-breakpoint
set local role foyer_definer;
--> statement-breakpoint
-- What changed more than a minute ago without live texts having been read since, the longest first.
create function app.overdue_source_changes(most int) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'organisationId', d.organisation_id, 'propertyId', d.property_id, 'eventId', d.event_id)), '[]')
  from (
    select organisation_id, property_id, event_id from public.source_changes
    where checked_at is null and changed_at < now() - interval '1 minute'
    group by organisation_id, property_id, event_id order by min(changed_at) limit most
  ) d
$$;
--> statement-breakpoint
-- Properties that an entry is live about.
create function app.properties_live() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'organisationId', d.organisation_id, 'propertyId', d.property_id, 'eventId', null)), '[]')
  from (
    select distinct organisation_id, property_id from public.publications
    where live and entry_id is not null and property_id is not null
  ) d
$$;
--> statement-breakpoint
-- Properties without figures of a day.
create function app.properties_unmeasured(wanted date, most int) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object('organisationId', d.organisation_id, 'propertyId', d.id)), '[]')
  from (
    select p.organisation_id, p.id from public.properties p
    where not exists (select from public.daily_figures f where f.property_id = p.id and f.day = wanted)
    order by p.id limit most
  ) d
$$;
--> statement-breakpoint
reset role;
--> statement-breakpoint
revoke create on schema app from foyer_definer;
--> statement-breakpoint
revoke execute on function app.overdue_source_changes(int), app.properties_live(), app.properties_unmeasured(date, int) from public;
--> statement-breakpoint
grant execute on function app.overdue_source_changes(int), app.properties_live(), app.properties_unmeasured(date, int) to foyer_app;
