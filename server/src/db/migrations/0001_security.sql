-- The second line of tenancy: every tenant table is closed to everyone but the organisations a transaction has entered.
-- foyer_app is the role every request and job works under; foyer_definer owns the few functions that look across tenants
-- in order to decide which of them a transaction may enter.
do $$
begin
  if not exists (select from pg_roles where rolname = 'foyer_app') then
    create role foyer_app nologin nosuperuser nobypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'foyer_definer') then
    create role foyer_definer nologin nosuperuser nobypassrls;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another database of the same server was being set up at this moment
end
$$;
--> statement-breakpoint
do $$
begin
  if not pg_has_role(current_user, 'foyer_definer', 'MEMBER') then
    execute format('grant foyer_definer to %I', current_user);
  end if;
end
$$;
--> statement-breakpoint
create extension if not exists btree_gist;
--> statement-breakpoint
create schema app;
--> statement-breakpoint
grant usage on schema app to foyer_app, foyer_definer;
--> statement-breakpoint
grant usage on schema public to foyer_app, foyer_definer;
--> statement-breakpoint
create function app.organisations() returns uuid[] language sql stable parallel safe
as $$ select coalesce(nullif(current_setting('app.organisations', true), '')::uuid[], '{}') $$;
--> statement-breakpoint
create function app.person() returns uuid language sql stable parallel safe
as $$ select nullif(current_setting('app.person', true), '')::uuid $$;
--> statement-breakpoint
grant execute on function app.organisations(), app.person() to foyer_app, foyer_definer;
--> statement-breakpoint
-- Closes one table with an organisation_id: used here for every table there is, and by later migrations for new ones.
create procedure app.protect(name text) language plpgsql
as $$
begin
  execute format('alter table public.%I enable row level security', name);
  execute format('alter table public.%I force row level security', name);
  execute format(
    'create policy tenant on public.%I for all to foyer_app
       using (organisation_id = any((select app.organisations())::uuid[]))
       with check (organisation_id = any((select app.organisations())::uuid[]))', name);
  execute format('grant select, insert, update, delete on public.%I to foyer_app', name);
end
$$;
--> statement-breakpoint
revoke execute on procedure app.protect(text) from public;
--> statement-breakpoint
do $$
declare
  name text;
begin
  foreach name in array array[
    'domains', 'styleguides', 'workspaces', 'properties', 'property_facts', 'user_roles', 'media', 'venues', 'events',
    'landing_pages', 'posts', 'post_versions', 'approvals', 'publications', 'jobs'
  ] loop
    call app.protect(name);
  end loop;
  foreach name in array array['organizations', 'users', 'sessions', 'audit_log'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
  end loop;
  foreach name in array array[
    'organizations', 'domains', 'styleguides', 'workspaces', 'properties', 'property_facts', 'user_roles', 'events',
    'landing_pages', 'jobs', 'users', 'sessions'
  ] loop
    execute format('create policy lookup on public.%I for select to foyer_definer using (true)', name);
    execute format('grant select on public.%I to foyer_definer', name);
  end loop;
end
$$;
--> statement-breakpoint
create policy tenant on public.organizations for all to foyer_app
  using (id = any((select app.organisations())::uuid[]))
  with check (id = any((select app.organisations())::uuid[]));
--> statement-breakpoint
grant select, update, delete on public.organizations to foyer_app;
--> statement-breakpoint
-- The audit log is written and read, never changed.
create policy tenant_read on public.audit_log for select to foyer_app
  using (organisation_id = any((select app.organisations())::uuid[]));
--> statement-breakpoint
create policy tenant_write on public.audit_log for insert to foyer_app
  with check (organisation_id = any((select app.organisations())::uuid[]));
--> statement-breakpoint
grant select, insert on public.audit_log to foyer_app;
--> statement-breakpoint
-- People: oneself, and those who hold a role in an organisation that was entered. Nobody writes another's name.
create policy visible on public.users for select to foyer_app
  using (
    id = (select app.person())
    or exists (
      select from public.user_roles r
      where r.user_id = users.id and r.organisation_id = any((select app.organisations())::uuid[])
    )
  );
--> statement-breakpoint
create policy own on public.users for update to foyer_app
  using (id = (select app.person())) with check (id = (select app.person()));
--> statement-breakpoint
grant select on public.users to foyer_app;
--> statement-breakpoint
grant update (name, family_name, picture) on public.users to foyer_app;
--> statement-breakpoint
-- Sessions and sign-in belong to the functions of the next migration: foyer_app has no right on the table.
create policy sign_in on public.users for all to foyer_definer using (true) with check (true);
--> statement-breakpoint
create policy sign_in on public.sessions for all to foyer_definer using (true) with check (true);
--> statement-breakpoint
create policy sign_in on public.organizations for insert to foyer_definer with check (true);
--> statement-breakpoint
create policy sign_in on public.user_roles for insert to foyer_definer with check (true);
--> statement-breakpoint
create policy sign_in on public.audit_log for insert to foyer_definer with check (true);
--> statement-breakpoint
grant insert, update on public.users to foyer_definer;
--> statement-breakpoint
grant insert, update, delete on public.sessions to foyer_definer;
--> statement-breakpoint
grant insert on public.organizations, public.user_roles, public.audit_log to foyer_definer;
