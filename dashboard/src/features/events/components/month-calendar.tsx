import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import type { ClientEvent } from '../client-event.ts';
import { addMonths, dayByKey, dayWords, monthWords, weeksOf } from '../month-grid.ts';
import { counted } from '../words.ts';
import { EventRow, type PlaceOfEvents } from './event-rows.tsx';

type MonthCalendarProps = {
  month: string;
  today: string;
  events: readonly ClientEvent[];
  place: PlaceOfEvents;
  busy: boolean;
  onMonth: (month: string) => void;
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** Titles a cell has room for. */
const shown = 2;

const lasts = (event: ClientEvent, day: string) =>
  event.event_date <= day && (event.localEndDate?.slice(0, 10) ?? event.event_date) >= day;

/**
 * A month as a grid: each event on every day it lasts. One stop of the Tab key; the arrow keys go from day to day, Home
 * and End to the ends of the week, Page Up and Page Down to the months beside. The chosen day's events stand below.
 */
export function MonthCalendar({ month, today, events, place, busy, onMonth }: MonthCalendarProps) {
  const [chosen, setChosen] = useState(() => (today.startsWith(month) ? today : `${month}-01`));
  const day = chosen.startsWith(month) ? chosen : `${month}-01`;
  const cells = useRef(new Map<string, HTMLButtonElement>());
  const moved = useRef(false);
  useEffect(() => {
    // Only a key moves the focus, and only once the month it leads to is there: one turned by its button leaves it there.
    if (!moved.current || day !== chosen) return;
    moved.current = false;
    cells.current.get(day)?.focus();
  }, [day, chosen]);

  const go = (next: string) => {
    moved.current = true;
    setChosen(next);
    if (!next.startsWith(month)) onMonth(next.slice(0, 7));
  };
  const onKeyDown = (event: KeyboardEvent, from: string) => {
    const next = dayByKey(event.key, from);
    if (!next) return;
    event.preventDefault();
    go(next);
  };
  const ofDay = events.filter((event) => lasts(event, day));

  return (
    <>
      <div className="flex items-center gap-2 px-3.5 py-2.5">
        <h2 aria-live="polite" className="grow text-base font-semibold">
          {monthWords(month)}
        </h2>
        <Button size="icon-sm" variant="ghost" aria-label="Month before" onClick={() => onMonth(addMonths(month, -1))}>
          <ChevronLeft aria-hidden />
        </Button>
        <Button size="sm" onClick={() => go(today)}>
          Today
        </Button>
        <Button size="icon-sm" variant="ghost" aria-label="Month after" onClick={() => onMonth(addMonths(month, 1))}>
          <ChevronRight aria-hidden />
        </Button>
      </div>
      <table
        aria-label={`Events in ${monthWords(month)}`}
        aria-busy={busy}
        className="w-full table-fixed border-collapse"
      >
        <thead className="border-y bg-sunken text-xs text-muted-foreground">
          <tr className="h-[30px]">
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name} className="font-medium">
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]} className="h-[92px] align-top max-md:h-12">
              {week.map((date) => (
                <td key={date} className="border-b p-0 [&:not(:last-child)]:border-r">
                  <DayCell
                    date={date}
                    events={events.filter((event) => lasts(event, date))}
                    chosen={date === day}
                    today={date === today}
                    within={date.startsWith(month)}
                    hold={(cell) => {
                      if (cell) cells.current.set(date, cell);
                      else cells.current.delete(date);
                    }}
                    onChoose={() => setChosen(date)}
                    onKeyDown={(event) => onKeyDown(event, date)}
                    onOther={() => go(date)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <section aria-label={dayWords(day)}>
        <p className="px-3.5 pt-3 pb-1 text-sm font-medium">
          {dayWords(day)}
          <span className="ml-2 font-normal text-muted-foreground">
            {ofDay.length ? counted(ofDay.length, 'event') : 'No event'}
          </span>
        </p>
        <ul className="divide-y divide-border">
          {ofDay.map((event) => (
            <EventRow key={event.id} event={event} place={place} />
          ))}
        </ul>
      </section>
    </>
  );
}

type DayCellProps = {
  date: string;
  events: readonly ClientEvent[];
  chosen: boolean;
  today: boolean;
  within: boolean;
  hold: (cell: HTMLButtonElement | null) => void;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onOther: () => void;
};

function DayCell({ date, events, chosen, today, within, hold, onChoose, onKeyDown, onOther }: DayCellProps) {
  return (
    <button
      ref={hold}
      type="button"
      tabIndex={chosen ? 0 : -1}
      aria-pressed={chosen}
      aria-current={today ? 'date' : undefined}
      onClick={within ? onChoose : onOther}
      onKeyDown={onKeyDown}
      className={cn(
        'flex h-[92px] w-full flex-col gap-0.5 p-1.5 text-left -outline-offset-2 hover:bg-muted/60 max-md:h-12 max-md:items-center',
        !within && 'bg-sunken',
        chosen && 'bg-primary-soft/60',
      )}
    >
      <span className="sr-only">
        {`${dayWords(date)}, ${events.length ? counted(events.length, 'event') : 'no event'}`}
      </span>
      <span
        aria-hidden
        className={cn(
          'num grid size-5 shrink-0 place-items-center rounded-full text-xs',
          today ? 'bg-primary font-semibold text-primary-foreground' : !within && 'text-muted-foreground',
        )}
      >
        {Number(date.slice(8))}
      </span>
      {events.slice(0, shown).map((event) => (
        <span
          key={event.id}
          aria-hidden
          className={cn(
            'w-full truncate rounded-xs px-1 text-2xs leading-4 max-md:hidden',
            event.coveredBy
              ? 'bg-primary-soft text-primary-soft-foreground'
              : 'bg-brass-soft text-brass-soft-foreground',
            event.eventStatus === 'cancelled' && 'line-through',
          )}
        >
          {event.title}
        </span>
      ))}
      {events.length > shown && (
        <span aria-hidden className="px-1 text-2xs leading-4 text-muted-foreground max-md:hidden">
          {events.length - shown} more
        </span>
      )}
      {events.length > 0 && (
        <span
          aria-hidden
          className="rounded-full bg-brass-soft px-1.5 text-2xs leading-4 font-semibold text-brass-soft-foreground md:hidden"
        >
          {events.length}
        </span>
      )}
    </button>
  );
}
