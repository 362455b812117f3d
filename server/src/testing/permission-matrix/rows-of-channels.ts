/** Rows of the matrix about the WordPress of a domain, what is brought in from it, and what was changed there by hand. */
import type { TestClient } from '../test-client.ts';
import { layDrift } from '../wordpress/drifted.ts';
import type { Needs } from './law.ts';
import type { Place } from './places.ts';
import type { EndpointName, Row } from './rows.ts';

type Names = Extract<EndpointName, `${'channels' | 'channel-drift' | 'wordpress-import'}.${string}`>;

const reads = (needs: string, stands: Needs['stands'], path: Row['path']) => ({ needs, stands, answers: 200, path });
const ofChannel =
  (rest: string) =>
  ({ domain }: Place) =>
    `/domains/${domain}/channel${rest}`;
const ofDifference =
  (rest = '') =>
  ({ page }: Place) =>
    `/posts/${page}/languages/en/wordpress-difference${rest}`;

const ofImport =
  (rest: string) =>
  ({ domain, wordpressImport }: Place) =>
    `/domains/${domain}/wordpress-imports/${wordpressImport}${rest}`;

/** To a WordPress that nothing is sent to, as no jobs run. */
const connection = {
  address: 'https://blog.halden.example',
  username: 'foyer',
  password: 'abcd efgh ijkl mnop',
};

/** Connects the domain; these things of it were changed by hand there. */
export async function connect(client: TestClient, domainId: string, thingIds: readonly string[]): Promise<void> {
  await client.put(`/domains/${domainId}/channel`, connection);
  for (const thingId of thingIds) await layDrift({ domainId, thingId, kind: 'unpublished' });
}

export const channelRows: Readonly<Record<Names, Row | readonly Row[]>> = {
  'channels.one': reads('cms:read', 'workspace', ofChannel('')),
  'channels.save': { ...reads('cms:connect', 'workspace', ofChannel('')), body: () => connection },
  'channels.plugin': reads('cms:connect', 'workspace', ofChannel('/plugin')),
  'channels.test': { needs: 'cms:connect', stands: 'workspace', answers: 202, path: ofChannel('/test') },
  'channels.deliveries': reads('content:read', 'property', ({ page }) => `/posts/${page}/deliveries`),
  'channels.eventDeliveries': reads('content:read', 'workspace', ({ event }) => `/events/${event}/deliveries`),
  'channels.retry': { ...reads('content:publish', 'workspace', ofChannel('/retry')), body: () => ({}) },
  'wordpress-import.list': reads('cms:read', 'workspace', ({ domain }) => `/domains/${domain}/wordpress-imports`),
  'wordpress-import.start': {
    ...{ needs: 'cms:connect', stands: 'workspace', answers: 202 },
    path: ({ domain }) => `/domains/${domain}/wordpress-imports`,
    body: () => ({ dryRun: true }),
  },
  'wordpress-import.one': reads('cms:read', 'workspace', ofImport('')),
  'wordpress-import.items': reads('cms:read', 'workspace', ofImport('/items')),
  'wordpress-import.cancel': reads('cms:connect', 'workspace', ofImport('/cancel')),
  'channel-drift.look': {
    ...{ needs: 'content:read', stands: 'workspace', answers: 202, path: ofChannel('/look') },
    body: () => ({}),
  },
  'channel-drift.difference': reads('content:read', 'property', ofDifference()),
  'channel-drift.eventDifference': reads(
    'content:read',
    'workspace',
    ({ event }) => `/events/${event}/languages/en/wordpress-difference`,
  ),
  'channel-drift.adopt': {
    ...reads('content:write', 'property', ofDifference('/adopt')),
    body: () => ({ seen: 'seen' }),
  },
  'channel-drift.adoptEvent': {
    ...reads('content:publish', 'workspace', ({ event }) => `/events/${event}/languages/en/wordpress-difference/adopt`),
    body: () => ({ seen: 'seen' }),
  },
  'channel-drift.takeOff': {
    ...{ needs: 'content:publish', stands: 'property', answers: 204, path: ofDifference('/take-off') },
    body: () => ({ seen: 'seen' }),
  },
  'channels.remove': { needs: 'cms:connect', stands: 'workspace', answers: 204, path: ofChannel('') },
};
