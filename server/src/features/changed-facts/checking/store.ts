/** Reads the live texts a source is about, and keeps which of their claims it no longer bears. */
import type { OutdatedClaim } from '@foyer/contract/changed-facts';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { entries, publications } from '#db/tables/entries.ts';
import { sourceChanges } from '#db/tables/overview.ts';
import type { TenantScope } from '#lib/scope.ts';
import { inAct } from '../../access/rules.ts';

type EntryRow = typeof entries.$inferSelect;

/** A text guests read, as far as its claims go, and the entry it is one language of. */
export type LiveRow = Pick<
  typeof publications.$inferSelect,
  | 'id'
  | 'entryId'
  | 'propertyId'
  | 'eventId'
  | 'language'
  | 'title'
  | 'description'
  | 'blocks'
  | 'claims'
  | 'publishedAt'
> & { staleClaims: OutdatedClaim[] | null; entry: EntryRow };

const columns = {
  id: publications.id,
  entryId: publications.entryId,
  propertyId: publications.propertyId,
  eventId: publications.eventId,
  language: publications.language,
  title: publications.title,
  description: publications.description,
  blocks: publications.blocks,
  claims: publications.claims,
  publishedAt: publications.publishedAt,
  staleClaims: sql<OutdatedClaim[] | null>`${publications.staleClaims}`,
  entry: getTableColumns(entries),
};

/** Live texts about a property or about an event, after the one of the given id. */
export const liveTexts = (
  scope: TenantScope,
  about: { propertyId: string | null; eventIds: readonly string[] },
  after: string | null,
  take: number,
): Promise<LiveRow[]> =>
  scope.db
    .select(columns)
    .from(publications)
    .innerJoin(entries, and(eq(entries.id, publications.entryId), isNull(entries.deletedAt)))
    .where(
      and(
        about.propertyId
          ? eq(publications.propertyId, about.propertyId)
          : inArray(publications.eventId, [...about.eventIds]),
        eq(publications.live, true),
        after ? gt(publications.id, after) : undefined,
      ),
    )
    .orderBy(asc(publications.id))
    .limit(take);

/** Keeps what was found in a text, unless it went live anew since it was read. */
export async function keepOutdated(
  scope: TenantScope,
  { id, publishedAt }: Pick<LiveRow, 'id' | 'publishedAt'>,
  outdated: OutdatedClaim[] | null,
): Promise<void> {
  await scope.db
    .update(publications)
    .set({ staleClaims: outdated })
    .where(
      and(
        eq(publications.id, id),
        eq(publications.live, true),
        // Of a text published again meanwhile nothing is known.
        eq(publications.publishedAt, publishedAt),
      ),
    );
}

/** The changes of a subject that no reading has taken in; answers their ids. */
export async function uncheckedChanges(
  scope: TenantScope,
  about: { propertyId: string | null; eventId: string | null },
): Promise<{ id: string; changedAt: string }[]> {
  return scope.db
    .select({ id: sourceChanges.id, changedAt: sourceChanges.changedAt })
    .from(sourceChanges)
    .where(
      and(
        about.propertyId
          ? eq(sourceChanges.propertyId, about.propertyId)
          : eq(sourceChanges.eventId, about.eventId ?? ''),
        isNull(sourceChanges.checkedAt),
      ),
    );
}

/** Says that live texts were read since these changes; one that changed again meanwhile stays to be done. */
export async function noteChecked(
  scope: TenantScope,
  changes: readonly { id: string; changedAt: string }[],
): Promise<void> {
  if (changes.length === 0) return;
  await scope.db
    .update(sourceChanges)
    .set({ checkedAt: sql`now()` })
    .where(or(...changes.map((one) => and(eq(sourceChanges.id, one.id), eq(sourceChanges.changedAt, one.changedAt)))));
}

export type Due = { organisationId: string; propertyId: string | null; eventId: string | null };

/** Subjects of all organisations whose changes wait to be read for longer than a minute, the longest first. */
export const overdueChanges = (most: number) =>
  inAct<Due[], Due[]>(`app.overdue_source_changes(${most})`, async (due) => due);
/** Properties of all organisations that something is live about. */
export const propertiesLive = () => inAct<Due[], Due[]>('app.properties_live()', async (due) => due);
