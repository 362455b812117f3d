/** Posts as they are told: where they stand, what was approved of them, and under which name acts on them are logged. */
import type { ClaimKind } from '@foyer/contract/claims';
import type { PostStatus } from '@foyer/contract/events';
import type { Approval } from '@foyer/contract/landing-pages';
import type { PublicationType } from '@foyer/contract/posts';
import { pathOf, siteOrigin } from '#lib/addresses.ts';
import { toInstant, toInstantOrNull } from '#lib/time.ts';
import type { ApprovalRow } from './approvals/store.ts';
import type { PostRow } from './store.ts';

/** Where a post stands or will stand, with its host. */
export const urlOf = (host: string, post: Pick<PostRow, 'type' | 'language' | 'slug'>): string =>
  `${siteOrigin(host)}${pathOf(post.type, post.language, post.slug)}`;

/** True when the draft has gone on since it was published. */
export const isChanged = (post: Pick<PostRow, 'publishedVersion' | 'version'>): boolean =>
  post.publishedVersion !== null && post.publishedVersion < post.version;

const presentApproval = (row: ApprovalRow): Approval => ({
  text: row.text,
  kind: row.kind as ClaimKind,
  reason: row.reason,
  approvedBy: row.approvedBy,
  approvedAt: toInstant(row.approvedAt),
});

/** How far a post is published, and the claims a person answers for. */
export const presentPublication = (row: PostRow, approvals: readonly ApprovalRow[]) => ({
  version: row.version,
  publishedVersion: row.publishedVersion,
  publishedAt: toInstantOrNull(row.publishedAt),
  publishedBy: row.publishedBy,
  publishAt: toInstantOrNull(row.publishAt),
  failure: row.failure,
  approvals: approvals.filter((approval) => approval.postId === row.id).map(presentApproval),
});

/** What the posts of pages and articles tell alike: every field named, so that a new column never leaks. */
export const presentPost = (row: PostRow, approvals: readonly ApprovalRow[], host: string) => ({
  postId: row.id,
  language: row.language,
  status: row.status as PostStatus,
  title: row.title,
  description: row.description,
  slug: row.slug,
  blocks: row.blocks,
  url: urlOf(host, row),
  updatedAt: toInstant(row.updatedAt),
  jobId: row.jobId,
  ...presentPublication(row, approvals),
});

type Dashed<T extends string> = T extends `${infer Before}_${infer After}` ? `${Before}-${After}` : T;
type Noun = Dashed<PublicationType>;
type Act =
  | 'published'
  | 'unpublished'
  | 'scheduled'
  | 'unscheduled'
  | 'publishing-failed'
  | 'publishing-undone'
  | 'claim-approved'
  | 'archived'
  | 'deleted'
  | 'brought-back';

/** `landing-page`, `property-post`, `event`, …: what the audit log calls it. */
export const nounOf = (type: PublicationType) => type.replace('_', '-') as Noun;

/** What an act on a post is logged as. */
export const targetOf = (post: Pick<PostRow, 'type' | 'entryId'>, act: Act) => ({
  action: `${nounOf(post.type)}.${act}` as const,
  targetKind: nounOf(post.type),
  targetId: post.entryId,
});
