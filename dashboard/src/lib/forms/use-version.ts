/**
 * One thing as it is on the server now, with the version a save is meant for. It is always loaded anew, never taken from
 * a list, so that a form cannot start from what is already old.
 */
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { tagOf } from '#lib/api/call.ts';

export function useVersion<Thing extends object>(key: QueryKey, load: (signal: AbortSignal) => Promise<Thing>) {
  const [stale, setStale] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => load(signal),
    structuralSharing: false,
    staleTime: 0,
    gcTime: 0,
  });
  return {
    thing: data,
    error,
    refetch: () => void refetch(),
    /** For `ifMatch` of the save. */
    tag: data && tagOf(data),
    /** What the server said when somebody else had saved in between, once their version is here; else null. */
    stale: isFetching ? null : stale,
    /** To be told of a save that failed; true when it was stale. */
    noteStale: (cause: unknown): boolean => {
      if (!(cause instanceof ApiError) || cause.status !== 412) return false;
      setStale(cause.message);
      void refetch();
      return true;
    },
    settle: () => setStale(null),
  };
}
