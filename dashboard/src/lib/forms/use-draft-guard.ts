/**
 * Leaving a draft: what waits is saved first, and only what cannot be saved is asked about. Closing the tab asks while
 * something waits, since nothing can be saved then.
 */
import { useEffect, useRef, useState } from 'react';
import { useHold } from './leave-guards.tsx';

export type DraftGuard = { asking: boolean; stay: () => void; leave: () => void };

type Draft = {
  /** True while something is not saved. */
  waiting: () => boolean;
  /** Saves it; false when that cannot be done. */
  save: () => Promise<boolean>;
  /** Forgets it. */
  drop: () => void;
};

export function useDraftGuard(draft: Draft): DraftGuard {
  const latest = useRef(draft);
  latest.current = draft;
  const [asking, setAsking] = useState(false);
  const blocker = useHold(
    ({ currentLocation, nextLocation }) =>
      latest.current.waiting() &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let gone = false;
    void latest.current.save().then((saved) => {
      if (gone) return;
      if (saved) blocker.proceed();
      else setAsking(true);
    });
    return () => {
      gone = true;
    };
  }, [blocker]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current.waiting()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return {
    asking,
    stay: () => {
      setAsking(false);
      blocker.reset();
    },
    leave: () => {
      setAsking(false);
      latest.current.drop();
      blocker.proceed();
    },
  };
}
