import type { LibraryOverview, LibraryPicture } from '@foyer/contract/media-library';
import X from 'lucide-react/icons/x';
import { Button } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Progress } from '#ui/progress.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { isGoing, useJob, useStop, useToReview } from '../queries.ts';
import { counted } from '../words.ts';
import { PictureImage } from './picture-image.tsx';
import { ReviewCard } from './review-card.tsx';

type WritingPanelProps = {
  propertyId: string;
  /** The job that writes, or wrote last. */
  jobId: string | null;
  overview: LibraryOverview | undefined;
  mayWrite: boolean;
  onClose: () => void;
};

/** Alt texts as they are written, and those that wait for somebody to agree. */
export function WritingPanel({ propertyId, jobId, overview, mayWrite, onClose }: WritingPanelProps) {
  const job = useJob(propertyId, jobId);
  const review = useToReview(propertyId, true);
  const stop = useStop(propertyId);
  const going = job.data !== undefined && isGoing(job.data);
  const [first, ...rest] = review.data?.data ?? [];
  const ready = overview?.toReview ?? 0;
  return (
    <section aria-label="Alt text" className="flex h-full min-h-0 flex-col">
      <header className="border-b px-4 py-3">
        <div className="flex items-center gap-2">
          <h2 className="grow text-base font-semibold">{going ? 'Writing alt text' : 'Review alt text'}</h2>
          {going && <span className="num text-xs text-muted-foreground">{job.data.step}</span>}
          <Button variant="ghost" size="icon-sm" aria-label="Close alt text" onClick={onClose}>
            <X aria-hidden />
          </Button>
        </div>
        {going && (
          <>
            <Progress value={job.data.progress} label="Writing alt text" className="mt-2 h-1.5" />
            <div className="mt-1.5 flex items-center gap-2">
              <p className="grow text-xs text-muted-foreground">It goes on when you leave this page.</p>
              <Button size="sm" variant="ghost" busy={stop.isPending} onClick={() => jobId && stop.mutate(jobId)}>
                {stop.isPending ? 'Stopping...' : 'Stop'}
              </Button>
            </div>
          </>
        )}
        {job.data?.state === 'failed' && (
          <p role="alert" className="mt-2 text-xs text-destructive">
            {job.data.error}
          </p>
        )}
        <p role="status" className="mt-1 text-xs text-muted-foreground">
          {ready === 0 ? (going ? '' : 'Nothing to review.') : `${counted(ready, 'picture')} to review`}
        </p>
      </header>
      <div className="min-h-0 grow overflow-y-auto px-4 py-4">
        {review.error ? (
          <LoadFailed error={review.error} onRetry={() => void review.refetch()} />
        ) : !review.data ? (
          <SkeletonRows rows={4} label="Loading suggestions" />
        ) : first ? (
          <>
            <ReviewCard
              key={`${first.id} ${Object.keys(first.suggested).join()}`}
              propertyId={propertyId}
              picture={first}
              mayWrite={mayWrite}
            />
            <Next pictures={rest} more={review.data.total - review.data.data.length} />
          </>
        ) : null}
        <p className="mt-5 text-xs text-muted-foreground">
          Text written by a person is never replaced. Suggestions stay in pencil until someone approves them.
        </p>
      </div>
    </section>
  );
}

function Next({ pictures, more }: { pictures: readonly LibraryPicture[]; more: number }) {
  if (pictures.length === 0) return null;
  return (
    <ul aria-label="Next to review" className="mt-4 flex flex-col gap-2.5 border-t pt-4">
      {pictures.map((picture) => (
        <li key={picture.id} className="flex items-center gap-2.5 text-sm">
          <PictureImage picture={picture} className="size-8 rounded-sm" />
          <span className="min-w-0 grow truncate">{picture.title || 'Without a title'}</span>
          <span className="text-xs text-muted-foreground">
            {counted(Object.keys(picture.suggested).length, 'text')}
          </span>
        </li>
      ))}
      {more > 0 && <li className="text-xs text-muted-foreground">And {counted(more, 'more picture')}.</li>}
    </ul>
  );
}
