import type { Demand, DemandDay } from '@foyer/contract/overview';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Card, CardHead } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { counted, longDay, monthOf, shortDay, yearDay } from '../words.ts';
import { DemandTable } from './demand-table.tsx';
import { Legend } from './legend.tsx';

const picking = (day: string) => `/generate?from=${day}&to=${day}`;
/** Pixels of the tallest bar and of an empty day. */
const [height, floor] = [84, 5];

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -30,
  PageDown: 30,
};

/** A day in words: what goes on, and whether a live page is about it. */
function dayWords({ day, events, weight, covered }: DemandDay): string {
  if (events === 0) return `${longDay(day)}: nothing known nearby`;
  const page =
    weight === 0
      ? 'none takes place'
      : covered === 0
        ? 'no page yet'
        : covered < weight
          ? 'partly covered'
          : 'has a live page';
  return `${longDay(day)}: ${counted(events, 'event')}, ${page}`;
}

/**
 * Ninety days, a bar a day: how much goes on nearby, filled as far as live pages are about it. The pointer and the arrow
 * keys go from day to day, a press or Enter opens that day on Landing Pages; the same stands in a table on demand.
 */
export function DemandStrip({ demand }: { demand: Demand }) {
  const navigate = useNavigate();
  const { days, peaks, distance } = demand;
  const [at, setAt] = useState(0);
  const [looking, setLooking] = useState(false);
  const [asTable, setAsTable] = useState(false);
  const highest = Math.max(1, ...days.map(({ weight }) => weight));
  const busy = days.filter(({ weight }) => weight > 0);
  const open = busy.filter(({ covered }) => covered === 0);
  const current = days[at];

  const dayUnder = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return Math.min(days.length - 1, Math.max(0, Math.floor(((event.clientX - left) / width) * days.length)));
  };
  const go = (index: number) => {
    const day = days[index]?.day;
    if (day) void navigate(picking(day));
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const end = event.key === 'Home' ? 0 : event.key === 'End' ? days.length - 1 : null;
    if (event.key === 'Enter' || event.key === ' ') go(at);
    else if (end !== null) setAt(end);
    else if (step !== undefined) setAt(Math.min(days.length - 1, Math.max(0, at + step)));
    else return;
    event.preventDefault();
  };

  return (
    <Card className="pb-2">
      <CardHead
        title={`Next ${days.length} days within ${distance} km`}
        detail={`${yearDay(demand.from)} to ${yearDay(demand.to)}`}
        action={
          <span className="flex flex-wrap items-center gap-x-4 text-muted-foreground">
            <Legend swatch="done">Has a live page</Legend>
            <Legend swatch="open">
              No page yet, {open.length} of {busy.length} busy days
            </Legend>
            <button
              type="button"
              aria-expanded={asTable}
              aria-label={asTable ? 'Hide table of days' : 'Show table of days'}
              onClick={() => setAsTable(!asTable)}
              className="min-h-6 rounded-xs font-medium text-primary hover:underline"
            >
              {asTable ? 'Hide table' : 'Show table'}
            </button>
          </span>
        }
      />
      <div className="px-4">
        <Peaks demand={demand} />
        <div
          role="slider"
          tabIndex={0}
          aria-label={`Days ahead. ${busy.length} of ${days.length} have events nearby, ${open.length} of them have no page yet. Enter opens the day.`}
          aria-valuemin={0}
          aria-valuemax={days.length - 1}
          aria-valuenow={at}
          aria-valuetext={current ? dayWords(current) : ''}
          onKeyDown={press}
          onFocus={() => setLooking(true)}
          onBlur={() => setLooking(false)}
          onPointerMove={(event) => {
            setLooking(true);
            setAt(dayUnder(event));
          }}
          onPointerLeave={() => setLooking(false)}
          onClick={(event) => go(dayUnder(event as unknown as PointerEvent))}
          className="flex cursor-pointer items-end rounded-xs border-b border-border-strong"
          style={{ height: height + 4 }}
        >
          {days.map((day, index) => (
            <Bar key={day.day} day={day} highest={highest} marked={looking && index === at} />
          ))}
        </div>
        <div aria-hidden className="flex pt-1 text-2xs text-muted-foreground">
          {days.map(({ day }, index) => (
            <span
              key={day}
              className={cn(
                'w-0 grow basis-0 overflow-visible whitespace-nowrap',
                index > 0 && index < 20 && 'max-md:invisible',
              )}
            >
              {index === 0 ? shortDay(day) : day.endsWith('-01') && index > 8 ? monthOf(day) : ''}
            </span>
          ))}
        </div>
        <p aria-hidden className="min-h-4 text-xs text-muted-foreground">
          {looking && current ? dayWords(current) : peaks.length > 0 ? 'Choose a day to see what goes on' : ''}
        </p>
        {asTable && <DemandTable days={busy} />}
      </div>
    </Card>
  );
}

function Bar({ day: { weight, covered }, highest, marked }: { day: DemandDay; highest: number; marked: boolean }) {
  const tall = weight === 0 ? floor : 12 + (weight / highest) * (height - 12);
  const filled = weight === 0 ? 0 : (covered / weight) * tall;
  return (
    <i
      aria-hidden
      className={cn(
        'flex h-full w-0 grow basis-0 flex-col justify-end gap-px px-px max-md:px-[0.5px]',
        marked && 'bg-muted',
      )}
    >
      {weight === 0 && <i className="rounded-t-[2px] bg-border-strong" style={{ height: floor }} />}
      {weight > covered && (
        <i
          className={cn(
            'rounded-t-[2px] border border-brass-line bg-brass-soft max-md:border-x-0',
            filled === 0 && 'border-b-0',
          )}
          style={{ height: tall - filled }}
        />
      )}
      {filled > 0 && (
        <i className={cn('bg-chart-1', filled === tall && 'rounded-t-[2px]')} style={{ height: filled }} />
      )}
    </i>
  );
}

/** The days that stand out, named above the strip; a phone has no room for them. */
function Peaks({ demand: { days, peaks } }: { demand: Demand }) {
  if (peaks.length === 0) return null;
  return (
    <ul aria-label="Days that stand out" className="relative h-9 max-md:hidden">
      {peaks.map(({ day, title, expectedVisitors, covered }) => {
        const left = (days.findIndex((one) => one.day === day) / days.length) * 100;
        return (
          <li
            key={day}
            className={cn('absolute bottom-1 max-w-[220px] text-xs leading-4', left > 80 && '-translate-x-full')}
            style={{ left: `${left}%` }}
          >
            <b className="block truncate font-semibold">{title}</b>
            <span className="text-muted-foreground">
              {expectedVisitors ? `est. ${counted(expectedVisitors, 'visitor')}` : shortDay(day)}
              {!covered && <span className="sr-only">, no page yet</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
