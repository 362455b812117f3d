/** A WordPress for a test file and callers of its REST interface, one for each role. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import {
  atWordPress,
  type Login,
  type Role,
  startWordPress,
  type WordPress,
  type WordPressAddress,
} from '../testing/wordpress.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into by the test that asked for them
export type Answer = { status: number; body: any; headers: Headers };
type Sent = Record<string, unknown> | FormData | string;
export type Caller = (method: string, path: string, body?: Sent) => Promise<Answer>;

type Place = ReturnType<typeof atWordPress>;
export type Site = {
  wordpress: Place;
  /** Calls foyer/v1, and with a path that begins with /wp-json/ any other route. */
  as: (who: Role | Login | null) => Caller;
  /** What an anonymous visitor gets. */
  visit: (url: string) => Promise<{ status: number; html: string }>;
};

/** The site of this worker, which its test files share one after another; with options, one of the file's own. */
export function useSite(options?: Parameters<typeof startWordPress>[0]): Site {
  let wordpress: Place = options ? (undefined as never) : atWordPress(ofThisWorker());
  if (options) {
    let own: WordPress;
    beforeAll(async () => {
      wordpress = own = await startWordPress(options);
    });
    afterAll(() => own?.stop());
  }
  return {
    get wordpress() {
      return wordpress;
    },
    as: (who) => (method, path, body) => call(wordpress, who, method, path, body),
    visit: async (url) => {
      const answer = await fetch(url, { redirect: 'manual' });
      return { status: answer.status, html: await answer.text() };
    },
  };
}

function ofThisWorker(): WordPressAddress {
  const sites = inject('wordpresses');
  const site = sites[Number(process.env.VITEST_POOL_ID) - 1];
  if (!site) throw new Error(`Worker ${process.env.VITEST_POOL_ID} has no WordPress of ${sites.length}`);
  return site;
}

async function call(wordpress: Place, who: Role | Login | null, method: string, path: string, body?: Sent) {
  const login = typeof who === 'string' ? wordpress.logins[who] : who;
  const headers: Record<string, string> = {};
  if (login) headers.authorization = `Basic ${btoa(`${login.user}:${login.password}`)}`;
  if (body && !(body instanceof FormData)) headers['content-type'] = 'application/json';
  const answer = await fetch(`${wordpress.baseUrl}${path.startsWith('/wp-json/') ? '' : '/wp-json/foyer/v1'}${path}`, {
    method,
    headers,
    redirect: 'manual',
    ...(body && { body: body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const json = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, headers: answer.headers, body: json ? JSON.parse(text) : text };
}

export const newId = () => randomUUID();

/** A property post as the connector sends it. */
export function propertyPost(more: { meta?: Record<string, unknown> } & Record<string, unknown> = {}) {
  const { meta, ...rest } = more;
  return {
    version: 1,
    status: 'publish',
    title: 'Hotel Halden am Markt',
    content: '<h2>Rooms above the square</h2><p>Forty-two rooms, most of them facing the fountain.</p>',
    excerpt: 'A family hotel on the market square.',
    slug: `hotel-halden-${newId().slice(0, 8)}`,
    ...rest,
    meta: {
      language: 'en',
      translation_group: newId(),
      webapp_property_id: newId(),
      property_type: 'hotel',
      address: 'Marktplatz 4',
      city: 'Halden',
      country: 'AT',
      star_rating: 4,
      email: 'reception@halden.example',
      reservation_link: 'https://booking.halden.example/?rooms[2]=x',
      policies_links: ['https://halden.example/house-rules', 'https://halden.example/privacy'],
      ...meta,
    },
  };
}

export function eventPost(more: { meta?: Record<string, unknown> } & Record<string, unknown> = {}) {
  const { meta, ...rest } = more;
  return {
    version: 1,
    status: 'publish',
    title: 'Christmas market on the square',
    content: '<p>Eighty stalls around the fountain.</p>',
    slug: `christmas-market-${newId().slice(0, 8)}`,
    ...rest,
    meta: {
      language: 'en',
      translation_group: newId(),
      event_start_date: '2026-12-04T17:00:00+01:00',
      event_end_date: '2026-12-23T21:00:00Z',
      time_zone: 'Europe/Vienna',
      event_status: 'scheduled',
      venue_name: 'Marktplatz',
      city: 'Halden',
      country: 'AT',
      latitude: 48.2,
      longitude: 16.37,
      ...meta,
    },
  };
}
