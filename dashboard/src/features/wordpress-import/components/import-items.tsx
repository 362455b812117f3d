import type { WordPressImport, WordPressItem, WordPressOutcome } from '@foyer/contract/wordpress-import';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Equal from 'lucide-react/icons/equal';
import Lock from 'lucide-react/icons/lock';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { dayOf } from '#lib/dates/dates.ts';
import { withPlace } from '#lib/selection/place.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FilterChoice } from '#ui/filter-choice.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Pager } from '#ui/pager.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { type ItemFilter, itemsPerPage, useItems } from '../queries.ts';
import { kindNames, outcomeNames } from '../words.ts';

type ImportItemsProps = {
  found: WordPressImport;
  filter: ItemFilter;
  skip: number;
  onChange: (changes: Record<string, string>) => void;
};

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** What became of each thing, why, and where it stands there and here. */
export function ImportItems({ found, filter, skip, onChange }: ImportItemsProps) {
  const { data, error, refetch, isPlaceholderData } = useItems(found, filter, skip);
  return (
    <>
      <Card aria-label="Things" className="overflow-clip">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-2.5">
          <FilterChoice
            name="Kind"
            value={filter.kind ?? ''}
            options={optionsOf(kindNames)}
            onChange={(kind) => onChange({ kind })}
          />
          <FilterChoice
            name="What became of it"
            value={filter.outcome ?? ''}
            options={optionsOf(outcomeNames)}
            onChange={(outcome) => onChange({ outcome })}
          />
          <Checkbox
            checked={filter.noted}
            onChange={(event) => onChange({ noted: event.target.checked ? 'true' : '' })}
          >
            Only with a note
          </Checkbox>
        </div>
        {error ? (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonRows rows={6} label="Loading what became of each thing" />
        ) : data.data.length === 0 ? (
          <p className="px-4 py-5 text-sm text-muted-foreground">Nothing of this kind.</p>
        ) : (
          <ul aria-busy={isPlaceholderData} className="divide-y divide-border aria-busy:opacity-60">
            {data.data.map((item) => (
              <Item key={`${item.kind} ${item.number}`} item={item} found={found} />
            ))}
          </ul>
        )}
      </Card>
      {data && data.total > itemsPerPage && (
        <Pager
          skip={skip}
          take={itemsPerPage}
          total={data.total}
          onSkip={(next) => onChange({ skip: next > 0 ? String(next) : '' })}
        />
      )}
    </>
  );
}

const looks: Record<WordPressOutcome, { tone: BadgeTone; Icon: ComponentType<{ 'aria-hidden'?: boolean }> }> = {
  new: { tone: 'success', Icon: Plus },
  changed: { tone: 'info', Icon: RefreshCw },
  same: { tone: 'muted', Icon: Equal },
  kept: { tone: 'outline', Icon: Lock },
  left: { tone: 'warn', Icon: CircleMinus },
};

function Item({ item, found }: { item: WordPressItem; found: WordPressImport }) {
  const { kind, number, title, link, date, outcome, notes, thingId } = item;
  const { tone, Icon } = looks[outcome];
  const here = thingId && (kind === 'post' || kind === 'page') ? thingId : null;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 px-4 py-3 text-sm">
      <div className="min-w-0 grow basis-60">
        <p className="font-medium [overflow-wrap:anywhere]">
          {here ? (
            <Link
              to={`/blog/${here}${withPlace('', { workspaceId: found.workspaceId, propertyId: found.propertyId })}`}
              className="hover:underline"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="text-xs text-muted-foreground">
          {singular[kind]} {number}
          {date && `, ${dayOf(date)}`}
          {link && (
            <>
              {', '}
              <a href={link} target="_blank" rel="noreferrer" className="underline [overflow-wrap:anywhere]">
                in WordPress
              </a>
            </>
          )}
        </p>
        {notes.length > 0 && (
          <ul className="mt-1 text-xs text-brass-soft-foreground [overflow-wrap:anywhere]">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
      <Badge tone={tone}>
        <Icon aria-hidden />
        {outcomeNames[outcome]}
      </Badge>
    </li>
  );
}

const singular: Record<WordPressItem['kind'], string> = {
  category: 'Category',
  tag: 'Tag',
  picture: 'Picture',
  post: 'Post',
  page: 'Page',
};
