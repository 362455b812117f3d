import { defaultDistance, type EventCategory, eventCategories } from '@foyer/contract/events';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { defaultRange, isDay } from '#lib/events/default-range.ts';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import type { NearbySearch } from '../queries.ts';

/** Parts of the search as the address names them; an empty one goes back to its default. */
export type SearchChanges = Partial<Record<'q' | 'from' | 'to' | 'distance' | 'category' | 'sort' | 'take', string>>;

/** The search of the nearby events, kept in the address so that it can be shared and survives a reload. */
export function useNearbySearch(timeZone: string) {
  const [params, setParams] = useSearchParams();
  const range = useMemo(() => defaultRange(timeZone), [timeZone]);
  const from = params.get('from');
  const to = params.get('to');
  const category = params.get('category') as EventCategory | null;
  const sort = params.get('sort');
  const distance = Number(params.get('distance') ?? defaultDistance);
  const typed = params.get('q') ?? '';
  const search: NearbySearch = {
    search: useDebounced(typed),
    startDate: isDay(from) ? from : range.startDate,
    endDate: isDay(to) ? to : range.endDate,
    distance: distance >= 1 && distance <= 100 ? distance : defaultDistance,
    category: category && eventCategories.includes(category) ? category : '',
    sort: sort === 'demand' || sort === 'distance' ? sort : 'date',
    take: Number(params.get('take')) === 100 ? 100 : 25,
  };
  const change = (changes: SearchChanges) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return { typed, search, change };
}
