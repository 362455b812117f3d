/** One language of a property post while somebody writes in it. */
import { isPropertyPostBlock, type PropertyPostDraft } from '@foyer/contract/property-post-fields';
import type { PropertyPost } from '@foyer/contract/property-posts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDraft } from '#lib/forms/use-draft.ts';
import { useSaveDraft } from '../queries.ts';

/** A post as drafts know it. */
type Stored = PropertyPost & { updatedAt: string };

export function fieldsOf(post: PropertyPost): PropertyPostDraft {
  const { title, excerpt, slug, featured_media, gallery } = post;
  const { webapp_property_id: _property, translation_group: _group, ...meta } = post.meta;
  return { title, excerpt, slug, blocks: post.blocks.filter(isPropertyPostBlock), meta, featured_media, gallery };
}

export const storedOf = (post: PropertyPost): Stored => ({ ...post, updatedAt: post.modified });

export function usePostDraft(propertyId: string, post: PropertyPost) {
  const { mutateAsync: save } = useSaveDraft(propertyId);
  const client = useQueryClient();
  const stored = useMemo(() => storedOf(post), [post]);
  const kept = useDraft<Stored, PropertyPostDraft>({
    stored,
    fieldsOf,
    save: async ({ version, ...body }) => storedOf(await save({ id: post.id, version, body })),
    onStale: () => void client.invalidateQueries({ queryKey: [propertyId, 'property-posts'] }),
  });
  return { ...kept, stored };
}
