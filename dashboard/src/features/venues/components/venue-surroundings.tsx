import type { VenueInFull } from '@foyer/contract/venues';
import { Link } from 'react-router';
import { distanceWords, eventDates } from '#lib/events/event-words.ts';
import { type Place, withPlace } from '#lib/selection/place.ts';
import { Card, CardHead, CardList } from '#ui/card.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useEventsAt } from '../queries.ts';

/** How far each property is, and the events held there. */
export function VenueSurroundings({ venue, place }: { venue: VenueInFull; place: Place }) {
  const { data, error, isPending, refetch } = useEventsAt(venue);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Card aria-label="Distance">
        <CardHead title="Distance to each property" />
        {venue.distances.length === 0 ? (
          <p className="px-4 pb-4 text-sm text-muted-foreground">This workspace has no property yet.</p>
        ) : (
          <CardList>
            {venue.distances.map(({ propertyId, name, distance }) => (
              <li key={propertyId}>
                <span className="min-w-0 grow truncate">{name}</span>
                <span className="text-right text-xs text-muted-foreground">{distanceWords(distance)}</span>
              </li>
            ))}
          </CardList>
        )}
      </Card>
      <Card aria-label="Events held here">
        <CardHead title="Events held here" detail={venue.events > 0 ? String(venue.events) : undefined} />
        {error ? (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        ) : isPending ? (
          <SkeletonRows rows={2} label="Loading events" />
        ) : data.length === 0 ? (
          <p className="px-4 pb-4 text-sm text-muted-foreground">No event is held here.</p>
        ) : (
          <CardList>
            {data.map((event) => (
              <li key={event.eventId}>
                <span className="min-w-0 grow">
                  <Link
                    to={`/liveposts/events/${event.eventId}${withPlace('', place)}`}
                    className="block truncate font-medium hover:underline"
                  >
                    {event.title}
                  </Link>
                  <span className="block truncate text-xs text-muted-foreground">{eventDates(event)}</span>
                </span>
                <StatusBadge status={event.status} />
              </li>
            ))}
          </CardList>
        )}
      </Card>
    </div>
  );
}
