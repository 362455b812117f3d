/**
 * The two cookies of the API: the session, and before sign-in the one a CSRF token is bound to. On https they carry
 * the `__Host-` prefix and Secure; never a domain.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { runtime } from './runtime.ts';

export type CookieKind = 'session' | 'visit';

const secure = () => runtime().apiUrl.startsWith('https:');
const nameOf = (kind: CookieKind) => `${secure() ? '__Host-' : ''}foyer-${kind}`;

/** A token nobody guesses: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: SHA-256, hex. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const readCookie = (request: FastifyRequest, kind: CookieKind): string | null =>
  request.cookies[nameOf(kind)] ?? null;

/** `maxAge` in seconds. */
export function setCookie(reply: FastifyReply, kind: CookieKind, value: string, maxAge: number): void {
  reply.setCookie(nameOf(kind), value, { ...options(), maxAge });
}

export function clearCookie(reply: FastifyReply, kind: CookieKind): void {
  reply.clearCookie(nameOf(kind), options());
}

const options = () => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: secure() }) as const;
