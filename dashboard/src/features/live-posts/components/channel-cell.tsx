import type { PostRow } from '@foyer/contract/posts';
import { useRetryDelivery } from '#features/channels/queries.ts';
import { DeliveryBadge, DeliveryList, mostPressing } from '#ui/delivery-list.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/popover.tsx';

/** Where a post goes out: the site alone, or WordPress too, with how far it is there and what to do about it. */
export function ChannelCell({ row, mayPublish }: { row: PostRow; mayPublish: boolean }) {
  const retry = useRetryDelivery();
  const deliveries = row.languages.flatMap(({ delivery }) => delivery ?? []);
  const state = mostPressing(deliveries);
  if (!state) return <span className="text-muted-foreground">Site</span>;
  const send = (language: (typeof deliveries)[number]['language'], overwrite: boolean) => {
    const domainId = deliveries.find((one) => one.language === language)?.domainId;
    if (domainId) retry.mutate({ domainId, thing: { id: row.id, language }, overwrite });
  };
  return (
    <Popover>
      <PopoverTrigger asChild>
        <button
          type="button"
          aria-label={`WordPress delivery of ${row.title}`}
          className="relative z-[1] inline-flex min-h-6 items-center gap-1.5 rounded-sm hover:underline"
        >
          WordPress
          <DeliveryBadge state={state} />
        </button>
      </PopoverTrigger>
      <PopoverContent align="start" className="w-80" aria-label={`WordPress delivery of ${row.title}`}>
        <DeliveryList deliveries={deliveries} busy={retry.isPending} onRetry={mayPublish ? send : undefined} />
      </PopoverContent>
    </Popover>
  );
}
