/**
 * One language's draft while somebody writes in it: kept as it changes, saved when the keys rest, refused when
 * somebody else saved in between. What is typed is never thrown away.
 */
import type { Block } from '@foyer/contract/blocks';
import type { LandingPagePost } from '@foyer/contract/landing-pages';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import { useSavePost } from '../queries.ts';

/** Milliseconds the keys rest before a save. */
const rest = 800;

export type DraftFields = Pick<LandingPagePost, 'title' | 'description' | 'slug' | 'blocks'>;
export type SaveState =
  | { kind: 'saved'; at: string }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'stale'; message: string }
  | { kind: 'failed'; message: string };

const fieldsOf = ({ title, description, slug, blocks }: LandingPagePost): DraftFields => ({
  title,
  description,
  slug,
  blocks,
});

export function useDraft(pageId: string, post: LandingPagePost) {
  const save = useSavePost();
  const client = useQueryClient();
  const [draft, setDraft] = useState<DraftFields>(() => fieldsOf(post));
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: post.updatedAt });
  /** Goes up when the editor must load the draft anew. */
  const [revision, setRevision] = useState(0);
  const version = useRef(post.version);
  const pending = useRef<DraftFields | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void> | null>(null);

  /** Saves what waits; gives the version that stands then. */
  const flush = useCallback(async (): Promise<number> => {
    clearTimeout(timer.current);
    if (running.current) await running.current;
    const fields = pending.current;
    if (!fields) return version.current;
    pending.current = null;
    setState({ kind: 'saving' });
    running.current = save
      .mutateAsync({ id: pageId, language: post.language, body: { ...fields, version: version.current } })
      .then((saved) => {
        version.current = saved.version;
        setState(pending.current ? { kind: 'unsaved' } : { kind: 'saved', at: saved.updatedAt });
      })
      .catch((cause: unknown) => {
        pending.current ??= fields;
        const stale = cause instanceof ApiError && cause.code === 'stale';
        setState({ kind: stale ? 'stale' : 'failed', message: messageOf(cause) });
        if (stale) void client.invalidateQueries({ queryKey: ['landing-page', pageId] });
      })
      .finally(() => {
        running.current = null;
      });
    await running.current;
    return version.current;
  }, [pageId, post.language, save.mutateAsync, client]);

  const change = useCallback(
    (fields: Partial<DraftFields>) => {
      setDraft((before) => {
        const next = { ...before, ...fields };
        pending.current = next;
        return next;
      });
      setState((before) => (before.kind === 'stale' ? before : { kind: 'unsaved' }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), rest);
    },
    [flush],
  );

  /** Takes the server's state: after writing again, or when somebody else's version is chosen. */
  const load = useCallback((fresh: LandingPagePost) => {
    clearTimeout(timer.current);
    pending.current = null;
    version.current = fresh.version;
    setDraft(fieldsOf(fresh));
    setState({ kind: 'saved', at: fresh.updatedAt });
    setRevision((before) => before + 1);
  }, []);

  /** Saves mine over the version somebody else saved in between. */
  const keepMine = useCallback(
    (theirs: LandingPagePost) => {
      version.current = theirs.version;
      void flush();
    },
    [flush],
  );

  const changeBlocks = useCallback((blocks: Block[]) => change({ blocks }), [change]);
  /** Changes blocks from outside the text, which the editor then loads. */
  const setBlocks = useCallback(
    (blocks: Block[]) => {
      change({ blocks });
      setRevision((before) => before + 1);
    },
    [change],
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (pending.current || running.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  // Leaving the screen saves what rests.
  const leave = useRef(flush);
  leave.current = flush;
  useEffect(() => () => void leave.current(), []);

  return { draft, state, revision, change, changeBlocks, setBlocks, load, keepMine, flush };
}
