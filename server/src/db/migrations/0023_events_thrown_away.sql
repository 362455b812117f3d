CREATE TABLE "thrown_away" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"languages" text[] NOT NULL,
	"start_date" timestamp with time zone,
	"end_date" timestamp with time zone,
	"kept" jsonb NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "thrown_away" ADD CONSTRAINT "thrown_away_organisation_id_workspace_id_workspaces_organisation_id_id_fk" FOREIGN KEY ("organisation_id","workspace_id") REFERENCES "public"."workspaces"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thrown_away_workspace" ON "thrown_away" USING btree ("workspace_id","deleted_at");--> statement-breakpoint
CREATE INDEX "thrown_away_deleted" ON "thrown_away" USING btree ("deleted_at");
--> statement-breakpoint
call app.protect('thrown_away');
--> statement-breakpoint
create policy lookup on public.thrown_away for select to foyer_definer using (true);
--> statement-breakpoint
grant select on public.thrown_away to foyer_definer;
--> statement-breakpoint
grant create on schema app to foyer_definer;
--> statement-breakpoint
set local role foyer_definer;
--> statement-breakpoint
-- As in the migration of entries, with what can be thrown away, whether it is an entry or left a table of its own.
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
    when 'entry' then
      select e.organisation_id, array[e.workspace_id], e.property_id
        into found_organisation, found_workspaces, found_property
        from public.entries e where e.id = thing and e.organisation_id = any(organisations);
    when 'thrown-away' then
      select gone.organisation_id, array[gone.workspace_id], gone.property_id
        into found_organisation, found_workspaces, found_property
        from (
          select e.id, e.organisation_id, e.workspace_id, e.property_id from public.entries e
          union all select t.id, t.organisation_id, t.workspace_id, null from public.thrown_away t
        ) gone where gone.id = thing and gone.organisation_id = any(organisations);
    when 'post' then
      select e.organisation_id, array[e.workspace_id], e.property_id
        into found_organisation, found_workspaces, found_property
        from public.posts p join public.entries e on e.id = p.entry_id
        where p.id = thing and p.organisation_id = any(organisations);
    when 'media' then
      select m.organisation_id, array[m.workspace_id], m.property_id
        into found_organisation, found_workspaces, found_property
        from public.media m where m.id = thing and m.organisation_id = any(organisations);
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
-- Events and venues thrown away before a moment, the longest first: [{organisationId, id}].
create function app.thrown_away_before(before timestamptz, most int) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object('organisationId', t.organisation_id, 'id', t.id)), '[]')
  from (
    select organisation_id, id from public.thrown_away where deleted_at < before order by deleted_at limit most
  ) t
$$;
--> statement-breakpoint
reset role;
--> statement-breakpoint
revoke create on schema app from foyer_definer;
--> statement-breakpoint
revoke execute on function app.thrown_away_before(timestamptz, int) from public;
--> statement-breakpoint
grant execute on function app.thrown_away_before(timestamptz, int) to foyer_app;
