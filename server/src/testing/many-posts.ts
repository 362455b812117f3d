/**
 * A whole installation at once, for benches and for looking at query plans: one organisation with 10,000 events around its
 * house and about 4,000 posts, and 199 neighbours with about 6,000 posts and 10,000 events between them, so that the
 * planner takes the one for no bigger than any other. What it writes are statements for the owner of the tables.
 */
import type { TestOrganization } from './factories.ts';

export const neighbours = 199;

type House = Pick<TestOrganization, 'id' | 'domain' | 'styleguide' | 'workspace' | 'property'>;

/** One text of several statements, which belong into one transaction. */
export const fillInstallation = ({ id, domain, styleguide, workspace, property }: House): string => `
  create temp table houses on commit drop as
    select 0 as n, '${id}'::uuid as organisation, '${domain.id}'::uuid as domain, '${styleguide.id}'::uuid as styleguide,
      '${workspace.id}'::uuid as workspace, '${property.id}'::uuid as property, 2000 as entries, 10000 as events
    union all select n, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 15, 50
    from generate_series(1, ${neighbours}) n;
  insert into organizations (id, name) select organisation, 'Neighbour ' || n from houses where n > 0;
  insert into domains (id, organisation_id, name, tld) select domain, organisation, 'neighbour-' || n, 'localhost'
    from houses where n > 0;
  insert into styleguides (id, organisation_id, name, content)
    select h.styleguide, h.organisation, 'Style guide', s.content from houses h, styleguides s
    where h.n > 0 and s.id = '${styleguide.id}';
  insert into workspaces (id, organisation_id, name, domain_id, styleguide_id)
    select workspace, organisation, 'Neighbour ' || n, domain, styleguide from houses where n > 0;
  insert into properties (id, organisation_id, workspace_id, name, type, address, city, country, latitude, longitude, time_zone)
    select h.property, h.organisation, h.workspace, 'House ' || h.n, p.type, p.address, p.city, p.country, p.latitude,
      p.longitude, p.time_zone
    from houses h, properties p where h.n > 0 and p.id = '${property.id}';
  insert into property_languages (id, organisation_id, property_id, language_id, is_default)
    select gen_random_uuid(), organisation, property, told, told = 'en' from houses, unnest(array['en', 'de']) told;
  insert into venues (id, organisation_id, workspace_id, title, address, city, country, latitude, longitude, status)
    select gen_random_uuid(), h.organisation, h.workspace, 'Hall ' || i, 'Market Street ' || i, 'Bregenz', 'AT',
      ${property.latitude} + (random() - 0.5) * 0.4, ${property.longitude} + (random() - 0.5) * 0.4, 'published'
    from houses h, generate_series(1, greatest(2, h.events / 50)) i;
  create temp table halls on commit drop as
    select *, row_number() over (partition by organisation_id order by id) - 1 as place,
      count(*) over (partition by organisation_id) as places
    from venues;
  insert into events (id, organisation_id, workspace_id, translation_group, language, title, description, slug, status,
    start_date, end_date, time_zone, venue_id, latitude, longitude, category, expected_visitors, weight, updated_at)
  select drawn.id, drawn.organisation, drawn.workspace, drawn.id, 'en', 'Event ' || drawn.i,
    'One of many, put in to be found among them.', 'event-' || drawn.i,
    case when drawn.i % 5 = 0 then 'draft' else 'published' end, drawn.start_date,
    case when drawn.i % 4 = 0 then drawn.start_date + (1 + drawn.i % 5) * interval '1 day' end, 'Europe/Vienna',
    v.id, v.latitude, v.longitude,
    (array['market', 'music', 'stage', 'outdoor', 'sport', 'food', 'trade', 'parade', 'family', 'art'])[1 + drawn.i % 10],
    (drawn.i % 60) * 100, 1 + drawn.i % 3, now() - random() * interval '300 days'
  from (
    select gen_random_uuid() as id, h.organisation, h.workspace, i, now() + (random() * 180 - 60) * interval '1 day' as start_date
    from houses h, generate_series(1, h.events) i offset 0
  ) drawn join halls v on v.organisation_id = drawn.organisation and v.place = drawn.i % v.places;
  insert into events (id, organisation_id, workspace_id, translation_group, language, title, description, slug, status,
    start_date, end_date, time_zone, venue_id, latitude, longitude, category, expected_visitors, weight)
  select gen_random_uuid(), organisation_id, workspace_id, id, 'de', 'Fest ' || title, description, 'fest-' || slug, status,
    start_date, end_date, time_zone, venue_id, latitude, longitude, category, expected_visitors, weight
  from events where expected_visitors % 500 = 0;
  create temp table about on commit drop as
    select id, organisation_id, row_number() over (partition by organisation_id order by id) as place
    from events where id = translation_group;
  insert into entries (id, organisation_id, type, workspace_id, property_id, event_id, name, details, source_language,
    created_at, updated_at, deleted_at)
  select gen_random_uuid(), h.organisation, case when i % 4 = 0 then 'property_post' when i % 10 = 1 then 'article'
      else 'landing_page' end,
    h.workspace, h.property, case when i % 4 <> 0 and i % 10 <> 1 then a.id end, 'Page ' || i, '{}', 'en',
    now() - random() * interval '300 days', now() - random() * interval '300 days',
    case when i % 40 = 3 then now() end
  from houses h cross join lateral generate_series(1, h.entries) i
    left join about a on a.organisation_id = h.organisation and a.place = i;
  insert into posts (id, organisation_id, type, entry_id, domain_id, language, status, title, slug, blocks, text_version,
    source_version, style_score, open_claims, published_version, published_at, published_by, failure, deleted_at, updated_at)
  select gen_random_uuid(), e.organisation_id, e.type, e.id, h.domain, told,
    (array['published', 'published', 'published', 'draft', 'failed'])[1 + e.i % 5], e.name || ' ' || told,
    'page-' || e.i || '-' || told, (select jsonb_agg(jsonb_build_object('kind', 'introduction', 'id', 'b' || b, 'locked', false,
      'origin', 'person', 'heading', '', 'paragraphs', jsonb_build_array(
      repeat('Sauna and pool are open until late in the evening. ', 12)))) from generate_series(1, 8) b),
    1 + e.i % 3, case when told = 'de' then 1 + e.i % 2 end, 60 + e.i % 40, case when e.i % 20 = 0 then 2 else 0 end,
    case when e.i % 5 < 3 then 1 end, case when e.i % 5 < 3 then e.updated_at end, case when e.i % 5 < 3 then 'Lukas Brandner' end,
    case when e.i % 5 = 4 then 'The address is taken' end, e.deleted_at, e.updated_at
  from (select *, substr(name, 6)::int as i from entries) e join houses h on h.organisation = e.organisation_id,
    unnest(array['en', 'de']) told;
  insert into post_versions (id, organisation_id, post_id, version, title, description, slug, blocks, saved_by, saved_by_id, saved_at)
  select gen_random_uuid(), p.organisation_id, p.id, v, p.title, '', p.slug, p.blocks,
    (array['Lukas Brandner', 'Greta Hagen', 'Ana Ruiz', 'Jean Petit'])[1 + (p.text_version + v) % 4], gen_random_uuid(), p.updated_at
  from posts p, generate_series(1, 2) v;
  insert into publications (id, organisation_id, workspace_id, domain_id, path, live, type, thing_id, post_id, entry_id,
    property_id, event_id, language, title, description, blocks, claims, published_by, published_at)
  select gen_random_uuid(), p.organisation_id, e.workspace_id, p.domain_id,
    case when p.language = 'en' then '' else '/' || p.language end || '/' || p.slug, true, p.type, e.id, p.id, e.id, e.property_id,
    e.event_id, p.language, p.title, '', p.blocks, '[]', 'Lukas Brandner', p.updated_at
  from posts p join entries e on e.id = p.entry_id where p.published_version is not null and e.deleted_at is null;
  insert into publications (id, organisation_id, workspace_id, domain_id, path, live, type, thing_id, event_id,
    language, title, description, blocks, claims, published_by, published_at)
  select gen_random_uuid(), e.organisation_id, e.workspace_id, h.domain,
    case when e.language = 'en' then '' else '/' || e.language end || '/events/' || e.slug, true, 'event', e.translation_group, e.id,
    e.language, e.title, e.description, '[]', '[]', 'Lukas Brandner', e.updated_at
  from events e join houses h on h.organisation = e.organisation_id where e.status = 'published';
  insert into publications (id, organisation_id, workspace_id, domain_id, path, live, type, thing_id, venue_id,
    language, title, description, blocks, claims, published_by, published_at)
  select gen_random_uuid(), v.organisation_id, v.workspace_id, h.domain,
    case when told = 'en' then '' else '/' || told end || '/venues/hall-' || substr(v.title, 6), true, 'venue', v.id, v.id,
    told, v.title, '', '[]', '[]', 'Lukas Brandner', v.updated_at
  from venues v join houses h on h.organisation = v.organisation_id, unnest(array['en', 'de']) told;
  update publications set stale_claims = jsonb_build_array(jsonb_build_object('blockId', 'b1', 'field', 'text', 'start', 4,
      'end', 10, 'text', '22:00', 'kind', 'time', 'verdict', 'contradicted', 'approved', false,
      'restedOn', jsonb_build_object('type', 'fact', 'name', 'hours:' || substr(path, 6, 9), 'value', '07:00-22:00'),
      'source', jsonb_build_object('type', 'fact', 'name', 'hours:' || substr(path, 6, 9), 'value', '07:00-21:00'),
      'expected', '21:00', 'sentence', jsonb_build_object('text', 'The pool is open until 22:00.', 'start', 23, 'end', 28)))
    where entry_id is not null and path like '%0-en';
  insert into visits (organisation_id, domain_id, path, day, count)
    select organisation_id, domain_id, path, (now() at time zone 'utc')::date - d, 1 + d
    from publications, generate_series(0, 4) d where live;
  insert into source_changes (id, organisation_id, event_id, name, was, now, changed_by, changed_at, checked_at)
    select distinct on (event_id) gen_random_uuid(), organisation_id, event_id, 'event.startDate', '2026-10-01T10:00:00+02:00',
      '2026-10-02T10:00:00+02:00', 'Greta Hagen', now(), now()
    from publications where entry_id is not null and event_id is not null and path like '%7-en';
  insert into audit_log (id, organisation_id, workspace_id, actor_id, actor_name, action, target_kind, target_id, at)
    select gen_random_uuid(), e.organisation_id, e.workspace_id, null, 'Lukas Brandner',
      replace(e.type, '_', '-') || '.published', 'entry', e.id::text, now() - random() * interval '200 days'
    from entries e, generate_series(1, 3);
  insert into media (id, organisation_id, workspace_id, property_id, title, mime_type, width, height, alt_text)
    select gen_random_uuid(), h.organisation, h.workspace, h.property, 'Picture ' || i, 'image/jpeg', 1600, 900,
      case i % 3 when 0 then '{}' when 1 then '{"en": "A pool"}' else '{"en": "A pool", "de": "Ein Becken"}' end::jsonb
    from houses h, generate_series(1, h.entries / 4) i`;

/** The tables it fills, for the planner to count. */
export const filledTables = [
  ...['domains', 'workspaces', 'properties', 'venues', 'events', 'entries', 'posts', 'post_versions', 'publications'],
  ...['visits', 'source_changes', 'audit_log', 'media'],
];
