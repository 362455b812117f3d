import { Command as Primitive } from 'cmdk';
import Search from 'lucide-react/icons/search';
import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#ui/class-names.ts';
import { Kbd } from '#ui/kbd.tsx';

type CommandDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  placeholder: string;
  children: ReactNode;
};

/** The palette: 560 px wide, the first hit chosen beforehand. */
export const CommandDialog = ({ open, onOpenChange, placeholder, children }: CommandDialogProps) => (
  <DialogPrimitive.Root open={open} onOpenChange={onOpenChange}>
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className="fade fixed inset-0 z-40 bg-(--overlay)" />
      <DialogPrimitive.Content
        aria-describedby={undefined}
        className="rise fixed top-[15vh] left-1/2 z-50 w-[560px] max-w-[calc(100vw-32px)] -translate-x-1/2 overflow-hidden rounded-[14px] border bg-popover shadow-lg"
      >
        <DialogPrimitive.Title className="sr-only">Search or jump to</DialogPrimitive.Title>
        <Primitive loop>
          <div className="flex items-center gap-2.5 border-b px-4">
            <Search aria-hidden className="size-4 stroke-[1.75] text-subtle-foreground" />
            <Primitive.Input
              placeholder={placeholder}
              aria-label={placeholder}
              className="h-11 grow bg-transparent text-base outline-none placeholder:text-subtle-foreground max-md:text-md"
            />
            <Kbd>Esc</Kbd>
          </div>
          <Primitive.List className="max-h-[min(420px,60vh)] overflow-y-auto p-1.5">
            <Primitive.Empty className="px-3 py-6 text-center text-sm text-muted-foreground">
              Nothing found
            </Primitive.Empty>
            {children}
          </Primitive.List>
        </Primitive>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  </DialogPrimitive.Root>
);

export const CommandGroup = ({ className, ...props }: ComponentProps<typeof Primitive.Group>) => (
  <Primitive.Group
    {...props}
    className={cn(
      '**:[[cmdk-group-heading]]:px-2 **:[[cmdk-group-heading]]:py-1.5 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:text-muted-foreground',
      className,
    )}
  />
);

export const CommandItem = ({ className, ...props }: ComponentProps<typeof Primitive.Item>) => (
  <Primitive.Item
    {...props}
    className={cn(
      'flex min-h-9 items-center gap-2.5 rounded-sm px-2 text-sm data-[selected=true]:bg-accent [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:stroke-[1.75] [&>svg]:text-subtle-foreground',
      className,
    )}
  />
);
