import { Tooltip as Primitive } from 'radix-ui';
import { type PointerEvent, type ReactNode, type SyntheticEvent, useState } from 'react';

/** Tooltips of a part of the page appear after `delay` milliseconds; 0 in the sidebar (spec 9). */
export const TooltipProvider = ({ delay = 300, children }: { delay?: number; children: ReactNode }) => (
  <Primitive.Provider delayDuration={delay}>{children}</Primitive.Provider>
);

type TooltipProps = {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** False shows the child alone. */
  enabled?: boolean;
  /** A press opens it too, for fingers; for controls that do nothing else now. */
  onPress?: boolean;
  children: ReactNode;
};

/** Refused, the pointer and the focus open nothing, and no other tooltip is closed for it. */
const refuse = (event: SyntheticEvent) => event.preventDefault();

/** Words beside a control on hover and focus. Needs a TooltipProvider above. */
export function Tooltip({ text, side = 'top', enabled = true, onPress = false, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  if (open && !enabled) setOpen(false);
  return (
    <Primitive.Root open={open && enabled} onOpenChange={setOpen}>
      <Primitive.Trigger
        asChild
        {...(enabled ? {} : { onPointerMove: refuse, onFocus: refuse })}
        {...(enabled && onPress
          ? { onPointerDown: (event: PointerEvent) => event.preventDefault(), onClick: () => setOpen(true) }
          : {})}
      >
        {children}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="fade z-50 max-w-72 rounded-sm bg-foreground px-2 py-1 text-xs text-background"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
