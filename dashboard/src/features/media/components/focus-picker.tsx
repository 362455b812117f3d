import type { Focus } from '@foyer/contract/media';
import type { LibraryPicture } from '@foyer/contract/media-library';
import type { KeyboardEvent, PointerEvent } from 'react';
import { pictureAddress } from '#lib/api/picture-address.ts';

type FocusPickerProps = {
  picture: LibraryPicture;
  focus: Focus | null;
  readOnly: boolean;
  onChange: (focus: Focus) => void;
};

const step = 0.05;
const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};
const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** The whole picture with a mark on what must stay in sight: put it by a click, move it by the arrow keys. */
export function FocusPicker({ picture, focus, readOnly, onChange }: FocusPickerProps) {
  const at = focus ?? { x: 0.5, y: 0.5 };
  const put = (event: PointerEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    });
  };
  const move = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    onChange({ x: within(at.x + by.x), y: within(at.y + by.y) });
  };
  const image = (
    <img
      src={pictureAddress(picture, 960)}
      alt=""
      className="block w-full bg-muted"
      style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
    />
  );
  if (readOnly) return <div className="overflow-hidden rounded-[8px]">{image}</div>;
  return (
    <button
      type="button"
      aria-label={`Focal point, ${Math.round(at.x * 100)}% from the left, ${Math.round(at.y * 100)}% from the top. Move it with the arrow keys`}
      onPointerDown={put}
      onKeyDown={move}
      className="relative block w-full cursor-crosshair overflow-hidden rounded-[8px]"
    >
      {image}
      <span
        aria-hidden
        data-focus={focus ? 'set' : 'middle'}
        className="absolute size-7 -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_1.5px_rgb(0_0_0/.7),inset_0_0_0_1.5px_rgb(0_0_0/.7)]"
        style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
      />
    </button>
  );
}
