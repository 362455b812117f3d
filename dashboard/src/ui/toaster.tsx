import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { showBy } from '#lib/toast.ts';

/** From the lower edge, or from the footer of a dialog that reaches down to it. */
const above = (pixels: number) => `calc(${pixels}px + var(--toasts-lift, 0px))`;

/** Bottom right, three at most, 4 s, 14 px apart, 356 px wide (spec 9); a swipe of 45 px is sonner's own. */
export function Toaster() {
  useEffect(() => showBy(toast), []);
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      gap={14}
      offset={{ bottom: above(24), right: 24 }}
      mobileOffset={{ bottom: above(16), left: 16, right: 16 }}
      expand
      icons={{
        success: <CircleCheck aria-hidden className="size-4 stroke-[1.75] text-success" />,
        error: <CircleAlert aria-hidden className="size-4 stroke-[1.75] text-destructive" />,
        warning: <TriangleAlert aria-hidden className="size-4 stroke-[1.75] text-brass-line" />,
      }}
      style={{ '--width': '356px', fontFamily: 'inherit' }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-(--width) items-start gap-2.5 rounded-[10px] border bg-popover px-3.5 py-3 text-sm text-popover-foreground shadow-md',
          icon: 'mt-0.5 shrink-0',
          content: 'grow',
          description: 'text-muted-foreground',
          actionButton: 'shrink-0 rounded-[7px] border border-border-strong bg-card px-2.5 py-1.5 font-medium',
        },
      }}
    />
  );
}
