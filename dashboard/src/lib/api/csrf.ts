/**
 * The token every write carries in `x-csrf-token`. It is fetched once for all callers, kept in memory only, and
 * fetched again when it ends within five minutes (spec 9). An answer that comes after the token was forgotten is not
 * kept: it belongs to a session that has gone.
 */
import { genericMessages } from '@foyer/contract/generic-messages';
import { sessionEndpoints } from '@foyer/contract/session';
import { ApiError } from './api-error.ts';
import { timeLimit } from './time-limit.ts';

export const csrfHeader = 'x-csrf-token';
const refreshBefore = 5 * 60_000;
/** Milliseconds a request for a token may take (spec 9). */
const requestLimit = 10_000;

type Token = { token: string; endsAt: number };

let current: Token | null = null;
let pending: Promise<Token> | null = null;

/** The token in hand, or a new one. Throws ApiError 'Failed to obtain CSRF token' or 'No CSRF token received from server'. */
export async function csrfToken(apiUrl: string): Promise<string> {
  if (current && current.endsAt - Date.now() > refreshBefore) return current.token;
  pending ??= fetchOnce(apiUrl);
  return (await pending).token;
}

/** Forgets the token: after sign-in and at logout. */
export function clearCsrf(): void {
  current = null;
  pending = null;
}

/** The server refused this token: it is forgotten, a newer one is not. */
export function refuseCsrf(token: string): void {
  if (current?.token === token) current = null;
}

function fetchOnce(apiUrl: string): Promise<Token> {
  const mine: Promise<Token> = fetchToken(apiUrl).then(
    (fetched) => {
      if (pending === mine) [current, pending] = [fetched, null];
      return fetched;
    },
    (cause) => {
      if (pending === mine) pending = null;
      throw cause;
    },
  );
  return mine;
}

async function fetchToken(apiUrl: string): Promise<Token> {
  const failed = (status: number) => new ApiError({ message: genericMessages.csrfFailed, code: 'csrf-failed', status });
  const limit = timeLimit(requestLimit);
  try {
    const response = await fetch(apiUrl + sessionEndpoints.csrf.path, {
      credentials: 'include',
      signal: limit.signal,
    }).catch(() => {
      throw failed(0);
    });
    if (!response.ok) throw failed(response.status);
    const answer = (await response.json().catch(() => null)) as { csrfToken?: string; expiresAt?: string } | null;
    if (!answer?.csrfToken) {
      throw new ApiError({ message: genericMessages.csrfMissing, code: 'csrf-missing', status: response.status });
    }
    return { token: answer.csrfToken, endsAt: answer.expiresAt ? Date.parse(answer.expiresAt) : 0 };
  } finally {
    limit.stop();
  }
}
