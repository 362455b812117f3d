/**
 * The version a save is meant for. When somebody else has saved in between, the server refuses and sends what is there
 * now; it is kept here until a person has chosen between the two.
 */
import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';

export type Versioned = { version: number };

/** `thing` is what the form started from; null for a new one. */
export function useVersion<Thing extends Versioned>(thing: Thing | null) {
  const [present, setPresent] = useState(thing);
  const [stale, setStale] = useState<string | null>(null);
  return {
    /** The latest known. */
    present,
    /** For the save. */
    ifMatch: present?.version,
    /** What the server said of a stale save, until `settle`. */
    stale,
    settle: () => setStale(null),
    /** To be told what a save left there, by a form that stays open. */
    noteSaved: setPresent,
    /** To be told of a save that failed; true when it was stale. */
    noteStale: (cause: unknown): boolean => {
      if (!(cause instanceof ApiError) || cause.status !== 412) return false;
      setPresent(cause.present as Thing);
      setStale(cause.message);
      return true;
    },
  };
}
