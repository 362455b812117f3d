import { Switch as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#ui/class-names.ts';

export const Switch = ({ className, ...props }: ComponentProps<typeof Primitive.Root>) => (
  <Primitive.Root
    {...props}
    className={cn(
      'relative h-[18px] w-[30px] shrink-0 rounded-full bg-input data-[state=checked]:bg-primary',
      className,
    )}
  >
    <Primitive.Thumb className="block size-3.5 translate-x-0.5 rounded-full bg-card transition-transform duration-(--duration-fast) data-[state=checked]:translate-x-3.5 data-[state=checked]:bg-primary-foreground" />
  </Primitive.Root>
);
