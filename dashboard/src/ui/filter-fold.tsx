import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';

type FilterFoldProps = {
  /** What always stands there: the search box. */
  search: ReactNode;
  /** Some of them are set: the button says so while they are folded. */
  set: boolean;
  className?: string;
  children: ReactNode;
};

/** Filters beside a search; on a phone they fold away behind a button, so that the list comes first. */
export function FilterFold({ search, set, className, children }: FilterFoldProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={cn('flex flex-wrap items-center gap-2', className)}>
      <span className="contents max-md:flex max-md:w-full max-md:gap-2">
        {search}
        <Button aria-expanded={open} aria-controls={id} className="md:hidden" onClick={() => setOpen(!open)}>
          <SlidersHorizontal aria-hidden />
          Filters
          {set && !open && <span className="size-2 rounded-full bg-primary" />}
          {set && !open && <span className="sr-only">, some are set</span>}
        </Button>
      </span>
      <div id={id} className={cn('md:contents', open ? 'flex w-full flex-wrap gap-2' : 'hidden')}>
        {children}
      </div>
    </div>
  );
}
