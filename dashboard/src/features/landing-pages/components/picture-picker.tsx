import { mostPictures } from '@foyer/contract/content';
import type { Media } from '@foyer/contract/media';
import { useState } from 'react';
import { Link } from 'react-router';
import { pictureAddress } from '#lib/api/picture-address.ts';
import { cn } from '#ui/class-names.ts';

const first = 8;

type PicturePickerProps = {
  pictures: readonly Media[];
  /** Ids in the order they were chosen in. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Pictures the page will show, in the order they are chosen: the first leads it. None leaves the choice to the writer. */
export function PicturePicker({ pictures, chosen, onChange }: PicturePickerProps) {
  const [all, setAll] = useState(false);
  const [ordered] = useState(() =>
    [...pictures].sort((a, b) => Number(chosen.includes(b.id)) - Number(chosen.includes(a.id))),
  );
  const held = chosen.filter((id) => pictures.some((picture) => picture.id === id));
  const full = held.length >= mostPictures;
  const shown = all ? ordered : ordered.slice(0, first);
  const toggle = (id: string, on: boolean) => onChange(on ? [...held, id] : held.filter((one) => one !== id));
  return (
    <section aria-label="Pictures">
      <header className="flex items-center justify-between gap-3 pb-1.5">
        <h2 className="text-sm font-medium">Pictures</h2>
        <span className="text-xs text-muted-foreground">
          {held.length ? `${held.length} of ${pictures.length} chosen` : `${pictures.length} to choose from`}
        </span>
      </header>
      {pictures.length === 0 ? (
        <p className="border-y py-3 text-sm text-muted-foreground">
          There are no photographs of this house yet, so the page is written without.{' '}
          <Link to="/media" className="font-medium text-primary hover:underline">
            Add photographs
          </Link>
        </p>
      ) : (
        <>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(88px,1fr))] gap-2">
            {shown.map((picture) => (
              <li key={picture.id} className="min-w-0">
                <Thumb
                  picture={picture}
                  place={held.indexOf(picture.id) + 1}
                  full={full}
                  onToggle={(on) => toggle(picture.id, on)}
                />
              </li>
            ))}
          </ul>
          <p className="mt-1.5 text-xs text-muted-foreground" role="status">
            {hint(held.length, full)}
          </p>
        </>
      )}
      {pictures.length > first && (
        <button
          type="button"
          className="mt-1.5 text-xs font-medium text-primary hover:underline"
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer' : `Choose from all ${pictures.length} pictures`}
        </button>
      )}
    </section>
  );
}

function hint(count: number, full: boolean): string {
  if (count === 0) return 'Choose none, and the writer takes those that fit the event and the text.';
  const order = count === 1 ? 'It leads the page, alone.' : 'The first leads the page, the others follow in a row.';
  return full ? `${order} A page shows at most ${mostPictures}.` : order;
}

type ThumbProps = { picture: Media; place: number; full: boolean; onToggle: (on: boolean) => void };

function Thumb({ picture, place, full, onToggle }: ThumbProps) {
  const chosen = place > 0;
  return (
    <label
      htmlFor={`picture-${picture.id}`}
      title={picture.title}
      className={cn(
        'relative block cursor-pointer rounded-[7px] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
        full && !chosen && 'cursor-default',
      )}
    >
      <input
        id={`picture-${picture.id}`}
        type="checkbox"
        className="peer absolute inset-0 size-full scroll-mb-28 cursor-[inherit] opacity-0"
        checked={chosen}
        disabled={full && !chosen}
        onChange={(event) => onToggle(event.target.checked)}
      />
      <img
        src={pictureAddress(picture, 480)}
        alt=""
        loading="lazy"
        className="aspect-[4/3] w-full rounded-[7px] object-cover shadow-[inset_0_0_0_1px_var(--border)] peer-checked:outline-2 peer-checked:-outline-offset-2 peer-checked:outline-primary peer-disabled:opacity-50"
      />
      <span
        aria-hidden
        className={cn(
          'absolute top-1.5 left-1.5 grid size-5 place-items-center rounded-full text-2xs font-semibold shadow-xs',
          chosen ? 'bg-primary text-primary-foreground' : 'border border-input bg-card',
        )}
      >
        {chosen && place}
      </span>
      <span className="mt-1 block truncate text-xs text-muted-foreground peer-checked:text-foreground">
        {picture.title}
        {chosen && <span className="sr-only">, picture {place} of the page</span>}
      </span>
    </label>
  );
}
