import { defaultDistance, defaultRangeMonths, type EventCategory, eventCategories } from '@foyer/contract/events';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { NearbySearch } from '../queries.ts';

/** Milliseconds after the last key (spec 9). */
const debounce = 300;

const dayIn = (timeZone: string, date: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(date);

/** Today in the property's zone, and the same day three months on (spec 9). */
export function defaultRange(timeZone: string, now = new Date()): { startDate: string; endDate: string } {
  const startDate = dayIn(timeZone, now);
  const later = new Date(`${startDate}T12:00:00Z`);
  const day = later.getUTCDate();
  later.setUTCMonth(later.getUTCMonth() + defaultRangeMonths);
  if (later.getUTCDate() !== day) later.setUTCDate(0);
  return { startDate, endDate: later.toISOString().slice(0, 10) };
}

const isDay = (value: string | null): value is string => value !== null && /^\d{4}-\d\d-\d\d$/.test(value);

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

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounce);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
