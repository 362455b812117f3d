/**
 * Addresses that show a draft to whoever holds them, for ten minutes: a token signed with the installation's key and
 * bound to one post. It opens nothing else, and nothing after its time.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { runtime } from '#lib/runtime.ts';
import type { Scope } from '#lib/scope.ts';
import { type EntryRow, findEntry, findPostById, type PostRow } from '../store.ts';

const minutes = 10;

/** A token for a post and the moment it ends. */
export function mintPreview(postId: string, now = Date.now()): { token: string; expiresAt: string } {
  const ends = now + minutes * 60_000;
  const body = `${postId.replaceAll('-', '')}.${ends.toString(36)}`;
  return { token: `${body}.${signatureOf(body)}`, expiresAt: new Date(ends).toISOString() };
}

/** The post a token opens; undefined when it is forged, foreign or over. */
export function readPreview(token: string, now = Date.now()): string | undefined {
  const parts = /^([0-9a-f]{32})\.([0-9a-z]{1,12})\.([\w-]{43})$/.exec(token);
  if (!parts) return undefined;
  const [, post = '', ends = '', signature = ''] = parts;
  const right = Buffer.from(signatureOf(`${post}.${ends}`));
  if (!timingSafeEqual(right, Buffer.from(signature)) || Number.parseInt(ends, 36) < now) return undefined;
  return post.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The draft a token opens, with its entry; undefined like the token, and for a draft thrown away since. */
export async function draftShownBy(
  scope: Scope,
  token: string,
): Promise<{ post: PostRow; entry: EntryRow } | undefined> {
  const postId = readPreview(token);
  const post = postId === undefined ? undefined : await findPostById(scope, postId);
  const entry = post && (await findEntry(scope, post.entryId));
  return entry && { post, entry };
}

/** The key signs previews under a name of its own, so that no other signature of ours passes for one. */
const signatureOf = (body: string): string =>
  createHmac('sha256', runtime().key).update(`preview:${body}`).digest('base64url');
