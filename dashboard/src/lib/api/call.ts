/**
 * The one way to the API. `call` takes an endpoint of the contract and is typed by it; `stream` reads an endpoint's
 * event stream. Credentials always go along, writes carry the CSRF token, and every failure is an ApiError or the
 * caller's own abort. Nothing is asked before the session stands, so that nothing is refused for coming too early. It
 * raises no toast and follows no redirect.
 */
import type { BodyInput, EndpointDefinition, ParamsOf, QueryInput, ResponseOf } from '@foyer/contract/lib/endpoint';
import { sessionEndpoints } from '@foyer/contract/session';
import { type ApiError, errorOf, networkError, timeoutError, unreadableError } from './api-error.ts';
import { clearCsrf, csrfHeader, csrfToken, refuseCsrf } from './csrf.ts';
import { orAborted, timeLimit } from './time-limit.ts';

/** Workspace and property requests, and the one that begins a session, give up after 10 s (spec 9). */
const callLimit = 10_000;
const timeLimited = /^\/(workspaces|properties|auth\/session)(\/|$)/;
/** What a session is begun and ended with cannot wait for it. */
const beforeSession = new Set(Object.values(sessionEndpoints).map(({ path }): string => path));

type Part<Name extends string, Value> = Value extends undefined
  ? { [K in Name]?: undefined }
  : Record<never, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

/** What a call of `E` needs beside the endpoint: `params`, `query` and `body` as the contract declares them. */
export type CallInput<E extends EndpointDefinition> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>> & {
    signal?: AbortSignal;
    /** The version a write is meant for; another one is refused with 412 `stale`. */
    ifMatch?: number | undefined;
    /** Files that go along, by the field they are sent in; the body then travels as form data. */
    files?: FilesOf<E>;
  };

type FilesOf<E extends EndpointDefinition> = E['form'] extends { files: infer F }
  ? { [K in keyof F]?: File | undefined }
  : undefined;

type Arguments<E extends EndpointDefinition> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

type Request = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  ifMatch?: number | undefined;
  files?: Record<string, File | undefined> | undefined;
};

let apiUrl = '';
let open = new AbortController();
let whenReady = () => Promise.resolve();

/** Names the API's address and what every call waits for, once, before the first call. */
export function configureApi(url: string, ready: () => Promise<void> = () => Promise.resolve()): void {
  apiUrl = url.replace(/\/+$/, '');
  whenReady = ready;
}

/** Address of a path on the API, for pictures and links. */
export const apiAddress = (path: string): string => (/^https?:/.test(path) ? path : apiUrl + path);

/** Aborts what is under way and forgets the CSRF token: logout, or another user. */
export function resetApi(): void {
  clearCsrf();
  open.abort();
  open = new AbortController();
}

/**
 * Calls an endpoint. Lists come as `{ data, total }` even where the server answers with a plain list (spec 7).
 * Throws ApiError; an abort by `signal` throws its reason.
 */
export async function call<E extends EndpointDefinition>(
  endpoint: E,
  ...[input]: Arguments<E>
): Promise<ResponseOf<E>> {
  const request = (input ?? {}) as Request;
  await admission(endpoint, request);
  const limit = timeLimited.test(endpoint.path) ? timeLimit(callLimit) : null;
  const { signal: reset } = open;
  try {
    const response = await send(endpoint, request, 'application/json', limit?.signal);
    if (response.status === 204) return undefined as ResponseOf<E>;
    const text = await response.text().catch((cause) => {
      throw reset.aborted || request.signal?.aborted || limit?.signal.aborted ? cause : networkError();
    });
    const answer = readAnswer(text, response.status);
    return (Array.isArray(answer) ? { data: answer, total: answer.length } : answer) as ResponseOf<E>;
  } catch (cause) {
    throw limit?.signal.aborted && !request.signal?.aborted ? timeoutError() : cause;
  } finally {
    limit?.stop();
  }
}

/** The file an endpoint answers, by the name it gives it. Throws as `call` does. */
export async function download<E extends EndpointDefinition>(endpoint: E, input: CallInput<E>): Promise<File> {
  const request = input as Request;
  await admission(endpoint, request);
  const response = await send(endpoint, request, '*/*');
  const content = await response.blob().catch((cause) => {
    throw request.signal?.aborted ? cause : networkError();
  });
  const [, name = ''] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return new File([content], name, { type: content.type });
}

/** Waits until the session stands; the caller's abort ends the wait. */
async function admission(endpoint: EndpointDefinition, { signal }: Request): Promise<void> {
  if (!beforeSession.has(endpoint.path)) await (signal ? orAborted(whenReady(), signal) : whenReady());
}

function readAnswer(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadableError(status);
  }
}

type Reader<T> = { parse: (value: unknown) => T };

/** The events of an endpoint's stream, each `data` read by `schema`. Ends with the stream; abort with `signal`. */
export async function* stream<E extends EndpointDefinition, T>(
  endpoint: E,
  input: CallInput<E>,
  schema: Reader<T>,
): AsyncGenerator<T, void, undefined> {
  const request = input as Request;
  await admission(endpoint, request);
  const response = await send(endpoint, request, 'text/event-stream');
  if (!response.body) throw networkError();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    while (true) {
      const { done, value } = await reader.read().catch((cause) => {
        throw request.signal?.aborted ? cause : networkError();
      });
      const frames = (rest + (value ?? '')).split(/\r?\n\r?\n/);
      rest = done ? '' : (frames.pop() ?? '');
      for (const frame of frames) {
        const data = dataOf(frame);
        if (data !== null) yield schema.parse(JSON.parse(data));
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The `data` lines of one event, joined; null for comments and keep-alives. */
function dataOf(frame: string): string | null {
  const lines = frame.split(/\r?\n/).filter((line) => line.startsWith('data:'));
  return lines.length ? lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n') : null;
}

async function send(
  endpoint: EndpointDefinition,
  request: Request,
  accept: string,
  limit?: AbortSignal,
): Promise<Response> {
  const signals = [open.signal, request.signal, limit].filter((signal) => signal !== undefined);
  const signal = AbortSignal.any(signals);
  const token = await tokenFor(endpoint, signal);
  const response = await attempt(endpoint, request, accept, signal, token);
  if (response.ok) return response;
  const error = await errorOf(response);
  if (token === null || !refusedCsrf(error)) throw error;
  refuseCsrf(token);
  const again = await attempt(endpoint, request, accept, signal, await tokenFor(endpoint, signal));
  if (!again.ok) throw await errorOf(again);
  return again;
}

const tokenFor = async (endpoint: EndpointDefinition, signal: AbortSignal): Promise<string | null> =>
  isWrite(endpoint) ? orAborted(csrfToken(apiUrl), signal) : null;

async function attempt(
  endpoint: EndpointDefinition,
  request: Request,
  accept: string,
  signal: AbortSignal,
  token: string | null,
): Promise<Response> {
  const headers: Record<string, string> = { accept };
  const form = formOf(endpoint, request);
  if (request.body !== undefined && !form) headers['content-type'] = 'application/json';
  if (request.ifMatch !== undefined) headers['if-match'] = `"${request.ifMatch}"`;
  if (token !== null) headers[csrfHeader] = token;
  return fetch(addressOf(endpoint, request), {
    method: endpoint.method,
    credentials: 'include',
    headers,
    signal,
    ...(request.body === undefined ? {} : { body: form ?? JSON.stringify(request.body) }),
  }).catch((cause) => {
    throw signal.aborted ? cause : networkError();
  });
}

/** The body as form data where files go along: whole in one field if the contract names one, else field by field. */
function formOf({ form: definition }: EndpointDefinition, { body, files }: Request): FormData | null {
  const sent = Object.entries(files ?? {}).flatMap(([name, file]) => (file ? [[name, file] as const] : []));
  if (!definition || sent.length === 0) return null;
  const form = new FormData();
  if (definition.whole) form.append(definition.whole, JSON.stringify(body));
  else
    for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>))
      if (value !== undefined && value !== null) form.append(name, String(value));
  for (const [name, file] of sent) form.append(name, file, file.name);
  return form;
}

const isWrite = (endpoint: EndpointDefinition) => endpoint.method !== 'GET';
const refusedCsrf = (error: ApiError) => error.status === 403 && /csrf/i.test(error.message);

function addressOf(endpoint: EndpointDefinition, { params, query }: Request): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return `${apiUrl}${path}${search.size ? `?${search}` : ''}`;
}
