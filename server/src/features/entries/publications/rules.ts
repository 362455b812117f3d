/**
 * What guests see: putting judged texts live and taking them away. Every change raises the version of the site and is
 * written to the audit log in the same transaction.
 */
import { pathOf } from '#lib/addresses.ts';
import { conflict } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { recordAct } from '../../audit-log/rules.ts';
import { raiseSiteVersion } from '../../domains/rules.ts';
import { countBreaches, namesOf } from '../../styleguides/live/rules.ts';
import { oneStyleguide } from '../../styleguides/rules.ts';
import type { LanguageReadiness, TypeRules } from '../judging/rules.ts';
import { targetOf } from '../presenter.ts';
import { showVenuesIn } from '../showing/rules.ts';
import { type EntryRow, type PostRow, setPost } from '../store.ts';
import { keepVersion } from '../versions/store.ts';
import * as store from './store.ts';

export type { PublicationRow } from './store.ts';
/** What stands or stood at an address of a domain; `live` says which. */
export const publicationAt = store.atAddress;
/** Everything live on a domain, without the texts. */
export const livePublications = store.liveOn;
/** Ids of the pictures on each live page of a domain, by its path. */
export const livePictures = store.picturesOn;
/** Live texts of other entries of the same site and language. */
export const siblingsOf = store.siblingsOf;
/** True while an entry about an event is live. */
export const isLiveAbout = store.isLiveAbout;

/** Makes every live address of these posts answer 410, and says so. */
export async function takeOff(
  scope: TenantScope,
  posts: readonly PostRow[],
  detail: Record<string, unknown> = {},
): Promise<void> {
  const live = posts.filter((post) => post.publishedVersion !== null);
  for (const domainId of await store.takeDown(
    scope,
    live.map((post) => post.id),
  )) {
    await raiseSiteVersion(scope, domainId);
  }
  for (const post of live) await record(scope, 'unpublished', post, detail);
}

/** Makes a judged text what guests see at its address. Throws 409 `address-taken`. */
export async function putOnSite(
  scope: TenantScope,
  rules: TypeRules,
  entry: EntryRow,
  post: PostRow,
  judged: readonly LanguageReadiness[],
): Promise<void> {
  const state = judged.find((one) => one.language === post.language);
  if (!state) return;
  const title = post.title || rules.titleOf(post);
  const live = await store.putLive(scope, {
    workspaceId: entry.workspaceId,
    domainId: post.domainId,
    path: pathOf(post.type, post.language, post.slug),
    type: post.type,
    thingId: entry.id,
    postId: post.id,
    entryId: entry.id,
    propertyId: entry.propertyId,
    eventId: entry.eventId,
    language: post.language,
    title,
    description: post.description,
    blocks: post.blocks,
    details: { ...entry.details, ...post.details },
    claims: state.claims,
    styleBreaches: await breachesOf(scope, entry, { ...post, title }),
    publishedBy: scope.actor.name,
  });
  if (!live) throw conflict('address-taken', `Another page is live at /${post.slug}`);
  await keepVersion(scope, post, true);
  await setPost(scope, post.id, {
    status: 'published',
    publishedVersion: post.version,
    publishedAt: new Date().toISOString(),
    publishedBy: scope.actor.name,
    publishAt: null,
    failure: null,
    styleScore: state.styleScore,
    openClaims: state.open,
  });
}

/** How many places of a text do not keep to the guide its entry is written in. */
export async function breachesOf(
  scope: TenantScope,
  entry: EntryRow,
  text: Parameters<typeof countBreaches>[0],
): Promise<number> {
  if (!entry.styleguideId) return 0;
  const { content } = await oneStyleguide(scope, entry.styleguideId);
  return countBreaches(text, content, (await namesOf(scope, [entry]))(entry));
}

/** Lets the sites know of texts gone live, and the audit log too. */
export async function announceLive(scope: TenantScope, posts: readonly PostRow[]): Promise<void> {
  for (const post of posts) await showVenuesIn(scope, post.domainId, post.language);
  for (const domainId of new Set(posts.map((post) => post.domainId))) await raiseSiteVersion(scope, domainId);
  for (const post of posts) await record(scope, 'published', post, { version: post.version });
}

type Deed =
  | 'published'
  | 'unpublished'
  | 'archived'
  | 'scheduled'
  | 'unscheduled'
  | 'publishing-failed'
  | 'publishing-undone';

export const record = (scope: TenantScope, deed: Deed, post: PostRow, detail: Record<string, unknown> = {}) =>
  recordAct(scope, { ...targetOf(post, deed), detail: { language: post.language, slug: post.slug, ...detail } });
