import type { ComponentProps } from 'react';
import { cn } from '#ui/class-names.ts';

/** The edge all fields share. */
export const fieldEdge =
  'w-full rounded-[7px] border border-input bg-card text-base max-md:text-md placeholder:text-subtle-foreground focus-visible:border-ring focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-ring aria-invalid:border-destructive aria-invalid:shadow-[inset_0_0_0_1px_var(--destructive)] [&[readonly]]:bg-muted disabled:bg-muted disabled:text-muted-foreground';

export const Input = ({ className, ...props }: ComponentProps<'input'>) => (
  <input {...props} className={cn(fieldEdge, 'h-[34px] px-2.5 max-md:h-10', className)} />
);
