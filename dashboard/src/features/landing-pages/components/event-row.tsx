import type { NearbyEvent } from '@foyer/contract/events';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { DateTile } from '#ui/date-tile.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { categoryNames, distanceWords, eventDay } from '../words.ts';
import { DemandBars } from './demand-bars.tsx';

type EventRowProps = {
  event: NearbyEvent;
  chosen: boolean;
  onPick: () => void;
  onChoose: () => void;
};

/** One event near the house. The row picks it on the radar; its button takes it into the brief. */
export function EventRow({ event, chosen, onPick, onChoose }: EventRowProps) {
  const title = event.language === 'en' ? undefined : event.language;
  return (
    <li className={cn('relative flex items-center gap-3.5 px-3.5 py-2.5', chosen && 'bg-primary-soft/60')}>
      {chosen && <i aria-hidden className="absolute inset-y-0 left-0 w-0.5 bg-primary" />}
      <DateTile day={eventDay(event)} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <button
            type="button"
            onClick={onPick}
            aria-pressed={chosen}
            lang={title}
            className="truncate text-left text-base leading-5 font-medium after:absolute after:inset-0"
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
        <p className="truncate text-xs text-muted-foreground">
          {event.venue.city}, {distanceWords(event.distance)}
        </p>
      </div>
      <span className="w-16 text-xs text-muted-foreground max-lg:hidden">{categoryNames[event.category]}</span>
      <DemandBars weight={event.weight} />
      <div className="relative flex w-[76px] justify-end">
        {chosen ? (
          <Button variant="primary" size="sm" onClick={onChoose}>
            Choose
          </Button>
        ) : (
          <Button variant="ghost" size="icon-sm" aria-label={`Choose ${event.title}`} onClick={onChoose}>
            <ChevronRight aria-hidden />
          </Button>
        )}
      </div>
    </li>
  );
}
