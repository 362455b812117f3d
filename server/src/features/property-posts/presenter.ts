/** Property posts as they go over the wire: one language each, its content as HTML beside the blocks. */
import type { PostStatus } from '@foyer/contract/events';
import { isPropertyPostBlock, type PropertyPostDetails } from '@foyer/contract/property-post-fields';
import type { PropertyPost } from '@foyer/contract/property-posts';
import { toInstant } from '#lib/time.ts';
import { type ApprovalRow, type EntryRow, type PostRow, presentPublication, urlOf } from '../entries/rules.ts';
import { contentOf } from './writing/rules.ts';

/** What a property post holds beside its text, as it is stored. */
export type Details = { meta: PropertyPostDetails; gallery: string[]; featuredMediaId: string | null };

const emptyMeta: PropertyPostDetails = {
  property_type: '',
  address: '',
  city: '',
  country: '',
  star_rating: null,
  email: '',
  reservation_link: '',
  policies_links: [],
};

/** What stands in a post; a copy made from elsewhere may lack any of it. */
export function detailsOf(post: Pick<PostRow, 'details'>): Details {
  const { meta, gallery, featuredMediaId } = post.details as Partial<Details>;
  return { meta: { ...emptyMeta, ...meta }, gallery: gallery ?? [], featuredMediaId: featuredMediaId ?? null };
}

export function presentPropertyPost(
  entry: EntryRow,
  post: PostRow,
  approvals: readonly ApprovalRow[],
  host: string,
): PropertyPost {
  const { meta, gallery, featuredMediaId } = detailsOf(post);
  return {
    id: post.id,
    status: post.status as PostStatus,
    title: post.title,
    content: contentOf(post.blocks.filter(isPropertyPostBlock)),
    excerpt: post.description,
    language: post.language,
    slug: post.slug,
    link: urlOf(host, post),
    featured_media: featuredMediaId,
    gallery,
    meta: { webapp_property_id: entry.propertyId ?? '', ...meta, translation_group: entry.id },
    modified: toInstant(post.updatedAt),
    workspaceId: entry.workspaceId,
    blocks: post.blocks,
    ...presentPublication(post, approvals),
  };
}
