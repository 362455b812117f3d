/** A browser for tests: keeps cookies, fetches the CSRF token before its first write and sends it with each. */
import type { App } from '../lib/serve.ts';

/** What a test that names no type may read: any field, as text, number or further fields. */
export type Json = { [field: string]: Json } & { [index: number]: Json };

export type TestAnswer<T = Json> = {
  status: number;
  /** The body as JSON, or undefined for an empty one. */
  body: T;
  text: string;
  bytes: Buffer;
  headers: Record<string, string | string[] | number | undefined>;
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type RequestOptions = { headers?: Record<string, string>; csrf?: string | null };

export class TestClient {
  readonly #app: App;
  readonly cookies = new Map<string, string>();
  #csrf: string | null = null;

  constructor(app: App, session?: string) {
    this.#app = app;
    if (session) this.cookies.set('foyer-session', session);
  }

  get<T = Json>(path: string, options?: RequestOptions) {
    return this.request<T>('GET', path, undefined, options);
  }
  post<T = Json>(path: string, body?: unknown, options?: RequestOptions) {
    return this.request<T>('POST', path, body, options);
  }
  put<T = Json>(path: string, body?: unknown, options?: RequestOptions) {
    return this.request<T>('PUT', path, body, options);
  }
  delete<T = Json>(path: string, options?: RequestOptions) {
    return this.request<T>('DELETE', path, undefined, options);
  }

  /** FormData goes out as such, all else as JSON. `csrf: null` leaves the token out, a text sends that one. */
  async request<T = Json>(
    method: Method,
    path: string,
    body?: unknown,
    options: RequestOptions = {},
  ): Promise<TestAnswer<T>> {
    const token = method === 'GET' ? null : options.csrf === undefined ? await this.csrf() : options.csrf;
    const form = body instanceof FormData ? new Response(body) : undefined;
    const payload = form
      ? Buffer.from(await form.arrayBuffer())
      : typeof body === 'string'
        ? body
        : JSON.stringify(body);
    const answer = await this.#app.inject({
      method,
      url: path,
      headers: {
        ...(token ? { 'x-csrf-token': token } : {}),
        ...(body === undefined ? {} : { 'content-type': form?.headers.get('content-type') ?? 'application/json' }),
        ...options.headers,
      },
      cookies: Object.fromEntries(this.cookies),
      ...(body === undefined ? {} : { payload }),
    });
    for (const cookie of answer.cookies) {
      if (cookie.value === '' || cookie.maxAge === 0) this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    const json = answer.body !== '' && String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      body: (json ? answer.json() : undefined) as T,
      text: answer.body,
      bytes: answer.rawPayload,
      headers: answer.headers,
    };
  }

  /** The token in hand, or a new one. */
  async csrf(): Promise<string> {
    if (this.#csrf) return this.#csrf;
    const { body } = await this.request<{ csrfToken: string }>('GET', '/csrf/token');
    this.#csrf = body.csrfToken;
    return this.#csrf;
  }

  forgetCsrf(): void {
    this.#csrf = null;
  }
}
