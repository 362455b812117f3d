import type { TrainingStatus } from '@foyer/contract/training';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { clockWords, dayAndTime } from '#lib/dates/dates.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Progress } from '#ui/progress.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { counted } from '../guide-words.ts';
import { isGoingOn, useStopTraining, useTraining, useTrainings } from '../queries.ts';
import { ProposalsDialog } from './proposals-dialog.tsx';
import { TrainDialog } from './train-dialog.tsx';

const tones: Record<TrainingStatus['status'], BadgeTone> = {
  idle: 'outline',
  queued: 'info',
  running: 'active',
  ready: 'success',
  failed: 'danger',
  stale: 'warn',
};

function stateWords({ status, progress }: TrainingStatus): string {
  if (status === 'running') return `Running, ${Math.round(progress * 100)}%`;
  return {
    idle: 'Not trained yet',
    queued: 'Waiting',
    ready: 'Trained',
    failed: 'Failed',
    stale: 'Changed since training',
  }[status];
}

/** What is new since the training, in words. */
function changedWords({ changed }: TrainingStatus): string {
  const pages = changed.livePages > 0 ? `${counted(changed.livePages, 'text')} went live` : '';
  const guide = changed.guide ? 'the style guide was saved' : '';
  return [pages, guide].filter((part) => part !== '').join(' and ');
}

type TrainingPanelProps = {
  styleguideId: string;
  /** Live texts there are to learn from; null while that is not known. */
  live: number | null;
  /** Why nothing can be trained or accepted, if so. */
  refusal: string | undefined;
  dirty: boolean;
};

/** Teaching the guide by texts: how far it is, what it proposes, and the trainings so far. */
export function TrainingPanel({ styleguideId, live, refusal, dirty }: TrainingPanelProps) {
  const { data: status, error, refetch } = useTraining(styleguideId);
  const stop = useStopTraining(styleguideId);
  const [open, setOpen] = useState<'train' | 'proposals' | null>(null);
  return (
    <section aria-label="Training" className="border-t px-5 py-3.5">
      <div className="flex items-center gap-2">
        <h2 className="text-base font-semibold">Training</h2>
        {status && (
          <Badge tone={tones[status.status]} className="ml-auto" role="status">
            {isGoingOn(status) && <Spinner />}
            {stateWords(status)}
          </Badge>
        )}
      </div>
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !status ? (
        <SkeletonRows rows={2} label="Loading the training" />
      ) : (
        <>
          <Told status={status} />
          <div className="mt-3 flex flex-wrap gap-2">
            {isGoingOn(status) ? (
              <Button size="sm" busy={stop.isPending} onClick={() => stop.mutate()}>
                Stop training
              </Button>
            ) : (
              <Button size="sm" disabledReason={refusal} onClick={() => setOpen('train')}>
                {status.status === 'idle' ? 'Train from texts' : 'Train again'}
              </Button>
            )}
            {!isGoingOn(status) && status.finishedAt && (
              <Button size="sm" variant={status.open > 0 ? 'primary' : 'outline'} onClick={() => setOpen('proposals')}>
                {status.open > 0 ? `See ${counted(status.open, 'proposal')}` : 'See proposals'}
              </Button>
            )}
          </div>
          <Past styleguideId={styleguideId} status={status} />
          {open === 'train' && <TrainDialog styleguideId={styleguideId} live={live} onClose={() => setOpen(null)} />}
          {open === 'proposals' && (
            <ProposalsDialog
              styleguideId={styleguideId}
              status={status}
              refusal={refusal ?? (dirty ? 'Save your changes first' : undefined)}
              onClose={() => setOpen(null)}
            />
          )}
        </>
      )}
    </section>
  );
}

function Told({ status }: { status: TrainingStatus }) {
  const going = isGoingOn(status);
  return (
    <>
      {going && <Progress value={status.progress} label="Training" className="mt-2.5 w-full" />}
      {status.status === 'idle' && (
        <p className="mt-1 text-xs text-muted-foreground">
          Paste texts that sound right, or learn from live pages. What is found is proposed with the sentences that show
          it, and you accept each one.
        </p>
      )}
      {status.status === 'failed' && <p className="mt-1 text-sm text-destructive">{status.error}</p>}
      {status.status === 'stale' && (
        <p className="mt-1 text-xs text-muted-foreground">Since then {changedWords(status)}.</p>
      )}
      {!going && status.finishedAt && status.status !== 'failed' && (
        <p className="mt-1 text-xs text-muted-foreground">
          {dayAndTime(status.finishedAt)}, on {counted(status.texts, 'text')}
        </p>
      )}
      {going && (
        <ol className="mt-2 flex flex-col gap-2">
          {status.steps.map(({ name, at }) => (
            <li key={at} className="flex items-center gap-2.5 text-sm">
              <Check
                aria-hidden
                className="size-4 shrink-0 rounded-full bg-primary-soft stroke-3 p-0.5 text-primary-soft-foreground"
              />
              <span className="grow">{name}</span>
              <span className="text-xs text-muted-foreground">{clockWords(at)}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** Trainings before this one, shown when they are asked for. */
function Past({ styleguideId, status }: { styleguideId: string; status: TrainingStatus }) {
  const { data } = useTrainings(styleguideId, status);
  if (!data || data.data.length === 0) return null;
  const states = { queued: 'waiting', running: 'running', done: '', failed: 'failed', cancelled: 'stopped' } as const;
  return (
    <details className="mt-3">
      <summary className="min-h-6 cursor-pointer text-xs text-muted-foreground">
        {counted(data.total, 'training')} so far
      </summary>
      <ul aria-label="Trainings so far" className="mt-1 divide-y border-t">
        {data.data.map(({ id, startedAt, startedBy, texts, proposals, accepted, state, error }) => (
          <li key={id} className="py-1.5 text-xs">
            <span className="font-medium">{dayAndTime(startedAt)}</span>, {startedBy}
            <span className="block text-muted-foreground">
              {states[state] || `${counted(texts, 'text')}, ${counted(proposals, 'proposal')}, ${accepted} accepted`}
              {error && `: ${error}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
