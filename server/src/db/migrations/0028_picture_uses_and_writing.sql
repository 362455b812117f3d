CREATE TABLE "picture_uses" (
	"organisation_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" uuid NOT NULL,
	"thing_id" uuid NOT NULL,
	"live" boolean NOT NULL,
	CONSTRAINT "picture_uses_media_id_source_source_id_pk" PRIMARY KEY("media_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "writing_providers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"base_url" text NOT NULL,
	"model" text NOT NULL,
	"vision_model" text NOT NULL,
	"sealed_key" text NOT NULL,
	"works" boolean,
	"tested_at" timestamp with time zone,
	"saved_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "writing_providers_organisation" UNIQUE("organisation_id")
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_organisation_id_media_id_media_organisation_id_id_fk" FOREIGN KEY ("organisation_id","media_id") REFERENCES "public"."media"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_providers" ADD CONSTRAINT "writing_providers_organisation_id_organizations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_uses_organisation" ON "picture_uses" USING btree ("organisation_id","media_id","thing_id");--> statement-breakpoint
CREATE INDEX "picture_uses_source" ON "picture_uses" USING btree ("source_id");
--> statement-breakpoint
call app.protect('picture_uses');
--> statement-breakpoint
call app.protect('writing_providers');
--> statement-breakpoint
-- The triggers below write what shows which picture, whoever saves; the program only reads it.
revoke insert, update, delete on public.picture_uses from foyer_app;
--> statement-breakpoint
create policy keeping on public.picture_uses for all to foyer_definer using (true) with check (true);
--> statement-breakpoint
grant select, insert, delete on public.picture_uses to foyer_definer;
--> statement-breakpoint
-- Every id that stands anywhere in a JSON value.
create function app.ids_in(document jsonb) returns uuid[]
language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(distinct (found #>> '{}')::uuid), '{}')
  from jsonb_path_query(document, '$.** ? (@.type() == "string" && @ like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")') found
$$;
--> statement-breakpoint
-- What a row shows, by the kind of row it is: the thing it counts for, whether guests may see it, and every id that could
-- be a picture's. A table that shows pictures from now on gets its line here and its triggers.
create function app.pictures_shown(source text, r jsonb, out thing uuid, out live boolean, out ids uuid[])
language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select
    case source
      when 'post' then r ->> 'entry_id'
      when 'publication' then coalesce(r ->> 'entry_id', r ->> 'thing_id')
      when 'event' then r ->> 'translation_group'
      when 'site' then r ->> 'domain_id'
      else r ->> 'id'
    end::uuid,
    case source
      when 'publication' then true
      when 'property' then true
      when 'site' then true
      when 'event' then r ->> 'status' = 'published'
      else false
    end,
    app.ids_in(case source
      when 'post' then case when r ->> 'deleted_at' is null then jsonb_build_array(r -> 'blocks', r -> 'details') end
      when 'entry' then case when r ->> 'deleted_at' is null then r -> 'details' end
      when 'publication' then case when (r ->> 'live')::boolean then jsonb_build_array(r -> 'blocks', r -> 'details') end
      when 'event' then jsonb_build_array(r -> 'image_id', r -> 'secondary_image_id')
      when 'property' then r -> 'image_id'
      when 'site' then jsonb_build_array(r -> 'draft', r -> 'published')
      when 'decor' then r -> 'places'
    end)
$$;
--> statement-breakpoint
grant create on schema app to foyer_definer;
--> statement-breakpoint
set local role foyer_definer;
--> statement-breakpoint
create function app.keep_picture_uses() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  shown record;
begin
  if tg_op = 'DELETE' then
    delete from public.picture_uses u where u.source_id = old.id;
    return null;
  end if;
  select * into shown from app.pictures_shown(tg_argv[0], to_jsonb(new));
  delete from public.picture_uses u
  where u.source_id = new.id
    and not (u.media_id = any(shown.ids) and u.thing_id = shown.thing and u.live = shown.live);
  if cardinality(shown.ids) > 0 then
    insert into public.picture_uses (organisation_id, media_id, source, source_id, thing_id, live)
    select new.organisation_id, m.id, tg_argv[0], new.id, shown.thing, shown.live
    from public.media m where m.organisation_id = new.organisation_id and m.id = any(shown.ids)
    on conflict do nothing;
  end if;
  return null;
end
$$;
--> statement-breakpoint
reset role;
--> statement-breakpoint
revoke create on schema app from foyer_definer;
--> statement-breakpoint
create trigger picture_uses_kept after insert or delete or update of blocks, details, deleted_at on public.posts
  for each row execute function app.keep_picture_uses('post');
--> statement-breakpoint
create trigger picture_uses_kept after insert or delete or update of details, deleted_at on public.entries
  for each row execute function app.keep_picture_uses('entry');
--> statement-breakpoint
create trigger picture_uses_kept after insert or delete or update of blocks, details, live on public.publications
  for each row execute function app.keep_picture_uses('publication');
--> statement-breakpoint
create trigger picture_uses_kept after insert or delete or update of draft, published on public.site_settings
  for each row execute function app.keep_picture_uses('site');
--> statement-breakpoint
create trigger picture_uses_kept after insert or delete or update of places on public.hotel_decors
  for each row execute function app.keep_picture_uses('decor');
--> statement-breakpoint
create trigger picture_uses_kept after delete or update of image_id on public.properties
  for each row execute function app.keep_picture_uses('property');
--> statement-breakpoint
create trigger picture_uses_begun after insert on public.properties
  for each row when (new.image_id is not null) execute function app.keep_picture_uses('property');
--> statement-breakpoint
-- Events come in thousands and most without a picture: those cost nothing.
create trigger picture_uses_begun after insert on public.events
  for each row when (new.image_id is not null or new.secondary_image_id is not null)
  execute function app.keep_picture_uses('event');
--> statement-breakpoint
create trigger picture_uses_kept after update of image_id, secondary_image_id, status, translation_group on public.events
  for each row when (
    old.image_id is not null or old.secondary_image_id is not null
    or new.image_id is not null or new.secondary_image_id is not null)
  execute function app.keep_picture_uses('event');
--> statement-breakpoint
create trigger picture_uses_ended after delete on public.events
  for each row when (old.image_id is not null or old.secondary_image_id is not null)
  execute function app.keep_picture_uses('event');
--> statement-breakpoint
revoke execute on function app.keep_picture_uses(), app.pictures_shown(text, jsonb), app.ids_in(jsonb) from public;
--> statement-breakpoint
grant execute on function app.pictures_shown(text, jsonb), app.ids_in(jsonb) to foyer_definer;
--> statement-breakpoint
-- What stands already. What is forced holds for the owner of the tables too, who looks at every organisation here.
do $$
declare
  kind record;
  name text;
  tables text[] := array['media', 'picture_uses', 'posts', 'entries', 'publications', 'events', 'properties',
    'site_settings', 'hotel_decors'];
begin
  foreach name in array tables loop
    execute format('alter table public.%I no force row level security', name);
  end loop;
  for kind in
    select * from (values ('post', 'posts'), ('entry', 'entries'), ('publication', 'publications'), ('event', 'events'),
      ('property', 'properties'), ('site', 'site_settings'), ('decor', 'hotel_decors')) as kinds (source, held)
  loop
    execute format(
      'insert into public.picture_uses (organisation_id, media_id, source, source_id, thing_id, live)
       select m.organisation_id, m.id, %1$L, r.id, shown.thing, shown.live
       from public.%2$I r
       cross join lateral app.pictures_shown(%1$L, to_jsonb(r)) shown
       join public.media m on m.organisation_id = r.organisation_id and m.id = any(shown.ids)
       on conflict do nothing', kind.source, kind.held);
  end loop;
  foreach name in array tables loop
    execute format('alter table public.%I force row level security', name);
  end loop;
end
$$;
