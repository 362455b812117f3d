import { z } from 'zod';
import { importSettings } from './imports.ts';
import { endpoint } from './lib/endpoint.ts';
import { id, idParams, instant, listOf, noContent, paging } from './lists.ts';

/** Hours between two readings of a feed. */
export const feedHours = 6;

export const eventFeed = importSettings.extend({
  id,
  workspaceId: id,
  url: z.string(),
  fetchedAt: instant.nullable(),
  /** Why the last reading failed; null when it did not. */
  failure: z.string().nullable(),
  nextFetchAt: instant,
});
export type EventFeed = z.infer<typeof eventFeed>;

export const eventFeedInput = importSettings.extend({
  workspaceId: id,
  url: z.url({ protocol: /^(https?|webcal)$/, error: 'Invalid feed URL' }),
});
export type EventFeedInput = z.infer<typeof eventFeedInput>;

export const eventFeedEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/event-feeds',
    summary: 'Feeds of a workspace',
    access: { permission: 'content:read', at: [{ kind: 'workspace', from: 'query.workspaceId' }] },
    query: paging.extend({ workspaceId: id }),
    responses: { 200: listOf(eventFeed) },
  }),
  create: endpoint({
    method: 'POST',
    path: '/event-feeds',
    summary: 'Read a calendar from an address, now and every six hours',
    access: { permission: 'content:write', at: [{ kind: 'workspace', from: 'body.workspaceId' }] },
    body: eventFeedInput,
    responses: { 201: eventFeed },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/event-feeds/:id',
    summary: 'Read a feed no more; its events stay',
    access: { permission: 'content:write', at: [{ kind: 'event-feed', from: 'params.id' }] },
    params: idParams,
    responses: { 204: noContent },
  }),
} as const;
