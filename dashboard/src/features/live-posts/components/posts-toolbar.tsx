import { languageNames, languages } from '@foyer/contract/languages';
import type { Workspace } from '@foyer/contract/workspaces';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { keysOf } from '#lib/text/keys-of.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { FilterButton, FilterChoice } from '#ui/filter-choice.tsx';
import { FilterFold } from '#ui/filter-fold.tsx';
import { Input } from '#ui/input.tsx';
import { LanguageBadge } from '#ui/language-badge.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/popover.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { allColumns, columnNames, type useColumns } from '../hooks/use-columns.ts';
import type { PostFilters } from '../hooks/use-post-filter.ts';
import { kindNames, statusNames } from '../words.ts';

type PostsToolbarProps = { workspace: Workspace; filters: PostFilters; columns: ReturnType<typeof useColumns> };

const statuses = keysOf(statusNames).map((value) => ({ value, label: statusNames[value] }));
const tongues = languages.map((value) => ({ value, label: languageNames[value] }));
const kinds = keysOf(kindNames).map((value) => ({ value, label: kindNames[value] }));
/** Everything but the events and venues that stand beside it. */
const written = { value: 'written', label: 'Pages and articles' };
const states = [
  { value: 'live', label: 'Live' },
  { value: 'behind', label: 'Behind its source' },
  { value: 'open', label: 'With open claims' },
  { value: 'drifted', label: 'Changed in WordPress' },
  { value: 'offGuide', label: 'Off the style guide' },
];

/** Which of them is asked for. */
const stateIn = ({ live, behind, open, drifted, offGuide }: PostFilters['filter']): string =>
  live ? 'live' : behind ? 'behind' : open ? 'open' : drifted ? 'drifted' : offGuide ? 'offGuide' : '';

/** Search and filters at the left, what the badges mean and the columns at the right. */
export function PostsToolbar({ workspace, filters, columns }: PostsToolbarProps) {
  const { filter, typed, change } = filters;
  const { properties } = useSelection();
  const mixed = filter.tab === 'all' || filter.tab === 'landing-pages';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
      <search aria-label="Filter posts" className="max-md:w-full">
        <FilterFold
          set={filters.narrowed}
          search={
            <SearchField
              aria-label="Search title or address"
              className="w-[200px] max-md:w-auto max-md:grow"
              inputClassName="md:text-sm"
              value={typed}
              onChange={(q) => change({ q })}
            />
          }
        >
          <FilterChoice
            name="Status"
            value={filter.status ?? stateIn(filter)}
            options={[...statuses, ...states]}
            onChange={(value) => {
              const state = states.some((one) => one.value === value);
              change({
                status: state ? '' : value,
                live: value === 'live' ? 'true' : '',
                behind: value === 'behind' ? 'true' : '',
                open: value === 'open' ? 'true' : '',
                drifted: value === 'drifted' ? 'true' : '',
                offGuide: value === 'offGuide' ? 'true' : '',
              });
            }}
          />
          <FilterChoice
            name="Language"
            value={filter.language ?? ''}
            options={tongues}
            onChange={(language) => change({ language })}
          />
          {mixed && (
            <FilterChoice
              name="Type"
              value={filter.kind ?? (filter.written ? written.value : '')}
              options={[...kinds, written]}
              onChange={(kind) =>
                change(kind === written.value ? { kind: '', written: 'true' } : { kind, written: '' })
              }
            />
          )}
          <EventDates filters={filters} />
          {properties.length > 1 && (
            <FilterChoice
              name="Property"
              value={filter.propertyId ?? ''}
              options={properties.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(of) => change({ of })}
            />
          )}
          {filters.narrowed && (
            <Button variant="ghost" size="sm" onClick={filters.clear}>
              Clear
            </Button>
          )}
        </FilterFold>
      </search>
      <div className="ml-auto flex items-center gap-3 max-md:hidden">
        <Legend />
        <Columns {...columns} />
      </div>
      <span className="sr-only">Posts of {workspace.name}</span>
    </div>
  );
}

function EventDates({ filters }: { filters: PostFilters }) {
  const { startDate, endDate } = filters.filter;
  const set =
    startDate || endDate
      ? [startDate && `from ${startDate}`, endDate && `to ${endDate}`].filter(Boolean).join(' ')
      : undefined;
  return (
    <Popover>
      <PopoverTrigger asChild>
        <FilterButton name="Event date" set={set} />
      </PopoverTrigger>
      <PopoverContent align="start" aria-label="Event date" className="flex w-72 flex-col gap-4">
        <Field label="From">
          {(control) => (
            <Input
              {...control}
              type="date"
              max={endDate}
              value={startDate ?? ''}
              onChange={(event) => filters.change({ from: event.target.value })}
            />
          )}
        </Field>
        <Field label="To">
          {(control) => (
            <Input
              {...control}
              type="date"
              min={startDate}
              value={endDate ?? ''}
              onChange={(event) => filters.change({ to: event.target.value })}
            />
          )}
        </Field>
        <Button onClick={() => filters.change({ from: '', to: '' })}>Any day</Button>
      </PopoverContent>
    </Popover>
  );
}

const Legend = () => (
  <p className="flex items-center gap-2.5 text-xs text-muted-foreground max-[1400px]:hidden">
    {(['live', 'behind', 'draft', 'failed'] as const).map((state) => (
      <span key={state} aria-hidden className="flex items-center gap-1.5">
        <LanguageBadge code="en" name="English" state={state} />
        {state}
      </span>
    ))}
  </p>
);

const Columns = ({ columns, toggle, reset }: ReturnType<typeof useColumns>) => (
  <Popover>
    <PopoverTrigger asChild>
      <Button size="sm" className="h-[30px]">
        <SlidersHorizontal aria-hidden />
        Columns
      </Button>
    </PopoverTrigger>
    <PopoverContent align="end" aria-label="Columns" className="flex w-56 flex-col gap-1">
      {allColumns.map((column) => (
        <Checkbox key={column} checked={columns.includes(column)} onChange={() => toggle(column)}>
          {columnNames[column]}
        </Checkbox>
      ))}
      <Button size="sm" className="mt-2" onClick={reset}>
        As usual
      </Button>
    </PopoverContent>
  </Popover>
);
