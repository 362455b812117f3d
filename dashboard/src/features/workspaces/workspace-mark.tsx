import { cn } from '#ui/class-names.ts';

const looks = [
  'bg-primary text-primary-foreground',
  'bg-brass text-brass-foreground',
  'bg-muted-foreground text-background',
];
const nobody = 'border border-dashed border-input';

/**
 * A workspace: its first letter in a rounded square, in one of three colors by its place in the list. A dashed square
 * stands where there is none.
 */
export const WorkspaceMark = ({ name, place, className }: { name: string; place: number; className?: string }) => (
  <span
    aria-hidden
    className={cn(
      'grid size-[30px] shrink-0 place-items-center rounded-[7px] text-sm font-semibold',
      place < 0 ? nobody : looks[place % looks.length],
      className,
    )}
  >
    {([...name][0] ?? '').toUpperCase()}
  </span>
);
