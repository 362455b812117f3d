-- Events that were published before events had pages get them: an address for each language, those of one name numbered.
-- What is forced holds for the owner of the tables too, who looks at every organisation here.
ALTER TABLE "publications" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "events" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "workspaces" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
insert into public.publications (id, organisation_id, workspace_id, domain_id, path, live, type, thing_id, event_id,
  language, title, description, blocks, claims, published_by, published_at)
select gen_random_uuid(), told.organisation_id, told.workspace_id, told.domain_id,
  told.path || case when told.place > 1 then '-' || told.place else '' end, true, 'event', told.translation_group,
  told.id, told.language, told.title, told.description, '[]', '[]', 'Foyer', told.updated_at
from (
  select named.*, row_number() over (partition by domain_id, path order by created_at, id) as place
  from (
    select e.*, w.domain_id,
      case when e.language = 'en' then '' else '/' || e.language end || '/events/' || coalesce(nullif(e.slug, ''), 'event')
        as path
    from public.events e join public.workspaces w on w.id = e.workspace_id
    where e.status = 'published'
      and not exists (select from public.publications p where p.event_id = e.id and p.type = 'event')
  ) named
) told
on conflict (domain_id, path) do nothing;
--> statement-breakpoint
ALTER TABLE "publications" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "workspaces" FORCE ROW LEVEL SECURITY;
