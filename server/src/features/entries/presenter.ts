/** Posts as they are told: where they stand, what was approved of them, and under which name acts on them are logged. */
import type { ClaimKind } from '@foyer/contract/claims';
import type { Approval } from '@foyer/contract/landing-pages';
import type { PublicationType } from '@foyer/contract/posts';
import { pathOf, siteOrigin } from '#lib/addresses.ts';
import { toInstant } from '#lib/time.ts';
import type { ApprovalRow } from './approvals/store.ts';
import type { PostRow } from './store.ts';

/** Where a post stands or will stand, with its host. */
export const urlOf = (host: string, post: Pick<PostRow, 'type' | 'language' | 'slug'>): string =>
  `${siteOrigin(host)}${pathOf(post.type, post.language, post.slug)}`;

/** True when the draft has gone on since it was published. */
export const isChanged = (post: Pick<PostRow, 'publishedVersion' | 'version'>): boolean =>
  post.publishedVersion !== null && post.publishedVersion < post.version;

export const presentApproval = (row: ApprovalRow): Approval => ({
  text: row.text,
  kind: row.kind as ClaimKind,
  reason: row.reason,
  approvedBy: row.approvedBy,
  approvedAt: toInstant(row.approvedAt),
});

type Dashed<T extends string> = T extends `${infer Before}_${infer After}` ? `${Before}-${After}` : T;
type Noun = Dashed<PublicationType>;
type Act =
  | 'published'
  | 'unpublished'
  | 'scheduled'
  | 'publishing-failed'
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
