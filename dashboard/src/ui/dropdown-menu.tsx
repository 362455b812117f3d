import Check from 'lucide-react/icons/check';
import { DropdownMenu as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#ui/class-names.ts';
import { floating } from '#ui/popover.tsx';

const item =
  'flex min-h-8 cursor-default items-center gap-2.5 rounded-sm px-2 py-1.5 text-sm outline-none select-none data-highlighted:bg-accent data-disabled:text-subtle-foreground max-md:min-h-10 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:stroke-[1.75] [&>svg]:text-subtle-foreground';

/** Not modal: the page behind stays readable, and a press beside the menu does what it says. */
export const DropdownMenu = (props: ComponentProps<typeof Primitive.Root>) => (
  <Primitive.Root modal={false} {...props} />
);
export const DropdownMenuTrigger = Primitive.Trigger;

export const DropdownMenuContent = ({ className, ...props }: ComponentProps<typeof Primitive.Content>) => (
  <Primitive.Portal>
    <Primitive.Content
      collisionPadding={8}
      sideOffset={6}
      {...props}
      className={cn(floating, 'min-w-48 p-1.5', className)}
    />
  </Primitive.Portal>
);

export const DropdownMenuItem = ({
  className,
  danger,
  ...props
}: ComponentProps<typeof Primitive.Item> & { danger?: boolean }) => (
  <Primitive.Item {...props} className={cn(item, danger && 'text-destructive [&>svg]:text-destructive', className)} />
);

/** One of several; the chosen one carries a check. */
export const DropdownMenuChoice = ({
  chosen,
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.Item> & { chosen: boolean }) => (
  <Primitive.Item {...props} role="menuitemradio" aria-checked={chosen} className={cn(item, className)}>
    {children}
    {chosen && <Check aria-hidden className="ml-auto" />}
  </Primitive.Item>
);

export const DropdownMenuSeparator = () => <Primitive.Separator className="-mx-1.5 my-1.5 h-px bg-border" />;

export const DropdownMenuLabel = ({ className, ...props }: ComponentProps<typeof Primitive.Label>) => (
  <Primitive.Label {...props} className={cn('px-2 py-1 text-xs font-medium text-muted-foreground', className)} />
);
