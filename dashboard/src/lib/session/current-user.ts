/**
 * The profile of the person signed in. It is asked for only once the session is ready; the wait is polled and given up
 * with a warning (spec 4 and 9).
 */
import { userEndpoints } from '@foyer/contract/users';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import type { Session } from './session.ts';
import { useSession, useSessionState } from './use-session.ts';

const pollEvery = 500;
const pollTimes = 20;

/** Resolves when `isReady` says so; false after 20 tries at 500 ms. */
export async function waitForReady(isReady: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < pollTimes; tries++) {
    if (isReady()) return true;
    await new Promise((resolve) => setTimeout(resolve, pollEvery));
  }
  if (isReady()) return true;
  console.warn('The session did not become ready; the profile was not loaded');
  return false;
}

const currentUserQuery = (session: Session, sub: string) =>
  queryOptions({
    queryKey: ['current-user', sub],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      if (!(await waitForReady(() => session.snapshot().ready))) return null;
      return call(userEndpoints.me, { signal });
    },
  });

/** The profile; `data` is null when the wait was given up. */
export function useCurrentUser() {
  const session = useSession();
  const { sub } = useSessionState();
  return useQuery({ ...currentUserQuery(session, sub ?? ''), enabled: sub !== null });
}
