import type { SettingsChange, SettingsChanges } from '@foyer/contract/site-settings';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { useActs } from '../queries.ts';
import { countOfChanges, fieldWords, valueWords } from '../words.ts';

type ChangesDialogProps = {
  domainId: string;
  changes: SettingsChanges;
  refusal: string | undefined;
  onTaken: () => Promise<void>;
  onClose: () => void;
};

/** Every value that guests see otherwise, on all screens of the configuration, and the way back to what they see. */
export function ChangesDialog({ domainId, changes, refusal, onTaken, onClose }: ChangesDialogProps) {
  const { discard } = useActs(domainId);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="What changed"
      description={`${countOfChanges(changes.total)} on all screens of the configuration that guests do not see yet.`}
      className="w-[640px]"
      footer={
        <>
          <DialogClose>
            <Button>Close</Button>
          </DialogClose>
          <Button
            variant="danger"
            busy={discard.isPending}
            disabledReason={refusal}
            onClick={() =>
              discard.mutate(changes.version, {
                onSuccess: async () => {
                  await onTaken();
                  onClose();
                },
              })
            }
          >
            Discard {countOfChanges(changes.total)}
          </Button>
        </>
      }
    >
      <ul aria-label="Changes" className="-my-2 divide-y text-sm">
        {changes.data.map((change) => (
          <li key={`${change.section} ${change.field}`} className="flex flex-wrap items-center gap-x-3 py-2">
            <span className="min-w-0 grow font-medium">{fieldWords(change)}</span>
            <span className="flex min-w-0 items-center gap-2 text-muted-foreground">
              <Value value={change.published} />
              <ArrowRight aria-label="becomes" className="size-3.5 shrink-0" />
              <Value value={change.draft} />
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const isColor = (value: SettingsChange['draft']) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

const Value = ({ value }: { value: SettingsChange['draft'] }) => (
  <span className="flex min-w-0 items-center gap-1.5 break-words text-foreground">
    {isColor(value) && (
      <span aria-hidden className="size-3.5 shrink-0 rounded-[4px] border" style={{ background: String(value) }} />
    )}
    {valueWords(value)}
  </span>
);
