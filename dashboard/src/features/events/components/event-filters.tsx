import { languageNames, languages } from '@foyer/contract/languages';
import { type ReactNode, useId } from 'react';
import { keysOf } from '#lib/text/keys-of.ts';
import { Button } from '#ui/button.tsx';
import { DateRange } from '#ui/date-range.tsx';
import { FilterFold } from '#ui/filter-fold.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import type { EventFilters as Filters } from '../hooks/use-event-search.ts';
import { postStatusNames } from '../words.ts';
import { CategorySelect } from './category-select.tsx';

type EventFiltersProps = {
  filters: Filters;
  /** The calendar has its own. */
  withDates: boolean;
  /** More of the kind, at the end. */
  children?: ReactNode;
};

/** What is looked for; the search itself follows the keys 300 ms later. */
export function EventFilters({ filters, withDates, children }: EventFiltersProps) {
  const { typed, search, narrowed, change, clear } = filters;
  const distanceId = useId();
  return (
    <search aria-label="Filter events" className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
      <FilterFold
        className="min-w-0 grow"
        set={narrowed}
        search={
          <SearchField
            aria-label="Search events, towns or venues"
            placeholder="Search events or venues"
            className="md:w-60 max-md:grow"
            value={typed}
            onChange={(q) => change({ q })}
          />
        }
      >
        {withDates && <DateRange startDate={search.startDate} endDate={search.endDate} onChange={change} />}
        <span className="flex h-[34px] items-center gap-2.5 text-sm max-md:w-full">
          <label htmlFor={distanceId} className="text-muted-foreground">
            Distance
          </label>
          <input
            id={distanceId}
            type="range"
            className="slider md:w-24"
            min={5}
            max={100}
            step={5}
            value={search.distance}
            style={{ '--done': `${((search.distance - 5) / 95) * 100}%` }}
            onChange={(event) => change({ distance: event.target.value })}
          />
          <b className="num w-14 shrink-0 font-semibold">{search.distance} km</b>
        </span>
        <i aria-hidden className="h-0 w-full max-md:hidden" />
        <CategorySelect
          aria-label="Category"
          any="Every category"
          value={search.category ?? ''}
          onChange={(event) => change({ category: event.target.value })}
        />
        <Select
          aria-label="Status"
          value={search.status ?? ''}
          onChange={(event) => change({ status: event.target.value })}
        >
          <option value="">Any status</option>
          {keysOf(postStatusNames).map((status) => (
            <option key={status} value={status}>
              {postStatusNames[status]}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Language"
          value={search.language ?? ''}
          onChange={(event) => change({ language: event.target.value })}
        >
          <option value="">Any language</option>
          {languages.map((code) => (
            <option key={code} value={code}>
              {languageNames[code]}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Covered by a page"
          value={search.covered ?? ''}
          onChange={(event) => change({ covered: event.target.value })}
        >
          <option value="">With or without a page</option>
          <option value="true">Covered by a page</option>
          <option value="false">No page yet</option>
        </Select>
        {children}
        {narrowed && (
          <Button variant="ghost" size="sm" onClick={clear}>
            Clear
          </Button>
        )}
      </FilterFold>
    </search>
  );
}
