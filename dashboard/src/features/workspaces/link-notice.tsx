import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { Button } from '#ui/button.tsx';

/** Says that a link could not be followed to its place, so that nobody takes one house for another. */
export function LinkNotice() {
  const { linkMissed, workspace, property } = useSelection();
  const [dismissed, setDismissed] = useState(false);
  if (!linkMissed || dismissed || !workspace) return null;
  return (
    <div
      role="status"
      className="flex shrink-0 items-center gap-2.5 border-b bg-brass-soft py-1 pr-3 pl-4 text-sm text-brass-soft-foreground"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0 stroke-[1.75]" />
      <p className="grow">
        The link leads to a place you cannot open, or that is gone. You are looking at{' '}
        {property?.name ?? workspace.name}.
      </p>
      <Button variant="ghost" size="icon-sm" aria-label="Dismiss" onClick={() => setDismissed(true)}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
