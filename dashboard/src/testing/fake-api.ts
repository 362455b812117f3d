/**
 * An API for tests, typed by the contract: it answers the endpoints a test names, remembers what was asked, and
 * refuses the rest loudly.
 */
import type { BodyInput, EndpointDefinition, ResponseOf } from '@foyer/contract/lib/endpoint';
import { sessionEndpoints } from '@foyer/contract/session';
import { vi } from 'vitest';

type Asked<E extends EndpointDefinition> = {
  params: Record<string, string>;
  query: Record<string, string>;
  body: BodyInput<E>;
  /** Files of a form, by their field. */
  files: Record<string, File>;
  headers: Headers;
  signal: AbortSignal | null;
};

type Answer<E extends EndpointDefinition> = ResponseOf<E> | Response;
type Handler<E extends EndpointDefinition> = (asked: Asked<E>) => Answer<E> | Promise<Answer<E>>;

type Route = { endpoint: EndpointDefinition; pattern: RegExp; names: string[]; handle: Handler<EndpointDefinition> };

/** A refusal as the server words it. */
export const refusal = (status: number, body: Record<string, unknown>): Response => Response.json(body, { status });

export function fakeApi() {
  const routes: Route[] = [];
  const seen: { endpoint: EndpointDefinition; asked: Asked<EndpointDefinition> }[] = [];

  const api = {
    /** Answers an endpoint from now on; the latest answer given counts. */
    on<E extends EndpointDefinition>(endpoint: E, handle: Handler<E>) {
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
      const pattern = new RegExp(`^${endpoint.path.replace(/:\w+/g, '([^/]+)')}$`);
      routes.unshift({ endpoint, pattern, names, handle: handle as Handler<EndpointDefinition> });
      return api;
    },
    /** What was asked of an endpoint, in order. */
    asked<E extends EndpointDefinition>(endpoint: E): Asked<E>[] {
      return seen.filter((one) => one.endpoint === endpoint).map((one) => one.asked as Asked<E>);
    },
  };

  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const url = new URL(address, 'http://api.test');
    const method = init.method ?? 'GET';
    // An exact path goes before one with a parameter, as on the server.
    const matching = routes.filter((one) => one.endpoint.method === method && one.pattern.test(url.pathname));
    const route = matching.find((one) => one.names.length === 0) ?? matching[0];
    if (!route) return refusal(501, { message: `The test answers no ${method} ${url.pathname}` });
    const values = route.pattern.exec(url.pathname)?.slice(1) ?? [];
    const asked: Asked<EndpointDefinition> = {
      params: Object.fromEntries(route.names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')])),
      query: Object.fromEntries(url.searchParams),
      body: bodyOf(route.endpoint, init.body),
      files: filesOf(init.body),
      headers: new Headers(init.headers),
      signal: init.signal ?? null,
    } as Asked<EndpointDefinition>;
    seen.push({ endpoint: route.endpoint, asked });
    const answer = await untilAborted(route.handle(asked), asked.signal);
    if (answer instanceof Response) return answer;
    const status = Number(Object.keys(route.endpoint.responses)[0]);
    return status === 204 ? new Response(null, { status }) : Response.json(answer, { status });
  });

  api.on(sessionEndpoints.csrf, () => ({
    csrfToken: 'token-1',
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  }));
  return api;
}

export type FakeApi = ReturnType<typeof fakeApi>;

/** What was sent, whether as JSON or as a form that holds it whole or field by field. */
function bodyOf({ form }: EndpointDefinition, sent: RequestInit['body']): unknown {
  if (typeof sent === 'string') return JSON.parse(sent);
  if (!(sent instanceof FormData)) return undefined;
  const whole = form?.whole ? sent.get(form.whole) : null;
  if (typeof whole === 'string') return JSON.parse(whole);
  return Object.fromEntries([...sent].filter(([, value]) => typeof value === 'string'));
}

const filesOf = (sent: RequestInit['body']): Record<string, File> =>
  sent instanceof FormData
    ? Object.fromEntries([...sent].filter((entry): entry is [string, File] => entry[1] instanceof File))
    : {};

/** As fetch does: gives up with the signal's reason. */
async function untilAborted<T>(work: T | Promise<T>, signal: AbortSignal | null): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
    Promise.resolve(work).then(resolve, reject);
  });
}
