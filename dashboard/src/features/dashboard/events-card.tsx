import type { NearbyEvent } from '@foyer/contract/events';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { Link } from 'react-router';
import { buttonStyle } from '#ui/button.tsx';
import { Card, CardHead, CardList } from '#ui/card.tsx';
import { DateTile } from '#ui/date-tile.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { dayIn } from './days.ts';

const demand = ['', 'Medium', 'High', 'Very high'] as const;
/** Rows of the card; the rest are on Landing Pages. */
const shown = 5;

/** What goes on nearby and has no page, the strongest first. */
export function EventsCard({ events }: { events: readonly NearbyEvent[] }) {
  const open = events.filter(({ coveredBy, eventStatus }) => coveredBy === null && eventStatus !== 'cancelled');
  return (
    <Card>
      <CardHead
        title="Events worth a page"
        action={
          open.length > 0 && (
            <Link to="/generate" className="font-medium text-primary hover:underline">
              See {open.length === 1 ? '1 event' : `all ${open.length}`} nearby
            </Link>
          )
        }
      />
      {open.length === 0 ? (
        <EmptyState
          Icon={CalendarDays}
          title={events.length === 0 ? 'No events in this range' : 'No event without a page'}
          action={
            <Link to="/generate" className={buttonStyle()}>
              Open Landing Pages
            </Link>
          }
        >
          {events.length === 0
            ? 'Nothing is known within 35 km and 90 days.'
            : 'Every event within 35 km and 90 days has one.'}{' '}
          Widen the search, or add an event you know of.
        </EmptyState>
      ) : (
        <CardList>
          {open.slice(0, shown).map((event) => (
            <li key={event.eventId}>
              <DateTile day={dayIn(event.eventStartDate, event.timeZone)} />
              <div className="min-w-0 grow">
                <p className="truncate text-sm font-medium">{event.title}</p>
                <p className="truncate text-xs text-muted-foreground">
                  {event.venue.city}, {event.distance.toFixed(1)} km
                </p>
              </div>
              <p className="shrink-0 text-right text-xs text-muted-foreground max-md:hidden">
                <b className="block font-medium text-foreground">{demand[event.weight]}</b>
                demand
              </p>
              <Link to={`/generate/new?event=${event.eventId}`} className={buttonStyle()}>
                Write page
              </Link>
            </li>
          ))}
        </CardList>
      )}
    </Card>
  );
}
