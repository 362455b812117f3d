/**
 * The list of everything a team publishes: entries, events by their first language, and venues, filtered, sorted and
 * counted by kind in one statement.
 */
import type { PostKind, postQuery, postSort, postTab } from '@foyer/contract/posts';
import { type AnyColumn, and, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { containing } from '#db/listing.ts';
import { atProperty, inWorkspace } from '#db/reach.ts';
import { deliveries } from '#db/tables/channels.ts';
import { events, venues } from '#db/tables/content.ts';
import { entries, posts, publications } from '#db/tables/entries.ts';
import { workspaces } from '#db/tables/tenants.ts';
import { thrownAway } from '#db/tables/trash.ts';
import { visits } from '#db/tables/visits.ts';
import type { Scope } from '#lib/scope.ts';

type Query = z.output<typeof postQuery>;
export type PostFilter = Omit<Query, 'startDate' | 'endDate' | 'workspaceId' | 'propertyId'> & {
  since: Date | undefined;
  until: Date | undefined;
};
export type Listed = { kind: PostKind; id: string };

/** What stands under each tab. */
export const kindsOf: Readonly<Record<z.infer<typeof postTab>, readonly PostKind[]>> = {
  all: ['event_page', 'landing_page', 'page', 'property_post', 'article', 'event', 'venue'],
  'landing-pages': ['event_page', 'landing_page', 'page'],
  'property-posts': ['property_post'],
  blog: ['article'],
  events: ['event'],
  venues: ['venue'],
};

const kindOfEntry = sql`case when ${entries.type} = 'landing_page' and ${entries.eventId} is not null
  then 'event_page' else ${entries.type} end`;

/** Ids of one page, and of every kind how many there are with the same filters. */
export async function listPosts(
  scope: Scope,
  filter: PostFilter,
): Promise<{ rows: Listed[]; counts: Partial<Record<PostKind, number>> }> {
  const wanted = kindsOf[filter.tab].filter((kind) => filter.kind === undefined || kind === filter.kind);
  const where = {
    entries: ofEntries(scope, filter),
    events: ofEvents(scope, filter),
    venues: ofVenues(scope, filter),
    thrown: ofThrown(scope, filter),
  };
  const parts = isRead(filter) ? foundOnce(filter, wanted, where) : foundInOrder(filter, wanted, where);
  const { rows } = await scope.db.execute<{ counts: Record<PostKind, number>; rows: Listed[] }>(sql`
    with ${parts}
    select (select coalesce(jsonb_object_agg(kind, n), '{}') from counted) as counts,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', id) order by place), '[]') from listed) as rows`);
  return rows[0] ?? { rows: [], counts: {} };
}

type Conditions = Record<'entries' | 'events' | 'venues' | 'thrown', SQL>;
type Parts = (filter: PostFilter, wanted: readonly PostKind[], where: Conditions) => SQL;

/** Whether every row has to be read before the first is known: no index holds what is asked. */
const isRead = (filter: PostFilter): boolean =>
  Boolean(ofTheirLanguages(filter) || filter.deleted || filter.live || filter.since || filter.until) ||
  Boolean(filter.search) ||
  !sortings[filter.sort].indexed;

/** What the filters leave, found once for the counts and for the page. */
const foundOnce: Parts = (filter, wanted, where) => {
  const { keys, descending, ranked = sql`found` } = sortings[filter.sort];
  const direction = descending ? sql`desc` : sql`asc`;
  return sql`found as materialized (
      select ${kindOfEntry} as kind, ${entries.id} as id, ${keys.entries} as key from ${entries} where ${where.entries}
      union all select 'event', ${events.id}, ${keys.events} from ${events} where ${where.events}
      union all select 'venue', ${venues.id}, ${keys.venues} from ${venues} where ${where.venues}
      union all select kind, ${thrownAway.id}, ${keys.thrown} from ${thrownAway} where ${where.thrown}
    ), counted as (
      select kind, count(*) as n from found group by kind
    ), listed as (
      select kind, id, row_number() over () as place from (
        select kind, id from ${ranked} as ranked where kind = any(${sql.param([...wanted])}::text[])
        order by key ${direction} nulls last, id ${direction} limit ${filter.take} offset ${filter.skip}
      ) page
    )`;
};

/** Counts beside a page that is put together from the first rows of each branch, which indexes hold in their order. */
const foundInOrder: Parts = (filter, wanted, where) => sql`
  counted as (
    select ${kindOfEntry} as kind, count(*) as n from ${entries} where ${where.entries} group by 1
    union all select 'event', count(*) from ${events} where ${where.events}
    union all select 'venue', count(*) from ${venues} where ${where.venues}
  ), listed as (${page(filter, wanted, where)})`;

/** The rows of the page: the first of each branch, put together and cut again. */
function page(filter: PostFilter, wanted: readonly PostKind[], where: Conditions): SQL {
  const { keys, descending } = sortings[filter.sort];
  const direction = descending ? sql`desc` : sql`asc`;
  // Where every row has a key, its order is an index's; nulls come last either way.
  const order = (nullable: boolean) => sql`key ${direction}${nullable ? sql` nulls last` : sql``}, id ${direction}`;
  const most = sql`limit ${filter.skip + filter.take}`;
  const ofTypes = wanted.filter((kind) => kind !== 'event' && kind !== 'venue');
  const branches = [
    ofTypes.length > 0 &&
      sql`(select ${kindOfEntry} as kind, ${entries.id} as id, ${keys.entries} as key from ${entries}
        where ${where.entries} and ${kindOfEntry} = any(${sql.param(ofTypes)}::text[])
        order by ${order(filter.sort.endsWith('eventDate'))} ${most})`,
    wanted.includes('event') &&
      sql`(select 'event' as kind, ${events.id} as id, ${keys.events} as key from ${events} where ${where.events}
        order by ${order(false)} ${most})`,
    wanted.includes('venue') &&
      sql`(select 'venue' as kind, ${venues.id} as id, ${keys.venues} as key from ${venues} where ${where.venues}
        order by ${order(filter.sort.endsWith('eventDate'))} ${most})`,
  ].filter((branch) => branch !== false);
  const all = branches.length > 0 ? sql.join(branches, sql` union all `) : nothing;
  return sql`select kind, id, row_number() over (order by ${order(true)}) as place from (${all}) put
    order by place limit ${filter.take} offset ${filter.skip}`;
}

const nothing = sql`select null::text as kind, null::uuid as id, null::text as key where false`;

/**
 * What was found with the visits of the last thirty days at all its addresses. Each address is looked up once and added
 * to what stands there, instead of the addresses of each thing being asked for.
 */
const byAddress = sql`(
  select id, max(kind) as kind, sum(n) as key from (
    select kind, id, 0 as n from found
    union all select null, shown.thing_id, visited.n from (
      select domain_id, path, sum(count) as n from ${visits}
      where day > (now() at time zone 'utc')::date - 30 group by domain_id, path
    ) visited join ${publications} shown on shown.domain_id = visited.domain_id and shown.path = visited.path
  ) put group by id having max(kind) is not null)`;

const titleOfEntry = sql`lower(coalesce((
  select nullif(told.title, '') from ${posts} told
  where told.entry_id = ${entries.id} and told.language = ${entries.sourceLanguage}), ${entries.name}))`;
const dateOfEntry = sql`(select about.start_date from ${events} about where about.id = ${entries.eventId})`;

type Keys = Conditions;
const byUpdate: Keys = {
  entries: sql`${entries.updatedAt}`,
  events: sql`${events.updatedAt}`,
  venues: sql`${venues.updatedAt}`,
  thrown: sql`${thrownAway.deletedAt}`,
};
const byTitle: Keys = {
  entries: titleOfEntry,
  events: sql`lower(${events.title})`,
  venues: sql`lower(${venues.title})`,
  thrown: sql`lower(${thrownAway.title})`,
};
const byDate: Keys = {
  entries: dateOfEntry,
  events: sql`${events.startDate}`,
  venues: sql`null::timestamptz`,
  thrown: sql`${thrownAway.startDate}`,
};
const no = sql`null::int`;
const unkeyed: Keys = { entries: no, events: no, venues: no, thrown: no };
/** `indexed`: events and entries stand in this order in an index. */
type Sorting = { keys: Keys; descending: boolean; indexed: boolean; ranked?: SQL };
const sortings: Readonly<Record<z.infer<typeof postSort>, Sorting>> = {
  updatedAt: { keys: byUpdate, descending: false, indexed: true },
  '-updatedAt': { keys: byUpdate, descending: true, indexed: true },
  title: { keys: byTitle, descending: false, indexed: false },
  '-title': { keys: byTitle, descending: true, indexed: false },
  eventDate: { keys: byDate, descending: false, indexed: true },
  '-eventDate': { keys: byDate, descending: true, indexed: true },
  '-visits': { keys: unkeyed, descending: true, indexed: false, ranked: byAddress },
};

const every = (...conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`;
const never = sql`false`;
/** A condition on what is searched for, where something is. */
const searching = ({ search }: PostFilter, where: (pattern: string) => SQL | undefined) =>
  search ? where(containing(search)) : undefined;

function onDomain({ domainId }: PostFilter, workspace: AnyColumn): SQL | undefined {
  if (!domainId) return undefined;
  return sql`${workspace} = any(array(
    select ${workspaces.id} from ${workspaces} where ${workspaces.domainId} = ${domainId}))`;
}

/** Overlaps the days asked for. */
function within({ since, until }: PostFilter, start: SQL, end: SQL): SQL | undefined {
  if (!since && !until) return undefined;
  return every(
    since ? sql`coalesce(${end}, ${start}) >= ${since.toISOString()}` : undefined,
    until ? sql`${start} < ${until.toISOString()}` : undefined,
  );
}

function ofEntries(scope: Scope, filter: PostFilter): SQL {
  const { organisationId: organisation, workspaceId: workspace, propertyId: property } = entries;
  const overlaps = within(filter, sql`about.start_date`, sql`about.end_date`);
  const told = ofTheirLanguages(filter);
  const inIt = filter.language ? sql` and told.language = ${filter.language}` : sql``;
  const some = sql`exists (select from ${posts} told
    where told.entry_id = ${entries.id} and told.published_version is not null${inIt})`;
  return every(
    filter.deleted ? isNotNull(entries.deletedAt) : isNull(entries.deletedAt),
    atProperty(scope, { organisation, workspace, property }),
    onDomain(filter, workspace),
    told && sql`exists (select from ${posts} told where told.entry_id = ${entries.id} and ${told})`,
    filter.live && (filter.live === 'true' ? some : sql`not ${some}`),
    overlaps && sql`exists (select from ${events} about where about.id = ${entries.eventId} and ${overlaps})`,
    searching(
      filter,
      (pattern) => sql`(${entries.name} ilike ${pattern} or ${entries.id} in (select told.entry_id from ${posts} told
        where ${inOrganisation(scope)} and (told.title ilike ${pattern} or told.slug ilike ${pattern})))`,
    ),
  );
}

/** What one language of an entry has to be: all that is asked at once. */
function ofTheirLanguages({ status, language, behind, open, drifted, offGuide }: PostFilter): SQL | undefined {
  if (!status && !language && !behind && !open && !drifted && !offGuide) return undefined;
  return every(
    status && sql`told.status = ${status}`,
    language && sql`told.language = ${language}`,
    behind
      ? sql`told.source_version < (select source.text_version from ${posts} source
          where source.entry_id = told.entry_id and source.language = ${entries.sourceLanguage})`
      : undefined,
    open
      ? sql`(told.open_claims > 0 or exists (select from ${publications} shown
          where shown.post_id = told.id and shown.live and shown.stale_claims <> '[]'))`
      : undefined,
    drifted ? isDrifted(sql`told.entry_id`) : undefined,
    offGuide
      ? sql`exists (select from ${publications} shown
          where shown.post_id = told.id and shown.live and shown.style_breaches > 0)`
      : undefined,
  );
}

/** Somebody has changed the language in WordPress, and nobody has decided about it. */
const isDrifted = (thing: SQL): SQL => sql`exists (select from ${deliveries} there where there.thing_id = ${thing}
  and there.language = told.language and there.drift is not null and there.adopted_at is null)`;

/** An event follows no source and no style guide and makes no claims: what is behind, open or off it is none of them. */
function ofEvents(scope: Scope, filter: PostFilter): SQL {
  if (filter.written || filter.deleted || filter.behind || filter.open || filter.offGuide) return never;
  const { status, language, drifted } = filter;
  // `is true` keeps the planner from joining: they are found once, and each event is looked up in their hash.
  const groups = (what: SQL) =>
    sql`select told.translation_group from ${events} told where ${inOrganisation(scope)} and ${what}`;
  const told = (what: SQL) => sql`(${events.id} in (${groups(what)})) is true`;
  const isLive = sql`told.status = 'published'`;
  return every(
    inWorkspace(scope, events.organisationId, events.workspaceId),
    sql`${events.id} = ${events.translationGroup}`,
    onDomain(filter, events.workspaceId),
    status || language
      ? told(every(status && sql`told.status = ${status}`, language && sql`told.language = ${language}`))
      : undefined,
    drifted ? told(isDrifted(sql`told.translation_group`)) : undefined,
    filter.live && (filter.live === 'true' ? told(isLive) : sql`${events.id} not in (${groups(isLive)})`),
    within(filter, sql`${events.startDate}`, sql`${events.endDate}`),
    searching(filter, (pattern) => told(sql`(told.title ilike ${pattern} or told.slug ilike ${pattern})`)),
  );
}

function ofVenues(scope: Scope, filter: PostFilter): SQL {
  const { written, deleted, behind, open, drifted, offGuide } = filter;
  if (written || deleted || behind || open || drifted || offGuide || filter.since || filter.until) return never;
  const { status, language, live } = filter;
  const shown = (what: SQL | undefined) =>
    sql`exists (select from ${publications} shown where shown.thing_id = ${venues.id} and shown.live and ${what})`;
  return every(
    inWorkspace(scope, venues.organisationId, venues.workspaceId),
    onDomain(filter, venues.workspaceId),
    status && sql`${venues.status} = ${status}`,
    language && shown(sql`shown.language = ${language}`),
    live && (live === 'true' ? sql`${venues.status} = 'published'` : sql`${venues.status} <> 'published'`),
    searching(filter, (pattern) => or(sql`${venues.title} ilike ${pattern}`, shown(sql`shown.path ilike ${pattern}`))),
  );
}

/** Events and venues in the trash: nothing of them is live, behind or open, and what they were planned for is off. */
function ofThrown(scope: Scope, filter: PostFilter): SQL {
  const { written, deleted, behind, open, drifted, offGuide, status, language, live } = filter;
  if (!deleted || written || behind || open || drifted || offGuide || live === 'true' || (status && status !== 'draft'))
    return never;
  return every(
    inWorkspace(scope, thrownAway.organisationId, thrownAway.workspaceId),
    onDomain(filter, thrownAway.workspaceId),
    language && sql`${language} = any(${thrownAway.languages})`,
    within(filter, sql`${thrownAway.startDate}`, sql`${thrownAway.endDate}`),
    searching(filter, (pattern) => sql`${thrownAway.title} ilike ${pattern}`),
  );
}

/** Row-level security alone holds the inner look to the tenant; this lets an index be used for it. */
const inOrganisation = ({ organisationId }: Scope): SQL =>
  organisationId ? sql`told.organisation_id = ${organisationId}` : sql`true`;
