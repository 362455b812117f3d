import type { Media } from '@foyer/contract/media';
import { pictureAddress } from '#lib/api/picture-address.ts';

type PicturePicksProps = {
  library: readonly Media[];
  chosen: readonly string[];
  onToggle: (id: string, on: boolean) => void;
};

/** The library as boxes to tick. */
export const PicturePicks = ({ library, chosen, onToggle }: PicturePicksProps) => (
  <ul
    aria-label="Library"
    className="grid max-h-64 grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-2 overflow-y-auto p-0.5"
  >
    {library.map((picture) => (
      <li key={picture.id} className="min-w-0">
        <label
          htmlFor={`pick-${picture.id}`}
          className="relative block cursor-pointer rounded-[7px] has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring"
        >
          <input
            id={`pick-${picture.id}`}
            type="checkbox"
            className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
            checked={chosen.includes(picture.id)}
            onChange={(event) => onToggle(picture.id, event.target.checked)}
          />
          <img
            src={pictureAddress(picture, 480)}
            alt=""
            loading="lazy"
            className="aspect-[4/3] w-full rounded-[7px] object-cover shadow-[inset_0_0_0_1px_var(--border)] peer-checked:outline-3 peer-checked:-outline-offset-3 peer-checked:outline-primary"
          />
          <span className="mt-0.5 block truncate text-xs text-muted-foreground peer-checked:font-medium peer-checked:text-foreground">
            {picture.title}
          </span>
        </label>
      </li>
    ))}
  </ul>
);
