import type { Language } from '@foyer/contract/languages';
import type { LibraryPicture } from '@foyer/contract/media-library';
import { CheckBox } from '#ui/checkbox.tsx';
import { cn } from '#ui/class-names.ts';
import { counted } from '../words.ts';
import { AltBadge } from './alt-badge.tsx';
import { PictureImage } from './picture-image.tsx';

export type PicturesProps = {
  pictures: readonly LibraryPicture[];
  languages: readonly Language[];
  chosen: ReadonlyMap<string, LibraryPicture>;
  open: string | null;
  busy: boolean;
  onChoose: (picture: LibraryPicture, on: boolean) => void;
  onOpen: (id: string) => void;
};

/** Pictures as cards: a click opens one, its box chooses it. */
export const MediaGrid = ({ pictures, languages, chosen, open, busy, onChoose, onOpen }: PicturesProps) => (
  <ul
    aria-label="Pictures"
    aria-busy={busy}
    className="grid grid-cols-[repeat(auto-fill,minmax(168px,1fr))] gap-3.5 aria-busy:opacity-60 max-md:grid-cols-2 max-md:gap-2.5"
  >
    {pictures.map((picture) => {
      const on = chosen.has(picture.id);
      const name = picture.title || 'Without a title';
      return (
        <li
          key={picture.id}
          className={cn(
            'group relative overflow-hidden rounded-[10px] border bg-card shadow-xs has-[button:focus-visible]:outline-2 has-[button:focus-visible]:outline-offset-2 has-[button:focus-visible]:outline-ring',
            (on || open === picture.id) && 'outline-2 -outline-offset-1 outline-primary',
          )}
        >
          <PictureImage picture={picture} className="aspect-[16/11] w-full" />
          {picture.uses > 0 && (
            <span className="absolute top-2 right-2 rounded-xs bg-card px-1.5 py-0.5 text-xs font-medium opacity-0 shadow-xs group-focus-within:opacity-100 group-hover:opacity-100">
              Used in {counted(picture.uses, 'place')}
            </span>
          )}
          <div className="min-w-0 px-2.5 py-2">
            <button
              type="button"
              aria-pressed={open === picture.id}
              onClick={() => onOpen(picture.id)}
              className="block w-full truncate text-left text-sm font-medium outline-none after:absolute after:inset-0"
            >
              {name}
            </button>
            <AltBadge picture={picture} languages={languages} />
          </div>
          <span className="absolute top-0 left-0 grid size-9 place-items-center">
            <CheckBox
              aria-label={`Choose ${name}`}
              checked={on}
              onChange={(event) => onChoose(picture, event.target.checked)}
            />
          </span>
        </li>
      );
    })}
  </ul>
);
