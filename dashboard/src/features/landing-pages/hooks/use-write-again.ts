/**
 * Writing blocks of a draft again: the text comes into the editor as it is written, and is loaded for good once the
 * writing is over. A draft that cannot be saved first is not written over.
 */
import type { Block } from '@foyer/contract/blocks';
import type { LandingPage, LandingPagePost } from '@foyer/contract/landing-pages';
import { type RefObject, useEffect, useRef } from 'react';
import type { PageEditorHandle } from '../editor/page-editor.tsx';
import type { usePostDraft } from './use-draft.ts';
import { isBusy, useWriting } from './use-writing.ts';

export function useWriteAgain(
  page: LandingPage,
  post: LandingPagePost,
  { state, flush, load, reload, savedVersion }: ReturnType<typeof usePostDraft>,
  editor: RefObject<PageEditorHandle | null>,
) {
  const { writings, write, stop } = useWriting(page);
  const writing = writings[post.language];
  const busy = isBusy(writing);
  // The version before a writing; what the writing saved is loaded when it differs, while nothing waits here.
  const before = useRef(post.jobId ? post.version : null);

  useEffect(() => {
    if (busy) for (const block of writing?.blocks ?? []) editor.current?.preview(block);
  }, [busy, writing?.blocks, editor]);

  useEffect(() => {
    if (before.current === null || busy || !writing) return;
    if (post.version !== before.current) {
      if (post.jobId || state.kind !== 'saved') return;
      before.current = null;
      load(post);
    } else if (writing.state !== 'done') reload();
  }, [busy, writing, post, state, load, reload]);

  const writeAgain = async (block: Block) => {
    if (!(await flush())) return;
    before.current = savedVersion();
    await write({
      styleguideId: page.styleguideId,
      propertyId: page.propertyId,
      language: post.language,
      contentType: 'landing_page',
      eventId: page.eventId,
      landingPageId: page.id,
      blocks: [block.id],
      // A page that names no facts rests on all of them.
      ...(page.factIds.length ? { factIds: page.factIds } : {}),
      brief: page.brief,
    });
  };

  return { busy, writing, writeAgain, stop };
}
