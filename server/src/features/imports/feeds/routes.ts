import { eventFeedEndpoints } from '@foyer/contract/event-feeds';
import { type App, serve } from '#lib/serve.ts';
import { readEvents } from '../jobs.ts';
import { followFeed, leaveFeed, listFeeds } from './rules.ts';

export function registerEventFeedsRoutes(app: App): void {
  serve(app, eventFeedEndpoints.list, ({ scope, query }) => listFeeds(scope, query));
  serve(app, eventFeedEndpoints.create, ({ scope, body }) => followFeed(scope, readEvents, body));
  serve(app, eventFeedEndpoints.remove, ({ scope, params }) => leaveFeed(scope, params.id));
}
