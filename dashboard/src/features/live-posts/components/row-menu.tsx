import { languageNames } from '@foyer/contract/languages';
import type { PostRow } from '@foyer/contract/posts';
import Archive from 'lucide-react/icons/archive';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import CalendarX from 'lucide-react/icons/calendar-x';
import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import EyeOff from 'lucide-react/icons/eye-off';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Send from 'lucide-react/icons/send';
import Trash from 'lucide-react/icons/trash-2';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/dropdown-menu.tsx';
import { editAddress, isEntry, liveOnes } from '../words.ts';
import { candidates } from './act-dialog-words.ts';
import type { Wish } from './posts-tab.tsx';

export type Rights = { publish: boolean; delete: boolean; write: boolean };

type RowMenuProps = { row: PostRow; rights: Rights; onWish: (wish: Wish) => void };

/** Everything that can be done with one post. What cannot be done now is not offered. */
export function RowMenu({ row, rights, onWish }: RowMenuProps) {
  const navigate = useNavigate();
  const address = editAddress(row);
  const failed = row.languages.filter(({ status }) => status === 'failed');
  const ask = (act: 'publish' | 'schedule' | 'unschedule' | 'unpublish' | 'archive' | 'delete') => () =>
    onWish({ act, rows: [row] });
  const can = (act: Parameters<typeof candidates>[0]) => candidates(act, row).length > 0;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon-sm" aria-label={`More about ${row.title}`}>
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="max-h-[70vh] w-60 overflow-y-auto">
        {failed.length > 0 && (
          <>
            {failed.map(({ language, failure }) => (
              <DropdownMenuLabel key={language} className="whitespace-normal text-destructive">
                {languageNames[language]}: {failure ?? 'It was not published'}
              </DropdownMenuLabel>
            ))}
            {rights.publish && (
              <DropdownMenuItem
                onSelect={() =>
                  onWish({ act: 'publish', rows: [row], only: failed.map(({ language }) => language), retry: true })
                }
              >
                <RotateCcw aria-hidden />
                Retry
              </DropdownMenuItem>
            )}
            <DropdownMenuSeparator />
          </>
        )}
        {liveOnes(row).map(({ language, url }) => (
          <DropdownMenuItem key={language} asChild>
            <a href={url} target="_blank" rel="noreferrer">
              <ArrowUpRight aria-hidden />
              View live in {languageNames[language]}
            </a>
          </DropdownMenuItem>
        ))}
        {address && (
          <DropdownMenuItem onSelect={() => void navigate(address)}>
            <Pencil aria-hidden />
            Edit
          </DropdownMenuItem>
        )}
        {rights.publish && (
          <>
            <DropdownMenuSeparator />
            {can('publish') && (
              <DropdownMenuItem onSelect={ask('publish')}>
                <Send aria-hidden />
                Publish
              </DropdownMenuItem>
            )}
            {can('publish') && (
              <DropdownMenuItem onSelect={ask('schedule')}>
                <Clock aria-hidden />
                Schedule
              </DropdownMenuItem>
            )}
            {isEntry(row) && can('unschedule') && (
              <DropdownMenuItem onSelect={ask('unschedule')}>
                <CalendarX aria-hidden />
                Unschedule
              </DropdownMenuItem>
            )}
            {can('unpublish') && (
              <DropdownMenuItem onSelect={ask('unpublish')}>
                <EyeOff aria-hidden />
                Unpublish
              </DropdownMenuItem>
            )}
            {can('archive') && (
              <DropdownMenuItem onSelect={ask('archive')}>
                <Archive aria-hidden />
                Archive
              </DropdownMenuItem>
            )}
          </>
        )}
        {isEntry(row) && (
          <>
            <DropdownMenuSeparator />
            {rights.write && (
              <DropdownMenuItem onSelect={() => onWish({ act: 'duplicate', row })}>
                <Copy aria-hidden />
                Duplicate
              </DropdownMenuItem>
            )}
            <DropdownMenuItem onSelect={() => onWish({ act: 'history', row })}>
              <History aria-hidden />
              History
            </DropdownMenuItem>
          </>
        )}
        {rights.delete && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem danger onSelect={ask('delete')}>
              <Trash aria-hidden />
              Delete
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
