import type { ReactNode } from 'react';
import { cn } from '#ui/class-names.ts';

/** What a colour of a chart means: filled is done, hollow is open. */
export const swatches = {
  done: 'bg-chart-1',
  open: 'bg-brass-soft shadow-[inset_0_0_0_1.4px_var(--brass-line)]',
  none: 'bg-muted shadow-[inset_0_0_0_1px_var(--input)]',
  landing: 'bg-chart-1',
  property: 'bg-chart-2',
  blog: 'bg-chart-3',
} as const;

export const Legend = ({ swatch, children }: { swatch: keyof typeof swatches; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5">
    <i aria-hidden className={cn('size-2 shrink-0 rounded-[2px]', swatches[swatch])} />
    {children}
  </span>
);
