/**
 * Versions of things people edit: told as an ETag, and asked back by If-Match when a save must not undo another's. A
 * save that names no version is taken.
 */
import { Refusal } from './refusal.ts';

/** The versions a request is meant for; null for any. Nothing but our own tags is ever one of them. */
export type Expected = readonly number[] | null;

/** `"12"` for version 12. */
export const tagOf = (version: number): string => `"${version}"`;

/** Reads an If-Match header; `*` and none stand for any version. */
export function readExpected(ifMatch: string | undefined): Expected {
  if (ifMatch === undefined || ifMatch.trim() === '*') return null;
  return [...ifMatch.matchAll(/"(\d+)"/g)].map((match) => Number(match[1]));
}

/** Throws 412 `stale`, with the thing as it is, when its version is not one the request is meant for. */
export function refuseStale(expected: Expected, present: { version: number }): void {
  if (expected === null || expected.includes(present.version)) return;
  throw new Refusal(412, 'stale', 'Somebody else saved this in the meantime', {
    present,
    headers: { etag: tagOf(present.version) },
  });
}
