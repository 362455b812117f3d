import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#ui/class-names.ts';
import { fieldEdge } from '#ui/input.tsx';

/** The browser's own list in our clothes: it works with every keyboard, reader and phone. */
export const Select = ({ className, icon, ...props }: ComponentProps<'select'> & { icon?: ReactNode }) => (
  <span className="relative block [&>svg]:pointer-events-none [&>svg]:absolute [&>svg]:top-1/2 [&>svg]:size-4 [&>svg]:-translate-y-1/2 [&>svg]:stroke-[1.75] [&>svg]:text-subtle-foreground">
    {icon && (
      <span className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-subtle-foreground [&>svg]:size-4 [&>svg]:stroke-[1.75]">
        {icon}
      </span>
    )}
    <select
      {...props}
      className={cn(fieldEdge, 'h-[34px] appearance-none truncate pr-8 pl-2.5 max-md:h-10', icon && 'pl-8', className)}
    />
    <ChevronDown aria-hidden className="right-2.5" />
  </span>
);
