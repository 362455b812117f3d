import { useSyncExternalStore } from 'react';

/** Below this width the sidebar is a sheet (spec 9). */
export const mobileBreakpoint = 768;

const query = () => window.matchMedia(`(max-width: ${mobileBreakpoint - 1}px)`);

const subscribe = (listener: () => void) => {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

export const useIsMobile = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
