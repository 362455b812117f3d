CREATE TABLE "channels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"address" text NOT NULL,
	"username" text NOT NULL,
	"password" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"checked_at" timestamp with time zone,
	"problem" jsonb,
	"site" jsonb,
	"failures" integer DEFAULT 0 NOT NULL,
	"held_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channels_tenant" UNIQUE("organisation_id","id"),
	CONSTRAINT "channels_domain" UNIQUE("domain_id")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"type" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"language" text NOT NULL,
	"wanted" bigint NOT NULL,
	"delivered" bigint DEFAULT 0 NOT NULL,
	"stands" text,
	"post_number" integer,
	"link" text,
	"delivered_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"problem" jsonb,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stuck" boolean DEFAULT false NOT NULL,
	"overwrite" boolean DEFAULT false NOT NULL,
	"lease" uuid,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliveries_once" UNIQUE("channel_id","thing_id","language")
);
--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_organisation_id_domain_id_domains_organisation_id_id_fk" FOREIGN KEY ("organisation_id","domain_id") REFERENCES "public"."domains"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_organisation_id_channel_id_channels_organisation_id_id_fk" FOREIGN KEY ("organisation_id","channel_id") REFERENCES "public"."channels"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("next_try_at") WHERE "deliveries"."wanted" > "deliveries"."delivered" and not "deliveries"."stuck";--> statement-breakpoint
CREATE INDEX "deliveries_thing" ON "deliveries" USING btree ("thing_id");
--> statement-breakpoint
call app.protect('channels');
--> statement-breakpoint
call app.protect('deliveries');
--> statement-breakpoint
create policy lookup on public.channels for select to foyer_definer using (true);
--> statement-breakpoint
create policy lookup on public.deliveries for select to foyer_definer using (true);
--> statement-breakpoint
grant select on public.channels, public.deliveries to foyer_definer;
--> statement-breakpoint
grant create on schema app to foyer_definer;
--> statement-breakpoint
set local role foyer_definer;
--> statement-breakpoint
-- Domains with something to be brought to their WordPress by now, the longest due first: [{organisationId, domainId}].
create function app.due_channels(most int) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object('organisationId', d.organisation_id, 'domainId', d.domain_id)), '[]')
  from (
    select w.organisation_id, w.domain_id
    from public.deliveries w join public.channels c on c.id = w.channel_id
    where w.wanted > w.delivered and not w.stuck and w.next_try_at <= now()
      and (w.lease_until is null or w.lease_until < now()) and (c.held_until is null or c.held_until <= now())
    group by w.organisation_id, w.domain_id
    order by min(w.next_try_at) limit most
  ) d
$$;
--> statement-breakpoint
reset role;
--> statement-breakpoint
revoke create on schema app from foyer_definer;
--> statement-breakpoint
revoke execute on function app.due_channels(int) from public;
--> statement-breakpoint
grant execute on function app.due_channels(int) to foyer_app;
