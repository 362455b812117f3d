import { useCallback, useSyncExternalStore } from 'react';

/** Below this width the sidebar is a sheet (spec 9). */
export const mobileBreakpoint = 768;

/** Whether the window is narrower than this, in pixels; follows it as it changes. */
export function useIsNarrower(width: number): boolean {
  const query = `(max-width: ${width - 1}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

export const useIsMobile = (): boolean => useIsNarrower(mobileBreakpoint);
