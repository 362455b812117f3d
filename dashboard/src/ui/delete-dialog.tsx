import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

type DeleteDialogProps = {
  /** What it is, such as 'workspace'. */
  noun: string;
  /** Its name, which has to be typed. */
  name: string;
  description: string;
  /** Being deleted just now. */
  busy: boolean;
  onDelete: () => void;
  onClose: () => void;
  /** What will be lost. */
  children?: ReactNode;
};

/** Asks for the name before something large is destroyed for good. */
export function DeleteDialog({ noun, name, description, busy, onDelete, onClose, children }: DeleteDialogProps) {
  const [typed, setTyped] = useState('');
  const agreed = typed.trim() === name;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${name}`}
      description={description}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            variant="destructive"
            busy={busy}
            disabledReason={agreed || busy ? undefined : `Type the name of the ${noun} first`}
            onClick={onDelete}
          >
            {busy ? 'Deleting...' : `Delete ${noun}`}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (agreed && !busy) onDelete();
        }}
      >
        {children}
        <Field
          label={
            <>
              Type <b className="font-semibold">{name}</b> to delete it
            </>
          }
        >
          {(control) => (
            <Input {...control} value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
