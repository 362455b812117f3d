import type { EventImport, ImportVerdict } from '@foyer/contract/imports';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { placeIn, withPlace } from '#lib/selection/place.ts';
import { keysOf } from '#lib/text/keys-of.ts';
import { toast } from '#lib/toast.ts';
import { Button, buttonStyle } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { cn } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Pager } from '#ui/pager.tsx';
import { Progress } from '#ui/progress.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { isOver, linesPerPage, useApplyImport, useImport, useImportJob } from '../queries.ts';
import { verdictNames } from '../words.ts';
import { ImportLines } from './import-lines.tsx';

type ImportFoundProps = { id: string; refusal: string | undefined; onAnother: () => void };

/** What an import found line by line, how far it is, and taking it over. */
export function ImportFound({ id, refusal, onAnother }: ImportFoundProps) {
  const [params, setParams] = useSearchParams();
  const verdict = keysOf(verdictNames).find((one) => one === params.get('verdict'));
  const skip = Math.max(0, Number.parseInt(params.get('skip') ?? '', 10) || 0);
  const { data, error, refetch, isPlaceholderData } = useImport(id, verdict, skip);
  const change = (changes: Record<string, string>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete('skip');
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  if (error)
    return (
      <Card>
        <LoadFailed error={error} onRetry={() => void refetch()} />
        <p className="px-4 pb-4">
          <Button size="sm" onClick={onAnother}>
            Import something else
          </Button>
        </p>
      </Card>
    );
  if (!data)
    return (
      <Card>
        <SkeletonRows rows={6} label="Loading the import" />
      </Card>
    );
  const read = Object.values(data.counts).some((count) => count > 0);
  return (
    <div className="flex flex-col gap-3">
      <Standing found={data} refusal={refusal} onAnother={onAnother} />
      {read && (
        <Card aria-label="Lines" className="overflow-clip">
          <Verdicts counts={data.counts} chosen={verdict} onChoose={(next) => change({ verdict: next ?? '' })} />
          {data.lines.data.length === 0 ? (
            <p className="px-4 py-5 text-sm text-muted-foreground">No line of this kind.</p>
          ) : (
            <ImportLines lines={data.lines.data} busy={isPlaceholderData} />
          )}
        </Card>
      )}
      {data.lines.total > linesPerPage && (
        <Pager
          skip={skip}
          take={linesPerPage}
          total={data.lines.total}
          onSkip={(next) => change({ skip: next > 0 ? String(next) : '' })}
        />
      )}
      {isOver(data) && data.state === 'done' && !read && (
        <Card>
          <EmptyState
            Icon={CalendarCheck}
            title="No event was found"
            action={<Button onClick={onAnother}>Import something else</Button>}
          >
            {data.source} was read to its end and holds no event.
          </EmptyState>
        </Card>
      )}
    </div>
  );
}

type StandingProps = { found: EventImport; refusal: string | undefined; onAnother: () => void };

const events = (count: number) => `${new Intl.NumberFormat('en').format(count)} ${count === 1 ? 'event' : 'events'}`;

/** Running, failed, waiting to be entered, or entered: each with its next step. */
function Standing({ found, refusal, onAnother }: StandingProps) {
  const [params] = useSearchParams();
  const [doubtful, setDoubtful] = useState(false);
  const { progress, step, cancel } = useImportJob(found);
  const apply = useApplyImport(found.id);
  const { counts } = found;
  const fresh = counts.new + counts.changed;
  const takes = fresh + (doubtful ? counts.doubtful : 0);
  const entered = found.appliedAt !== null;
  const take = (withDoubtful: boolean) =>
    apply.mutate(withDoubtful, { onError: (error) => toast.error(error.message) });
  const another = (
    <Button size="sm" onClick={onAnother}>
      Import something else
    </Button>
  );

  if (!isOver(found))
    return (
      <Card aria-label="Import" className="px-4 py-3.5">
        <p className="text-sm font-medium">{stepWords(step, found)}</p>
        <div className="mt-2.5 flex items-center gap-3">
          <Progress value={progress} label="Import" />
          <span className="num text-xs text-muted-foreground">{Math.round(progress * 100)} %</span>
          <Button size="sm" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {cancel.isPending ? 'Stopping...' : 'Stop'}
          </Button>
        </div>
        <p className="mt-2 text-xs text-muted-foreground">It goes on when you leave this page.</p>
      </Card>
    );
  if (found.state === 'failed')
    return (
      <Note title={`${found.source} could not be imported`} bad>
        <p>{found.error}</p>
        {another}
      </Note>
    );
  if (entered)
    return (
      <Note title={found.state === 'cancelled' ? 'Stopped; what was entered by then stays' : 'The events are entered'}>
        <p>
          {events(fresh)} of {found.source}.
          {counts.doubtful > 0 && ` ${events(counts.doubtful)} in doubt; those not entered yet wait for you.`}
        </p>
        <div className="flex flex-wrap gap-2">
          <Link
            to={`/liveposts${withPlace('tab=events', placeIn(params.toString()))}`}
            className={buttonStyle({ variant: 'primary', size: 'sm' })}
          >
            Open events
          </Link>
          {counts.doubtful > 0 && (
            <Button size="sm" busy={apply.isPending} disabledReason={refusal} onClick={() => take(true)}>
              Enter what is in doubt too
            </Button>
          )}
          {found.state === 'cancelled' && (
            <Button size="sm" busy={apply.isPending} disabledReason={refusal} onClick={() => take(false)}>
              Go on
            </Button>
          )}
          {another}
        </div>
      </Note>
    );
  if (fresh + counts.doubtful === 0)
    return (
      <Note title={found.state === 'cancelled' ? 'Stopped before anything was found' : 'Nothing to enter'}>
        <p>{counts.same > 0 ? `${events(counts.same)} of ${found.source} are here already.` : found.source}</p>
        {another}
      </Note>
    );
  return (
    <Note title={`${found.source} was read; nothing is entered yet`}>
      <p>Look at what would come of it. What people wrote into events that are here already stays.</p>
      {counts.doubtful > 0 && (
        <Checkbox checked={doubtful} onChange={(event) => setDoubtful(event.target.checked)}>
          Enter the {events(counts.doubtful)} in doubt too
        </Checkbox>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="sm"
          busy={apply.isPending}
          disabledReason={refusal ?? (takes === 0 ? 'Everything found is in doubt' : undefined)}
          onClick={() => take(doubtful)}
        >
          {apply.isPending ? 'Entering...' : `Enter ${events(takes)}`}
        </Button>
        {another}
      </div>
    </Note>
  );
}

const Note = ({ title, bad, children }: { title: string; bad?: boolean; children: ReactNode }) => (
  <Card
    role={bad ? 'alert' : 'status'}
    aria-label="Import"
    className="flex flex-col items-start gap-2.5 px-4 py-3.5 text-sm"
  >
    <p className={cn('font-semibold break-words [overflow-wrap:anywhere]', bad && 'text-destructive')}>{title}</p>
    {children}
  </Card>
);

function stepWords(step: string, { source, dryRun }: EventImport): string {
  if (step === 'entering') return `Entering the events of ${source}`;
  if (step === 'compared') return dryRun ? 'Comparing with what is here' : `Entering the events of ${source}`;
  return `Reading ${source}`;
}

type VerdictsProps = {
  counts: EventImport['counts'];
  chosen: ImportVerdict | undefined;
  onChoose: (verdict: ImportVerdict | undefined) => void;
};

const Verdicts = ({ counts, chosen, onChoose }: VerdictsProps) => (
  <fieldset className="flex flex-wrap gap-1.5 border-b px-4 py-2.5">
    <legend className="sr-only">Which lines</legend>
    {([undefined, ...keysOf(verdictNames)] as const).map((verdict) => {
      const count = verdict ? counts[verdict] : Object.values(counts).reduce((sum, one) => sum + one, 0);
      return (
        <button
          key={verdict ?? 'all'}
          type="button"
          aria-pressed={chosen === verdict}
          onClick={() => onChoose(verdict)}
          className="inline-flex h-7 items-center gap-1.5 rounded-md border border-border-strong px-2.5 text-sm aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-foreground max-md:h-[34px]"
        >
          {verdict ? verdictNames[verdict] : 'All'} <span className="num font-semibold">{count}</span>
        </button>
      );
    })}
  </fieldset>
);
