import X from 'lucide-react/icons/x';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { isGoing, useJob, useStop } from '../queries.ts';

type ChangeStripProps = { propertyId: string; jobId: string; onClose: () => void };

/** How far the change of several pictures is, and what came of it. */
export function ChangeStrip({ propertyId, jobId, onClose }: ChangeStripProps) {
  const { data: job } = useJob(propertyId, jobId);
  const stop = useStop(propertyId);
  if (!job) return null;
  const going = isGoing(job);
  return (
    <section
      aria-label="Change of several pictures"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-[10px] border bg-card px-3.5 py-2.5 text-sm"
    >
      {job.state === 'failed' ? (
        <p role="alert" className="min-w-0 grow text-destructive">
          {job.error}
        </p>
      ) : (
        <p role="status" className="min-w-0 grow">
          {going
            ? `Changing pictures${job.step && `, ${job.step}`}. It goes on when you leave this page.`
            : job.state === 'cancelled'
              ? 'Stopped. What was changed until then stays.'
              : 'The pictures are changed.'}
        </p>
      )}
      {going ? (
        <>
          <Progress value={job.progress} label="Changing pictures" className="h-1.5 w-40 grow-0" />
          <Button size="sm" variant="ghost" busy={stop.isPending} onClick={() => stop.mutate(job.id)}>
            {stop.isPending ? 'Stopping...' : 'Stop'}
          </Button>
        </>
      ) : (
        <Button size="icon-sm" variant="ghost" aria-label="Close" onClick={onClose}>
          <X aria-hidden />
        </Button>
      )}
    </section>
  );
}
