/** The only SQL of feeds: addresses that are read again and again, each once in a workspace. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { totalColumn, withTotal } from '#db/listing.ts';
import { inWorkspace } from '#db/reach.ts';
import { eventFeeds } from '#db/tables/imports.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { inAct } from '../../access/rules.ts';

export type FeedRow = typeof eventFeeds.$inferSelect;
type Due = { organisationId: string; feedId: string };

export async function listFeeds(scope: Scope, workspaceId: string, skip: number, take: number) {
  const where = and(
    inWorkspace(scope, eventFeeds.organisationId, eventFeeds.workspaceId),
    eq(eventFeeds.workspaceId, workspaceId),
  );
  const rows = await scope.db
    .select({ feed: eventFeeds, total: totalColumn })
    .from(eventFeeds)
    .where(where)
    .orderBy(asc(eventFeeds.createdAt), asc(eventFeeds.id))
    .limit(take)
    .offset(skip);
  return withTotal(rows, skip, () => scope.db.$count(eventFeeds, where));
}

/** Undefined when the workspace reads this address already. */
export async function insertFeed(
  scope: TenantScope,
  values: Pick<FeedRow, 'workspaceId' | 'url' | 'settings' | 'nextFetchAt'>,
): Promise<FeedRow | undefined> {
  const [row] = await scope.db
    .insert(eventFeeds)
    .values({ ...values, organisationId: scope.organisationId })
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function deleteFeed(scope: TenantScope, feedId: string): Promise<void> {
  await scope.db.delete(eventFeeds).where(eq(eventFeeds.id, feedId));
}

/** Feeds of all organisations that are to be read by now, the longest due first. */
export const dueFeeds = (most: number) => inAct<Due[], Due[]>(`app.due_feeds(${most})`, async (due) => due);

/** Puts a feed that is due off to the next time and answers it; undefined when somebody else has, or it is gone. */
export async function takeDue(scope: TenantScope, feedId: string, nextFetchAt: string): Promise<FeedRow | undefined> {
  const [row] = await scope.db
    .update(eventFeeds)
    .set({ nextFetchAt })
    .where(and(eq(eventFeeds.id, feedId), sql`${eventFeeds.nextFetchAt} <= now()`))
    .returning();
  return row;
}

/** What came of reading the address, where it is a feed of the workspace. */
export async function noteReading(
  scope: TenantScope,
  workspaceId: string,
  url: string,
  failure: string | null,
): Promise<void> {
  await scope.db
    .update(eventFeeds)
    .set({ fetchedAt: new Date().toISOString(), failure })
    .where(and(eq(eventFeeds.workspaceId, workspaceId), eq(eventFeeds.url, url)));
}
