import { Popover as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#ui/class-names.ts';

/** The look of everything that floats above the sheet. */
export const floating = 'fade z-50 rounded-[10px] border bg-popover text-popover-foreground shadow-md';

export const Popover = Primitive.Root;
export const PopoverTrigger = Primitive.Trigger;

export const PopoverContent = ({ className, sideOffset = 6, ...props }: ComponentProps<typeof Primitive.Content>) => (
  <Primitive.Portal>
    <Primitive.Content
      collisionPadding={8}
      sideOffset={sideOffset}
      {...props}
      className={cn(floating, 'max-w-[calc(100vw-16px)] p-4', className)}
    />
  </Primitive.Portal>
);
