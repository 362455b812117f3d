import type { PostRow } from '@foyer/contract/posts';
import { lazy, Suspense } from 'react';

const ChannelDeliveries = lazy(async () => ({
  default: (await import('./channel-deliveries.tsx')).ChannelDeliveries,
}));

/** Where a post goes out: the site alone, or WordPress too. What shows deliveries comes with the first that there are. */
export const ChannelCell = ({ row, mayPublish }: { row: PostRow; mayPublish: boolean }) =>
  row.languages.some(({ delivery }) => delivery) ? (
    <Suspense fallback="WordPress">
      <ChannelDeliveries row={row} mayPublish={mayPublish} />
    </Suspense>
  ) : (
    <span className="text-muted-foreground">Site</span>
  );
