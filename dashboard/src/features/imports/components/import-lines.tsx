import type { ImportLine, ImportVerdict } from '@foyer/contract/imports';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Equal from 'lucide-react/icons/equal';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { verdictNames } from '../words.ts';

const looks: Record<ImportVerdict, { tone: BadgeTone; Icon: ComponentType<{ 'aria-hidden'?: boolean }> }> = {
  new: { tone: 'success', Icon: Plus },
  changed: { tone: 'info', Icon: RefreshCw },
  same: { tone: 'muted', Icon: Equal },
  doubtful: { tone: 'warn', Icon: CircleHelp },
  failed: { tone: 'danger', Icon: CircleAlert },
};

/** Line by line: its number in the source, what it is, when and where, and what is wrong with it. */
export const ImportLines = ({ lines, busy }: { lines: readonly ImportLine[]; busy: boolean }) => (
  <table aria-busy={busy} className="w-full text-sm aria-busy:opacity-60 max-md:block">
    <thead className="bg-sunken text-left text-xs text-muted-foreground max-md:sr-only">
      <tr className="h-[34px]">
        <th scope="col" className="w-16 pr-2 pl-4 text-right font-medium">
          Line
        </th>
        <th scope="col" className="w-32 px-2.5 font-medium">
          What it is
        </th>
        <th scope="col" className="px-2.5 font-medium">
          Event
        </th>
        <th scope="col" className="w-40 px-2.5 pr-4 font-medium">
          Starts
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-border max-md:block">
      {lines.map((line) => (
        <Line key={`${line.line} ${line.title} ${line.eventStartDate}`} {...line} />
      ))}
    </tbody>
  </table>
);

function Line({ line, verdict, title, venue, eventStartDate, problems, eventId }: ImportLine) {
  const { tone, Icon } = looks[verdict];
  return (
    <tr className="align-top max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:px-4 max-md:py-3">
      <td className="num py-3 pr-2 pl-4 text-right text-xs leading-5 text-muted-foreground max-md:order-2 max-md:p-0">
        <span className="md:hidden">Line </span>
        {line}
      </td>
      <td className="px-2.5 py-3 max-md:order-1 max-md:p-0">
        <Badge tone={tone}>
          <Icon aria-hidden />
          {verdictNames[verdict]}
        </Badge>
      </td>
      <td className="px-2.5 py-3 max-md:order-3 max-md:col-span-2 max-md:p-0">
        <span className="block font-medium [overflow-wrap:anywhere]">
          {eventId ? (
            <Link to={`/liveposts/events/${eventId}`} className="hover:underline">
              {title || 'Without a title'}
            </Link>
          ) : (
            title || 'Without a title'
          )}
        </span>
        {venue && <span className="block text-xs text-muted-foreground">{venue}</span>}
        {problems.length > 0 && (
          <ul className="mt-1 text-xs text-brass-soft-foreground">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </td>
      <td className="num px-2.5 py-3 pr-4 text-muted-foreground max-md:order-4 max-md:col-span-2 max-md:p-0 max-md:text-xs">
        {eventStartDate ? wallWords(eventStartDate) : '–'}
      </td>
    </tr>
  );
}

/** The day and hour as the source's clock has them: the instant bears its zone's offset, which is left alone. */
const wallWords = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${instant.slice(0, 16)}Z`));
