import type { Delivery } from '@foyer/contract/channels';
import { type Language, languageNames } from '@foyer/contract/languages';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { LanguageBadge } from '#ui/language-badge.tsx';

const looks: Record<Delivery['state'], { word: string; tone: BadgeTone; Icon: typeof Clock }> = {
  stuck: { word: 'Needs you', tone: 'danger', Icon: CircleAlert },
  retrying: { word: 'Trying again', tone: 'warn', Icon: RotateCcw },
  waiting: { word: 'On its way', tone: 'info', Icon: Clock },
  delivered: { word: 'Delivered', tone: 'success', Icon: CircleCheck },
};
const order = Object.keys(looks) as Delivery['state'][];

/** Of several the state that asks for most. */
export const mostPressing = (deliveries: readonly Delivery[]): Delivery['state'] | undefined =>
  order.find((state) => deliveries.some((one) => one.state === state));

/** How something stands on its way to WordPress: an icon and a word. */
export function DeliveryBadge({ state }: { state: Delivery['state'] }) {
  const { word, tone, Icon } = looks[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {word}
    </Badge>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** What the last try came to, and when the next one is. */
function reasonOf({ problem, nextTryAt, state, stands }: Delivery): string | null {
  if (state === 'delivered')
    return stands === 'draft' ? 'A draft there' : stands === 'gone' ? 'Not there any more' : null;
  if (!problem) return null;
  const next =
    nextTryAt && Date.parse(nextTryAt) > Date.now() ? ` Next try at ${clock.format(new Date(nextTryAt))}.` : '';
  return `${problem.message}.${next}`;
}

const byHand = (delivery: Delivery) =>
  delivery.problem?.code === 'changed-by-hand' || delivery.problem?.code === 'removed-by-hand';

export type DeliveryListProps = {
  deliveries: readonly Delivery[];
  /** Left out where the person may not publish. */
  onRetry?: ((language: Language, overwrite: boolean) => void) | undefined;
  busy: boolean;
};

/** Each language with its reason, the page there, and trying again. */
export function DeliveryList({ deliveries, onRetry, busy }: DeliveryListProps) {
  const [asking, setAsking] = useState<Delivery | null>(null);
  return (
    <>
      <ul className="flex flex-col gap-2.5">
        {deliveries.map((delivery) => {
          const name = languageNames[delivery.language];
          const reason = reasonOf(delivery);
          return (
            <li key={delivery.language} className="flex flex-col gap-1">
              <span className="flex items-center gap-2">
                <LanguageBadge code={delivery.language} name={name} state="none" />
                <span className="grow text-sm">{name}</span>
                <DeliveryBadge state={delivery.state} />
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
              {onRetry && (delivery.state === 'stuck' || delivery.state === 'retrying') && (
                <span className="flex flex-wrap gap-1.5">
                  {byHand(delivery) ? (
                    <Button size="sm" busy={busy} onClick={() => setAsking(delivery)}>
                      Write over it
                    </Button>
                  ) : (
                    <Button
                      size="sm"
                      busy={busy}
                      aria-label={`Retry ${name}`}
                      onClick={() => onRetry(delivery.language, false)}
                    >
                      <RotateCcw aria-hidden />
                      Retry
                    </Button>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        title="Write over the change in WordPress?"
        confirm="Write over it"
        onConfirm={() => {
          if (asking) onRetry?.(asking.language, true);
          setAsking(null);
        }}
      >
        What somebody changed there is replaced by the text published here. It cannot be brought back from here.
      </ConfirmDialog>
    </>
  );
}
