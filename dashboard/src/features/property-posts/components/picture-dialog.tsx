import type { Media } from '@foyer/contract/media';
import { largestGallery } from '@foyer/contract/property-post-fields';
import Upload from 'lucide-react/icons/upload';
import { useId, useState } from 'react';
import { pictureAddress } from '#lib/api/picture-address.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useUpload } from '../queries.ts';
import { counted } from '../words.ts';

type PictureDialogProps = {
  propertyId: string;
  postId: string;
  pictures: readonly Media[];
  /** What the gallery has already. */
  chosen: readonly string[];
  onClose: () => void;
  onAdd: (ids: string[]) => void;
};

/** Pictures to add, chosen from those of the house or uploaded. */
export function PictureDialog({ propertyId, postId, pictures, chosen, onClose, onAdd }: PictureDialogProps) {
  const [picked, setPicked] = useState<string[]>([]);
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const upload = useUpload(propertyId, postId);
  const field = useId();
  const free = pictures.filter(({ id }) => !chosen.includes(id));
  const room = largestGallery - chosen.length;

  async function send(files: readonly File[]) {
    setProgress({ done: 0, all: files.length });
    for (const [at, file] of files.entries()) {
      // One that fails has said so, and the others are sent all the same.
      const media = await upload.mutateAsync(file).catch(() => null);
      if (media) setPicked((before) => [...before, media.id]);
      setProgress({ done: at + 1, all: files.length });
    }
    setProgress(null);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add pictures"
      className="w-[760px]"
      footnote={
        <p role="status" className="text-xs text-muted-foreground">
          {progress
            ? `Uploading ${progress.done + 1} of ${progress.all}...`
            : `${counted(picked.length, 'picture')} chosen`}
        </p>
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={
              progress
                ? 'Pictures are being uploaded'
                : picked.length === 0
                  ? 'Choose a picture first'
                  : picked.length > room
                    ? `There is room for ${room} more`
                    : undefined
            }
            onClick={() => {
              onAdd(picked);
              onClose();
            }}
          >
            {picked.length > 1 ? `Add ${picked.length} pictures` : 'Add picture'}
          </Button>
        </>
      }
    >
      <label
        htmlFor={field}
        className={cn(
          'mb-4 flex cursor-pointer items-center justify-center gap-2 rounded-[8px] border border-dashed border-border-strong px-4 py-5 text-sm text-muted-foreground hover:bg-muted has-focus-visible:outline-2 has-focus-visible:outline-ring',
          progress && 'pointer-events-none opacity-60',
        )}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void send([...event.dataTransfer.files]);
        }}
      >
        <Upload aria-hidden className="size-4 stroke-[1.75]" />
        <span>
          <b className="font-medium text-primary">Upload pictures</b> or drop them here
        </span>
        <input
          id={field}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          className="sr-only"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = '';
            void send(files);
          }}
        />
      </label>
      {free.length === 0 ? (
        <p className="text-sm text-muted-foreground">Every picture of the house is in the gallery already.</p>
      ) : (
        <ul aria-label="Pictures of the house" className="grid grid-cols-3 gap-3 max-md:grid-cols-2">
          {free.map((picture) => {
            const on = picked.includes(picture.id);
            return (
              <li key={picture.id}>
                <button
                  type="button"
                  aria-pressed={on}
                  onClick={() => setPicked(on ? picked.filter((id) => id !== picture.id) : [...picked, picture.id])}
                  className="block w-full rounded-[7px] text-left"
                >
                  <img
                    src={pictureAddress(picture, 480)}
                    alt=""
                    loading="lazy"
                    className={cn(
                      'aspect-[4/3] w-full rounded-[7px] object-cover',
                      on && 'outline-2 -outline-offset-2 outline-primary',
                    )}
                  />
                  <span className="mt-1 block truncate text-xs">
                    {on && `${picked.indexOf(picture.id) + 1}. `}
                    {picture.title || 'Without a title'}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
