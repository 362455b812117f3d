import type { DemandDay } from '@foyer/contract/overview';
import { Link } from 'react-router';
import { longDay } from '../words.ts';

const pageOf = ({ weight, covered }: DemandDay) =>
  covered === 0 ? 'No page yet' : covered < weight ? 'Partly' : 'Live page';

/** The strip as a table: every day on which something goes on. */
export function DemandTable({ days }: { days: readonly DemandDay[] }) {
  return (
    <section className="mt-2 max-h-80 overflow-y-auto rounded-md border" aria-label="Days ahead">
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-sunken text-left text-xs text-muted-foreground">
          <tr>
            <th className="h-[34px] px-3 font-medium">Day</th>
            <th className="px-3 text-right font-medium">Events</th>
            <th className="px-3 text-right font-medium">Demand</th>
            <th className="px-3 font-medium">Page</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {days.map((day) => (
            <tr key={day.day}>
              <td className="h-9 px-3">
                <Link
                  to={`/generate?from=${day.day}&to=${day.day}`}
                  className="inline-flex min-h-6 items-center font-medium text-primary hover:underline"
                >
                  {longDay(day.day)}
                </Link>
              </td>
              <td className="num px-3 text-right">{day.events}</td>
              <td className="num px-3 text-right">{day.weight}</td>
              <td className="px-3">{pageOf(day)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
