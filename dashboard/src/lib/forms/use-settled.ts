/** What is costly to work out follows the keys and never holds them up. Nothing is lost: the last value always comes. */
import { useEffect, useRef, useState } from 'react';

/**
 * A value as it was when it last rested for `rest` milliseconds, or at most `longest` behind: what is costly to work out
 * follows the keys and never holds them up.
 */
export function useSettled<T>(value: T, rest = 200, longest = 2000): T {
  const [settled, setSettled] = useState(value);
  const behindSince = useRef<number | null>(null);
  useEffect(() => {
    if (Object.is(value, settled)) {
      behindSince.current = null;
      return;
    }
    behindSince.current ??= Date.now();
    const left = behindSince.current + longest - Date.now();
    const timer = setTimeout(() => setSettled(value), Math.max(0, Math.min(rest, left)));
    return () => clearTimeout(timer);
  }, [value, settled, rest, longest]);
  return settled;
}
