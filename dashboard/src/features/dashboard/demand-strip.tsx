import type { NearbyEvent } from '@foyer/contract/events';
import { Link } from 'react-router';
import { Card, CardHead } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { demandDays, horizon } from './days.ts';

const short = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.parse(day));
const month = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(Date.parse(day));

/** Ninety days, a bar a day: how much goes on nearby, and whether a live page covers it. A click opens that day. */
export function DemandStrip({ events }: { events: readonly NearbyEvent[] }) {
  const { from, to } = horizon();
  const days = demandDays(events, from);
  const highest = Math.max(1, ...days.map(({ weight }) => weight));
  const busy = days.filter(({ weight }) => weight > 0);
  const open = busy.filter(({ covered }) => !covered);
  return (
    <Card className="px-0 pb-3">
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
      <div className="overflow-x-auto px-4">
        <ol className="flex h-[92px] min-w-[560px] items-end gap-px pt-2">
          {days.map(({ day, weight, covered, titles }) => {
            const words = `${short(day)}: ${titles.length === 0 ? 'nothing known nearby' : titles.join(', ')}${
              titles.length === 0 ? '' : covered ? ', has a live page' : ', no page yet'
            }`;
            const bar = (
              <i
                aria-hidden
                className={cn(
                  'block w-full rounded-t-[1.5px]',
                  weight === 0 ? 'bg-border-strong' : covered ? 'bg-chart-1' : 'border border-brass-line bg-brass-soft',
                )}
                style={{ height: weight === 0 ? 4 : 10 + (weight / highest) * 70 }}
              />
            );
            return (
              <li key={day} className="flex h-full grow basis-0 items-end">
                {weight === 0 ? (
                  bar
                ) : (
                  <Link
                    to={`/generate?startDate=${day}&endDate=${day}`}
                    title={words}
                    aria-label={words}
                    className="flex h-full w-full items-end hover:bg-muted"
                  >
                    {bar}
                  </Link>
                )}
              </li>
            );
          })}
        </ol>
        <div aria-hidden className="flex min-w-[560px] gap-px border-t pt-1 text-2xs text-muted-foreground">
          {days.map(({ day }, at) => (
            <span key={day} className="w-0 grow basis-0 overflow-visible whitespace-nowrap">
              {at === 0 ? short(day) : day.endsWith('-01') ? month(day) : ''}
            </span>
          ))}
        </div>
      </div>
    </Card>
  );
}
