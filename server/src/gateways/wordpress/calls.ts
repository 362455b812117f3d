/**
 * One call of a WordPress and what its answer means. A call ends after ten seconds and follows no redirect; it is read
 * by status and code, never by its message. Whatever is no whole JSON, at any status, is an error on the way.
 */
import type { ChannelProblem, ChannelProblemCode } from '@foyer/contract/channels';
import { type OutboundOptions, OutboundRefused, outboundWith } from '#lib/outbound.ts';

/** Whose WordPress it is and who signs in: an application password. */
export type Login = { address: string; username: string; password: string };

/** Beyond what people read, a newer version than the one sent may stand there, or nothing at all. */
type FailureCode = ChannelProblemCode | 'stale' | 'not-found';

/** A call that did not do what it should. `outOf` is what the site gave along. */
export class WordPressFailure extends Error {
  readonly code: FailureCode;
  readonly outOf: Readonly<Record<string, unknown>>;

  constructor(code: FailureCode, message: string, outOf: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'WordPressFailure';
    this.code = code;
    this.outOf = outOf;
  }

  /** As it is kept and shown. */
  get problem(): ChannelProblem {
    const code = this.code === 'stale' || this.code === 'not-found' ? 'refused' : this.code;
    return { code, message: this.message };
  }
}

type Sent = { login?: Login; body?: object | FormData };
/** `text` as it came; `pages` of a list, where the site says how many it has. */
export type Answer = { status: number; json: unknown; text: string; location: string | null; pages: number | null };

const within = 10_000;
const limits: OutboundOptions = { total: within, silence: within, maxBytes: 8 * 1024 * 1024 };

/** The JSON that was answered. Throws WordPressFailure for every other end of the call. */
export async function callPlugin(login: Login, method: string, path: string, body?: object | FormData) {
  const { status, json } = await callSite(`${login.address}/wp-json/foyer/v1${path}`, method, {
    login,
    ...(body ? { body } : {}),
  });
  if (status >= 300 || json === undefined) throw refusalOf(status, json);
  return json;
}

/** Status and JSON of any address; `json` is undefined for what is no JSON. Throws where no whole answer came. */
export async function callSite(address: string, method: string, { login, body }: Sent = {}): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (login) headers.authorization = `Basic ${Buffer.from(`${login.username}:${login.password}`).toString('base64')}`;
  // The client has a class of its own for forms: bytes are the same to both.
  const form = body instanceof FormData ? new Response(body) : null;
  if (body) headers['content-type'] = form?.headers.get('content-type') ?? 'application/json';
  const bytes = form ? new Uint8Array(await form.arrayBuffer()) : null;
  const answer = await outboundWith(limits)(address, {
    method,
    headers,
    redirect: 'manual',
    ...(body ? { body: bytes ?? JSON.stringify(body) } : {}),
  }).catch((problem: unknown) => {
    throw noAnswer(problem, address);
  });
  const text = await answer.text().catch(() => {
    throw new WordPressFailure('upstream', 'The answer of the WordPress broke off');
  });
  const { status, headers: told } = answer;
  const pages = Number(told.get('x-wp-totalpages') ?? Number.NaN);
  return {
    ...{ status, json: parsed(text), text, location: told.get('location') },
    pages: Number.isInteger(pages) ? pages : null,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function noAnswer(problem: unknown, address: string): WordPressFailure {
  const { host } = new URL(address);
  if (problem instanceof OutboundRefused) {
    const message = `${host} is a private address, which only the settings of the installation can open`;
    return new WordPressFailure('private-address', message);
  }
  const late = problem instanceof Error && (problem.name === 'TimeoutError' || /timeout/i.test(String(problem.cause)));
  const message = late ? `${host} did not answer within 10 seconds` : `${host} cannot be reached`;
  return new WordPressFailure('unreachable', message);
}

/** What an answer that is no success means. */
export function refusalOf(status: number, json: unknown): WordPressFailure {
  const fail = (code: FailureCode, message: string, outOf = {}) => new WordPressFailure(code, message, outOf);
  if (status >= 300 && status < 400)
    return fail('redirect', 'The WordPress answers from another address; write that one');
  if (status === 413) return fail('too-large', 'The WordPress takes no file as large as this one');
  const { code, message, data } = (json ?? {}) as { code?: unknown; message?: unknown; data?: unknown };
  if (typeof code !== 'string') {
    return fail('upstream', `The WordPress answered with an error page (${status})`);
  }
  const said = typeof message === 'string' ? message.replace(/<[^>]*>/g, '').slice(0, 300) : '';
  const outOf = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const known = codes[code];
  if (known) return fail(known, sentences[known] ?? said, outOf);
  if (status === 401) return fail('wrong-password', sentences['wrong-password'] as string);
  if (status === 403) return fail('too-little-right', sentences['too-little-right'] as string);
  if (status === 429 || status === 503) return fail('busy', 'The WordPress is busy');
  if (status >= 500) return fail('upstream', `The WordPress answered with an error (${status} ${code})`);
  return fail('refused', `The WordPress did not take it: ${said || code}`);
}

const codes: Record<string, FailureCode> = {
  foyer_stale: 'stale',
  foyer_not_found: 'not-found',
  foyer_changed_by_hand: 'changed-by-hand',
  foyer_removed_by_hand: 'removed-by-hand',
  foyer_not_signed_in: 'wrong-password',
  foyer_forbidden: 'too-little-right',
  foyer_busy: 'busy',
  foyer_not_written: 'busy',
  rest_no_route: 'no-plugin',
};

export const sentences: Partial<Record<FailureCode, string>> = {
  'changed-by-hand': 'The page was changed in WordPress by hand',
  'removed-by-hand': 'The page was deleted in WordPress by hand',
  'wrong-password': 'User name or application password is wrong: the WordPress takes us for a visitor',
  'too-little-right': 'The user may not do this in WordPress. Give it the role Foyer channel',
  'no-plugin': 'The plugin Foyer Channel is not active there',
  busy: 'The WordPress is busy',
};
