import type { PublishedWeek } from '@foyer/contract/overview';
import { useState } from 'react';
import { Card, CardHead } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { counted, shortDay } from '../words.ts';
import { Legend, swatches } from './legend.tsx';

const kinds = ['landing', 'property', 'blog'] as const;
const names = { landing: 'Landing', property: 'Property', blog: 'Blog' } as const;
const height = 96;

const totalOf = (week: PublishedWeek) => week.landing + week.property + week.blog;

/** ISO 8601 week of its Monday. */
function weekNumber(monday: string): number {
  const thursday = new Date(Date.parse(monday) + 3 * 86_400_000);
  return 1 + Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / (7 * 86_400_000));
}

/** Top of the scale: the next round number. */
const scaleTop = (most: number) => (most <= 5 ? 5 : Math.ceil(most / 10) * 10);

/** What was published in each of the last twelve weeks, as a chart and, on demand, as a table. */
export function PublishedCard({ weeks }: { weeks: readonly PublishedWeek[] }) {
  const [asTable, setAsTable] = useState(false);
  const top = scaleTop(Math.max(...weeks.map(totalOf), 1));
  const total = weeks.reduce((sum, week) => sum + totalOf(week), 0);
  return (
    <Card className="pb-3">
      <CardHead
        title="Published per week"
        action={
          <span className="flex flex-wrap gap-x-2.5 text-muted-foreground">
            {kinds.map((kind) => (
              <Legend key={kind} swatch={kind}>
                {names[kind]}
              </Legend>
            ))}
          </span>
        }
      />
      <figure className="px-4 pt-2">
        <div
          role="img"
          aria-label={`${counted(total, 'publishing', 'publishings')} in the last ${weeks.length} weeks`}
          className="flex gap-2"
        >
          <div
            aria-hidden
            className="num flex w-5 flex-col justify-between text-right text-2xs text-muted-foreground"
            style={{ height }}
          >
            {[top, top / 2, 0].map((mark) => (
              <span key={mark} className="-my-2">
                {Number.isInteger(mark) ? mark : ''}
              </span>
            ))}
          </div>
          <div aria-hidden className="relative grow" style={{ height }}>
            {[0, 50, 100].map((line) => (
              <i key={line} className="absolute inset-x-0 border-t border-chart-grid" style={{ top: `${line}%` }} />
            ))}
            <div className="absolute inset-0 flex items-end justify-around">
              {weeks.map((week) => (
                <span
                  key={week.from}
                  className="flex w-[55%] max-w-5 min-w-0 shrink flex-col-reverse gap-0.5"
                  title={`Week of ${shortDay(week.from)}: ${totalOf(week)}`}
                >
                  {kinds.map(
                    (kind) =>
                      week[kind] > 0 && (
                        <i
                          key={kind}
                          className={cn('block rounded-[2px]', swatches[kind])}
                          style={{ height: Math.max(2, (week[kind] / top) * height - 2) }}
                        />
                      ),
                  )}
                </span>
              ))}
            </div>
          </div>
        </div>
        <div aria-hidden className="mt-1 ml-7 flex justify-around text-2xs text-muted-foreground">
          {weeks.map(({ from }, index) => (
            <span key={from} className="w-0 grow basis-0 text-center whitespace-nowrap">
              {index % 3 === 0 || index === weeks.length - 1 ? `W${weekNumber(from)}` : ''}
            </span>
          ))}
        </div>
        <figcaption className="mt-1 flex justify-between text-xs text-muted-foreground">
          {total === 0
            ? 'Nothing was published yet.'
            : `${counted(total, 'publishing', 'publishings')} in ${weeks.length} weeks`}
          <button
            type="button"
            aria-expanded={asTable}
            aria-label={asTable ? 'Hide table of weeks' : 'Show table of weeks'}
            onClick={() => setAsTable(!asTable)}
            className="min-h-6 rounded-xs font-medium text-primary hover:underline"
          >
            {asTable ? 'Hide table' : 'Show table'}
          </button>
        </figcaption>
        {asTable && <WeeksTable weeks={weeks} />}
      </figure>
    </Card>
  );
}

const WeeksTable = ({ weeks }: { weeks: readonly PublishedWeek[] }) => (
  <table className="mt-1 w-full text-xs">
    <thead className="text-left text-muted-foreground">
      <tr>
        <th className="h-7 font-medium">Week of</th>
        {kinds.map((kind) => (
          <th key={kind} className="text-right font-medium">
            {names[kind]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y divide-border">
      {weeks.map((week) => (
        <tr key={week.from}>
          <td className="h-7">{shortDay(week.from)}</td>
          {kinds.map((kind) => (
            <td key={kind} className="num text-right">
              {week[kind]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
