/**
 * Passes: tokens that show one thing that is not public to whoever holds them, for ten minutes. They are signed with the
 * installation's key under the name of what they open, so that none opens anything else, and nothing after its time.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { runtime } from './runtime.ts';

/** `preview`: the draft of a post. `look`: the site of a domain as its settings are being edited. */
export type PassKind = 'preview' | 'look';

const minutes = 10;

/** A pass for a thing by its id, and the moment it ends. */
export function mintPass(kind: PassKind, id: string, now = Date.now()): { token: string; expiresAt: string } {
  const ends = now + minutes * 60_000;
  const body = `${id.replaceAll('-', '')}.${ends.toString(36)}`;
  return { token: `${body}.${signatureOf(kind, body)}`, expiresAt: new Date(ends).toISOString() };
}

/** The id a pass of this kind opens; undefined when it is forged, of another kind or over. */
export function readPass(kind: PassKind, token: string, now = Date.now()): string | undefined {
  const parts = /^([0-9a-f]{32})\.([0-9a-z]{1,12})\.([\w-]{43})$/.exec(token);
  if (!parts) return undefined;
  const [, id = '', ends = '', signature = ''] = parts;
  const right = Buffer.from(signatureOf(kind, `${id}.${ends}`));
  if (!timingSafeEqual(right, Buffer.from(signature)) || Number.parseInt(ends, 36) < now) return undefined;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const signatureOf = (kind: PassKind, body: string): string =>
  createHmac('sha256', runtime().key).update(`${kind}:${body}`).digest('base64url');
