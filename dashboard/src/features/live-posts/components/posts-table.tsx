import type { Language } from '@foyer/contract/languages';
import type { PostRow } from '@foyer/contract/posts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { dayWords } from '#lib/events/event-words.ts';
import { Badge } from '#ui/badge.tsx';
import { CheckBox } from '#ui/checkbox.tsx';
import { cn } from '#ui/class-names.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import { type Column, columnNames } from '../hooks/use-columns.ts';
import type { PostSort } from '../queries.ts';
import { editAddress, eventDayWords, kindNames, momentWords, pathOf, updatedWords } from '../words.ts';
import { Badges } from './badges.tsx';
import { ChannelCell } from './channel-cell.tsx';
import type { Wish } from './posts-tab.tsx';
import { type Rights, RowMenu } from './row-menu.tsx';
import { Thumb } from './thumb.tsx';

export type ListProps = {
  rows: readonly PostRow[];
  languages: readonly Language[];
  rights: Rights;
  chosen: ReadonlySet<string>;
  busy: boolean;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onWish: (wish: Wish) => void;
};

type PostsTableProps = ListProps & { columns: readonly Column[]; sort: PostSort; onSort: (sort: PostSort) => void };

/** What sorts by a head, up and down; and where the table is too narrow for the column. */
const heads: Record<Column, { up?: PostSort; down?: PostSort; right?: boolean; hide?: string }> = {
  kind: { hide: '@max-[700px]:hidden' },
  property: { hide: '@max-[980px]:hidden' },
  status: {},
  languages: {},
  eventDate: { up: 'eventDate', down: '-eventDate', hide: '@max-[820px]:hidden' },
  channel: { hide: '@max-[1080px]:hidden' },
  published: { hide: '@max-[1080px]:hidden' },
  updated: { up: 'updatedAt', down: '-updatedAt', hide: '@max-[920px]:hidden' },
  style: { right: true, hide: '@max-[1180px]:hidden' },
  claims: { right: true, hide: '@max-[1180px]:hidden' },
  visits: { down: '-visits', right: true, hide: '@max-[1010px]:hidden' },
};

export function PostsTable(props: PostsTableProps) {
  const { rows, chosen, columns, sort, busy, onChoose, onSort } = props;
  const all = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  return (
    <table aria-busy={busy} className="w-full table-auto text-sm aria-busy:opacity-60">
      <thead className="sticky top-0 z-10 bg-sunken text-left text-xs text-muted-foreground shadow-[inset_0_-1px_0_var(--border)]">
        <tr className="h-[34px]">
          <th scope="col" className="w-10 pl-3">
            <AllBox
              all={all}
              some={!all && rows.some(({ id }) => chosen.has(id))}
              onChange={(on) => onChoose(new Set(on ? rows.map(({ id }) => id) : []))}
            />
          </th>
          <Head up="title" down="-title" sort={sort} onSort={onSort}>
            Title
          </Head>
          {columns.map((column) => (
            <Head key={column} {...heads[column]} sort={sort} onSort={onSort}>
              {columnNames[column]}
            </Head>
          ))}
          <th scope="col" className="w-12 pr-3">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {rows.map((row) => (
          <Row key={row.id} row={row} {...props} />
        ))}
      </tbody>
    </table>
  );
}

function AllBox({ all, some, onChange }: { all: boolean; some: boolean; onChange: (on: boolean) => void }) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (input) input.indeterminate = some;
  }, [some]);
  return (
    <span ref={box} className="grid size-6 place-items-center">
      <CheckBox aria-label="Choose every post" checked={all} onChange={(event) => onChange(event.target.checked)} />
    </span>
  );
}

type HeadProps = {
  up?: PostSort;
  down?: PostSort;
  right?: boolean;
  hide?: string;
  sort: PostSort;
  onSort: (sort: PostSort) => void;
  children: ReactNode;
};

function Head({ up, down, right, hide, sort, onSort, children }: HeadProps) {
  const direction = sort === up ? 'ascending' : sort === down ? 'descending' : undefined;
  const next =
    direction === 'descending'
      ? (up ?? down)
      : direction === 'ascending'
        ? down
        : up === 'title' || up === 'eventDate'
          ? up
          : down;
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={cn('px-2.5 font-medium whitespace-nowrap', right && 'text-right', hide)}
    >
      {next ? (
        <button
          type="button"
          className="inline-flex min-h-6 items-center gap-1 hover:text-foreground"
          onClick={() => onSort(next)}
        >
          {children}
          {direction && <Arrow aria-hidden className="size-3" />}
        </button>
      ) : (
        children
      )}
    </th>
  );
}

const figures = new Intl.NumberFormat('en');

/** What stands in a column of a row. */
function cell(column: Column, row: PostRow, languages: readonly Language[], rights: Rights): ReactNode {
  if (column === 'kind') return kindNames[row.kind];
  if (column === 'property') return row.propertyName ?? '–';
  if (column === 'status') return <StatusBadge status={row.status} />;
  if (column === 'languages') return <Badges row={row} languages={languages} />;
  if (column === 'channel') return <ChannelCell row={row} mayPublish={rights.publish} />;
  if (column === 'eventDate')
    return (
      <span className="flex flex-wrap items-center gap-x-1.5">
        {eventDayWords(row) ?? '–'}
        {row.over && <Badge>Over</Badge>}
        {row.archivedSince && (
          <span className="basis-full text-xs text-muted-foreground">
            In the archive since {dayWords(row.archivedSince)}
          </span>
        )}
      </span>
    );
  if (column === 'published') {
    const last = row.languages
      .filter(({ publishedAt }) => publishedAt)
      .sort((a, b) => ((a.publishedAt ?? '') < (b.publishedAt ?? '') ? 1 : -1))[0];
    return last?.publishedAt
      ? `${updatedWords(last.publishedAt)}${last.publishedBy ? `, ${last.publishedBy}` : ''}`
      : '–';
  }
  if (column === 'updated') {
    const planned = row.languages.find(({ status, publishAt }) => status === 'scheduled' && publishAt)?.publishAt;
    return row.status === 'scheduled' && planned ? momentWords(planned) : updatedWords(row.updatedAt);
  }
  if (column === 'style') {
    const scores = row.languages.flatMap(({ styleScore }) => (styleScore === null ? [] : [styleScore]));
    return scores.length ? Math.round(Math.min(...scores)) : '–';
  }
  if (column === 'claims') return row.languages.reduce((sum, { openClaims }) => sum + openClaims, 0) || '–';
  return row.visits > 0 ? figures.format(row.visits) : '–';
}

function Row({ row, languages, rights, chosen, columns, onChoose, onWish }: PostsTableProps & { row: PostRow }) {
  const address = editAddress(row);
  const toggle = (on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(row.id);
    else next.delete(row.id);
    onChoose(next);
  };
  return (
    <tr className={cn('relative h-[46px]', chosen.has(row.id) ? 'bg-primary-soft/60' : 'hover:bg-muted/50')}>
      <td className="pl-3">
        <span className="relative z-[1] grid size-6 place-items-center">
          <CheckBox
            aria-label={`Choose ${row.title}`}
            checked={chosen.has(row.id)}
            onChange={(event) => toggle(event.target.checked)}
          />
        </span>
      </td>
      <td className="w-full max-w-0 min-w-44 px-2.5 py-1">
        <span className="flex items-center gap-2.5">
          <Thumb row={row} />
          <span className="min-w-0">
            {address ? (
              <Link to={address} className="block truncate font-medium after:absolute after:inset-0 hover:underline">
                {row.title || 'Untitled'}
              </Link>
            ) : (
              <span className="block truncate font-medium">{row.title || 'Untitled'}</span>
            )}
            <span className="block truncate text-xs text-muted-foreground">{pathOf(row)}</span>
          </span>
        </span>
      </td>
      {columns.map((column) => {
        const { right, hide } = heads[column];
        return (
          <td
            key={column}
            className={cn(
              'px-2.5 whitespace-nowrap',
              right && 'num text-right',
              ['kind', 'property', 'published', 'updated'].includes(column) && 'text-muted-foreground',
              hide,
            )}
          >
            {cell(column, row, languages, rights)}
          </td>
        );
      })}
      <td className="pr-3 text-right">
        <span className="relative z-[1]">
          <RowMenu row={row} rights={rights} onWish={onWish} />
        </span>
      </td>
    </tr>
  );
}
