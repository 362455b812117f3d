import { lazy, Suspense, useEffect, useState } from 'react';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

type CommandPaletteProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The palette, fetched when it is first opened. */
export function CommandPalette(props: CommandPaletteProps) {
  const [wanted, setWanted] = useState(props.open);
  useEffect(() => {
    if (props.open) setWanted(true);
  }, [props.open]);
  return wanted ? (
    <Suspense fallback={null}>
      <Palette {...props} />
    </Suspense>
  ) : null;
}
