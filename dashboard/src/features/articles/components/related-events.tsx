import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { eventDates } from '#lib/events/event-words.ts';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/popover.tsx';
import { useEventSearch, useEvents } from '../queries.ts';

type RelatedEventsProps = {
  domainId: string | undefined;
  ids: readonly string[];
  refusal: string | undefined;
  onChange: (ids: string[]) => void;
};

/** Events the article is about; claims rest on the first. */
export function RelatedEvents({ domainId, ids, refusal, onChange }: RelatedEventsProps) {
  const events = useEvents(ids);
  const [open, setOpen] = useState(false);
  return (
    <section aria-label="Related events">
      <h3 className="text-sm font-medium">Related events</h3>
      <p className="mt-0.5 text-xs text-muted-foreground">Claims rest on the first one’s place, dates and price.</p>
      {ids.length > 0 && (
        <ol className="mt-2 divide-y divide-border border-y">
          {ids.map((id, index) => {
            const event = events.get(id);
            const title = event?.title ?? 'Loading...';
            return (
              <li key={id} className="flex items-center gap-1 py-1.5 text-sm">
                <span className="min-w-0 grow">
                  <span className="block truncate">{title}</span>
                  {event && <span className="block truncate text-xs text-muted-foreground">{eventDates(event)}</span>}
                </span>
                {index > 0 && (
                  <Button
                    variant="ghost"
                    size="icon-sm"
                    aria-label={`Make ${title} the first`}
                    disabledReason={refusal}
                    onClick={() => onChange([id, ...ids.filter((one) => one !== id)])}
                  >
                    <ArrowUp aria-hidden />
                  </Button>
                )}
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={`Take out ${title}`}
                  disabledReason={refusal}
                  onClick={() => onChange(ids.filter((one) => one !== id))}
                >
                  <X aria-hidden />
                </Button>
              </li>
            );
          })}
        </ol>
      )}
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <Button size="sm" className="mt-2" disabledReason={refusal}>
            <Plus aria-hidden /> Add event
          </Button>
        </PopoverTrigger>
        <PopoverContent align="start" aria-label="Add event" className="w-80">
          <Search
            domainId={domainId}
            ids={ids}
            onChoose={(id) => {
              onChange([...ids, id]);
              setOpen(false);
            }}
          />
        </PopoverContent>
      </Popover>
    </section>
  );
}

type SearchProps = { domainId: string | undefined; ids: readonly string[]; onChoose: (id: string) => void };

function Search({ domainId, ids, onChoose }: SearchProps) {
  const [typed, setTyped] = useState('');
  const found = useEventSearch(domainId, useDebounced(typed).trim());
  const left = (found.data?.data ?? []).filter((event) => !ids.includes(event.eventId));
  return (
    <>
      <Input
        type="search"
        aria-label="Search coming events"
        placeholder="Search coming events"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found.error ? (
        <LoadFailed error={found.error} onRetry={() => found.refetch()} />
      ) : (
        <ul className="mt-2 max-h-64 overflow-y-auto" aria-busy={found.isFetching}>
          {left.map((event) => (
            <li key={event.eventId}>
              <button
                type="button"
                className="block w-full rounded-sm px-2 py-1.5 text-left text-sm hover:bg-accent"
                onClick={() => onChoose(event.eventId)}
              >
                <span className="block truncate font-medium">{event.title}</span>
                <span className="block truncate text-xs text-muted-foreground">
                  {eventDates(event)}, {event.venue.city}
                </span>
              </button>
            </li>
          ))}
          {!found.isFetching && left.length === 0 && (
            <li className="px-2 py-1.5 text-sm text-muted-foreground">No coming event matches</li>
          )}
        </ul>
      )}
    </>
  );
}
