/**
 * The token every write carries in `x-csrf-token`. It is fetched once for all callers, kept in memory only, and
 * fetched again when it ends within five minutes (spec 9).
 */
import { genericMessages } from '@foyer/contract/generic-messages';
import { sessionEndpoints } from '@foyer/contract/session';
import { ApiError } from './api-error.ts';

export const csrfHeader = 'x-csrf-token';
const refreshBefore = 5 * 60_000;

let current: { token: string; endsAt: number } | null = null;
let pending: Promise<string> | null = null;

/** The token in hand, or a new one. Throws ApiError 'Failed to obtain CSRF token' or 'No CSRF token received from server'. */
export function csrfToken(apiUrl: string): Promise<string> {
  if (current && current.endsAt - Date.now() > refreshBefore) return Promise.resolve(current.token);
  pending ??= fetchToken(apiUrl).finally(() => {
    pending = null;
  });
  return pending;
}

/** Forgets the token: after sign-in, at logout, and when the server refuses it. */
export function clearCsrf(): void {
  current = null;
  pending = null;
}

async function fetchToken(apiUrl: string): Promise<string> {
  const failed = (status: number) => new ApiError({ message: genericMessages.csrfFailed, code: 'csrf-failed', status });
  const response = await fetch(apiUrl + sessionEndpoints.csrf.path, { credentials: 'include' }).catch(() => {
    throw failed(0);
  });
  if (!response.ok) throw failed(response.status);
  const answer = (await response.json().catch(() => ({}))) as { csrfToken?: string; expiresAt?: string };
  if (!answer.csrfToken) {
    throw new ApiError({ message: genericMessages.csrfMissing, code: 'csrf-missing', status: response.status });
  }
  current = { token: answer.csrfToken, endsAt: answer.expiresAt ? Date.parse(answer.expiresAt) : 0 };
  return answer.csrfToken;
}
