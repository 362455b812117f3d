import type { LibraryPicture } from '@foyer/contract/media-library';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#lib/api/api-error.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { removePicture, useChangeMany, useRefresh } from '../queries.ts';
import { counted } from '../words.ts';
import { UseList } from './use-list.tsx';

type DeletePicturesDialogProps = {
  propertyId: string;
  pictures: readonly LibraryPicture[];
  onClose: () => void;
  /** With the job that deletes several; one alone is deleted by then. */
  onDone: (jobId?: string) => void;
};

const mostListed = 5;

/** Asks before pictures go, and names every page that shows one of them. */
export function DeletePicturesDialog({ propertyId, pictures, onClose, onDone }: DeletePicturesDialogProps) {
  const refresh = useRefresh(propertyId);
  const used = pictures.filter(({ uses }) => uses > 0);
  const [first] = pictures;
  const one = pictures.length === 1;
  const many = useChangeMany(propertyId);
  const single = useMutation({
    mutationFn: removePicture,
    onSuccess: async () => {
      await refresh();
      toast.success('1 picture deleted');
      onDone();
    },
    onError: (error) => toast.error('Failed to delete the picture', { description: messageOf(error) }),
  });
  const go = () =>
    one && first
      ? single.mutate(first.id)
      : many.mutate({ ids: pictures.map(({ id }) => id), change: null }, { onSuccess: ({ jobId }) => onDone(jobId) });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={one ? 'Delete picture' : `Delete ${counted(pictures.length, 'picture')}`}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="destructive" busy={single.isPending || many.isPending} onClick={go}>
            {used.length > 0 ? 'Delete all the same' : 'Delete'}
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
