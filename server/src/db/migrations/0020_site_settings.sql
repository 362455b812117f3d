CREATE TABLE "site_settings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"section" text NOT NULL,
	"draft" jsonb NOT NULL,
	"published" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_settings_tenant" UNIQUE("organisation_id","id"),
	CONSTRAINT "site_settings_section" UNIQUE("domain_id","section")
);
--> statement-breakpoint
CREATE TABLE "site_settings_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sections" text[] NOT NULL,
	"documents" jsonb NOT NULL,
	"published_by" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_settings_versions_tenant" UNIQUE("organisation_id","id"),
	CONSTRAINT "site_settings_versions_number" UNIQUE("domain_id","number")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "site_category" text;
--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_organisation_id_domain_id_domains_organisation_id_id_fk" FOREIGN KEY ("organisation_id","domain_id") REFERENCES "public"."domains"("organisation_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_settings_versions" ADD CONSTRAINT "site_settings_versions_organisation_id_domain_id_domains_organisation_id_id_fk" FOREIGN KEY ("organisation_id","domain_id") REFERENCES "public"."domains"("organisation_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "site_settings_versions_organisation" ON "site_settings_versions" USING btree ("organisation_id");
--> statement-breakpoint
-- Whoever owns the tables is held by their policies as well; a move of what stands needs to see all of it.
alter table public.domains no force row level security;
--> statement-breakpoint
insert into public.site_settings (id, organisation_id, domain_id, section, draft, published, updated_by)
select gen_random_uuid(), d.organisation_id, d.id, 'style', style.document, style.document, 'Foyer'
from public.domains d
cross join lateral (
  select jsonb_build_object(
    'colors', jsonb_build_object('light', d.theme - 'radius'),
    'buttons', jsonb_build_object('radius', d.theme -> 'radius')) as document
) style
where jsonb_typeof(d.theme) = 'object';
--> statement-breakpoint
alter table public.domains force row level security;
--> statement-breakpoint
call app.protect('site_settings');
--> statement-breakpoint
call app.protect('site_settings_versions');
--> statement-breakpoint
grant create on schema app to foyer_definer;
--> statement-breakpoint
set local role foyer_definer;
--> statement-breakpoint
-- As before, without the look, which stands in the site's settings.
create or replace function app.enter_site(host text) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  found_domain record;
begin
  select d.* into found_domain from public.domains d
    where d.name = split_part(lower(host), '.', 1) and d.tld = substr(lower(host), strpos(host, '.') + 1)
    order by d.verified or d.tld = 'localhost' desc, d.id
    limit 1;
  if not found then
    return null;
  end if;
  perform set_config('app.organisations', array[found_domain.organisation_id]::text, true),
    set_config('app.person', '', true);
  return jsonb_build_object('id', found_domain.id, 'organisationId', found_domain.organisation_id,
    'name', found_domain.name, 'tld', found_domain.tld, 'verified', found_domain.verified,
    'siteVersion', found_domain.site_version);
end
$$;
--> statement-breakpoint
reset role;
--> statement-breakpoint
revoke create on schema app from foyer_definer;
--> statement-breakpoint
alter table public.domains drop column theme;
