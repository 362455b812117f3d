import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#ui/class-names.ts';

export const Card = ({ className, ...props }: ComponentProps<'section'>) => (
  <section {...props} className={cn('min-w-0 rounded-[10px] border bg-card shadow-xs', className)} />
);

type CardHeadProps = { title: ReactNode; detail?: ReactNode; action?: ReactNode; className?: string };

/** Title of a card, a fact beside it, and what to do at the right. */
export const CardHead = ({ title, detail, action, className }: CardHeadProps) => (
  <header className={cn('flex min-h-11 flex-wrap items-center gap-x-2 px-4 pt-2', className)}>
    <h2 className="text-base leading-5 font-semibold">{title}</h2>
    {detail && <span className="text-xs text-muted-foreground">{detail}</span>}
    {action && <div className="ml-auto text-xs">{action}</div>}
  </header>
);

/** Rows of a card, parted by hairlines. */
export const CardList = ({ className, ...props }: ComponentProps<'ul'>) => (
  <ul
    {...props}
    className={cn(
      'divide-y divide-border [&>li]:flex [&>li]:items-center [&>li]:gap-3 [&>li]:px-4 [&>li]:py-[9px]',
      className,
    )}
  />
);
