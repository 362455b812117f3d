import type { PostRow } from '@foyer/contract/posts';
import { type Thing, useDeliveryActs, useLookOnVisit } from '#features/channels/queries.ts';
import { DeliveryBadge, DeliveryList, mostPressing } from '#ui/delivery/delivery-list.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/popover.tsx';

/** How far a post is on its way to WordPress, and what to do about it. */
export function ChannelDeliveries({ row, mayPublish }: { row: PostRow; mayPublish: boolean }) {
  const deliveries = row.languages.flatMap(({ delivery }) => delivery ?? []);
  const acts = useDeliveryActs(thingOf(row), deliveries, mayPublish);
  const state = mostPressing(deliveries);
  if (!state) return null;
  return (
    <Popover>
      <PopoverTrigger asChild>
        <button
          type="button"
          className="relative z-[1] inline-flex min-h-6 items-center gap-1.5 rounded-sm hover:underline"
        >
          WordPress <span className="sr-only">delivery of {row.title}:</span>
          <DeliveryBadge state={state} />
        </button>
      </PopoverTrigger>
      <PopoverContent align="start" className="w-80" aria-label={`WordPress delivery of ${row.title}`}>
        <Visit domainId={deliveries[0]?.domainId} />
        <DeliveryList deliveries={deliveries} {...acts} />
      </PopoverContent>
    </Popover>
  );
}

const thingOf = ({ kind, id, eventId }: PostRow): Thing =>
  kind === 'event' ? { kind, id: eventId ?? id, group: id } : { kind: 'entry', id };

/** Whoever opens it sees what was changed in WordPress since. */
function Visit({ domainId }: { domainId: string | undefined }) {
  useLookOnVisit(domainId);
  return null;
}
