/** The SQL of what is to be brought to a WordPress: written in the transaction that changes what guests see. */
import type { Language } from '@foyer/contract/languages';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { channels, deliveries } from '#db/tables/channels.ts';
import { events } from '#db/tables/content.ts';
import { publications } from '#db/tables/entries.ts';
import type { TenantScope } from '#lib/scope.ts';

/** Seconds since 1970, and always more than before. */
export const nextWanted = sql`greatest(${deliveries.wanted} + 1, extract(epoch from clock_timestamp())::bigint)`;
const firstWanted = sql<number>`extract(epoch from clock_timestamp())::bigint`;

type Mark = { channelId: string; type: typeof publications.$inferSelect.type; thingId: string; language: Language };

/** Pages of a domain with a channel that this transaction has put up, changed or taken away. */
export const touchedHere = (scope: TenantScope, domainId: string): Promise<Mark[]> =>
  marksOf(scope, domainId, sql`${publications.updatedAt} = now()`);

/** Everything live on a domain with a channel, and what once was brought there and may have to go. */
export const allOf = (scope: TenantScope, domainId: string): Promise<Mark[]> =>
  marksOf(
    scope,
    domainId,
    sql`(${publications.live} or exists (select from ${deliveries} there where there.channel_id = ${channels.id}
      and there.thing_id = ${publications.thingId} and there.language = ${publications.language}
      and there.stands <> 'gone'))`,
  );

/** What is live about these events, or shows one of these pictures. */
export const liveAbout = (scope: TenantScope, domainId: string, about: About): Promise<Mark[]> =>
  marksOf(scope, domainId, and(eq(publications.live, true), aboutOf(about)));

export type About = { propertyId: string } | { eventIds: readonly string[] } | { pictureIds: readonly string[] };

function aboutOf(about: About): SQL | undefined {
  if ('propertyId' in about) return eq(publications.propertyId, about.propertyId);
  if ('eventIds' in about) return inArray(publications.eventId, [...about.eventIds]);
  const ids = sql`${sql.param([...about.pictureIds])}::text[]`;
  return sql`exists (select from unnest(${ids}) picture where ${publications.blocks}::text like '%' || picture || '%'
    or ${publications.details}::text like '%' || picture || '%' or exists (select from ${events} told
      where told.id = ${publications.eventId} and picture in (told.image_id::text, told.secondary_image_id::text)))`;
}

const marksOf = (scope: TenantScope, domainId: string, where: SQL | undefined): Promise<Mark[]> =>
  scope.db
    .selectDistinct({
      channelId: channels.id,
      type: publications.type,
      thingId: publications.thingId,
      language: publications.language,
    })
    .from(channels)
    .innerJoin(publications, eq(publications.domainId, channels.domainId))
    .where(
      and(
        eq(channels.domainId, domainId),
        // Venues are terms of events there, and nothing makes plain pages.
        inArray(publications.type, ['landing_page', 'property_post', 'article', 'event']),
        where,
      ),
    );

/** Makes these due; what a person was asked about is tried anew. */
export async function putDue(scope: TenantScope, domainId: string, marks: readonly Mark[]): Promise<void> {
  if (marks.length === 0) return;
  const { organisationId } = scope;
  await scope.db
    .insert(deliveries)
    .values(marks.map((mark) => ({ ...mark, organisationId, domainId, wanted: firstWanted })))
    .onConflictDoUpdate({
      target: [deliveries.channelId, deliveries.thingId, deliveries.language],
      set: { wanted: nextWanted, tries: 0, problem: null, stuck: false, nextTryAt: sql`now()` },
    });
}
