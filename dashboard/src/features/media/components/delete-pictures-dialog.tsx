import type { LibraryPicture } from '@foyer/contract/media-library';
import { useState } from 'react';
import { messageOf } from '#lib/api/api-error.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { removePicture, toEach, useRefresh } from '../queries.ts';
import { counted } from '../words.ts';
import { UseList } from './use-list.tsx';

type DeletePicturesDialogProps = {
  propertyId: string;
  pictures: readonly LibraryPicture[];
  onClose: () => void;
  onDone: () => void;
};

const mostListed = 5;

/** Asks before pictures go, and names every page that shows one of them. */
export function DeletePicturesDialog({ propertyId, pictures, onClose, onDone }: DeletePicturesDialogProps) {
  const [done, setDone] = useState<number | null>(null);
  const refresh = useRefresh(propertyId);
  const used = pictures.filter(({ uses }) => uses > 0);
  const one = pictures.length === 1;
  const go = async () => {
    setDone(0);
    const failed = await toEach(pictures, ({ id }) => removePicture(id), setDone);
    await refresh();
    const gone = pictures.length - failed.length;
    if (gone > 0) toast.success(`${counted(gone, 'picture')} deleted`);
    if (failed[0])
      toast.error(`Failed to delete ${counted(failed.length, 'picture')}`, { description: messageOf(failed[0].error) });
    onDone();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && done === null && onClose()}
      title={one ? 'Delete picture' : `Delete ${counted(pictures.length, 'picture')}`}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="destructive" busy={done !== null} onClick={() => void go()}>
            {done !== null
              ? `Deleting, ${done} of ${pictures.length}`
              : used.length > 0
                ? 'Delete all the same'
                : 'Delete'}
          </Button>
        </>
      }
    >
      {used.length === 0 ? (
        <p className="text-sm text-muted-foreground">
          {one ? 'It is' : 'They are'} used nowhere. {one ? 'It cannot' : 'They cannot'} be brought back.
        </p>
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-sm">
            {one
              ? 'This picture is used. These pages lose it:'
              : `${used.length} of them are used. These pages lose them:`}
          </p>
          {used.slice(0, mostListed).map((picture) => (
            <div key={picture.id}>
              {!one && <p className="mb-1 text-sm font-semibold">{picture.title || 'Without a title'}</p>}
              <UseList propertyId={propertyId} id={picture.id} />
            </div>
          ))}
          {used.length > mostListed && (
            <p className="text-sm text-muted-foreground">
              And the pages of {counted(used.length - mostListed, 'more picture')}.
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}
