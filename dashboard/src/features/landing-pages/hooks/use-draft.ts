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
import { useDraftGuard } from './use-draft-guard.ts';

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
  const { mutateAsync: save } = useSavePost();
  const client = useQueryClient();
  const [draft, setDraft] = useState<DraftFields>(() => fieldsOf(post));
  const [state, setShownState] = useState<SaveState>({ kind: 'saved', at: post.updatedAt });
  /** Goes up when the editor must load the draft anew. */
  const [revision, setRevision] = useState(0);
  const latest = useRef({ draft, kind: state.kind, version: post.version });
  const pending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void> | null>(null);

  const setState = useCallback((next: SaveState) => {
    latest.current.kind = next.kind;
    setShownState(next);
  }, []);

  /** Saves what waits; false when it could not be saved. */
  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (running.current) await running.current;
    if (!pending.current) return true;
    pending.current = false;
    setState({ kind: 'saving' });
    const { draft: fields, version } = latest.current;
    running.current = save({ id: pageId, language: post.language, body: { ...fields, version } })
      .then((saved) => {
        latest.current.version = saved.version;
        setState(pending.current ? { kind: 'unsaved' } : { kind: 'saved', at: saved.updatedAt });
      })
      .catch((cause: unknown) => {
        pending.current = true;
        const stale = cause instanceof ApiError && cause.code === 'stale';
        setState({ kind: stale ? 'stale' : 'failed', message: messageOf(cause) });
        if (stale) void client.invalidateQueries({ queryKey: ['landing-page', pageId] });
      })
      .finally(() => {
        running.current = null;
      });
    await running.current;
    return !pending.current;
  }, [pageId, post.language, save, client, setState]);

  const change = useCallback(
    (fields: Partial<DraftFields>) => {
      latest.current.draft = { ...latest.current.draft, ...fields };
      pending.current = true;
      setDraft(latest.current.draft);
      clearTimeout(timer.current);
      // A stale draft waits for a person to choose; saved again it would only be refused again.
      if (latest.current.kind === 'stale') return;
      setState({ kind: 'unsaved' });
      timer.current = setTimeout(() => void flush(), rest);
    },
    [flush, setState],
  );

  /** Takes the server's state: after writing again, or when somebody else's version is chosen. */
  const load = useCallback(
    (fresh: LandingPagePost) => {
      clearTimeout(timer.current);
      pending.current = false;
      latest.current.version = fresh.version;
      latest.current.draft = fieldsOf(fresh);
      setDraft(latest.current.draft);
      setState({ kind: 'saved', at: fresh.updatedAt });
      setRevision((before) => before + 1);
    },
    [setState],
  );

  /** Saves mine over the version somebody else saved in between. */
  const keepMine = useCallback(
    (theirs: LandingPagePost) => {
      latest.current.version = theirs.version;
      void flush();
    },
    [flush],
  );

  const changeBlocks = useCallback((blocks: Block[]) => change({ blocks }), [change]);
  /** Shows the draft anew where the editor shows something else, such as a writing that came to nothing. */
  const reload = useCallback(() => setRevision((before) => before + 1), []);
  /** The version that was saved last. */
  const savedVersion = useCallback(() => latest.current.version, []);

  const guard = useDraftGuard({
    waiting: () => pending.current || running.current !== null,
    save: flush,
    drop: () => {
      pending.current = false;
    },
  });
  // Another property or language takes this one's place without leaving: what rests is saved on the way.
  const onLeave = useRef(flush);
  onLeave.current = flush;
  useEffect(() => () => void onLeave.current(), []);

  return { draft, state, revision, guard, change, changeBlocks, load, reload, keepMine, flush, savedVersion };
}
