import type { Block } from '@foyer/contract/blocks';
import type { Language } from '@foyer/contract/languages';
import type { Media } from '@foyer/contract/media';
import ImageIcon from 'lucide-react/icons/image';
import { type ReactNode, useState } from 'react';
import { pictureAddress } from '#lib/api/picture-address.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type BlockPictureProps = {
  block: Block;
  pictures: readonly Media[];
  language: Language;
  /** Why the picture cannot be changed, if so. */
  refusal: string | undefined;
  /** Has the caption of one picture of the row written. */
  caption: (imageId: string, index: number) => ReactNode;
  onChange: (change: (block: Block) => Block) => void;
};

/** Pictures of a block above its words: the hero's own, or the gallery's row. */
export function BlockPicture({ block, pictures, language, refusal, caption, onChange }: BlockPictureProps) {
  const [choosing, setChoosing] = useState<number | null>(null);
  const ids =
    block.kind === 'hero' ? [block.imageId] : block.kind === 'gallery' ? block.items.map((item) => item.imageId) : [];
  if (ids.length === 0 || (pictures.length === 0 && ids.every((id) => id === null))) return null;
  const choose = (id: string) => {
    onChange((now) => {
      if (now.kind === 'hero') return { ...now, imageId: id };
      if (now.kind !== 'gallery') return now;
      return { ...now, items: now.items.map((item, i) => (i === choosing ? { ...item, imageId: id } : item)) };
    });
    setChoosing(null);
  };
  return (
    <div className={block.kind === 'gallery' ? 'mb-3 grid grid-cols-3 gap-3' : 'mb-4'}>
      {ids.map((id, index) => {
        const picture = pictures.find((one) => one.id === id);
        return (
          <div key={index} className="relative">
            {picture ? (
              <img
                src={pictureAddress(picture, block.kind === 'hero' ? 960 : 480)}
                alt={picture.altText[language] ?? picture.title}
                width={picture.width}
                height={picture.height}
                className={
                  block.kind === 'hero'
                    ? 'h-44 w-full rounded-[8px] object-cover'
                    : 'aspect-[4/3] w-full rounded-[6px] object-cover'
                }
              />
            ) : (
              <div className="grid h-24 place-items-center rounded-[8px] border border-dashed border-border-strong font-sans text-xs text-muted-foreground">
                No picture
              </div>
            )}
            {block.kind === 'gallery' && id && (
              <span className="absolute bottom-2 left-2 font-sans">{caption(id, index)}</span>
            )}
            <Button
              size="sm"
              className="absolute right-2 bottom-2 font-sans"
              aria-label={`Change picture ${block.kind === 'hero' ? 'of the hero' : index + 1}`}
              disabledReason={refusal}
              onClick={() => setChoosing(index)}
            >
              <ImageIcon aria-hidden />
              {block.kind === 'hero' && 'Change'}
            </Button>
          </div>
        );
      })}
      {choosing !== null && (
        <Dialog
          open
          onOpenChange={() => setChoosing(null)}
          title="Choose a picture"
          className="w-[720px]"
          footer={<Button onClick={() => setChoosing(null)}>Cancel</Button>}
        >
          <ul className="grid grid-cols-3 gap-3 max-md:grid-cols-2">
            {pictures.map((picture) => (
              <li key={picture.id}>
                <button
                  type="button"
                  aria-pressed={picture.id === ids[choosing]}
                  className="block w-full rounded-[6px] text-left"
                  onClick={() => choose(picture.id)}
                >
                  <img
                    src={pictureAddress(picture, block.kind === 'hero' ? 960 : 480)}
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
      )}
    </div>
  );
}
