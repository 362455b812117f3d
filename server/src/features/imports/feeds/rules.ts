/**
 * Feeds: calendars at an address that a workspace follows, read at once and every six hours, each time as an import of
 * its own. It refuses the same address twice in a workspace; what a feed brought stays when it is given up.
 */
import { type EventFeed, type EventFeedInput, feedHours } from '@foyer/contract/event-feeds';
import { type ImportSettings, importSettings } from '@foyer/contract/imports';
import type { Paging } from '@foyer/contract/lists';
import type { JobDefinition } from '#lib/jobs.ts';
import { conflict } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { toInstant, toInstantOrNull } from '#lib/time.ts';
import { inTenant } from '../../access/rules.ts';
import { type RunInput, startImport } from '../rules.ts';
import * as store from './store.ts';

const system = { userId: null, name: 'Foyer' };
/** Feeds begun in one round. */
const round = 200;

const nextTime = (): string => new Date(Date.now() + feedHours * 60 * 60_000).toISOString();

const presentFeed = (row: store.FeedRow): EventFeed => ({
  ...(row.settings as ImportSettings),
  id: row.id,
  workspaceId: row.workspaceId,
  url: row.url,
  fetchedAt: toInstantOrNull(row.fetchedAt),
  failure: row.failure,
  nextFetchAt: toInstant(row.nextFetchAt),
});

/** Feeds of a workspace, the oldest first. */
export async function listFeeds(
  scope: TenantScope,
  { workspaceId, skip, take }: Paging & { workspaceId: string },
): Promise<{ data: EventFeed[]; total: number }> {
  const { rows, total } = await store.listFeeds(scope, workspaceId, skip, take);
  return { data: rows.map(({ feed }) => presentFeed(feed)), total };
}

/** Follows an address and reads it now. Throws 409 `feed-exists` when the workspace follows it already. */
export async function followFeed(
  scope: TenantScope,
  runner: JobDefinition<RunInput>,
  { workspaceId, url, ...settings }: EventFeedInput,
): Promise<EventFeed> {
  const row = await store.insertFeed(scope, { workspaceId, url, settings, nextFetchAt: nextTime() });
  if (!row) throw conflict('feed-exists', 'This workspace follows that address already');
  await startImport(scope, runner, { ...settings, workspaceId, feedUrl: url, dryRun: false });
  return presentFeed(row);
}

/** Reads it no more; its events stay. */
export const leaveFeed = (scope: TenantScope, feedId: string): Promise<void> => store.deleteFeed(scope, feedId);

/** Begins an import of each feed that is due. One that cannot be begun is due again in the next round. */
export async function readDueFeeds(runner: JobDefinition<RunInput>): Promise<void> {
  for (const { organisationId, feedId } of await store.dueFeeds(round)) {
    await inTenant(organisationId, system, async (scope) => {
      const feed = await store.takeDue(scope, feedId, nextTime());
      if (!feed) return;
      const { workspaceId, url } = feed;
      await startImport(scope, runner, {
        ...importSettings.parse(feed.settings),
        workspaceId,
        feedUrl: url,
        dryRun: false,
      });
    });
  }
}
