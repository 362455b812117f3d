-- Landing pages become entries: one kind of record for everything that is published. Rows are kept, with their names
-- and their history; nothing is made anew.
ALTER TABLE "landing_pages" RENAME TO "entries";
--> statement-breakpoint
ALTER TABLE "entries" RENAME CONSTRAINT "landing_pages_pkey" TO "entries_pkey";
--> statement-breakpoint
ALTER TABLE "entries" RENAME CONSTRAINT "landing_pages_tenant" TO "entries_tenant";
--> statement-breakpoint
ALTER TABLE "entries" RENAME CONSTRAINT "landing_pages_organisation_id_workspace_id_workspaces_organisat" TO "entries_organisation_id_workspace_id_workspaces_organisation_id";
--> statement-breakpoint
ALTER TABLE "entries" RENAME CONSTRAINT "landing_pages_organisation_id_styleguide_id_styleguides_organis" TO "entries_organisation_id_styleguide_id_styleguides_organisation_";
--> statement-breakpoint
ALTER TABLE "entries" RENAME CONSTRAINT "landing_pages_organisation_id_property_id_properties_organisati" TO "entries_organisation_id_property_id_properties_organisation_id_";
--> statement-breakpoint
ALTER TABLE "entries" RENAME CONSTRAINT "landing_pages_organisation_id_event_id_events_organisation_id_i" TO "entries_organisation_id_event_id_events_organisation_id_id_fk";
--> statement-breakpoint
ALTER INDEX "landing_pages_property" RENAME TO "entries_property";
--> statement-breakpoint
ALTER INDEX "landing_pages_event" RENAME TO "entries_event";
--> statement-breakpoint
ALTER TABLE "entries"
	ADD COLUMN "type" text DEFAULT 'landing_page' NOT NULL,
	ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	ADD COLUMN "source_language" text DEFAULT 'en' NOT NULL,
	ADD COLUMN "deleted_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "entries"
	ALTER COLUMN "type" DROP DEFAULT,
	ALTER COLUMN "source_language" DROP DEFAULT,
	ALTER COLUMN "property_id" DROP NOT NULL,
	ALTER COLUMN "styleguide_id" DROP NOT NULL,
	ALTER COLUMN "brief" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "posts" RENAME COLUMN "landing_page_id" TO "entry_id";
--> statement-breakpoint
ALTER TABLE "posts" RENAME CONSTRAINT "posts_organisation_id_landing_page_id_landing_pages_organisatio" TO "posts_organisation_id_entry_id_entries_organisation_id_id_fk";
--> statement-breakpoint
ALTER TABLE "posts"
	ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	ADD COLUMN "text_version" integer DEFAULT 1 NOT NULL,
	ADD COLUMN "source_version" integer,
	ADD COLUMN "style_score" real,
	ADD COLUMN "open_claims" integer DEFAULT 0 NOT NULL,
	ADD COLUMN "deleted_at" timestamp with time zone,
	DROP CONSTRAINT "posts_address";
--> statement-breakpoint
ALTER TABLE "post_versions"
	ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	ADD COLUMN "saved_by_id" uuid,
	ADD COLUMN "saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	ADD COLUMN "sealed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "publications" RENAME COLUMN "landing_page_id" TO "entry_id";
--> statement-breakpoint
ALTER TABLE "publications"
	ADD COLUMN "workspace_id" uuid,
	ADD COLUMN "type" text DEFAULT 'landing_page' NOT NULL,
	ADD COLUMN "thing_id" uuid,
	ADD COLUMN "venue_id" uuid,
	ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	ADD COLUMN "stale_claims" jsonb;
--> statement-breakpoint
ALTER TABLE "publications" ALTER COLUMN "type" DROP DEFAULT;
--> statement-breakpoint
-- What is forced holds for the owner of the tables too, who fills the new columns here.
ALTER TABLE "entries" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "posts" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "post_versions" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "publications" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "properties" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
update public.entries e set source_language = p.language
  from (select distinct on (entry_id) entry_id, language from public.posts order by entry_id, id) p
  where p.entry_id = e.id;
--> statement-breakpoint
-- What is known of the past: each saved version may have changed words, and a language with a text was level.
update public.posts set text_version = version;
--> statement-breakpoint
update public.posts p set source_version = s.text_version
  from public.entries e join public.posts s on s.entry_id = e.id and s.language = e.source_language
  where p.entry_id = e.id and p.language <> e.source_language and p.blocks <> '[]';
--> statement-breakpoint
update public.post_versions set saved_at = created_at, sealed = true;
--> statement-breakpoint
update public.publications p set
  thing_id = coalesce(p.entry_id, p.id),
  workspace_id = coalesce(
    (select e.workspace_id from public.entries e where e.id = p.entry_id),
    (select h.workspace_id from public.properties h where h.id = p.property_id));
--> statement-breakpoint
ALTER TABLE "entries" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "posts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "post_versions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "publications" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "properties" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "publications" ALTER COLUMN "thing_id" SET NOT NULL;
--> statement-breakpoint
CREATE INDEX "entries_workspace" ON "entries" USING btree ("workspace_id","updated_at","id");
--> statement-breakpoint
CREATE INDEX "entries_deleted" ON "entries" USING btree ("deleted_at") WHERE "entries"."deleted_at" is not null;
--> statement-breakpoint
CREATE INDEX "events_updated" ON "events" USING btree ("workspace_id","updated_at","id") WHERE "events"."id" = "events"."translation_group";
--> statement-breakpoint
CREATE UNIQUE INDEX "posts_address" ON "posts" USING btree ("domain_id","language","slug") WHERE "posts"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "publications_thing" ON "publications" USING btree ("thing_id");
--> statement-breakpoint
create policy lookup on public.posts for select to foyer_definer using (true);
--> statement-breakpoint
create policy lookup on public.media for select to foyer_definer using (true);
--> statement-breakpoint
grant select on public.posts, public.media to foyer_definer;
--> statement-breakpoint
grant create on schema app to foyer_definer;
--> statement-breakpoint
set local role foyer_definer;
--> statement-breakpoint
-- As in the migration of venues and imports, with entries, their posts and pictures.
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
-- Entries thrown away before a moment, the longest first: [{organisationId, entryId}].
create function app.entries_to_remove(before timestamptz, most int) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object('organisationId', d.organisation_id, 'entryId', d.id)), '[]')
  from (
    select organisation_id, id from public.entries where deleted_at < before order by deleted_at limit most
  ) d
$$;
--> statement-breakpoint
reset role;
--> statement-breakpoint
revoke create on schema app from foyer_definer;
--> statement-breakpoint
revoke execute on function app.entries_to_remove(timestamptz, int) from public;
--> statement-breakpoint
grant execute on function app.entries_to_remove(timestamptz, int) to foyer_app;
