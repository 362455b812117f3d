/** An event being written: what was typed, what is wrong with it, and saving it language by language. */
import type { Event } from '@foyer/contract/events';
import { type Language, languageNames } from '@foyer/contract/languages';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { type Place, withPlace } from '#lib/selection/place.ts';
import { toast } from '#lib/toast.ts';
import { onTopOf } from '../event-differences.ts';
import { draftOf, type EventDraft, emptyText, leaderOf, type Problems, problemsIn } from '../event-draft.ts';
import { loadEventGroup, useRefreshEvents } from '../queries.ts';
import { NotSaved, problemsOfSave, saveEvent } from '../save-event.ts';

/** Somebody else saved: what the server said, and the event as it stands there. */
type Stale = { message: string; theirs: readonly Event[] };

type Editing = { workspaceId: string; stored: readonly Event[]; first: EventDraft; place: Place };

export function useEventEditor({ workspaceId, stored, first, place }: Editing) {
  const client = useQueryClient();
  const refresh = useRefreshEvents();
  const [draft, setDraft] = useState(first);
  const [before, setBefore] = useState(first);
  const [known, setKnown] = useState(stored);
  const [problems, setProblems] = useState<Problems>({});
  const [saving, setSaving] = useState(false);
  const [step, setStep] = useState('Saving...');
  const [leaveFor, setLeaveFor] = useState<string | null>(null);
  const [stale, setStale] = useState<Stale | null>(null);
  const version = useRef(leaderOf(stored)?.version);
  const latest = useRef(draft);
  latest.current = draft;

  /** Ids are noted where the draft stands by then: somebody may go on typing while it is saved. */
  const note = (language: Language, kept: { eventId: string; loose: boolean }) => {
    const of = (other: EventDraft): EventDraft => ({
      ...other,
      texts: { ...other.texts, [language]: { ...emptyText, ...other.texts[language], ...kept } },
    });
    latest.current = of(latest.current);
    setDraft(of);
  };

  const standing = (group: readonly Event[]) => {
    setKnown(group);
    setBefore(draftOf(group));
    version.current = leaderOf(group)?.version;
  };

  /** True when the call was refused for a version that is no longer the last: both are shown then. */
  async function noteStale(error: unknown): Promise<boolean> {
    const cause = error instanceof NotSaved ? error.cause : error;
    const group = leaderOf(known)?.translation_group;
    if (!(cause instanceof ApiError) || cause.status !== 412 || !group) return false;
    setStale({ message: cause.message, theirs: await loadEventGroup(client, group) });
    return true;
  }

  const keepMine = () => {
    if (!stale) return;
    const { theirs } = stale;
    standing(theirs);
    latest.current = onTopOf(latest.current, theirs);
    setDraft(latest.current);
    setStale(null);
    void save({ known: theirs, before: draftOf(theirs) });
  };

  const takeTheirs = () => {
    if (!stale) return;
    standing(stale.theirs);
    setDraft(draftOf(stale.theirs));
    setStale(null);
  };

  async function save(from: { known: readonly Event[]; before: EventDraft } = { known, before }): Promise<void> {
    const sent = latest.current;
    const found = problemsIn(sent);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    setStep(sent.mainImage || sent.secondaryImage ? 'Sending pictures...' : 'Saving...');
    try {
      const isNew = from.known.length === 0;
      const id = await saveEvent({
        workspaceId,
        draft: sent,
        before: isNew ? null : from.before,
        stored: from.known,
        version: version.current,
        onVersion: (next) => {
          version.current = next;
        },
        onStored: (language, kept) => {
          note(language, kept);
          setStep(`${languageNames[language]} is saved`);
        },
      });
      const group = await loadEventGroup(client, id);
      const saved = draftOf(group);
      standing(group);
      // What was typed meanwhile stays, as a change that is not saved.
      if (sameWords(latest.current, sent)) setDraft(saved);
      void refresh();
      toast.success(isNew ? 'Event added' : 'Event saved');
      if (isNew) setLeaveFor(`/liveposts/events/${id}${withPlace('', place)}`);
    } catch (error) {
      if (await noteStale(error).catch(() => false)) return;
      const wrong = problemsOfSave(error);
      setProblems(wrong);
      if (wrong['']) toast.error(wrong['']);
      void refresh();
    } finally {
      setSaving(false);
    }
  }

  /** A language that was taken away is no change that waits. */
  const forget = (language: Language) => {
    const without = (of: EventDraft): EventDraft => {
      const { [language]: _, ...texts } = of.texts;
      return { ...of, texts };
    };
    setDraft(without);
    setBefore(without);
    setKnown((group) => group.filter((one) => one.language !== language));
    const group = leaderOf(known)?.translation_group;
    // Taking a language away is a save like any other.
    if (group) void loadEventGroup(client, group).then((now) => (version.current = leaderOf(now)?.version));
  };

  return {
    draft,
    problems,
    listed: Object.entries(problems).map(([field, message]) => ({ field, message })),
    saving,
    step,
    /** Where a new event has its address by now. */
    leaveFor,
    unsaved: leaveFor === null && JSON.stringify(plain(draft)) !== JSON.stringify(plain(before)),
    save: () => save(),
    stale,
    noteStale,
    keepMine,
    takeTheirs,
    /** The version a save or a deletion is meant for. */
    version: () => version.current,
    forget,
    change: (part: Partial<EventDraft>) => setDraft((now) => ({ ...now, ...part })),
  };
}

/** A file is told from none by its name: JSON knows no files. */
const plain = ({ mainImage, secondaryImage, ...rest }: EventDraft) => ({
  ...rest,
  files: [mainImage?.name ?? null, secondaryImage?.name ?? null],
});

const sameWords = (one: EventDraft, other: EventDraft): boolean => {
  const words = (of: EventDraft) => {
    const { texts, ...rest } = plain(of);
    return JSON.stringify([
      rest,
      Object.entries(texts).map(([language, { title, description, status }]) => [language, title, description, status]),
    ]);
  };
  return words(one) === words(other);
};
