import type { MediaFolder } from '@foyer/contract/media-library';
import { useState } from 'react';
import { messageOf } from '#lib/api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useFolders } from '../queries.ts';

type FolderDialogProps = {
  propertyId: string;
  /** The folder to change; a new one without. */
  folder: MediaFolder | null;
  mayDelete: boolean;
  onClose: () => void;
  /** The folder to show from now on; none once it is gone. */
  onDone: (folderId: string) => void;
};

/** Names a folder, or takes one away. */
export function FolderDialog({ propertyId, folder, mayDelete, onClose, onDone }: FolderDialogProps) {
  const [name, setName] = useState(folder?.name ?? '');
  const { add, rename, remove } = useFolders(propertyId);
  const saving = folder ? rename : add;
  const save = () => {
    const then = { onSuccess: ({ id }: MediaFolder) => onDone(id) };
    if (folder) rename.mutate({ id: folder.id, name }, then);
    else add.mutate(name, then);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={folder ? 'Edit folder' : 'New folder'}
      footnote={
        folder && (
          <Button
            variant="danger"
            busy={remove.isPending}
            disabledReason={mayDelete ? undefined : 'Your role does not allow deleting folders'}
            onClick={() => remove.mutate(folder.id, { onSuccess: () => onDone('') })}
          >
            Delete folder
          </Button>
        )
      }
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="primary" busy={saving.isPending} onClick={save}>
            {folder ? 'Save' : 'Add folder'}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field
          label="Name"
          hint={folder ? 'Pictures stay when their folder goes.' : undefined}
          error={saving.error ? messageOf(saving.error) : undefined}
        >
          {(control) => (
            <Input {...control} maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
