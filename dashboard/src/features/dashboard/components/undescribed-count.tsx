import { useSelection } from '#lib/selection/selection-provider.tsx';
import { useIconMode } from '#ui/sidebar-menu.tsx';
import { useAltTextShare } from '../hooks/use-alt-text-share.ts';

/** How many pictures of the property have no alt text in any language; nothing where all have. */
export function UndescribedCount() {
  const { property } = useSelection();
  const iconMode = useIconMode();
  return property && !iconMode ? <Count propertyId={property.id} /> : null;
}

function Count({ propertyId }: { propertyId: string }) {
  const missing = useAltTextShare(propertyId).data?.missing ?? 0;
  if (missing === 0) return null;
  return (
    <span className="num ml-auto text-2xs text-muted-foreground">
      <span aria-hidden>{missing}</span>
      <span className="sr-only">{`, ${missing} without alt text`}</span>
    </span>
  );
}
