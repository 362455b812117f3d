import type { WordPressImport } from '@foyer/contract/wordpress-import';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { dayAndTime } from '#lib/dates/dates.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { counted, sumOf } from '../words.ts';

type LastImportsProps = {
  imports: UseQueryResult<{ data: WordPressImport[]; total: number }>;
  /** The one that is open. */
  shown: string | null;
};

/** What was looked at and brought in before, each to be opened again. */
export const LastImports = ({ imports: { data, error, refetch }, shown }: LastImportsProps) => (
  <Card aria-label="Last imports" className="overflow-clip">
    <h2 className="border-b px-4 py-3 text-sm font-semibold">Last imports</h2>
    {error ? (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    ) : !data ? (
      <SkeletonRows rows={3} label="Loading the last imports" />
    ) : data.data.length === 0 ? (
      <p className="px-4 py-4 text-sm text-muted-foreground">Nothing was looked at or brought in yet.</p>
    ) : (
      <ul className="divide-y divide-border">
        {data.data.map((one) => (
          <Row key={one.id} one={one} isShown={one.id === shown} />
        ))}
      </ul>
    )}
  </Card>
);

const states: Record<WordPressImport['state'], { words: string; tone: BadgeTone }> = {
  queued: { words: 'Waiting', tone: 'info' },
  running: { words: 'Running', tone: 'info' },
  done: { words: 'Done', tone: 'success' },
  failed: { words: 'Failed', tone: 'danger' },
  cancelled: { words: 'Stopped', tone: 'muted' },
};

function Row({ one, isShown }: { one: WordPressImport; isShown: boolean }) {
  const [params] = useSearchParams();
  const to = new URLSearchParams(params);
  for (const name of ['kind', 'outcome', 'noted', 'skip']) to.delete(name);
  to.set('import', one.id);
  const { words, tone } = states[one.state];
  const brought = sumOf(one, 'new') + sumOf(one, 'changed');
  return (
    <li className="px-4 py-3 text-sm">
      <div className="flex items-center gap-2">
        <Link
          to={`?${to}`}
          aria-current={isShown ? 'true' : undefined}
          className="min-w-0 grow truncate font-medium hover:underline aria-[current]:text-primary"
        >
          {one.dryRun ? 'Looked at' : 'Import'}, {dayAndTime(one.createdAt)}
        </Link>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <p className="mt-0.5 text-xs text-muted-foreground">
        {one.dryRun
          ? `${counted(brought, 'thing', 'things')} would come`
          : `${counted(brought, 'thing', 'things')} came`}
        {one.startedBy && `, by ${one.startedBy}`}
      </p>
    </li>
  );
}
