/**
 * Entries: everything a team publishes, one row for a thing in all its languages and a post for each of them. A type
 * says what it holds and how it is judged; beginning, finding and addressing are the same for all and stand here.
 */
import type { ClaimKind } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';
import type { EntryType } from '@foyer/contract/posts';
import { freeSlug, slugOf } from '#lib/addresses.ts';
import { notFound } from '#lib/refusal.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';
import { recordAct } from '../audit-log/rules.ts';
import { hostOf, hostsOf } from '../domains/rules.ts';
import { type ApprovalRow, approvalsOf, putApproval } from './approvals/store.ts';
import { measure, type TypeRules } from './judging/rules.ts';
import { targetOf, urlOf } from './presenter.ts';
import { mintPreview } from './previews/rules.ts';
import * as store from './store.ts';
import { keepVersion } from './versions/store.ts';

export { isChanged, presentPost, presentPublication, urlOf } from './presenter.ts';
export type { EntryRow, PostRow, PostText } from './store.ts';
export type { ApprovalRow };
/** Posts of entries in the order in which languages are shown. */
export const postsOf = store.postsOf;
/** Posts of one entry, held until the transaction ends. */
export const lockPosts = store.lockPosts;
/** Entries of one type, the last changed first. */
export const listEntries = store.listEntries;
/** Entries of a property and type about some events, with the status of each language. */
export const entriesAbout = store.entriesAbout;
/** Changes what the languages of an entry share; with nothing to change it only counts as changed now. */
export const changeEntry = store.updateEntry;

/** Throws 404, also for an entry of another type and one that was thrown away. */
export async function oneEntry(scope: Scope, id: string, type?: EntryType): Promise<store.EntryRow> {
  const entry = await store.findEntry(scope, id, type);
  if (!entry) throw notFound('Post');
  return entry;
}

/** A post of an entry. Throws 404. */
export async function onePost(
  scope: Scope,
  entryId: string,
  language: Language,
  type?: EntryType,
): Promise<store.PostRow> {
  const post = await store.findPost(scope, entryId, language);
  if (!post || (type && post.type !== type)) throw notFound('Post');
  return post;
}

export type EntryInFull = { entry: store.EntryRow; posts: store.PostRow[]; approvals: ApprovalRow[]; host: string };

/** An entry with its posts, what was approved of them, and the host they stand under. Throws 404. */
export async function entryInFull(scope: Scope, id: string, type?: EntryType): Promise<EntryInFull> {
  const entry = await oneEntry(scope, id, type);
  const posts = await store.postsOf(scope, [id]);
  const approvals = await approvalsOf(
    scope,
    posts.map((post) => post.id),
  );
  return { entry, posts, approvals, host: await hostOf(scope, domainOf(posts)) };
}

/** A post with what was approved of it and its host. */
export async function postInFull(
  scope: Scope,
  post: store.PostRow,
): Promise<{ post: store.PostRow; approvals: ApprovalRow[]; host: string }> {
  const approvals = await approvalsOf(scope, [post.id]);
  return { post, approvals, host: await hostOf(scope, post.domainId) };
}

/** Hosts by the domains of posts. */
export const hostsOfPosts = (scope: Scope, posts: readonly store.PostRow[]): Promise<Map<string, string>> =>
  hostsOf(
    scope,
    posts.map((post) => post.domainId),
  );

/** The domain the posts of an entry stand on. */
export const domainOf = (posts: readonly store.PostRow[]): string => posts[0]?.domainId ?? '';

/**
 * Begins an entry with an empty draft in each language, the first of which the others follow. `subject` is what their
 * addresses are made of.
 */
export async function beginEntry(
  scope: TenantScope,
  values: Omit<store.EntryValues, 'sourceLanguage'>,
  {
    domainId,
    languages,
    subject,
  }: { domainId: string; languages: readonly [Language, ...Language[]]; subject: string },
): Promise<store.EntryRow> {
  const entry = await store.insertEntry(scope, { ...values, sourceLanguage: languages[0] });
  for (const language of new Set(languages)) await addLanguage(scope, entry, { domainId, language, subject });
  return entry;
}

/** A new entry with what another holds, and without its languages. */
export const copyEntry = (
  scope: TenantScope,
  { type, workspaceId, propertyId, eventId, styleguideId, brief, factIds, details }: store.EntryRow,
  values: Partial<store.EntryValues> & Pick<store.EntryValues, 'name' | 'sourceLanguage'>,
): Promise<store.EntryRow> =>
  store.insertEntry(scope, {
    ...{ type, workspaceId, propertyId, eventId, styleguideId, brief, factIds, details },
    ...values,
  });

/** Adds an empty draft, or one with a text, in a language the entry has not, at an address nobody has on that site. */
export async function addLanguage(
  scope: TenantScope,
  entry: Pick<store.EntryRow, 'id' | 'type'>,
  { domainId, language, subject }: { domainId: string; language: Language; subject: string },
  text: Partial<Omit<store.PostText, 'slug'> & Pick<store.PostRow, 'sourceVersion'>> = {},
): Promise<store.PostRow> {
  const wanted = slugOf(subject, language);
  const slug = freeSlug(wanted, new Set(await store.slugsLike(scope, domainId, language, wanted)));
  const post = await store.insertPost(scope, entry, { domainId, language, slug, ...text });
  await keepVersion(scope, post, true);
  return post;
}

/** Adds an empty draft in each of these languages that the entry has not; none is taken away. */
export async function addMissingLanguages(
  scope: TenantScope,
  entry: Pick<store.EntryRow, 'id' | 'type'>,
  posts: readonly store.PostRow[],
  languages: readonly Language[],
  subject: string,
): Promise<void> {
  for (const language of new Set(languages)) {
    if (posts.some((post) => post.language === language)) continue;
    await addLanguage(scope, entry, { domainId: domainOf(posts), language, subject });
  }
}

/** Takes a red claim on the actor, with a reason that is logged. */
export async function approveClaim(
  scope: TenantScope,
  rules: TypeRules,
  entryId: string,
  language: Language,
  claim: { text: string; kind: ClaimKind; reason: string },
): Promise<store.PostRow> {
  const entry = await oneEntry(scope, entryId, rules.type);
  const post = await onePost(scope, entryId, language, rules.type);
  await putApproval(scope, { ...claim, postId: post.id });
  await measure(scope, rules, entry, post);
  await recordAct(scope, { ...targetOf(post, 'claim-approved'), detail: { language, ...claim } });
  return post;
}

/** Where the draft of one language can be seen for ten minutes. */
export async function previewOf(
  scope: TenantScope,
  entryId: string,
  language: Language,
  type?: EntryType,
): Promise<{ url: string; expiresAt: string }> {
  const post = await onePost(scope, entryId, language, type);
  const { token, expiresAt } = mintPreview(post.id);
  return { url: `${urlOf(await hostOf(scope, post.domainId), post)}?preview=${token}`, expiresAt };
}

/** Says that a language is level with its source as it stands now. Throws 404. */
export async function follow(scope: TenantScope, entryId: string, language: Language): Promise<void> {
  await oneEntry(scope, entryId);
  const post = await onePost(scope, entryId, language);
  await store.followTogether(scope, [post.id]);
}
