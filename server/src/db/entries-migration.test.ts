import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, 'migrations');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const own = files.indexOf('0017_entries.sql');
let database: PGlite;

const run = async (names: readonly string[]) => {
  for (const name of names) {
    const statements = readFileSync(path.join(folder, name), 'utf8').split('--> statement-breakpoint');
    await database.exec('begin');
    for (const statement of statements) await database.exec(statement);
    await database.exec('commit');
  }
};
const ids = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const [org, domain, guide, workspace, property, page, english, german, empty] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(ids);
const text = JSON.stringify([
  { kind: 'introduction', id: 'i', locked: false, origin: 'person', heading: '', paragraphs: ['Lake'] },
]);

/** An installation as it was when landing pages were all there was. */
beforeAll(async () => {
  database = await PGlite.create({ extensions: { btree_gist, pg_trgm } });
  await run(files.slice(0, own));
  await database.exec(`
    insert into organizations (id, name) values ('${org}', 'Halden');
    insert into domains (id, organisation_id, name, tld) values ('${domain}', '${org}', 'halden', 'localhost');
    insert into styleguides (id, organisation_id, name, content) values ('${guide}', '${org}', 'Guide', '{}');
    insert into workspaces (id, organisation_id, name, domain_id, styleguide_id, property_slots)
      values ('${workspace}', '${org}', 'Lake', '${domain}', '${guide}', 5);
    insert into properties (id, organisation_id, workspace_id, name, type, address, city, country, latitude, longitude,
        time_zone)
      values ('${property}', '${org}', '${workspace}', 'House', 'hotel', 'Quay 1', 'Bregenz', 'AT', 47.5, 9.7,
        'Europe/Vienna');
    insert into landing_pages (id, organisation_id, workspace_id, property_id, styleguide_id, name, brief)
      values ('${page}', '${org}', '${workspace}', '${property}', '${guide}', 'Pool', '{"angle":"Sauna"}');
    insert into posts (id, organisation_id, type, landing_page_id, domain_id, language, slug, title, blocks, version,
        status, published_version)
      values ('${english}', '${org}', 'landing_page', '${page}', '${domain}', 'en', 'pool', 'Pool', '${text}', 7,
          'published', 6),
        ('${german}', '${org}', 'landing_page', '${page}', '${domain}', 'de', 'becken', 'Becken', '${text}', 3,
          'draft', null),
        ('${empty}', '${org}', 'landing_page', '${page}', '${domain}', 'fr', 'bassin', '', '[]', 1, 'draft', null);
    insert into post_versions (id, organisation_id, post_id, version, title, description, slug, blocks, saved_by,
        created_at)
      values (gen_random_uuid(), '${org}', '${english}', 7, 'Pool', '', 'pool', '${text}', 'Ines', '2026-01-02');
    insert into approvals (id, organisation_id, post_id, text, kind, reason, approved_by)
      values (gen_random_uuid(), '${org}', '${english}', 'the best', 'superlative', 'So it is', 'Ines');
    insert into publications (id, organisation_id, domain_id, path, live, post_id, landing_page_id, property_id,
        language, title, description, blocks, claims, published_by, published_at)
      values (gen_random_uuid(), '${org}', '${domain}', '/pool', true, '${english}', '${page}', '${property}', 'en',
        'Pool', '', '${text}', '[]', 'Ines', now());
  `);
  await database.exec(`
    insert into venues (id, organisation_id, workspace_id, title, address, city, country, latitude, longitude)
      values ('${property}', '${org}', '${workspace}', 'Harbour', 'Quay', 'Lindau', 'DE', 47.5, 9.6);
    insert into events (id, organisation_id, workspace_id, translation_group, language, title, slug, status, start_date,
        time_zone, venue_id, latitude, longitude, category)
      select id::uuid, '${org}', '${workspace}', id::uuid, language, 'Advent', 'advent', status, now(), 'Europe/Vienna',
        '${property}', 47.5, 9.6, 'market'
      from (values ('${english}', 'en', 'published'), ('${german}', 'de', 'published'), ('${empty}', 'en', 'published'),
        ('${page}', 'en', 'draft')) told (id, language, status);
  `);
  await run(files.slice(own));
}, 120_000);
afterAll(() => database.close());

test('keeps pages, drafts, history, approvals and what guests see', async () => {
  const { rows } = await database.query(`
    select e.type, e.name, e.source_language, e.brief, p.language, p.version, p.text_version, p.source_version,
      p.published_version, p.blocks <> '[]' as written
    from entries e join posts p on p.entry_id = e.id order by p.id`);
  const kept = { type: 'landing_page', name: 'Pool', source_language: 'en', brief: { angle: 'Sauna' } };
  expect(rows).toEqual([
    { ...kept, language: 'en', version: 7, text_version: 7, source_version: null, published_version: 6, written: true },
    { ...kept, language: 'de', version: 3, text_version: 3, source_version: 7, published_version: null, written: true },
    {
      ...kept,
      language: 'fr',
      version: 1,
      text_version: 1,
      source_version: null,
      published_version: null,
      written: false,
    },
  ]);
  const history = await database.query(
    `select version, saved_by, sealed, saved_at = created_at as same from post_versions`,
  );
  expect(history.rows).toEqual([{ version: 7, saved_by: 'Ines', sealed: true, same: true }]);
  expect((await database.query('select reason from approvals')).rows).toEqual([{ reason: 'So it is' }]);
  const live = await database.query(
    'select type, thing_id, entry_id, workspace_id, stale_claims from publications where entry_id is not null',
  );
  expect(live.rows).toEqual([
    { type: 'landing_page', thing_id: page, entry_id: page, workspace_id: workspace, stale_claims: null },
  ]);
});

test('keeps every table closed, and its constraints under the names of the tables', async () => {
  const closed = await database.query(`
    select relname, relrowsecurity and relforcerowsecurity as closed from pg_class
    where relname in ('entries', 'posts', 'post_versions', 'publications', 'properties')`);
  expect(closed.rows).toHaveLength(5);
  expect(closed.rows.every((row) => (row as { closed: boolean }).closed)).toBe(true);
  const old =
    await database.query(`select conname from pg_constraint where conname like '%landing_page%' and contype <> 'n'
    union all select indexname from pg_indexes where indexname like '%landing_page%'`);
  expect(old.rows).toEqual([]);
});

test('gives events that were published an address in their language, and none to a draft', async () => {
  const { rows } = await database.query(
    `select path, live, thing_id, event_id, workspace_id from publications where type = 'event' order by path`,
  );
  const shown = (path: string, id: string | undefined) => ({
    ...{ path, live: true, thing_id: id, event_id: id, workspace_id: workspace },
  });
  expect(rows).toEqual([
    shown('/de/events/advent', german),
    shown('/events/advent', english),
    shown('/events/advent-2', empty),
  ]);
});
