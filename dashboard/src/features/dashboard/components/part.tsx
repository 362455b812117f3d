import type { ReactNode } from 'react';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';

type Load<T> = { data: T | undefined; error: Error | null; refetch: () => unknown };

type PartProps<T> = { load: Load<T>; title: string; rows: number; children: (data: T) => ReactNode };

/** A part of the dashboard while it loads and when it could not be: each by itself. */
export function Part<T>({ load, title, rows, children }: PartProps<T>) {
  if (load.data !== undefined) return children(load.data);
  return (
    <Card>
      <CardHead title={title} />
      {load.error ? (
        <ErrorState
          message={messageOf(load.error)}
          requestId={requestIdOf(load.error)}
          onRetry={() => void load.refetch()}
        />
      ) : (
        <SkeletonRows rows={rows} label={`Loading ${title.toLowerCase()}`} />
      )}
    </Card>
  );
}
