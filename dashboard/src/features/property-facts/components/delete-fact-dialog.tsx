import { factLabel } from '@foyer/contract/fact-names';
import type { PropertyFact } from '@foyer/contract/property-facts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { useDeleteFact } from '../queries.ts';
import { FactEffect } from './fact-effect.tsx';

type DeleteFactDialogProps = { propertyId: string; fact: PropertyFact; onClose: () => void };

/** Asks before a fact is withdrawn, and shows what would lose its source. */
export function DeleteFactDialog({ propertyId, fact, onClose }: DeleteFactDialogProps) {
  const remove = useDeleteFact(propertyId);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${factLabel(fact.factName).toLowerCase()}`}
      description="Sentences that rest on it will have no source."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            variant="destructive"
            busy={remove.isPending}
            onClick={() => remove.mutate(fact.id, { onSettled: onClose })}
          >
            Delete fact
          </Button>
        </>
      }
    >
      <FactEffect propertyId={propertyId} trial={{ factId: fact.id, fact: null }} />
    </Dialog>
  );
}
