import { languageNames } from '@foyer/contract/languages';
import { Link } from 'react-router';
import { categoryNames, distanceWords, isOver } from '#lib/events/event-words.ts';
import { withPlace } from '#lib/selection/place.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonStyle } from '#ui/button.tsx';
import { DateTile } from '#ui/date-tile.tsx';
import { DemandBars } from '#ui/demand-bars.tsx';
import { LanguageBadge } from '#ui/language-badge.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { ClientEvent } from '../client-event.ts';
import { badgeState, eventStatusNames, strongest } from '../words.ts';

export type PlaceOfEvents = { workspaceId: string; propertyId: string };

/** Where an event is written. */
const eventAddress = (id: string, place: PlaceOfEvents): string => `/liveposts/events/${id}${withPlace('', place)}`;

/** Events as rows: when, what and where, who hears of it in which language, and the page about it. */
export const EventRows = ({
  events,
  place,
  busy,
}: {
  events: readonly ClientEvent[];
  place: PlaceOfEvents;
  busy: boolean;
}) => (
  <ul aria-label="Events" aria-busy={busy} className="divide-y divide-border aria-busy:opacity-60">
    {events.map((event) => (
      <EventRow key={event.id} event={event} place={place} />
    ))}
  </ul>
);

export function EventRow({ event, place }: { event: ClientEvent; place: PlaceOfEvents }) {
  const over = isOver({ eventStartDate: event.event_start_date, eventEndDate: event.event_end_date });
  return (
    <li className="relative flex min-h-[57px] items-center gap-3.5 px-3.5 py-2 hover:bg-muted/50 max-md:flex-wrap max-md:gap-x-3 max-md:gap-y-2">
      <DateTile day={event.event_date} />
      <div className="min-w-0 grow basis-0 max-md:basis-[60%]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={eventAddress(event.id, place)}
            lang={event.language === 'en' ? undefined : event.language}
            className="min-w-0 font-medium after:absolute after:inset-0 hover:underline md:truncate"
          >
            {event.title}
          </Link>
          {event.eventStatus !== 'scheduled' && (
            <Badge tone={event.eventStatus === 'cancelled' ? 'danger' : 'warn'}>
              {eventStatusNames[event.eventStatus]}
            </Badge>
          )}
          {over && <Badge>Over</Badge>}
        </p>
        <p className="truncate text-xs text-muted-foreground max-md:whitespace-normal">
          {[event.venue, event.event_city].filter(Boolean).join(', ')}, {distanceWords(event.distance)}
        </p>
      </div>
      <span className="w-16 text-xs text-muted-foreground max-lg:hidden">{categoryNames[event.category]}</span>
      <span className="max-lg:hidden">
        <DemandBars weight={event.weight} />
      </span>
      <span className="flex shrink-0 items-center gap-2 max-md:w-full max-md:flex-wrap max-md:pl-12">
        <span className="flex min-w-[120px] gap-1 max-md:min-w-0 max-md:grow">
          {event.languages.map(({ language, status }) => (
            <LanguageBadge key={language} code={language} name={languageNames[language]} state={badgeState(status)} />
          ))}
        </span>
        <span className="flex w-24 max-md:w-auto">
          <StatusBadge status={strongest(event.languages, event.status)} />
        </span>
        <Cover event={event} place={place} over={over} />
      </span>
    </li>
  );
}

function Cover({ event, place, over }: { event: ClientEvent; place: PlaceOfEvents; over: boolean }) {
  const look = `${buttonStyle({ variant: 'ghost', size: 'sm' })} relative`;
  return (
    <span className="flex w-[104px] justify-end max-md:-ml-2.5 max-md:w-full max-md:justify-start">
      {event.coveredBy ? (
        <Link
          to={`/generate/${event.coveredBy.landingPageId}/check${withPlace('', place)}`}
          aria-label={`Open page about ${event.title}`}
          className={look}
        >
          Open page
        </Link>
      ) : (
        !over && (
          <Link
            to={`/generate/new${withPlace(`event=${event.id}`, place)}`}
            aria-label={`Write page about ${event.title}`}
            className={look}
          >
            Write page
          </Link>
        )
      )}
    </span>
  );
}
