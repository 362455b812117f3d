import { useState } from 'react';
import { cn } from '#ui/class-names.ts';

/** First letters of the first and last word, two at most (spec 9). */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

type AvatarProps = { name: string; picture: string | null; className?: string };

/** A person in a circle: the picture, or the initials when there is none or it does not load. */
export function Avatar({ name, picture, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-7 shrink-0 place-items-center overflow-hidden rounded-full bg-brass-soft text-2xs font-semibold text-brass-soft-foreground',
        className,
      )}
    >
      {picture && picture !== broken ? (
        <img src={picture} alt="" className="size-full object-cover" onError={() => setBroken(picture)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
