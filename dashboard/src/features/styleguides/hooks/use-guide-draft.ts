/**
 * A style guide while somebody changes it. It follows what is saved elsewhere as long as nothing is changed here, and
 * keeps what is typed otherwise: a save over somebody else's is refused, and both stand until a person has chosen.
 */
import type { Language } from '@foyer/contract/languages';
import {
  type LanguageOverride,
  type Styleguide,
  type StyleguideContent,
  styleguideUpdate,
} from '@foyer/contract/styleguides';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { toast } from '#lib/toast.ts';
import { useSaveStyleguide } from '../queries.ts';

export type Draft = Pick<Styleguide, 'name' | 'content'>;
export type OwnWords = Pick<LanguageOverride, 'preferredWords' | 'avoidedWords' | 'rules'>;
export type Problem = { field: string; message: string };

const draftOf = ({ name, content }: Styleguide): Draft => ({ name, content });
const same = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other);

export function useGuideDraft(styleguide: Styleguide) {
  const [base, setBase] = useState(styleguide);
  const [draft, setDraft] = useState(() => draftOf(styleguide));
  const [problems, setProblems] = useState<Problem[]>([]);
  const [stale, setStale] = useState<{ message: string; theirs: Styleguide } | null>(null);
  /** Word lists of languages that were switched off since the last save. */
  const aside = useRef<Partial<Record<Language, OwnWords>>>({});
  const save = useSaveStyleguide(styleguide.id);
  const dirty = !same(draft, draftOf(base));

  useEffect(() => {
    if (styleguide.version === base.version || dirty) return;
    setBase(styleguide);
    setDraft(draftOf(styleguide));
  }, [styleguide, base.version, dirty]);

  /** Gives a language its own word lists, as they were before they were switched off, or none: the general ones count. */
  function setOwnWords(language: Language, on: boolean) {
    const { languageOverrides } = draft.content;
    const own = languageOverrides[language] ?? {};
    const { preferredWords, avoidedWords, rules } = own;
    if (!on) aside.current[language] = { preferredWords, avoidedWords, rules };
    const words = on
      ? (aside.current[language] ?? { preferredWords: [], avoidedWords: [] })
      : { preferredWords: undefined, avoidedWords: undefined, rules: undefined };
    setDraft({
      ...draft,
      content: { ...draft.content, languageOverrides: { ...languageOverrides, [language]: { ...own, ...words } } },
    });
  }

  const take = (fresh: Styleguide) => {
    aside.current = {};
    setBase(fresh);
    setDraft(draftOf(fresh));
    setProblems([]);
    setStale(null);
  };

  /** Saves what is typed over the given version; answers the first problem's field, where there is one. */
  function submit(over = base): string | null {
    const read = styleguideUpdate.safeParse({ ...draft, styleguideTypeId: base.styleguideTypeId });
    const found = (read.error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
    setProblems(found);
    if (!read.data) return found[0]?.field ?? null;
    save.mutate(
      { body: read.data, ifMatch: over.version },
      {
        onSuccess: take,
        onError: (cause) => {
          const known = cause instanceof ApiError ? cause : null;
          if (known?.status === 412) return setStale({ message: known.message, theirs: known.present as Styleguide });
          setProblems([...(known?.validationErrors ?? [])]);
          toast.error('The style guide was not saved', { description: cause.message });
        },
      },
    );
    return null;
  }

  return {
    base,
    draft,
    dirty,
    problems,
    stale,
    saving: save.isPending,
    errorOf: (field: string) => problems.find((one) => one.field === field)?.message,
    change: (content: StyleguideContent) => setDraft((now) => ({ ...now, content })),
    setOwnWords,
    rename: (name: string) => setDraft((now) => ({ ...now, name })),
    replace: setDraft,
    submit,
    keepMine: () => {
      if (!stale) return;
      setBase(stale.theirs);
      setStale(null);
      submit(stale.theirs);
    },
    takeTheirs: () => stale && take(stale.theirs),
  };
}

export type GuideDraft = ReturnType<typeof useGuideDraft>;

/** The content as it was when it last rested, once it can be read: what is half typed is not tried out. */
export function useReadable(content: StyleguideContent, name: string): StyleguideContent | null {
  return useMemo(() => {
    const read = styleguideUpdate.safeParse({ name: name || ' x', styleguideTypeId: 1, content });
    return read.data?.content ?? null;
  }, [content, name]);
}
