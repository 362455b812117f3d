/**
 * A row of tabs, be they links, buttons or those of a library. More than fit scroll sideways, and no scrollbar stands in
 * the row: the cut word at its end says that there is more, and the chosen one is brought into sight.
 */
import { type RefObject, useEffect, useRef } from 'react';

/** Its lower edge lies on the border of what it stands in, and the line of the chosen tab upon that. */
export const tabRow = '-mx-1 -mb-px flex min-w-0 gap-5 overflow-x-auto px-1 text-sm [scrollbar-width:none]';
/** The same where nothing around it has a border. */
export const linedTabRow =
  'flex gap-5 overflow-x-auto px-1 text-sm shadow-[inset_0_-1px_0_var(--border)] [scrollbar-width:none]';

export const tabStyle =
  '-mx-1 flex shrink-0 items-center gap-1.5 border-b-2 border-transparent px-1 py-2.5 font-medium whitespace-nowrap text-muted-foreground hover:text-foreground focus-visible:-outline-offset-2 aria-[current=page]:border-primary aria-[current=page]:text-foreground data-[state=active]:border-primary data-[state=active]:text-foreground';

/** Of a row in which something is chosen: brings it into sight, now and whenever `chosen` is another. */
export function useChosenInSight<Row extends HTMLElement>(chosen: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    if (!chosen) return;
    row.current
      ?.querySelector('[aria-current], [data-state=active]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return row;
}
