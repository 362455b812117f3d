import { Link } from 'react-router';
import { dayWords } from '#lib/events/event-words.ts';
import { CheckBox } from '#ui/checkbox.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { editAddress, eventDayWords, kindNames } from '../words.ts';
import { Badges } from './badges.tsx';
import { ChannelCell } from './channel-cell.tsx';
import type { ListProps } from './posts-table.tsx';
import { RowMenu } from './row-menu.tsx';
import { Thumb } from './thumb.tsx';

/** The list on a phone: picture, title, kind and day, then how far each language is. */
export const PostCards = ({ rows, languages, rights, chosen, busy, onChoose, onWish }: ListProps) => (
  <ul aria-busy={busy} className="divide-y divide-border aria-busy:opacity-60">
    {rows.map((row) => {
      const address = editAddress(row);
      const day = eventDayWords(row);
      return (
        <li key={row.id} className="relative flex items-start gap-3 py-3.5">
          <Thumb row={row} large />
          <div className="min-w-0 grow">
            <div className="flex items-start gap-1">
              <p className="min-w-0 grow leading-5 font-medium">
                {address ? (
                  <Link to={address} className="after:absolute after:inset-0">
                    {row.title || 'Untitled'}
                  </Link>
                ) : (
                  row.title || 'Untitled'
                )}
              </p>
              <span className="relative z-[1] -my-1 flex items-center gap-1">
                <span className="grid size-[34px] place-items-center">
                  <CheckBox
                    aria-label={`Choose ${row.title}`}
                    checked={chosen.has(row.id)}
                    onChange={(event) => {
                      const next = new Set(chosen);
                      if (event.target.checked) next.add(row.id);
                      else next.delete(row.id);
                      onChoose(next);
                    }}
                  />
                </span>
                <RowMenu row={row} rights={rights} onWish={onWish} />
              </span>
            </div>
            <p className="text-xs text-muted-foreground">
              {[
                kindNames[row.kind],
                day,
                row.over && 'over',
                row.archivedSince && `in the archive since ${dayWords(row.archivedSince)}`,
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
              <Badges row={row} languages={languages} />
              <StatusBadge status={row.status} />
            </div>
            {row.languages.some(({ delivery }) => delivery) && (
              <div className="mt-1.5 text-sm">
                <ChannelCell row={row} mayPublish={rights.publish} />
              </div>
            )}
          </div>
        </li>
      );
    })}
  </ul>
);
