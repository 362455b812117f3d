import X from 'lucide-react/icons/x';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { cn } from '#ui/class-names.ts';
import { useClearOfToasts } from '#ui/use-clear-of-toasts.ts';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Left of the buttons in the footer. */
  footnote?: ReactNode;
  footer: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A dialog of 520 px; on a phone a sheet from below. Escape and the scrim close it, focus goes back to its opener. */
export function Dialog({ open, onOpenChange, title, description, footnote, footer, className, children }: DialogProps) {
  const opener = useRef<Element | null>(null);
  const footerRef = useClearOfToasts();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fade fixed inset-0 z-50 bg-(--overlay)" />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement && opener.current !== document.body) opener.current.focus();
          }}
          className={cn(
            'rise fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-32px)] w-[520px] max-w-[calc(100vw-32px)] -translate-1/2 flex-col overflow-hidden rounded-[14px] border bg-popover text-popover-foreground shadow-lg max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:w-full max-md:max-w-none max-md:translate-none max-md:rounded-b-none',
            className,
          )}
        >
          <header className="relative px-6 pt-5 pr-14">
            <Primitive.Title className="text-lg font-semibold tracking-[-.01em]">{title}</Primitive.Title>
            {description && (
              <Primitive.Description className="-mr-8 text-sm text-muted-foreground">
                {description}
              </Primitive.Description>
            )}
            <Primitive.Close
              aria-label="Close"
              className="absolute top-5 right-5 grid size-7 place-items-center rounded-sm hover:bg-muted"
            >
              <X aria-hidden className="size-4 stroke-[1.75]" />
            </Primitive.Close>
          </header>
          <div className="min-h-0 overflow-y-auto px-6 pt-4 pb-5">{children}</div>
          <footer
            ref={footerRef}
            className="flex flex-wrap items-center justify-end gap-2 border-t bg-sunken px-6 py-3.5"
          >
            {footnote && <div className="mr-auto max-md:w-full">{footnote}</div>}
            {footer}
          </footer>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Closes the dialog it stands in. */
export const DialogClose = ({ children }: { children: ReactNode }) => (
  <Primitive.Close asChild>{children}</Primitive.Close>
);
