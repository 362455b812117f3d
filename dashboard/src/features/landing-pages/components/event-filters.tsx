import { eventCategories } from '@foyer/contract/events';
import { useId } from 'react';
import { categoryNames } from '#lib/events/event-words.ts';
import { DateRange } from '#ui/date-range.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import type { SearchChanges } from '../hooks/use-nearby-search.ts';
import type { NearbySearch } from '../queries.ts';

type EventFiltersProps = {
  /** What stands in the search box; the search itself follows 300 ms later. */
  typed: string;
  search: NearbySearch;
  onChange: (changes: SearchChanges) => void;
};

export function EventFilters({ typed, search, onChange }: EventFiltersProps) {
  const distanceId = useId();
  return (
    <search className="flex flex-col gap-2.5">
      <div className="flex flex-wrap gap-2">
        <SearchField
          aria-label="Search events or towns"
          className="min-w-52 grow"
          value={typed}
          onChange={(q) => onChange({ q })}
        />
        <DateRange startDate={search.startDate} endDate={search.endDate} onChange={onChange} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-52 grow items-center gap-2.5 text-sm">
          <label htmlFor={distanceId} className="text-muted-foreground">
            Distance
          </label>
          <input
            id={distanceId}
            type="range"
            className="slider"
            min={5}
            max={100}
            step={5}
            value={search.distance}
            style={{ '--done': `${((search.distance - 5) / 95) * 100}%` }}
            onChange={(event) => onChange({ distance: event.target.value })}
          />
          <b className="num w-14 shrink-0 font-semibold">{search.distance} km</b>
        </div>
        <div className="flex gap-2 max-md:w-full [&>span]:max-md:grow">
          <Select
            aria-label="Category"
            value={search.category}
            onChange={(event) => onChange({ category: event.target.value })}
          >
            <option value="">Every category</option>
            {eventCategories.map((category) => (
              <option key={category} value={category}>
                {categoryNames[category]}
              </option>
            ))}
          </Select>
          <Select aria-label="Order" value={search.sort} onChange={(event) => onChange({ sort: event.target.value })}>
            <option value="date">Date first</option>
            <option value="demand">Demand first</option>
            <option value="distance">Nearest first</option>
          </Select>
        </div>
      </div>
    </search>
  );
}
