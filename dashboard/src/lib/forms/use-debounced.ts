/**
 * What is typed into a search box, once the keys have rested: a search is not asked for at each of them.
 */
import { useEffect, useState } from 'react';

/** Milliseconds after the last key (spec 9). */
const debounce = 300;

export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounce);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
