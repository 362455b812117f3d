import type { DriftKind } from '@foyer/contract/channel-drift';
import type { Delivery } from '@foyer/contract/channels';
import { type Language, languageNames } from '@foyer/contract/languages';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import GitCompare from 'lucide-react/icons/git-compare';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { dayAndTime } from '#lib/dates/dates.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

/** How a delivery stands: on its way, or changed there by hand after it came. */
type Look = Delivery['state'] | 'drifted';

const looks: Record<Look, { word: string; tone: BadgeTone; Icon: typeof Clock }> = {
  stuck: { word: 'Needs you', tone: 'danger', Icon: CircleAlert },
  drifted: { word: 'Changed there', tone: 'warn', Icon: GitCompare },
  retrying: { word: 'Trying again', tone: 'warn', Icon: RotateCcw },
  waiting: { word: 'On its way', tone: 'info', Icon: Clock },
  delivered: { word: 'Delivered', tone: 'success', Icon: CircleCheck },
};
const order = Object.keys(looks) as Look[];

const lookOf = ({ state, drift }: Delivery): Look =>
  state === 'delivered' && drift && !drift.adopted ? 'drifted' : state;

/** Of several the state that asks for most. */
export const mostPressing = (deliveries: readonly Delivery[]): Look | undefined =>
  order.find((look) => deliveries.some((one) => lookOf(one) === look));

/** How something stands on its way to WordPress: an icon and a word. */
export function DeliveryBadge({ state }: { state: Look }) {
  const { word, tone, Icon } = looks[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {word}
    </Badge>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

const byHandWords: Record<DriftKind, string> = {
  changed: 'Changed in WordPress',
  unpublished: 'Unpublished in WordPress',
  removed: 'Deleted in WordPress',
};

/** What the last try came to, and when the next one is. */
function reasonOf({ problem, nextTryAt, state, stands, drift }: Delivery): string | null {
  if (drift && (state === 'delivered' || state === 'stuck')) {
    const next = drift.adopted
      ? 'Taken into the draft: publish it to bring both level'
      : 'Nothing happens until you decide';
    return `${byHandWords[drift.kind]}, seen ${dayAndTime(drift.foundAt)}. ${next}.`;
  }
  if (state === 'delivered')
    return stands === 'draft' ? 'A draft there' : stands === 'gone' ? 'Not there any more' : null;
  if (!problem) return null;
  const next =
    nextTryAt && Date.parse(nextTryAt) > Date.now() ? ` Next try at ${clock.format(new Date(nextTryAt))}.` : '';
  return `${problem.message}.${next}`;
}

/** Goes on from its difference alone, where both sides are seen. */
const isToBeDecided = ({ state, drift }: Delivery) => state === 'stuck' && drift !== null;

export type DeliveryListProps = {
  deliveries: readonly Delivery[];
  /** Left out where the person may not publish. */
  onRetry?: ((language: Language) => void) | undefined;
  /** What leads to what was changed there by hand. */
  difference: (delivery: Delivery) => ReactNode;
  busy: boolean;
};

/** Each language with its reason, the page there, and trying again. */
export function DeliveryList({ deliveries, onRetry, difference, busy }: DeliveryListProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-8 gap-y-2.5">
      {deliveries.map((delivery) => {
        const name = languageNames[delivery.language];
        const reason = reasonOf(delivery);
        return (
          <li key={delivery.language} className="flex min-w-0 flex-col gap-1">
            <span className="flex items-center gap-2">
              <span className="grow text-sm">{name}</span>
              <DeliveryBadge state={lookOf(delivery)} />
              {delivery.link && delivery.stands === 'published' && (
                <a
                  href={delivery.link}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`View ${name} in WordPress`}
                  className="grid size-6 shrink-0 place-items-center rounded-sm text-primary hover:bg-muted"
                >
                  <ArrowUpRight aria-hidden className="size-4" />
                </a>
              )}
            </span>
            {reason && <span className="text-xs [overflow-wrap:anywhere] text-muted-foreground">{reason}</span>}
            {delivery.drift && <span>{difference(delivery)}</span>}
            {onRetry && !isToBeDecided(delivery) && (delivery.state === 'stuck' || delivery.state === 'retrying') && (
              <span className="flex flex-wrap gap-1.5">
                <Button size="sm" busy={busy} aria-label={`Retry ${name}`} onClick={() => onRetry(delivery.language)}>
                  <RotateCcw aria-hidden />
                  Retry
                </Button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
