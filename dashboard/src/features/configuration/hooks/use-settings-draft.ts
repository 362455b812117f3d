/**
 * Sections of a site's settings while somebody edits them: saved as the keys rest, refused when somebody else saved in
 * between, and undone step by step. What the contract does not allow stays in the form and is never sent.
 */
import type { Documents } from '@foyer/contract/site-documents';
import type { DraftSection } from '@foyer/contract/site-settings';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDraft } from '#lib/forms/use-draft.ts';
import { type Stored, storedOf, useRefreshChanges } from '../queries.ts';
import { problemsOf, saveSection } from '../sections.ts';

/** Milliseconds the keys rest before a save; the site beside the form follows each. */
const rest = 350;
/** Changes that come closer together than this are one step back. */
const oneStep = 900;
const mostSteps = 100;

const fieldsOf = <S extends DraftSection>(stored: Stored<S>) => stored.documents;

type Given<S extends DraftSection> = {
  domainId: string;
  sections: readonly S[];
  stored: Stored<S>;
  /** Asks for what is saved now. */
  reread: () => Promise<Stored<S> | undefined>;
};

/** What a form of the settings works with. */
export type SettingsDraft<S extends DraftSection> = {
  documents: Pick<Documents, S>;
  /** Changes fields of a section; each that is named is replaced whole. */
  change: <T extends S>(section: T, part: Partial<Documents[T]>) => void;
  /** What is wrong with a field, by its path in the section, such as `banners.0.until`. */
  problemAt: (section: S, path: string) => string | undefined;
  /** Takes what is saved now, after a call that changed it by another way, such as a form with files. */
  refresh: () => Promise<void>;
};

export function useSettingsDraft<S extends DraftSection>({ domainId, sections, stored, reread }: Given<S>) {
  const versions = useRef(stored.versions);
  const saved = useRef(stored.documents);
  const [revision, setRevision] = useState(0);
  const [theirs, setTheirs] = useState<Stored<S> | null>(null);
  const refreshChanges = useRefreshChanges(domainId);
  const past = useRef<{ documents: Pick<Documents, S>; at: number }[]>([]);
  const [steps, setSteps] = useState(0);

  const draft = useDraft<Stored<S>, Pick<Documents, S>>({
    stored,
    fieldsOf,
    rest,
    save: async (body) => {
      const answers = await Promise.all(
        sections.map(async (section) => {
          const document: Documents[S] = (body as Pick<Documents, S>)[section];
          const standing = {
            document: saved.current[section],
            state: { version: versions.current[section], updatedAt: '' },
          };
          if (same(document, saved.current[section])) return standing;
          const [problem] = problemsOf(section, document);
          if (problem) throw new Error(problem.message);
          const answer = await saveSection(section, domainId, document, versions.current[section]);
          versions.current = { ...versions.current, [section]: answer.state.version };
          saved.current = { ...saved.current, [section]: answer.document };
          return answer;
        }),
      );
      setRevision((before) => before + 1);
      void refreshChanges();
      return storedOf(sections, answers);
    },
    onStale: () => void reread().then((fresh) => setTheirs(fresh ?? null)),
  });

  const { change: changeDraft, load, flush, keepMine } = draft;
  const latest = useRef(draft.draft);
  latest.current = draft.draft;

  const change = useCallback<SettingsDraft<S>['change']>(
    (section, part) => {
      const at = Date.now();
      const last = past.current.at(-1);
      if (!last || at - last.at > oneStep) {
        past.current = [...past.current.slice(-mostSteps), { documents: latest.current, at }];
        setSteps(past.current.length);
      } else last.at = at;
      const next = { ...latest.current, [section]: { ...latest.current[section], ...part } } as Pick<Documents, S>;
      latest.current = next;
      changeDraft(next);
    },
    [changeDraft],
  );

  const undo = useCallback(() => {
    const last = past.current.pop();
    setSteps(past.current.length);
    if (last) changeDraft(last.documents);
  }, [changeDraft]);

  const take = useCallback(
    (fresh: Stored<S>) => {
      versions.current = fresh.versions;
      saved.current = fresh.documents;
      past.current = [];
      setSteps(0);
      setTheirs(null);
      load(fresh);
      setRevision((before) => before + 1);
    },
    [load],
  );

  const refresh = useCallback(async () => {
    const fresh = await reread();
    if (fresh) take(fresh);
    await refreshChanges();
  }, [reread, take, refreshChanges]);

  const problems = useMemo(
    () =>
      new Map(
        sections.flatMap((section) =>
          problemsOf(section, draft.draft[section]).map(
            ({ field, message }) => [`${section}.${field}`, message] as const,
          ),
        ),
      ),
    [sections, draft.draft],
  );

  // A switch to another screen may come while a save runs; the changes it made are asked for there.
  useEffect(() => () => void refreshChanges(), [refreshChanges]);

  const form: SettingsDraft<S> = {
    documents: draft.draft,
    change,
    problemAt: (section, path) => problems.get(`${section}.${path}`),
    refresh,
  };
  return {
    form,
    state: draft.state,
    guard: draft.guard,
    flush,
    /** Goes up with every save that changed something: the site beside it is to be shown anew. */
    revision,
    undo,
    canUndo: steps > 0,
    theirs,
    keepMine: () => {
      if (!theirs) return;
      versions.current = theirs.versions;
      saved.current = theirs.documents;
      setTheirs(null);
      keepMine(theirs);
    },
    takeTheirs: () => theirs && take(theirs),
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
