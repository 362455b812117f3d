import type { Difference } from '@foyer/contract/channel-drift';
import { languageNames } from '@foyer/contract/languages';
import { useState } from 'react';
import { dayAndTime } from '#lib/dates/dates.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { type Thing, useDecision, useDifference } from '../hooks/use-difference.ts';
import type { DifferenceProps } from './difference-button.tsx';
import { DifferenceSides } from './difference-sides.tsx';

const titles: Record<Difference['kind'], string> = {
  changed: 'Changed in WordPress',
  unpublished: 'Unpublished in WordPress',
  removed: 'Deleted in WordPress',
};

/** What was brought to WordPress beside what stands there now, and the ways on: nothing happens by itself. */
export function DifferenceDialog({ thing, language, mayDecide, onClose }: DifferenceProps & { onClose: () => void }) {
  const { data, error, refetch } = useDifference(thing, language);
  const [asking, setAsking] = useState(false);
  const { adopt, takeOff, overwrite } = useDecision(thing, language, onClose);
  const busy = adopt.isPending || takeOff.isPending || overwrite.isPending;
  const refusal = mayDecide ? undefined : 'Your role does not allow publishing';
  const hasText = data !== undefined && data.kind !== 'removed' && differsInText(data);
  const isOff = data !== undefined && data.kind !== 'changed' && thing.kind === 'entry';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={titles[data?.kind ?? 'changed']}
      description={data && `${languageNames[language]}, seen ${dayAndTime(data.foundAt)}`}
      className="w-[860px]"
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">Close</Button>
          </DialogClose>
          {data && (
            <Button disabledReason={refusal} busy={overwrite.isPending} onClick={() => setAsking(true)}>
              Overwrite
            </Button>
          )}
          {isOff && (
            <Button disabledReason={refusal} busy={takeOff.isPending} onClick={() => takeOff.mutate(data)}>
              Take it off here too
            </Button>
          )}
          {hasText && (
            <Button
              variant="primary"
              disabledReason={
                refusal ?? (data.obstacles.length > 0 ? 'It cannot be taken over as it stands' : undefined)
              }
              busy={adopt.isPending}
              onClick={() => adopt.mutate(data)}
            >
              Adopt
            </Button>
          )}
        </>
      }
    >
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={4} label="Loading the difference" />}
      {data && (
        <>
          <Notes difference={data} of={thing.kind} adopts={hasText} />
          <DifferenceSides difference={data} />
        </>
      )}
      {data && (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title="Overwrite what stands in WordPress?"
          confirm="Overwrite"
          busy={busy}
          onConfirm={() => overwrite.mutate(data, { onSettled: () => setAsking(false) })}
        >
          What somebody changed there is replaced by the text published here. It cannot be brought back from here.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** True where something else than being seen by guests differs. */
const differsInText = ({ fields, text }: Difference) => text.length > 0 || fields.some(({ name }) => name !== 'Status');

/** What comes of adopting, or why it cannot be. */
function Notes({ difference, of, adopts }: { difference: Difference; of: Thing['kind']; adopts: boolean }) {
  const { kind, obstacles, draftAhead, adopted } = difference;
  return (
    <div className="flex flex-col gap-2 pb-4 text-sm">
      {adopted && <p className="font-medium">It was taken into the draft. Publish that to bring both level.</p>}
      {kind === 'removed' && <p>Somebody deleted the page there. Overwrite brings it back.</p>}
      {kind === 'unpublished' && <p>The page still stands there, but guests do not see it.</p>}
      {kind !== 'removed' && obstacles.length > 0 ? (
        <div className="rounded-md bg-brass-soft px-3.5 py-2.5 text-brass-soft-foreground">
          <p className="font-medium">It cannot be adopted as it stands</p>
          <ul className="list-disc pl-5">
            {obstacles.map((obstacle) => (
              <li key={obstacle} className="[overflow-wrap:anywhere]">
                {obstacle}.
              </li>
            ))}
          </ul>
        </div>
      ) : (
        adopts &&
        !adopted && (
          <p className="text-muted-foreground">
            {of === 'event'
              ? 'Adopt changes the event here. Guests see it at once, and pages that say otherwise are told to you.'
              : 'Adopt makes it the draft here, checked like every text; guests see nothing else until you publish.'}
            {draftAhead && ' Your unpublished changes stay in the history.'}
          </p>
        )
      )}
    </div>
  );
}
