import type { LibraryPicture } from '@foyer/contract/media-library';
import { pictureAddress } from '#lib/api/picture-address.ts';
import { cn } from '#ui/class-names.ts';

type PictureImageProps = { picture: LibraryPicture; width?: 480 | 960; className?: string };

/** A picture cut around what matters in it; a few pixels of it stand there until it has come. */
export const PictureImage = ({ picture, width = 480, className }: PictureImageProps) => (
  <img
    src={pictureAddress(picture, width)}
    alt=""
    loading="lazy"
    draggable={false}
    className={cn('bg-muted bg-cover bg-center object-cover', className)}
    style={{
      objectPosition: picture.focus ? `${picture.focus.x * 100}% ${picture.focus.y * 100}%` : undefined,
      backgroundImage: picture.placeholder ? `url("${picture.placeholder}")` : undefined,
    }}
  />
);
