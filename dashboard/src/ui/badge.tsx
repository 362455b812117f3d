import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '#ui/class-names.ts';

const style = cva(
  'inline-flex h-5 shrink-0 items-center gap-[5px] rounded-[5px] px-[7px] text-xs leading-none font-medium whitespace-nowrap [&_svg]:size-3 [&_svg]:stroke-2',
  {
    variants: {
      tone: {
        muted: 'bg-muted text-muted-foreground',
        outline: 'text-muted-foreground shadow-[inset_0_0_0_1px_var(--input)]',
        success: 'bg-success-soft text-success-soft-foreground',
        info: 'bg-info-soft text-info-soft-foreground',
        danger: 'bg-destructive-soft text-destructive-soft-foreground',
        warn: 'bg-brass-soft text-brass-soft-foreground',
        active: 'bg-primary-soft text-primary-soft-foreground',
      },
    },
    defaultVariants: { tone: 'muted' },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof style>['tone']>;

export const Badge = ({ tone, className, ...props }: ComponentProps<'span'> & { tone?: BadgeTone }) => (
  <span {...props} className={cn(style({ tone }), className)} />
);
