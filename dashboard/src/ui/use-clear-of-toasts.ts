/**
 * Toasts stand bottom right, where the buttons of a tall dialog stand as well, and on a phone those of every sheet: as
 * long as such a footer is there they stand above it.
 */
import { useEffect, useState } from 'react';

/** Of the toasts: how far from the window's lower edge they begin, and how much room they take at its right one. */
const [height, width] = [100, 392];
const lift = '--toasts-lift';

/** For the `ref` of a footer that shall stay in sight. */
export function useClearOfToasts() {
  const [footer, watch] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const sheet = footer?.parentElement;
    if (!footer || !sheet) return;
    const { style } = document.documentElement;
    const place = () => {
      const { top, bottom, right } = footer.getBoundingClientRect();
      const covered = bottom > innerHeight - height && right > innerWidth - width;
      style.setProperty(lift, covered ? `${Math.round(innerHeight - top)}px` : '0px');
    };
    const sizes = new ResizeObserver(place);
    for (const watched of [sheet, document.documentElement]) sizes.observe(watched);
    return () => {
      sizes.disconnect();
      style.removeProperty(lift);
    };
  }, [footer]);
  return watch;
}
