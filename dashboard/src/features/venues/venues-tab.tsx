import type { Venue } from '@foyer/contract/venues';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Landmark from 'lucide-react/icons/landmark';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import { kilometresBetween } from '#lib/places/kilometres.ts';
import { withPlace } from '#lib/selection/place.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { keysOf } from '#lib/text/keys-of.ts';
import { Button, buttonStyle } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Pager } from '#ui/pager.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useVenues, type VenueSearch, venuePageSize } from './queries.ts';
import { venueStatusNames } from './words.ts';

const sorts: readonly VenueSearch['sort'][] = ['title', '-title', 'city', '-city', 'events', '-events'];

type Changes = Partial<Record<'q' | 'status' | 'sort' | 'skip', string>>;

function useVenueFilters() {
  const [params, setParams] = useSearchParams();
  const typed = params.get('q') ?? '';
  const skip = Number.parseInt(params.get('skip') ?? '', 10);
  const search: VenueSearch = {
    search: useDebounced(typed),
    status: keysOf(venueStatusNames).find((one) => one === params.get('status')),
    sort: sorts.find((one) => one === params.get('sort')) ?? 'title',
    skip: skip > 0 ? skip : 0,
  };
  const change = (changes: Changes) =>
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
      { replace: !('skip' in changes) },
    );
  return { typed, search, change };
}

/** Places of the workspace where events are held. */
export function VenuesTab() {
  const { workspace } = useSelection();
  const filters = useVenueFilters();
  return (
    <div className="flex flex-col gap-3">
      <search aria-label="Filter venues" className="flex flex-wrap gap-2">
        <SearchField
          aria-label="Search venues or towns"
          className="min-w-52 grow md:max-w-72"
          value={filters.typed}
          onChange={(q) => filters.change({ q })}
        />
        <Select
          aria-label="Status"
          value={filters.search.status ?? ''}
          onChange={(event) => filters.change({ status: event.target.value })}
        >
          <option value="">Any status</option>
          {keysOf(venueStatusNames).map((status) => (
            <option key={status} value={status}>
              {venueStatusNames[status]}
            </option>
          ))}
        </Select>
      </search>
      {workspace ? (
        <Venues key={workspace.id} workspaceId={workspace.id} filters={filters} />
      ) : (
        <Card>
          <SkeletonRows rows={8} label="Loading venues" />
        </Card>
      )}
    </div>
  );
}

function Venues({ workspaceId, filters }: { workspaceId: string; filters: ReturnType<typeof useVenueFilters> }) {
  const { property } = useSelection();
  const { search, typed, change } = filters;
  const { data, error, refetch, isPlaceholderData } = useVenues(workspaceId, search);
  const place = { workspaceId, propertyId: property?.id ?? null };
  const narrowed = typed !== '' || search.status !== undefined;
  return (
    <>
      <Card aria-label="Venues" className="@container overflow-clip">
        {error ? (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonRows rows={8} label="Loading venues" />
        ) : data.data.length === 0 ? (
          <EmptyState
            Icon={Landmark}
            title={narrowed ? 'No venue matches' : 'No venue yet'}
            action={
              <>
                {narrowed && <Button onClick={() => change({ q: '', status: '' })}>Clear filters</Button>}
                <Link
                  to={`/liveposts/venues/new${withPlace('', place)}`}
                  className={buttonStyle({ variant: 'primary' })}
                >
                  New venue
                </Link>
              </>
            }
          >
            {narrowed ? 'Look for another name or town.' : 'Venues come with the events that are held there, or alone.'}
          </EmptyState>
        ) : (
          <table aria-busy={isPlaceholderData} className="w-full text-sm aria-busy:opacity-60">
            <thead className="bg-sunken text-left text-xs text-muted-foreground @max-[620px]:sr-only">
              <tr className="h-[34px]">
                <Head name="title" sort={search.sort} onSort={change}>
                  Venue
                </Head>
                <Head name="city" sort={search.sort} onSort={change}>
                  Town
                </Head>
                <th scope="col" className="px-2.5 text-right font-medium @max-[860px]:hidden">
                  Capacity
                </th>
                <Head name="events" sort={search.sort} onSort={change} right>
                  Events
                </Head>
                {property && (
                  <th scope="col" className="px-2.5 text-right font-medium @max-[860px]:hidden">
                    From {property.name}
                  </th>
                )}
                <th scope="col" className="px-2.5 font-medium">
                  Status
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-border @max-[620px]:block">
              {data.data.map((venue) => (
                <VenueRow
                  key={venue.id}
                  venue={venue}
                  address={`/liveposts/venues/${venue.id}${withPlace('', place)}`}
                  distance={property ? kilometresBetween(property, venue) : null}
                />
              ))}
            </tbody>
          </table>
        )}
      </Card>
      {data && data.total > 0 && (
        <Pager
          skip={search.skip}
          take={venuePageSize}
          total={data.total}
          onSkip={(skip) => change({ skip: skip > 0 ? String(skip) : '' })}
        />
      )}
    </>
  );
}

type HeadProps = {
  name: 'title' | 'city' | 'events';
  sort: VenueSearch['sort'];
  right?: boolean;
  onSort: (changes: Changes) => void;
  children: ReactNode;
};

function Head({ name, sort, right, onSort, children }: HeadProps) {
  const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined;
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={direction} className={`px-2.5 font-medium first:pl-4 ${right ? 'text-right' : ''}`}>
      <button
        type="button"
        className="inline-flex min-h-6 items-center gap-1 hover:text-foreground"
        onClick={() => onSort({ sort: direction === 'ascending' ? `-${name}` : name })}
      >
        {children}
        {direction && <Arrow aria-hidden className="size-3" />}
      </button>
    </th>
  );
}

type VenueRowProps = { venue: Venue; address: string; distance: number | null };

const figures = new Intl.NumberFormat('en');

const VenueRow = ({ venue, address, distance }: VenueRowProps) => (
  <tr className="relative h-[46px] hover:bg-muted/50 @max-[620px]:grid @max-[620px]:h-auto @max-[620px]:grid-cols-[minmax(0,1fr)_auto] @max-[620px]:gap-x-3 @max-[620px]:px-4 @max-[620px]:py-2.5">
    <td className="w-[38%] py-1.5 pr-2.5 pl-4 @max-[620px]:w-auto @max-[620px]:p-0">
      <Link to={address} className="font-medium after:absolute after:inset-0 hover:underline">
        {venue.title}
      </Link>
      <span className="block truncate text-xs text-muted-foreground">{venue.address}</span>
    </td>
    <td className="px-2.5 text-muted-foreground @max-[620px]:col-start-1 @max-[620px]:p-0 @max-[620px]:text-xs">
      {venue.name}
    </td>
    <td className="num px-2.5 text-right @max-[860px]:hidden">
      {venue.capacity === null ? '–' : figures.format(venue.capacity)}
    </td>
    <td className="num px-2.5 text-right @max-[620px]:col-start-1 @max-[620px]:p-0 @max-[620px]:text-left @max-[620px]:text-xs @max-[620px]:text-muted-foreground">
      {figures.format(venue.events)}
      <span className="@min-[621px]:sr-only"> {venue.events === 1 ? 'event' : 'events'}</span>
    </td>
    {distance !== null && (
      <td className="num px-2.5 text-right whitespace-nowrap text-muted-foreground @max-[860px]:hidden">
        {distance.toFixed(1)} km
      </td>
    )}
    <td className="px-2.5 pr-4 @max-[620px]:col-start-2 @max-[620px]:row-start-1 @max-[620px]:p-0">
      <StatusBadge status={venue.status} />
    </td>
  </tr>
);
