/**
 * Entries whose languages come and go one by one: begun without any, under an id that others may know them by, and told
 * in one less. It leaves no entry without a language it was first told in.
 */
import type { Language } from '@foyer/contract/languages';
import type { EntryType } from '@foyer/contract/posts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { recordAct } from '../../audit-log/rules.ts';
import { targetOf } from '../presenter.ts';
import { takeOff } from '../publications/rules.ts';
import { type EntryRow, type EntryValues, findPostById, insertEntry, type PostRow, postsOf } from '../store.ts';
import * as store from './store.ts';

/** A post by its own id; undefined for one of another type and one that was thrown away. */
export async function postById(scope: Scope, id: string, type: EntryType): Promise<PostRow | undefined> {
  const post = await findPostById(scope, id);
  return post?.type === type ? post : undefined;
}

/** Begins an entry in no language yet, under the wanted id unless somebody has that. */
export async function beginEmpty(
  scope: TenantScope,
  values: Omit<EntryValues, 'sourceLanguage'>,
  { language: sourceLanguage, id }: { language: Language; id: string | null },
): Promise<EntryRow> {
  const under = id ? await store.insertUnder(scope, id, { ...values, sourceLanguage }) : undefined;
  return under ?? insertEntry(scope, { ...values, sourceLanguage });
}

/** Deletes one of several languages for good; where it was live, its address answers 410. */
export async function removeLanguage(scope: TenantScope, post: PostRow): Promise<void> {
  await takeOff(scope, [post]);
  await store.deletePost(scope, post.id);
  const [first] = await postsOf(scope, [post.entryId]);
  if (first) await store.setSource(scope, post.entryId, { postId: first.id, language: first.language });
  const { language, slug, title } = post;
  await recordAct(scope, { ...targetOf(post, 'deleted'), detail: { language, slug, title } });
}
