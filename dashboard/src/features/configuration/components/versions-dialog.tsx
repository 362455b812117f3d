import { dayAndTime } from '#lib/dates/dates.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useActs, useVersions } from '../queries.ts';

type VersionsDialogProps = {
  domainId: string;
  /** Of what is edited now. */
  version: number;
  refusal: string | undefined;
  onTaken: () => Promise<void>;
  onClose: () => void;
};

const sectionWords = {
  style: 'look',
  booking: 'booking',
  banners: 'banners',
  archives: 'archive texts',
  identity: 'site identity',
};

/** Every look that was published, by whom and when; one taken up is edited again and reaches guests when published. */
export function VersionsDialog({ domainId, version, refusal, onTaken, onClose }: VersionsDialogProps) {
  const { data, error, refetch } = useVersions(domainId);
  const { restore } = useActs(domainId);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Versions"
      description="Taking one up changes what you edit. Guests see it once you publish."
      footer={
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={3} label="Loading versions" />
      ) : data.data.length === 0 ? (
        <p className="text-sm text-muted-foreground">Nothing has been published yet. Guests see the site as it came.</p>
      ) : (
        <ul aria-label="Published versions" className="-my-2 divide-y">
          {data.data.map((row) => (
            <li key={row.number} className="flex items-center gap-3 py-2.5 text-sm">
              <span className="min-w-0 grow">
                <span className="font-medium">Version {row.number}</span>
                <span className="block text-xs text-muted-foreground">
                  {dayAndTime(row.publishedAt)}, {row.publishedBy}:{' '}
                  {row.sections.map((section) => sectionWords[section]).join(', ')}
                </span>
              </span>
              <Button
                size="sm"
                aria-label={`Take up version ${row.number}`}
                disabledReason={refusal}
                busy={restore.isPending && restore.variables.number === row.number}
                onClick={() =>
                  restore.mutate(
                    { number: row.number, ifMatch: version },
                    {
                      onSuccess: async () => {
                        await onTaken();
                        onClose();
                      },
                    },
                  )
                }
              >
                Take up
              </Button>
            </li>
          ))}
          {data.total > data.data.length && (
            <li className="py-2 text-xs text-muted-foreground">Older versions are kept and not listed here</li>
          )}
        </ul>
      )}
    </Dialog>
  );
}
