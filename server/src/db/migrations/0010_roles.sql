CREATE TABLE "permissions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
	"own_role_id" uuid GENERATED ALWAYS AS (case when length(role) = 36 then role::uuid end) STORED,
	"workspace_id" uuid,
	"property_id" uuid,
	"invited_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_by" uuid,
	"accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"permissions" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roles_tenant" UNIQUE("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "user_roles" ADD COLUMN "own_role_id" uuid GENERATED ALWAYS AS (case when length(role) = 36 then role::uuid end) STORED;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "workspace_id" uuid;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organisation_id_organizations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organisation_id_workspace_id_workspaces_organisation_id_id_fk" FOREIGN KEY ("organisation_id","workspace_id") REFERENCES "public"."workspaces"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organisation_id_property_id_properties_organisation_id_id_fk" FOREIGN KEY ("organisation_id","property_id") REFERENCES "public"."properties"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organisation_id_own_role_id_roles_organisation_id_id_fk" FOREIGN KEY ("organisation_id","own_role_id") REFERENCES "public"."roles"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_organisation_id_organizations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_organisation" ON "invitations" USING btree ("organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree ("organisation_id",lower("name"));--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_organisation_id_own_role_id_roles_organisation_id_id_fk" FOREIGN KEY ("organisation_id","own_role_id") REFERENCES "public"."roles"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_roles_own_role" ON "user_roles" USING btree ("own_role_id");
--> statement-breakpoint
create function app.is_operating() returns boolean language sql stable parallel safe
as $$ select coalesce(current_setting('app.operator', true), '') = 'on' $$;
--> statement-breakpoint
grant execute on function app.is_operating() to foyer_app;
--> statement-breakpoint
-- Closes a table of reference data: read by everybody, written by the platform operator alone. Later migrations call it.
create procedure app.protect_reference(name text) language plpgsql
as $$
begin
  execute format('alter table public.%I enable row level security', name);
  execute format('alter table public.%I force row level security', name);
  execute format('create policy reference_read on public.%I for select to foyer_app using (true)', name);
  execute format(
    'create policy reference_write on public.%I for all to foyer_app
       using ((select app.is_operating())) with check ((select app.is_operating()))', name);
  execute format('grant select, insert, update, delete on public.%I to foyer_app', name);
end
$$;
--> statement-breakpoint
revoke execute on procedure app.protect_reference(text) from public;
--> statement-breakpoint
call app.protect('roles');
--> statement-breakpoint
call app.protect('invitations');
--> statement-breakpoint
insert into public.permissions (id, name, description) values
  ('org:read', 'See the organization', 'Its name and limits'),
  ('org:update', 'Change the organization', 'Its name'),
  ('org:delete', 'Delete the organization', 'With everything in it'),
  ('billing:manage', 'Manage billing', 'Plan and usage'),
  ('members:read', 'See members', 'Who holds which role'),
  ('members:manage', 'Manage members', 'Invite people, give and take roles'),
  ('roles:read', 'See roles', 'What each role may do'),
  ('roles:manage', 'Manage roles', 'Make, change and delete the organization’s own roles'),
  ('audit:read', 'Read the audit log', 'Who did what, and when'),
  ('workspace:read', 'See workspaces', ''),
  ('workspace:create', 'Create workspaces', 'Within the limit of the organization'),
  ('workspace:update', 'Change workspaces', 'Name and property slots'),
  ('workspace:delete', 'Delete workspaces', 'With everything in them'),
  ('property:read', 'See properties', 'With their facts'),
  ('property:create', 'Create properties', 'Within the slots of the workspace'),
  ('property:update', 'Change properties', 'Their record, facts and languages'),
  ('property:delete', 'Delete properties', 'With their facts and pages'),
  ('domain:read', 'See domains', ''),
  ('domain:manage', 'Manage domains', 'Add, change and delete them'),
  ('domain:verify', 'Verify domains', 'Check the record that proves a domain'),
  ('styleguide:read', 'See style guides', ''),
  ('styleguide:manage', 'Manage style guides', 'Write, change and delete them'),
  ('content:read', 'See content', 'Events, venues, drafts and what is live'),
  ('content:write', 'Write content', 'Events, venues and drafts'),
  ('content:publish', 'Publish content', 'Put pages live and take them away'),
  ('content:delete', 'Delete content', 'Events, venues and drafts'),
  ('media:read', 'See media', ''),
  ('media:write', 'Add media', 'Upload and describe pictures'),
  ('media:delete', 'Delete media', ''),
  ('ai:generate', 'Generate texts', 'Drafts and alt texts'),
  ('ai:train', 'Train on a style guide', ''),
  ('config:read', 'See the configuration', 'How sites look and book'),
  ('config:write', 'Change the configuration', 'How sites look and book'),
  ('cms:read', 'See the content management system', 'Whether a domain is connected'),
  ('cms:connect', 'Connect a content management system', 'For a domain'),
  ('reference:write', 'Write reference data', 'Of the whole installation; the platform operator alone');
--> statement-breakpoint
call app.protect_reference('permissions');
--> statement-breakpoint
-- Invitations are looked up across tenants by their token, and roles with the bindings that name them.
create policy lookup on public.roles for select to foyer_definer using (true);
--> statement-breakpoint
create policy lookup on public.invitations for select to foyer_definer using (true);
--> statement-breakpoint
create policy accept on public.invitations for update to foyer_definer using (true) with check (true);
--> statement-breakpoint
grant select on public.roles, public.invitations to foyer_definer;
--> statement-breakpoint
grant update (accepted_by, accepted_at) on public.invitations to foyer_definer;
--> statement-breakpoint
grant create on schema app to foyer_definer;
--> statement-breakpoint
set local role foyer_definer;
--> statement-breakpoint
-- The chain above one thing: its organisation, the workspaces it stands in or serves, its property. Only things of the
-- organisations given are found, so that foreign equals missing.
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
-- As in the migration of proving; a binding to a role of the organisation's own brings its permissions along.
create or replace function app.prove(session_hash text, kinds text[], things uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  asking record;
  bound uuid[];
  targets jsonb := '[]';
begin
  select s.id as session_id, s.last_seen_at, u.id,
      jsonb_build_object('id', u.id, 'issuer', u.issuer, 'subject', u.subject,
        'name', u.name, 'familyName', u.family_name, 'email', u.email) as person,
      (
        select jsonb_agg(jsonb_build_object('role', r.role, 'permissions', o.permissions,
          'organisationId', r.organisation_id, 'workspaceId', coalesce(r.workspace_id, p.workspace_id),
          'propertyId', r.property_id))
        from public.user_roles r
          left join public.properties p on p.id = r.property_id
          left join public.roles o on o.id = r.own_role_id
        where r.user_id = u.id
      ) as bindings
    into asking
    from public.sessions s join public.users u on u.id = s.user_id
    where s.token_hash = session_hash and s.expires_at > now() and s.last_seen_at > now() - interval '12 hours'
      and not u.disabled;
  if not found then
    return null;
  end if;
  if asking.last_seen_at < now() - interval '1 minute' then
    update public.sessions set last_seen_at = now()
      where id = (select s.id from public.sessions s where s.id = asking.session_id for update skip locked);
  end if;
  if cardinality(kinds) > 0 then
    bound := array(select distinct r.organisation_id from public.user_roles r where r.user_id = asking.id);
    for i in 1 .. cardinality(kinds) loop
      targets := targets || jsonb_build_array(app.chain(kinds[i], things[i], bound));
    end loop;
  end if;
  return jsonb_build_object('person', asking.person, 'bindings', coalesce(asking.bindings, '[]'), 'targets', targets);
end
$$;
--> statement-breakpoint
drop function app.sign_in(jsonb, jsonb, jsonb);
--> statement-breakpoint
-- A person signs in: known by issuer and subject, never by e-mail. `founding` names the organisation a person without
-- a binding gets, or is null where only invited people get in; the token of an open invitation lets them in without.
-- Null when the person may not come in.
create function app.sign_in(person jsonb, new_session jsonb, founding jsonb, invitation_hash text default null) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  somebody record;
  homes uuid[];
begin
  insert into public.users as u (id, issuer, subject, email, name, family_name, picture)
    values ((person ->> 'id')::uuid, person ->> 'issuer', person ->> 'subject', coalesce(person ->> 'email', ''),
      coalesce(person ->> 'name', ''), coalesce(person ->> 'familyName', ''), person ->> 'picture')
    on conflict (issuer, subject) do update set
      email = coalesce(excluded.email, u.email), picture = coalesce(excluded.picture, u.picture),
      name = case when u.name = '' then excluded.name else u.name end,
      family_name = case when u.name = '' then excluded.family_name else u.family_name end
    returning u.id, u.disabled, u.name, u.family_name into somebody;
  if somebody.disabled then
    return null;
  end if;
  homes := array(select distinct r.organisation_id from public.user_roles r where r.user_id = somebody.id);
  if homes = '{}' and not exists (
    select from public.invitations i
    where i.token_hash = invitation_hash and i.accepted_at is null and i.expires_at > now()
  ) then
    if founding is null then
      return null;
    end if;
    homes := array[(founding ->> 'organisationId')::uuid];
    insert into public.organizations (id, name, workspace_slots)
      values (homes[1], founding ->> 'name', (founding ->> 'workspaceSlots')::int);
    insert into public.user_roles (id, organisation_id, user_id, role)
      values ((founding ->> 'bindingId')::uuid, homes[1], somebody.id, 'owner');
  end if;
  insert into public.sessions (id, token_hash, user_id, user_agent, expires_at)
    values ((new_session ->> 'id')::uuid, new_session ->> 'tokenHash', somebody.id, left(new_session ->> 'userAgent', 300),
      (new_session ->> 'expiresAt')::timestamptz);
  delete from public.sessions s where s.user_id = somebody.id
    and (s.expires_at < now() or s.last_seen_at < now() - interval '12 hours');
  perform set_config('app.organisations', homes::text, true), set_config('app.person', somebody.id::text, true);
  return jsonb_build_object('userId', somebody.id, 'name', trim(somebody.name || ' ' || somebody.family_name),
    'organisationIds', homes);
end
$$;
--> statement-breakpoint
-- What an invitation is to, for whoever holds its token; null when it is unknown, over, or another person's.
create function app.preview_invitation(hash text) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object('organizationName', o.name, 'roleName', coalesce(r.name, i.role),
      'placeName', coalesce(p.name, w.name), 'email', i.email, 'invitedBy', i.invited_by, 'expiresAt', i.expires_at)
    from public.invitations i
      join public.organizations o on o.id = i.organisation_id
      left join public.roles r on r.id = i.own_role_id
      left join public.workspaces w on w.id = i.workspace_id
      left join public.properties p on p.id = i.property_id
    where i.token_hash = hash
      and (i.accepted_at is null and i.expires_at > now() or i.accepted_by = app.person())
  );
end
$$;
--> statement-breakpoint
-- Gives the person of the transaction what an invitation is to, and enters its organisation. One person may, and may
-- again while they still hold it; null for everybody else, and when it is unknown or over.
create function app.accept_invitation(hash text, new_binding uuid) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  asking uuid := app.person();
  given record;
  binding uuid;
  accepted boolean;
begin
  update public.invitations i set accepted_by = asking, accepted_at = now()
    where i.token_hash = hash and i.accepted_at is null and i.expires_at > now() and asking is not null
    returning * into given;
  accepted := found;
  if accepted then
    insert into public.user_roles (id, organisation_id, user_id, role, workspace_id, property_id)
      values (new_binding, given.organisation_id, asking, given.role, given.workspace_id, given.property_id)
      on conflict do nothing;
  else
    select * into given from public.invitations i where i.token_hash = hash and i.accepted_by = asking;
    if not found then
      return null;
    end if;
  end if;
  select r.id into binding from public.user_roles r
    where r.user_id = asking and r.organisation_id = given.organisation_id and r.role = given.role
      and r.workspace_id is not distinct from given.workspace_id and r.property_id is not distinct from given.property_id;
  if not found then
    return null;
  end if;
  perform set_config('app.organisations', array[given.organisation_id]::text, true);
  return jsonb_build_object('organisationId', given.organisation_id, 'workspaceId', given.workspace_id,
    'propertyId', given.property_id, 'invitationId', given.id, 'userRoleId', binding, 'accepted', accepted);
end
$$;
--> statement-breakpoint
reset role;
--> statement-breakpoint
revoke create on schema app from foyer_definer;
--> statement-breakpoint
revoke execute on function app.sign_in(jsonb, jsonb, jsonb, text), app.preview_invitation(text),
  app.accept_invitation(text, uuid) from public;
--> statement-breakpoint
grant execute on function app.sign_in(jsonb, jsonb, jsonb, text), app.preview_invitation(text),
  app.accept_invitation(text, uuid) to foyer_app;
