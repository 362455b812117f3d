/**
 * What the public sites prove themselves with, where they may do what no visitor may: a token made from the
 * installation's key, that no person holds. It refuses by saying nothing about what was wrong.
 */
import { hkdfSync, timingSafeEqual } from 'node:crypto';
import { runtime } from './runtime.ts';

const made = new WeakMap<Buffer, string>();

/** The token of an installation with this key. */
export function sitesTokenOf(key: Buffer): string {
  const known = made.get(key) ?? Buffer.from(hkdfSync('sha256', key, 'foyer', 'sites', 32)).toString('base64url');
  made.set(key, known);
  return known;
}

/** Whether an `Authorization` header bears the token of this installation. */
export function isSitesToken(header: string | undefined): boolean {
  const wanted = Buffer.from(`Bearer ${sitesTokenOf(runtime().key)}`);
  const given = Buffer.from(header ?? '');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
