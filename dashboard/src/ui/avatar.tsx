import { Avatar as Primitive } from 'radix-ui';
import { cn } from '#ui/class-names.ts';

/** First letters of the first and last word, two at most (spec 9). */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
}

export const Avatar = ({ name, picture, className }: { name: string; picture: string | null; className?: string }) => (
  <Primitive.Root className={cn('size-7 shrink-0 overflow-hidden rounded-full', className)}>
    {picture && <Primitive.Image src={picture} alt="" className="size-full object-cover" />}
    <Primitive.Fallback className="grid size-full place-items-center bg-brass-soft text-2xs font-semibold text-brass-soft-foreground">
      {initialsOf(name)}
    </Primitive.Fallback>
  </Primitive.Root>
);
