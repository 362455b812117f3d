import { languageNames } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import { Link } from 'react-router';
import { withPlace } from '#lib/selection/place.ts';
import { buttonStyle } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { LanguageBadge } from '#ui/language-badge.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePagesAbout } from '../queries.ts';
import { badgeState } from '../words.ts';

type CoveringPagesProps = { properties: readonly Property[]; eventIds: readonly string[]; writeAddress: string | null };

/** Landing pages about an event, of every property of the workspace. */
export function CoveringPages({ properties, eventIds, writeAddress }: CoveringPagesProps) {
  const { pages, isPending, error, retry } = usePagesAbout(properties, eventIds);
  return (
    <Card aria-label="Pages about it" className="pb-3">
      <CardHead title="Pages about it" detail={pages.length ? String(pages.length) : undefined} />
      {error ? (
        <LoadFailed error={error} onRetry={retry} />
      ) : isPending ? (
        <div role="status" aria-label="Loading pages" className="px-4 py-2">
          <Skeleton className="h-3 w-2/3" />
        </div>
      ) : (
        <ul className="divide-y divide-border">
          {pages.map((page) => (
            <li key={page.id} className="flex items-center gap-2 px-4 py-2">
              <span className="min-w-0 grow">
                <Link
                  to={`/generate/${page.id}/check${withPlace('', { workspaceId: null, propertyId: page.propertyId })}`}
                  className="block truncate font-medium hover:underline"
                >
                  {page.name}
                </Link>
                <span className="block truncate text-xs text-muted-foreground">
                  {properties.find(({ id }) => id === page.propertyId)?.name}
                </span>
              </span>
              {page.posts.map(({ language, status }) => (
                <LanguageBadge
                  key={language}
                  code={language}
                  name={languageNames[language]}
                  state={badgeState(status)}
                />
              ))}
            </li>
          ))}
        </ul>
      )}
      {!isPending && !error && (
        <p className="px-4 pt-1.5 text-sm text-muted-foreground">
          {pages.length === 0 && 'No page covers this event yet. '}
          {writeAddress && (
            <Link to={writeAddress} className={buttonStyle({ variant: 'link', size: 'bare' })}>
              Write page
            </Link>
          )}
        </p>
      )}
    </Card>
  );
}
