import { messageOf } from '#lib/api/api-error.ts';
import { Card } from '#ui/card.tsx';
import { DeliveryList, type DeliveryListProps } from '#ui/delivery/delivery-list.tsx';

/** How a thing stands in the WordPress of its domain; nothing where there is none. */
export function DeliveryCard({ error, ...list }: DeliveryListProps & { error: Error | null }) {
  if (!error && list.deliveries.length === 0) return null;
  return (
    <Card aria-label="WordPress" className="px-4 py-3.5">
      <h2 className="mb-2.5 text-sm leading-5 font-semibold">WordPress</h2>
      {error ? <p className="text-sm text-destructive">{messageOf(error)}</p> : <DeliveryList {...list} />}
    </Card>
  );
}
