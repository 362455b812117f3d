import type { Media } from '@foyer/contract/media';
import { pictureAddress } from '#lib/api/picture-address.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import './block-editor.css';

type PictureDialogProps = {
  pictures: readonly Media[];
  /** The one that is shown now. */
  chosen: string | null;
  onChoose: (id: string) => void;
  onClose: () => void;
};

/** One picture of the library. */
export const PictureDialog = ({ pictures, chosen, onChoose, onClose }: PictureDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title="Choose a picture"
    className="w-[720px]"
    footer={<Button onClick={onClose}>Cancel</Button>}
  >
    {pictures.length === 0 && (
      <p className="text-sm text-muted-foreground">There are no pictures yet. Add photographs to the media library.</p>
    )}
    <ul className="grid grid-cols-3 gap-3 max-md:grid-cols-2">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <button
            type="button"
            aria-pressed={picture.id === chosen}
            className="picture-choice block w-full rounded-[6px] text-left"
            onClick={() => onChoose(picture.id)}
          >
            <img
              src={pictureAddress(picture, 480)}
              alt=""
              loading="lazy"
              className="aspect-[4/3] w-full rounded-[6px] object-cover"
            />
            <span className="mt-1 block truncate text-xs">{picture.title}</span>
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
);
