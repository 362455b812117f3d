import type { NearbyEvent } from '@foyer/contract/events';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { Card, CardHead } from '#ui/card.tsx';
import { demandDays, horizon, horizonDays, openStretches } from './days.ts';

const short = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.parse(day));
const month = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(Date.parse(day));
const range = (from: string, to: string) => (from === to ? short(from) : `${short(from)} to ${short(to)}`);
const picking = (from: string, to: string) => `/generate?from=${from}&to=${to}`;

/** Width of a day and height of the strip, in units of the drawing. */
const dayWidth = 10;
const height = 84;
/** Stretches named below the strip. */
const named = 6;

/**
 * Ninety days, a bar a day: how much goes on nearby, and whether a live page covers it. A press opens the day under the
 * pointer, a key the whole range; the stretches without a page stand below by name.
 */
export function DemandStrip({ events }: { events: readonly NearbyEvent[] }) {
  const navigate = useNavigate();
  const { from, to } = horizon();
  const days = demandDays(events, from);
  const highest = Math.max(1, ...days.map(({ weight }) => weight));
  const busy = days.filter(({ weight }) => weight > 0);
  const open = busy.filter(({ covered }) => !covered);
  const stretches = openStretches(days);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const day = event.detail > 0 ? days[Math.floor(((event.clientX - left) / width) * horizonDays)]?.day : undefined;
    void navigate(day ? picking(day, day) : picking(from, to));
  };

  return (
    <Card className="pb-3">
      <CardHead
        title="Next 90 days within 35 km"
        detail={`${short(from)} to ${short(to)}`}
        action={
          <span className="flex flex-wrap gap-x-4 text-muted-foreground">
            <span className="flex items-center gap-2">
              <i aria-hidden className="size-2 rounded-[2px] bg-chart-1" />
              Has a live page
            </span>
            <span className="flex items-center gap-2">
              <i aria-hidden className="size-2 rounded-[2px] border border-brass-line bg-brass-soft" />
              No page yet, {open.length} of {busy.length} busy days
            </span>
          </span>
        }
      />
      <div className="px-4">
        <button
          type="button"
          onClick={press}
          aria-label={`${busy.length} of 90 days have events nearby, ${open.length} of them have no page yet. Open Landing Pages.`}
          className="block w-full rounded-xs pt-2"
        >
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${horizonDays * dayWidth} ${height}`}
            preserveAspectRatio="none"
            className="block h-[84px] w-full"
          >
            {days.map(({ day, weight, covered, titles }, at) => {
              const tall = weight === 0 ? 4 : 10 + (weight / highest) * (height - 12);
              const look =
                weight === 0 ? 'fill-border-strong' : covered ? 'fill-chart-1' : 'fill-brass-soft stroke-brass-line';
              return (
                <rect
                  key={day}
                  x={at * dayWidth + 0.75}
                  y={height - tall}
                  width={dayWidth - 1.5}
                  height={tall}
                  rx={1.5}
                  vectorEffect="non-scaling-stroke"
                  className={look}
                >
                  <title>{`${short(day)}: ${titles.join(', ') || 'nothing known nearby'}`}</title>
                </rect>
              );
            })}
          </svg>
        </button>
        <div aria-hidden className="flex border-t pt-1 text-2xs text-muted-foreground">
          {days.map(({ day }, at) => (
            <span key={day} className="w-0 grow basis-0 overflow-visible whitespace-nowrap">
              {at === 0 ? short(day) : day.endsWith('-01') && at > 8 ? month(day) : ''}
            </span>
          ))}
        </div>
        {stretches.length > 0 && (
          <p className="mt-2 flex flex-wrap items-center gap-x-4 text-xs text-muted-foreground">
            No page yet:
            {stretches.slice(0, named).map((stretch) => (
              <Link
                key={stretch.from}
                to={picking(stretch.from, stretch.to)}
                className="inline-flex min-h-6 items-center font-medium text-primary hover:underline"
              >
                {range(stretch.from, stretch.to)}
              </Link>
            ))}
          </p>
        )}
      </div>
    </Card>
  );
}
