/**
 * Addresses that show a draft to whoever holds them, for ten minutes: a pass bound to one post. It opens nothing else.
 */
import { mintPass, readPass } from '#lib/passes.ts';
import type { Scope } from '#lib/scope.ts';
import { type EntryRow, findEntry, findPostById, type PostRow } from '../store.ts';

/** A token for a post and the moment it ends. */
export const mintPreview = (postId: string, now?: number) => mintPass('preview', postId, now);

/** The draft a token opens, with its entry; undefined when it is forged, over, or the draft thrown away since. */
export async function draftShownBy(
  scope: Scope,
  token: string,
): Promise<{ post: PostRow; entry: EntryRow } | undefined> {
  const postId = readPass('preview', token);
  const post = postId === undefined ? undefined : await findPostById(scope, postId);
  const entry = post && (await findEntry(scope, post.entryId));
  return entry && { post, entry };
}
