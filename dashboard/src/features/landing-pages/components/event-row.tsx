import type { NearbyEvent } from '@foyer/contract/events';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { categoryNames, distanceWords, eventDay } from '#lib/events/event-words.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonStyle } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { DateTile } from '#ui/date-tile.tsx';
import { DemandBars } from '#ui/demand-bars.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';

type EventRowProps = {
  event: NearbyEvent;
  chosen: boolean;
  /** Why no page can be begun by this person, if so. */
  refusal: string | undefined;
  onPick: () => void;
  onChoose: () => void;
};

/**
 * One event near the house. The row picks it on the radar; its button takes it into the brief, or opens the page that
 * already covers it.
 */
export function EventRow({ event, chosen, refusal, onPick, onChoose }: EventRowProps) {
  const language = event.language === 'en' ? undefined : event.language;
  return (
    <li
      className={cn(
        'relative flex items-center gap-3.5 px-3.5 py-2.5 max-md:gap-3',
        chosen ? 'bg-primary-soft/60' : 'hover:bg-muted/50',
      )}
    >
      {chosen && <i aria-hidden className="absolute inset-y-0 left-0 w-0.5 bg-primary" />}
      <DateTile day={eventDay(event)} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <button
            type="button"
            onClick={onPick}
            aria-pressed={chosen}
            lang={language}
            className="min-w-0 text-left text-base leading-5 font-medium after:absolute after:inset-0 md:truncate"
          >
            {event.title}
          </button>
          {event.coveredBy && <StatusBadge status={event.coveredBy.status} />}
          {event.eventStatus !== 'scheduled' && (
            <Badge tone={event.eventStatus === 'cancelled' ? 'danger' : 'warn'}>
              {event.eventStatus.charAt(0).toUpperCase() + event.eventStatus.slice(1)}
            </Badge>
          )}
        </div>
        <p className="truncate text-xs text-muted-foreground max-md:whitespace-normal">
          {event.venue.city}, {distanceWords(event.distance)}
        </p>
      </div>
      <span className="w-16 text-xs text-muted-foreground max-lg:hidden">{categoryNames[event.category]}</span>
      <DemandBars weight={event.weight} />
      <div className="relative flex w-[92px] shrink-0 justify-end max-md:w-auto">
        {event.coveredBy ? (
          <Link
            to={`/generate/${event.coveredBy.landingPageId}/check`}
            aria-label={`Open page about ${event.title}`}
            className={buttonStyle(chosen ? { size: 'sm' } : { variant: 'ghost', size: 'icon-sm' })}
          >
            {chosen ? 'Open page' : <ChevronRight aria-hidden />}
          </Link>
        ) : chosen ? (
          <Button variant="primary" size="sm" disabledReason={refusal} onClick={onChoose}>
            Choose
          </Button>
        ) : (
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={`Choose ${event.title}`}
            disabledReason={refusal}
            onClick={onChoose}
          >
            <ChevronRight aria-hidden />
          </Button>
        )}
      </div>
    </li>
  );
}
