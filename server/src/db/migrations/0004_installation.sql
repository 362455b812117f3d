-- One row: a word sealed with the installation's key, so that a wrong key is noticed at start.
create table app.installation (
  single boolean primary key default true check (single),
  key_check text not null
);
--> statement-breakpoint
grant select, insert on app.installation to foyer_app;
--> statement-breakpoint
-- The embedded sign-in provider's corner: its tables belong to a role of their own, which tenants' work never takes.
do $$
begin
  if not exists (select from pg_roles where rolname = 'foyer_identity') then
    create role foyer_identity nologin nosuperuser nobypassrls;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another database of the same server was being set up at this moment
end
$$;
