/** One language of a page while somebody writes in it. */
import type { Block } from '@foyer/contract/blocks';
import type { LandingPagePost } from '@foyer/contract/landing-pages';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDraft } from '#lib/forms/use-draft.ts';
import { useSavePost } from '../queries.ts';

export type DraftFields = Pick<LandingPagePost, 'title' | 'description' | 'slug' | 'blocks'>;

const fieldsOf = ({ title, description, slug, blocks }: LandingPagePost): DraftFields => ({
  title,
  description,
  slug,
  blocks,
});

export function usePostDraft(pageId: string, post: LandingPagePost) {
  const { mutateAsync: save } = useSavePost();
  const client = useQueryClient();
  const { language } = post;
  const kept = useDraft({
    stored: post,
    fieldsOf,
    save: (body) => save({ id: pageId, language, body }),
    onStale: () => void client.invalidateQueries({ queryKey: ['landing-page', pageId] }),
  });
  const { change } = kept;
  const changeBlocks = useCallback((blocks: Block[]) => change({ blocks }), [change]);
  return { ...kept, changeBlocks };
}
