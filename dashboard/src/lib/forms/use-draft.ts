/**
 * A text while somebody writes in it: kept as it changes, saved when the keys rest, refused when somebody else saved in
 * between. What is typed is never thrown away.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../api/api-error.ts';
import { useDraftGuard } from './use-draft-guard.ts';

/** Milliseconds the keys rest before a save, where nothing else is said. */
const usualRest = 800;

export type SaveState =
  | { kind: 'saved'; at: string }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'stale'; message: string }
  | { kind: 'failed'; message: string };

type Saved = { version: number; updatedAt: string };

type DraftOf<Stored extends Saved, Fields> = {
  /** What the server holds. */
  stored: Stored;
  /** What of it a person writes; must not change from one rendering to the next. */
  fieldsOf: (stored: Stored) => Fields;
  save: (body: Fields & { version: number }) => Promise<Stored>;
  /** Somebody else saved in between: time to fetch what they saved. */
  onStale: () => void;
  /** Milliseconds the keys rest before a save. */
  rest?: number;
};

export function useDraft<Stored extends Saved, Fields extends object>(of: DraftOf<Stored, Fields>) {
  const { stored, fieldsOf } = of;
  const given = useRef(of);
  given.current = of;
  const [draft, setDraft] = useState<Fields>(() => fieldsOf(stored));
  const [state, setShownState] = useState<SaveState>({ kind: 'saved', at: stored.updatedAt });
  /** Goes up when the editor must load the draft anew. */
  const [revision, setRevision] = useState(0);
  const latest = useRef({ draft, kind: state.kind, version: stored.version });
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
    running.current = given.current
      .save({ ...fields, version })
      .then((saved) => {
        latest.current.version = saved.version;
        setState(pending.current ? { kind: 'unsaved' } : { kind: 'saved', at: saved.updatedAt });
      })
      .catch((cause: unknown) => {
        pending.current = true;
        const stale = cause instanceof ApiError && cause.code === 'stale';
        setState({ kind: stale ? 'stale' : 'failed', message: messageOf(cause) });
        if (stale) given.current.onStale();
      })
      .finally(() => {
        running.current = null;
      });
    await running.current;
    return !pending.current;
  }, [setState]);

  const change = useCallback(
    (fields: Partial<Fields>) => {
      latest.current.draft = { ...latest.current.draft, ...fields };
      pending.current = true;
      setDraft(latest.current.draft);
      clearTimeout(timer.current);
      // A stale draft waits for a person to choose; saved again it would only be refused again.
      if (latest.current.kind === 'stale') return;
      setState({ kind: 'unsaved' });
      timer.current = setTimeout(() => void flush(), given.current.rest ?? usualRest);
    },
    [flush, setState],
  );

  /** Takes the server's state: after writing again, or when somebody else's version is chosen. */
  const load = useCallback(
    (fresh: Stored) => {
      clearTimeout(timer.current);
      pending.current = false;
      latest.current.version = fresh.version;
      latest.current.draft = given.current.fieldsOf(fresh);
      setDraft(latest.current.draft);
      setState({ kind: 'saved', at: fresh.updatedAt });
      setRevision((before) => before + 1);
    },
    [setState],
  );

  /** Saves mine over the version somebody else saved in between. */
  const keepMine = useCallback(
    (theirs: Stored) => {
      latest.current.version = theirs.version;
      void flush();
    },
    [flush],
  );

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

  return { draft, state, revision, guard, change, load, reload, keepMine, flush, savedVersion };
}
