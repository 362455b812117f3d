import type { Need } from '@foyer/contract/overview';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import GitCompare from 'lucide-react/icons/git-compare';
import ImageIcon from 'lucide-react/icons/image';
import Languages from 'lucide-react/icons/languages';
import Pencil from 'lucide-react/icons/pencil';
import SwatchBook from 'lucide-react/icons/swatch-book';
import { type ComponentType, useEffect } from 'react';
import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { buttonStyle } from '#ui/button.tsx';
import { Card, CardHead, CardList } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { Pager } from '#ui/pager.tsx';
import { shownNeeds } from '../queries.ts';
import { needWords } from '../words.ts';

type Icon = ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
const looks: Record<Need['kind'], { Icon: Icon; tone: string }> = {
  'changed-fact': { Icon: CircleAlert, tone: 'text-destructive' },
  'changed-event': { Icon: CalendarClock, tone: 'text-brass-line' },
  'past-event': { Icon: CalendarClock, tone: 'text-brass-line' },
  failed: { Icon: CircleAlert, tone: 'text-destructive' },
  drifted: { Icon: GitCompare, tone: 'text-brass-line' },
  'open-claims': { Icon: CircleAlert, tone: 'text-destructive' },
  'off-guide': { Icon: SwatchBook, tone: 'text-brass-line' },
  behind: { Icon: Languages, tone: 'text-brass-line' },
  'alt-text': { Icon: ImageIcon, tone: 'text-brass-line' },
  drafts: { Icon: Pencil, tone: 'text-primary' },
  certificate: { Icon: BadgeCheck, tone: 'text-brass-line' },
};

/** What tells rows of one kind apart. */
const keyOf = (need: Need): string => {
  switch (need.kind) {
    case 'changed-fact':
      return need.change.key;
    case 'changed-event':
    case 'past-event':
      return need.eventId;
    case 'behind':
      return need.language;
    case 'certificate':
      return need.factId;
    default:
      return '';
  }
};

type NeedsCardProps = {
  /** A page of them, those that guests notice first before the others. */
  needs: readonly Need[];
  total: number;
  propertyId: string;
  mayReadActs: boolean;
  skip: number;
  onSkip: (skip: number) => void;
};

/** What waits for a person: a sentence, a reason, and one verb that leads to where it is mended. */
export function NeedsCard({ needs, total, propertyId, mayReadActs, skip, onSkip }: NeedsCardProps) {
  // What was done on the last page may have been all of it.
  useEffect(() => {
    if (skip > 0 && skip >= total) onSkip(0);
  }, [skip, total, onSkip]);
  return (
    <Card>
      <CardHead
        title="Needs you"
        detail={total > 0 && <Badge>{total}</Badge>}
        action={
          mayReadActs && (
            <Link to="/settings/workspace/audit-log" className="font-medium text-primary hover:underline">
              All activity
            </Link>
          )
        }
      />
      {total === 0 ? (
        <p className="flex items-center gap-3 px-4 pt-2 pb-5 text-sm text-muted-foreground">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
          Every live page says what is so, and nothing waits.
        </p>
      ) : (
        <CardList>
          {needs.map((need, index) => (
            <Row key={`${need.kind} ${keyOf(need)}`} need={need} propertyId={propertyId} first={skip + index === 0} />
          ))}
        </CardList>
      )}
      {total > shownNeeds && (
        <div className="border-t px-4 py-2">
          <Pager skip={skip} take={shownNeeds} total={total} onSkip={onSkip} />
        </div>
      )}
    </Card>
  );
}

function Row({ need, propertyId, first }: { need: Need; propertyId: string; first: boolean }) {
  const { Icon, tone } = looks[need.kind];
  const { title, detail, verb, to } = needWords(need, propertyId);
  return (
    <li className="max-md:flex-wrap max-md:gap-y-2">
      <Icon aria-hidden className={cn('size-4 shrink-0 stroke-[1.75] max-md:self-start', tone)} />
      <div className="min-w-0 grow max-md:basis-[calc(100%-28px)]">
        <p className="text-sm font-medium text-pretty">{title}</p>
        <p className="text-xs text-muted-foreground">{detail}</p>
      </div>
      <Link
        to={to}
        aria-label={`${verb}: ${title}`}
        className={cn(
          buttonStyle({ variant: first ? 'primary' : 'outline' }),
          'max-md:ml-7',
          !first &&
            'max-md:h-[26px] max-md:border-0 max-md:bg-transparent max-md:px-0 max-md:text-primary max-md:shadow-none',
        )}
      >
        {verb}
      </Link>
    </li>
  );
}
