CREATE TABLE "event_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"url" text NOT NULL,
	"settings" jsonb NOT NULL,
	"fetched_at" timestamp with time zone,
	"failure" text,
	"next_fetch_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_feeds_tenant" UNIQUE("organisation_id","id"),
	CONSTRAINT "event_feeds_once" UNIQUE("workspace_id","url")
);
--> statement-breakpoint
CREATE TABLE "event_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"source" text NOT NULL,
	"feed_url" text,
	"format" text,
	"settings" jsonb NOT NULL,
	"dry_run" boolean NOT NULL,
	"content" text,
	"lines" jsonb,
	"reached" integer DEFAULT 0 NOT NULL,
	"applied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_imports_tenant" UNIQUE("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "event_origins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"recurrence_id" text DEFAULT '' NOT NULL,
	"imported" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_origins_once" UNIQUE("workspace_id","uid","recurrence_id")
);
--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "status" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_feeds" ADD CONSTRAINT "event_feeds_organisation_id_workspace_id_workspaces_organisation_id_id_fk" FOREIGN KEY ("organisation_id","workspace_id") REFERENCES "public"."workspaces"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_imports" ADD CONSTRAINT "event_imports_organisation_id_workspace_id_workspaces_organisation_id_id_fk" FOREIGN KEY ("organisation_id","workspace_id") REFERENCES "public"."workspaces"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_origins" ADD CONSTRAINT "event_origins_organisation_id_workspace_id_workspaces_organisation_id_id_fk" FOREIGN KEY ("organisation_id","workspace_id") REFERENCES "public"."workspaces"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_origins" ADD CONSTRAINT "event_origins_organisation_id_event_id_events_organisation_id_id_fk" FOREIGN KEY ("organisation_id","event_id") REFERENCES "public"."events"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_feeds_due" ON "event_feeds" USING btree ("next_fetch_at");--> statement-breakpoint
CREATE INDEX "event_imports_workspace" ON "event_imports" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "event_origins_event" ON "event_origins" USING btree ("event_id");
--> statement-breakpoint
call app.protect('event_feeds');
--> statement-breakpoint
call app.protect('event_imports');
--> statement-breakpoint
call app.protect('event_origins');
--> statement-breakpoint
create policy lookup on public.event_imports for select to foyer_definer using (true);
--> statement-breakpoint
create policy lookup on public.event_feeds for select to foyer_definer using (true);
--> statement-breakpoint
grant select on public.event_imports, public.event_feeds to foyer_definer;
--> statement-breakpoint
grant create on schema app to foyer_definer;
--> statement-breakpoint
set local role foyer_definer;
--> statement-breakpoint
-- As in the migration of roles, with venues, imports and feeds.
create or replace function app.chain(kind text, thing uuid, organisations uuid[]) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  found_organisation uuid;
  found_workspaces uuid[] := '{}';
  found_property uuid;
begin
  case kind
    when 'organization' then
      select o.id into found_organisation from public.organizations o
        where o.id = thing and o.id = any(organisations);
    when 'workspace' then
      select w.organisation_id, array[w.id] into found_organisation, found_workspaces from public.workspaces w
        where w.id = thing and w.organisation_id = any(organisations);
    when 'property' then
      select p.organisation_id, array[p.workspace_id], p.id into found_organisation, found_workspaces, found_property
        from public.properties p where p.id = thing and p.organisation_id = any(organisations);
    when 'domain' then
      select d.organisation_id, array(select w.id from public.workspaces w where w.domain_id = d.id and w.organisation_id = d.organisation_id)
        into found_organisation, found_workspaces
        from public.domains d where d.id = thing and d.organisation_id = any(organisations);
    when 'styleguide' then
      select s.organisation_id, array(select w.id from public.workspaces w where w.styleguide_id = s.id and w.organisation_id = s.organisation_id)
        into found_organisation, found_workspaces
        from public.styleguides s where s.id = thing and s.organisation_id = any(organisations);
    when 'event' then
      select e.organisation_id, array[e.workspace_id] into found_organisation, found_workspaces from public.events e
        where e.id = thing and e.organisation_id = any(organisations);
    when 'venue' then
      select v.organisation_id, array[v.workspace_id] into found_organisation, found_workspaces from public.venues v
        where v.id = thing and v.organisation_id = any(organisations);
    when 'import' then
      select i.organisation_id, array[i.workspace_id] into found_organisation, found_workspaces
        from public.event_imports i where i.id = thing and i.organisation_id = any(organisations);
    when 'event-feed' then
      select f.organisation_id, array[f.workspace_id] into found_organisation, found_workspaces
        from public.event_feeds f where f.id = thing and f.organisation_id = any(organisations);
    when 'property-fact' then
      select p.organisation_id, array[p.workspace_id], p.id into found_organisation, found_workspaces, found_property
        from public.property_facts f join public.properties p on p.id = f.property_id
        where f.id = thing and f.organisation_id = any(organisations);
    when 'landing-page' then
      select l.organisation_id, array[l.workspace_id], l.property_id
        into found_organisation, found_workspaces, found_property
        from public.landing_pages l where l.id = thing and l.organisation_id = any(organisations);
    when 'job' then
      select j.organisation_id, array_remove(array[j.workspace_id], null), j.property_id
        into found_organisation, found_workspaces, found_property
        from public.jobs j where j.id = thing and j.organisation_id = any(organisations);
    when 'role' then
      select r.organisation_id into found_organisation from public.roles r
        where r.id = thing and r.organisation_id = any(organisations);
    when 'user-role' then
      select r.organisation_id, array_remove(array[coalesce(r.workspace_id, p.workspace_id)], null), r.property_id
        into found_organisation, found_workspaces, found_property
        from public.user_roles r left join public.properties p on p.id = r.property_id
        where r.id = thing and r.organisation_id = any(organisations);
    when 'invitation' then
      select i.organisation_id, array_remove(array[coalesce(i.workspace_id, p.workspace_id)], null), i.property_id
        into found_organisation, found_workspaces, found_property
        from public.invitations i left join public.properties p on p.id = i.property_id
        where i.id = thing and i.organisation_id = any(organisations);
    else
      raise exception 'no chain is known for %', kind;
  end case;
  if found_organisation is null then
    return null;
  end if;
  return jsonb_build_object(
    'kind', kind, 'id', thing, 'organisationId', found_organisation, 'workspaceIds', found_workspaces, 'propertyId', found_property);
end
$$;
--> statement-breakpoint
-- Feeds that are to be read by now, the longest due first: [{organisationId, feedId}].
create function app.due_feeds(most int) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object('organisationId', d.organisation_id, 'feedId', d.id)), '[]')
  from (
    select organisation_id, id from public.event_feeds where next_fetch_at <= now() order by next_fetch_at limit most
  ) d
$$;
--> statement-breakpoint
reset role;
--> statement-breakpoint
revoke create on schema app from foyer_definer;
--> statement-breakpoint
revoke execute on function app.due_feeds(int) from public;
--> statement-breakpoint
grant execute on function app.due_feeds(int) to foyer_app;
