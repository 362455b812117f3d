import type { NearbyEvent } from '@foyer/contract/events';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { Link } from 'react-router';
import { buttonStyle } from '#ui/button.tsx';
import { Card, CardHead, CardList } from '#ui/card.tsx';
import { DateTile } from '#ui/date-tile.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

const demand = ['', 'Medium', 'High', 'Very high'] as const;

/** The day an instant falls on in an event's zone. */
const dayIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(instant));

type EventsCardProps = { events: readonly NearbyEvent[]; total: number; range: { from: string; to: string } };

/** What goes on nearby and has no page, the strongest first. */
export function EventsCard({ events, total, range }: EventsCardProps) {
  const all = `/liveposts?tab=events&view=radar&from=${range.from}&to=${range.to}&covered=false&sort=demand`;
  return (
    <Card>
      <CardHead
        title="Events worth a page"
        action={
          total > 0 && (
            <Link to={all} className="font-medium text-primary hover:underline">
              See {total} on the radar
            </Link>
          )
        }
      />
      {events.length === 0 ? (
        <EmptyState
          Icon={CalendarDays}
          title="No event without a page"
          action={
            <Link to="/generate" className={buttonStyle()}>
              Open Landing Pages
            </Link>
          }
        >
          Nothing within 35 km and 90 days is still without one. Widen the search, or add an event you know of.
        </EmptyState>
      ) : (
        <CardList>
          {events.map((event) => (
            <li key={event.eventId}>
              <DateTile day={dayIn(event.eventStartDate, event.timeZone)} />
              <div className="min-w-0 grow">
                <p className="truncate text-sm font-medium max-md:whitespace-normal">{event.title}</p>
                <p className="truncate text-xs text-muted-foreground">
                  {event.venue.city}, {event.distance.toFixed(1)} km
                </p>
              </div>
              <p className="shrink-0 text-right text-xs text-muted-foreground max-md:hidden">
                <b className="block font-medium text-foreground">{demand[event.weight]}</b>
                demand
              </p>
              <Link
                to={`/generate/new?event=${event.eventId}`}
                aria-label={`Write page: ${event.title}`}
                className={buttonStyle()}
              >
                Write page
              </Link>
            </li>
          ))}
        </CardList>
      )}
    </Card>
  );
}
