/**
 * The search of the Events tab, kept in the address so that it can be shared and gone back to. What the address says
 * wrongly counts as not said.
 */
import { defaultDistance, eventCategories } from '@foyer/contract/events';
import { languages } from '@foyer/contract/languages';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { defaultRange, isDay } from '#lib/events/default-range.ts';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import { keysOf } from '#lib/text/keys-of.ts';
import type { EventSearch } from '../queries.ts';
import { postStatusNames } from '../words.ts';

export const eventViews = ['list', 'calendar', 'radar'] as const;
export type EventView = (typeof eventViews)[number];

const filterNames = ['q', 'from', 'to', 'distance', 'category', 'language', 'status', 'covered'] as const;
type Name = (typeof filterNames)[number] | 'sort' | 'view' | 'month' | 'skip';
export type SearchChanges = Partial<Record<Name, string>>;

const oneOf = <Value extends string>(value: string | null, values: readonly Value[]): Value | undefined =>
  values.find((one) => one === value);

export function useEventFilters(timeZone: string) {
  const [params, setParams] = useSearchParams();
  const range = useMemo(() => defaultRange(timeZone), [timeZone]);
  const typed = params.get('q') ?? '';
  const [from, to, month] = [params.get('from'), params.get('to'), params.get('month')];
  const distance = Number(params.get('distance') ?? defaultDistance);
  const skip = Number.parseInt(params.get('skip') ?? '', 10);
  const search: EventSearch = {
    search: useDebounced(typed),
    startDate: isDay(from) ? from : range.startDate,
    endDate: isDay(to) ? to : range.endDate,
    distance: distance >= 1 && distance <= 100 ? distance : defaultDistance,
    category: oneOf(params.get('category'), eventCategories),
    language: oneOf(params.get('language'), languages),
    status: oneOf(params.get('status'), keysOf(postStatusNames)),
    covered: oneOf(params.get('covered'), ['true', 'false']),
    sort: oneOf(params.get('sort'), ['demand', 'distance']) ?? 'date',
  };
  /** Another search begins on the first page; a step of the view is one of the history, a key is none. */
  const change = (changes: SearchChanges) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('skip');
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: !('view' in changes || 'skip' in changes || 'month' in changes) },
    );
  return {
    typed,
    search,
    skip: skip > 0 ? skip : 0,
    view: oneOf(params.get('view'), eventViews) ?? 'list',
    /** YYYY-MM; the month of the first day searched when none is named. */
    month: month && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : search.startDate.slice(0, 7),
    narrowed: filterNames.some((name) => params.get(name)),
    change,
    clear: () => change(Object.fromEntries(filterNames.map((name) => [name, '']))),
  };
}

export type EventFilters = ReturnType<typeof useEventFilters>;
