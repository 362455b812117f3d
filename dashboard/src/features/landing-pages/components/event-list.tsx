import type { NearbyEvent } from '@foyer/contract/events';
import CalendarSearch from 'lucide-react/icons/calendar-search';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import type { SearchChanges } from '../hooks/use-nearby-search.ts';
import type { NearbySearch, useNearbyEvents } from '../queries.ts';
import { EventRow } from './event-row.tsx';

type EventListProps = {
  nearby: ReturnType<typeof useNearbyEvents>;
  search: NearbySearch;
  chosen: string | null;
  /** Why no page can be begun by this person, if so. */
  refusal: string | undefined;
  /** Address of a page without an event. */
  plainPage: string;
  onSearch: (changes: SearchChanges) => void;
  onPick: (event: NearbyEvent) => void;
  onChoose: (event: NearbyEvent) => void;
  onAdd: () => void;
};

const inline = 'font-medium text-primary hover:underline';

/** What happens nearby, as rows; the footer leads to pages that no row leads to. */
export function EventList(props: EventListProps) {
  const { nearby, search, chosen, refusal, plainPage, onSearch, onPick, onChoose, onAdd } = props;
  const events = nearby.data?.data ?? [];
  const total = nearby.data?.total ?? 0;
  const narrowed = search.search !== '' || search.category !== '';
  return (
    <section aria-label="Events nearby" className="mt-3 overflow-hidden rounded-[10px] border bg-card shadow-xs">
      {nearby.isPending ? (
        <SkeletonRows rows={8} label="Loading events" />
      ) : nearby.error ? (
        <LoadFailed error={nearby.error} onRetry={() => nearby.refetch()} />
      ) : events.length === 0 ? (
        <EmptyState
          Icon={CalendarSearch}
          title="No event in this range"
          action={
            <>
              {narrowed && <Button onClick={() => onSearch({ q: '', category: '' })}>Clear the search</Button>}
              {search.distance < 100 && (
                <Button onClick={() => onSearch({ distance: '100' })}>Look as far as 100 km</Button>
              )}
              <Button variant="primary" disabledReason={refusal} onClick={onAdd}>
                Add your own event
              </Button>
            </>
          }
        >
          {narrowed ? 'Nothing that matches' : 'Nothing'} within {search.distance} km between these dates. Widen the
          search, or add an event you know of.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-border" aria-busy={nearby.isPlaceholderData}>
          {events.map((event) => (
            <EventRow
              key={event.eventId}
              event={event}
              chosen={event.eventId === chosen}
              refusal={refusal}
              onPick={() => onPick(event)}
              onChoose={() => onChoose(event)}
            />
          ))}
        </ul>
      )}
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t px-4 py-3 text-xs text-muted-foreground">
        <span role="status">
          {nearby.data ? `${events.length} of ${total} ${total === 1 ? 'event' : 'events'}` : ''}
        </span>
        {total > events.length && search.take < 100 && (
          <button type="button" className={inline} onClick={() => onSearch({ take: '100' })}>
            Show more
          </button>
        )}
        {!refusal && (
          <span className="ml-auto flex flex-wrap gap-x-4 gap-y-1">
            <Link to={plainPage} className={inline}>
              Page without an event
            </Link>
            <button type="button" className={inline} onClick={onAdd}>
              Add your own event
            </button>
          </span>
        )}
      </footer>
    </section>
  );
}
