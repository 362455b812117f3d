/** Articles as they go over the wire: every field named, so that a new column never leaks. */
import {
  type Article,
  type ArticlePost,
  type ArticleRow,
  articleDetails,
  articlePostDetails,
} from '@foyer/contract/articles';
import type { PostStatus } from '@foyer/contract/events';
import { toInstant, toInstantOrNull } from '#lib/time.ts';
import {
  type ApprovalRow,
  type EntryInFull,
  type EntryRow,
  isChanged,
  type PostRow,
  presentPost as presentPostOfEntry,
  urlOf,
} from '../entries/rules.ts';

export const presentPost = (row: PostRow, approvals: readonly ApprovalRow[], host: string): ArticlePost => ({
  ...presentPostOfEntry(row, approvals, host),
  excerpt: articlePostDetails.parse(row.details).excerpt,
});

/** `there` are the events that are still there. */
export function presentArticle({ entry, posts, approvals, host }: EntryInFull, there: ReadonlySet<string>): Article {
  const { author, categories, coverId, relatedEventIds } = articleDetails.parse(entry.details);
  return {
    id: entry.id,
    workspaceId: entry.workspaceId,
    propertyId: entry.propertyId,
    styleguideId: entry.styleguideId,
    name: entry.name,
    author,
    categories,
    coverId,
    relatedEventIds: relatedEventIds.filter((id) => there.has(id)),
    factIds: entry.factIds,
    posts: posts.map((post) => presentPost(post, approvals, host)),
    createdAt: toInstant(entry.createdAt),
    updatedAt: toInstant(entry.updatedAt),
  };
}

export function presentRow(entry: EntryRow, posts: readonly PostRow[], host: string): ArticleRow {
  const { author, categories, coverId } = articleDetails.parse(entry.details);
  return {
    id: entry.id,
    workspaceId: entry.workspaceId,
    propertyId: entry.propertyId,
    name: entry.name,
    author,
    categories,
    coverId,
    posts: posts.map((post) => ({
      language: post.language,
      status: post.status as PostStatus,
      title: post.title,
      url: urlOf(host, post),
      changed: isChanged(post),
      publishAt: toInstantOrNull(post.publishAt),
      publishedAt: toInstantOrNull(post.publishedAt),
    })),
    createdAt: toInstant(entry.createdAt),
    updatedAt: toInstant(entry.updatedAt),
  };
}
