/** Landing pages as they go over the wire: every field named, so that a new column never leaks. */
import type { ClaimKind } from '@foyer/contract/claims';
import { brief } from '@foyer/contract/content';
import type { Event, PostStatus } from '@foyer/contract/events';
import type { Approval, LandingPage, LandingPagePost, LandingPageRow } from '@foyer/contract/landing-pages';
import { pagePath, siteOrigin } from '#lib/addresses.ts';
import { toInstant, toInstantOrNull } from '#lib/time.ts';
import type { ApprovalRow, PageRow, PostRow } from './store.ts';

/** Where a post stands or will stand, with its host. */
export const urlOf = (host: string, post: Pick<PostRow, 'language' | 'slug'>): string =>
  `${siteOrigin(host)}${pagePath(post.language, post.slug)}`;

/** True when the draft has gone on since it was published. */
export const isBehind = (post: PostRow): boolean =>
  post.publishedVersion !== null && post.publishedVersion < post.version;

export const presentApproval = (row: ApprovalRow): Approval => ({
  text: row.text,
  kind: row.kind as ClaimKind,
  reason: row.reason,
  approvedBy: row.approvedBy,
  approvedAt: toInstant(row.approvedAt),
});

export const presentPost = (row: PostRow, approvals: readonly ApprovalRow[], host: string): LandingPagePost => ({
  postId: row.id,
  language: row.language,
  status: row.status as PostStatus,
  title: row.title,
  description: row.description,
  slug: row.slug,
  blocks: row.blocks,
  version: row.version,
  publishedVersion: row.publishedVersion,
  publishedAt: toInstantOrNull(row.publishedAt),
  publishedBy: row.publishedBy,
  publishAt: toInstantOrNull(row.publishAt),
  failure: row.failure,
  url: urlOf(host, row),
  approvals: approvals.filter((approval) => approval.postId === row.id).map(presentApproval),
  updatedAt: toInstant(row.updatedAt),
  jobId: row.jobId,
});

export const presentPage = (
  page: PageRow,
  posts: readonly PostRow[],
  approvals: readonly ApprovalRow[],
  host: string,
): LandingPage => ({
  id: page.id,
  propertyId: page.propertyId,
  workspaceId: page.workspaceId,
  eventId: page.eventId,
  styleguideId: page.styleguideId,
  name: page.name,
  // What a brief did not ask for yet when it was kept has its default.
  brief: brief.parse(page.brief),
  factIds: page.factIds,
  posts: posts.map((post) => presentPost(post, approvals, host)),
  createdAt: toInstant(page.createdAt),
  updatedAt: toInstant(page.updatedAt),
});

export const presentRow = (
  page: PageRow,
  posts: readonly PostRow[],
  event: Pick<Event, 'eventStartDate' | 'eventEndDate'> | undefined,
  host: string,
): LandingPageRow => ({
  id: page.id,
  propertyId: page.propertyId,
  name: page.name,
  eventId: page.eventId,
  eventStartDate: event?.eventStartDate ?? null,
  eventEndDate: event?.eventEndDate ?? null,
  posts: posts
    .filter((post) => post.landingPageId === page.id)
    .map((post) => ({
      language: post.language,
      status: post.status as PostStatus,
      url: urlOf(host, post),
      behind: isBehind(post),
    })),
  updatedAt: toInstant(page.updatedAt),
});
