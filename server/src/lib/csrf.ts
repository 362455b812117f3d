/**
 * Tokens for the x-csrf-token header: good for one hour and only beside the cookie they were made for, a session or,
 * before sign-in, a visit. They are signed, not stored, so any process can check them.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from './keys.ts';

export const csrfHeader = 'x-csrf-token';
const lifetime = 60 * 60_000;

/** A token for the holder of the cookie value, and when it ends. */
export function newCsrfToken(cookie: string, now = Date.now()): { csrfToken: string; expiresAt: string } {
  const ends = now + lifetime;
  return { csrfToken: `${ends.toString(36)}.${sign(cookie, ends)}`, expiresAt: new Date(ends).toISOString() };
}

/** True for a token of this cookie that has not ended. */
export function isCsrfToken(token: unknown, cookie: string | null, now = Date.now()): boolean {
  if (typeof token !== 'string' || cookie === null) return false;
  const [time = '', signature = ''] = token.split('.');
  const ends = Number.parseInt(time, 36);
  if (!Number.isSafeInteger(ends) || ends <= now || ends > now + lifetime) return false;
  const wanted = Buffer.from(sign(cookie, ends));
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

const sign = (cookie: string, ends: number): string =>
  createHmac('sha256', derivedKey('csrf')).update(`${ends}.${cookie}`).digest('base64url');
