import type { Styleguide, StyleguideVersion } from '@foyer/contract/styleguides';
import { useState } from 'react';
import { dayAndTime } from '#lib/dates/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { partsBeside } from '../guide-words.ts';
import { useRestoreVersion, useVersions } from '../queries.ts';

type HistoryDialogProps = {
  styleguide: Styleguide;
  /** Why nothing can be restored, if so. */
  refusal: string | undefined;
  onClose: () => void;
};

const origin = ({ restoredFrom, accepted }: StyleguideVersion): string =>
  restoredFrom !== null ? `, version ${restoredFrom} again` : accepted !== null ? ', a proposal accepted' : '';

/** Every saved state, by whom, what it said differently, and the way back to it. */
export function HistoryDialog({ styleguide, refusal, onClose }: HistoryDialogProps) {
  const { data, error, refetch } = useVersions(styleguide.id);
  const [looked, setLooked] = useState<number | null>(null);
  const restore = useRestoreVersion(styleguide.id);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="History"
      description="Restoring makes a new version. Nothing here is ever lost."
      className="w-[720px]"
      footer={
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={4} label="Loading the history" />
      ) : (
        <ul aria-label="Saved versions" className="-my-2 divide-y">
          {data.data.map((row, index) => (
            <li key={row.version} aria-label={`Version ${row.version}`} className="py-2.5">
              <div className="flex flex-wrap items-center gap-2 text-sm">
                <span className="font-medium">Version {row.version}</span>
                {row.version === styleguide.version && <Badge tone="outline">Now</Badge>}
                <span className="text-xs text-muted-foreground">
                  {row.savedBy === null
                    ? 'saved before versions were kept'
                    : `${dayAndTime(row.savedAt)}, ${row.savedBy}${origin(row)}`}
                </span>
                {row.version !== styleguide.version && (
                  <span className="ml-auto flex gap-2">
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-expanded={looked === row.version}
                      onClick={() => setLooked(looked === row.version ? null : row.version)}
                    >
                      What differs
                    </Button>
                    <Button
                      size="sm"
                      aria-label={`Restore version ${row.version}`}
                      disabledReason={refusal}
                      busy={restore.isPending && restore.variables.version === row.version}
                      onClick={() =>
                        restore.mutate({ version: row.version, ifMatch: styleguide.version }, { onSuccess: onClose })
                      }
                    >
                      Restore
                    </Button>
                  </span>
                )}
              </div>
              {looked === row.version && <Differences now={styleguide} then={row} />}
              {index === data.data.length - 1 && data.total > data.data.length && (
                <p className="pt-2 text-xs text-muted-foreground">Older versions are kept and not listed here</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Differences({ now, then }: { now: Styleguide; then: StyleguideVersion }) {
  const parts = partsBeside(now, then).filter(({ mine, theirs }) => mine !== theirs);
  if (parts.length === 0) return <p className="mt-1.5 text-sm">It says the same as now.</p>;
  return parts.map(({ name, mine, theirs }) => (
    <section key={name} className="mt-2">
      <h3 className="text-xs font-semibold">{name}</h3>
      <div className="mt-1 grid gap-2 sm:grid-cols-2">
        <Side title="Now" text={mine} />
        <Side title="Then" text={theirs} />
      </div>
    </section>
  ));
}

const Side = ({ title, text }: { title: string; text: string }) => (
  <div className="min-w-0 rounded-sm bg-sunken px-3 py-2 text-sm">
    <p className="text-xs text-muted-foreground">{title}</p>
    <p className="max-h-44 overflow-y-auto break-words whitespace-pre-line">
      {text || <i className="text-muted-foreground">Nothing</i>}
    </p>
  </div>
);
