/** Functions that stay the same from one rendering to the next. */
import { useRef, useState } from 'react';

/**
 * For each function given, one that stays the same as long as the component stands and calls what was given last, so
 * that what gets them need not be drawn anew.
 */
export function useSteady<Given extends Record<string, (...args: never[]) => unknown>>(given: Given): Given {
  const latest = useRef(given);
  latest.current = given;
  const [steady] = useState(() =>
    Object.fromEntries(Object.keys(given).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)])),
  );
  return steady as Given;
}
