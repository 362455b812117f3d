import { HoverCard as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#ui/class-names.ts';
import { floating } from '#ui/popover.tsx';

/** Opens after 100 ms and closes after 200 ms (spec 9). */
export const HoverCard = (props: ComponentProps<typeof Primitive.Root>) => (
  <Primitive.Root openDelay={100} closeDelay={200} {...props} />
);
export const HoverCardTrigger = Primitive.Trigger;

export const HoverCardContent = ({ className, ...props }: ComponentProps<typeof Primitive.Content>) => (
  <Primitive.Portal>
    <Primitive.Content collisionPadding={8} sideOffset={8} {...props} className={cn(floating, className)} />
  </Primitive.Portal>
);
