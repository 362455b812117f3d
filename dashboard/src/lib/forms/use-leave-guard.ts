/**
 * Asks before unsaved changes are left behind, inside the dashboard, by a switch of workspace or property, and when the
 * tab is closed; and only then.
 */
import { useEffect } from 'react';
import { leavesPlace } from '#lib/selection/place.ts';
import { type Leaving, useHold } from './leave-guards.tsx';

/** What holds back from a form with unsaved changes: show the question while its state is 'blocked'. */
export function useLeaveGuard(unsaved: boolean): Leaving {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const blocker = useHold(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      (currentLocation.pathname !== nextLocation.pathname || leavesPlace(currentLocation.search, nextLocation.search)),
  );
  // Somebody who went on while a save was under way is let go when it is done.
  useEffect(() => {
    if (!unsaved && blocker.state === 'blocked') blocker.proceed();
  }, [unsaved, blocker]);
  return blocker;
}
