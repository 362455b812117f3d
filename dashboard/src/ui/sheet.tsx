import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '#ui/class-names.ts';

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Said to readers. */
  title: string;
  side: 'left' | 'right';
  className?: string;
  children: ReactNode;
};

/** A panel that comes in from an edge and takes the focus. */
export const Sheet = ({ open, onOpenChange, title, side, className, children }: SheetProps) => (
  <Primitive.Root open={open} onOpenChange={onOpenChange}>
    <Primitive.Portal>
      <Primitive.Overlay className="fade fixed inset-0 z-40 bg-(--overlay)" />
      <Primitive.Content
        aria-describedby={undefined}
        style={{ '--slide-from': side === 'left' ? '-100%' : '100%' }}
        className={cn(
          'slide fixed inset-y-0 z-50 flex flex-col overflow-hidden bg-background shadow-lg',
          side === 'left' ? 'left-0' : 'right-0',
          className,
        )}
      >
        <Primitive.Title className="sr-only">{title}</Primitive.Title>
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  </Primitive.Root>
);
