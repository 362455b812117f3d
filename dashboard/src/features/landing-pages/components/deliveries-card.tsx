import type { LandingPage } from '@foyer/contract/landing-pages';
import { useDeliveries, useRetryDelivery } from '#features/channels/queries.ts';
import { messageOf } from '#lib/api/api-error.ts';
import { Card } from '#ui/card.tsx';
import { DeliveryList } from '#ui/delivery-list.tsx';

/** How the page stands in the WordPress of its domain; nothing where there is none. */
export function DeliveriesCard({ page, mayPublish }: { page: LandingPage; mayPublish: boolean }) {
  const live = page.posts.map(({ language, status, publishedAt }) => `${language} ${status} ${publishedAt}`).join();
  const { data, error } = useDeliveries(page.id, live);
  const retry = useRetryDelivery();
  if (!error && !data?.length) return null;
  return (
    <Card aria-label="WordPress" className="px-4 py-3.5">
      <h2 className="mb-2.5 text-sm leading-5 font-semibold">WordPress</h2>
      {error ? (
        <p className="text-sm text-destructive">{messageOf(error)}</p>
      ) : (
        <DeliveryList
          deliveries={data ?? []}
          busy={retry.isPending}
          onRetry={
            mayPublish
              ? (language, overwrite) => {
                  const domainId = data?.find((one) => one.language === language)?.domainId;
                  if (domainId) retry.mutate({ domainId, thing: { id: page.id, language }, overwrite });
                }
              : undefined
          }
        />
      )}
    </Card>
  );
}
