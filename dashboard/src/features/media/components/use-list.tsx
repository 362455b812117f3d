import type { PictureUse } from '@foyer/contract/media';
import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useUses } from '../queries.ts';
import { counted, useAddress, useNames } from '../words.ts';

/** Where a picture is used, each leading to where that is changed. */
export function UseList({ propertyId, id }: { propertyId: string; id: string }) {
  const uses = useUses(propertyId, id);
  return (
    <section aria-label="Where it is used">
      <h3 className="mb-1.5 text-sm font-semibold">Where it is used</h3>
      {uses.error ? (
        <LoadFailed error={uses.error} onRetry={() => void uses.refetch()} />
      ) : !uses.data ? (
        <SkeletonRows rows={2} label="Loading where it is used" />
      ) : uses.data.total === 0 ? (
        <p className="text-xs text-muted-foreground">Nowhere yet.</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {uses.data.data.map((use) => (
            <li key={`${use.kind} ${use.id}`} className="flex items-start gap-2 text-sm">
              <span className="min-w-0 grow">
                <Title use={use} />
                <span className="block text-xs text-muted-foreground">
                  {[useNames[use.kind], use.languages.join(', ').toUpperCase()].filter(Boolean).join(', ')}
                </span>
              </span>
              {use.live && <Badge tone="success">Live</Badge>}
            </li>
          ))}
          {uses.data.total > uses.data.data.length && (
            <li className="text-xs text-muted-foreground">
              And in {counted(uses.data.total - uses.data.data.length, 'place')} you do not reach.
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function Title({ use }: { use: PictureUse }) {
  const address = useAddress(use);
  const words = use.title || 'Without a title';
  return address ? (
    <Link to={address} className="block truncate font-medium text-primary hover:underline">
      {words}
    </Link>
  ) : (
    <span className="block truncate font-medium">{words}</span>
  );
}
