import type { PostTab } from '@foyer/contract/posts';
import type { Workspace } from '@foyer/contract/workspaces';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useDomainName } from '#features/workspaces/queries.ts';
import { type Place, placeIn, withPlace } from '#lib/selection/place.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { keysOf } from '#lib/text/keys-of.ts';
import { buttonStyle } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { linedTabRow, tabStyle, useChosenInSight } from '#ui/tab-style.ts';
import { NewPostMenu } from './components/new-post-menu.tsx';
import { PostsTab } from './components/posts-tab.tsx';
import { tabIn, usePostFilter } from './hooks/use-post-filter.ts';
import { type Posts, usePosts, useTabCounts } from './queries.ts';
import { liveOnes, tabNames } from './words.ts';

/** What the tabs of other nouns show. */
export type OtherTabs = { events: ReactNode; venues: ReactNode };

/** Everything guests can see and what is about to join it; events and venues in tabs of their own. */
export function LivePostsScreen({ events, venues }: OtherTabs) {
  const { workspace, property, loadingWorkspaces } = useSelection();
  const [params] = useSearchParams();
  const tab = tabIn(params);
  const filters = usePostFilter();
  const own = tab !== 'events' && tab !== 'venues';
  const posts = usePosts(workspace?.id, filters.filter, own);
  const counts = useTabCounts(workspace?.id, !own);
  const place = { workspaceId: workspace?.id ?? null, propertyId: property?.id ?? null };
  return (
    <Page>
      <PageHead
        title="Live Posts"
        actions={
          <>
            <VisitSite posts={posts} />
            <NewPostMenu place={place} />
          </>
        }
      >
        <Sentence workspace={workspace} />
      </PageHead>
      <Tabs chosen={tab} counts={posts.data?.tabs ?? counts.data} place={place} />
      <div className="mt-3.5">
        {tab === 'events' ? (
          events
        ) : tab === 'venues' ? (
          venues
        ) : workspace ? (
          <PostsTab key={workspace.id} workspace={workspace} posts={posts} filters={filters} />
        ) : loadingWorkspaces.error ? (
          <LoadFailed error={loadingWorkspaces.error} onRetry={loadingWorkspaces.reload} />
        ) : loadingWorkspaces.isLoading ? (
          <SkeletonRows rows={8} label="Loading posts" />
        ) : (
          <p className="text-sm text-muted-foreground">Create a workspace in the sidebar first.</p>
        )}
      </div>
    </Page>
  );
}

function Sentence({ workspace }: { workspace: Workspace | null }) {
  const nameOf = useDomainName();
  return (
    <span className="max-md:hidden">
      Everything guests can see{workspace ? ` on ${nameOf(workspace.domainId)}` : ''}, and what is about to join it.
    </span>
  );
}

/** The site as guests reach it, once a post of the list is live there. */
function VisitSite({ posts }: { posts: Posts }) {
  const url = posts.data?.data.flatMap(liveOnes)[0]?.url;
  if (!url) return null;
  return (
    <a href={new URL('/', url).href} target="_blank" rel="noreferrer" className={cn(buttonStyle(), 'max-md:hidden')}>
      <ExternalLink aria-hidden />
      Visit site
    </a>
  );
}

type TabsProps = { chosen: PostTab; counts: Record<PostTab, number> | undefined; place: Place };

const figures = new Intl.NumberFormat('en');

function Tabs({ chosen, counts, place }: TabsProps) {
  const [params] = useSearchParams();
  const here = placeIn(params.toString());
  const named = here.workspaceId ? here : place;
  const row = useChosenInSight<HTMLElement>(chosen);
  return (
    <nav aria-label="Kinds of posts" ref={row} className={linedTabRow}>
      {keysOf(tabNames).map((tab) => (
        <Link
          key={tab}
          to={{ search: withPlace(tab === 'all' ? '' : `tab=${tab}`, named) }}
          aria-current={tab === chosen ? 'page' : undefined}
          className={tabStyle}
        >
          {tabNames[tab]} {/* Has its room before it is known, so that no tab moves. */}
          <span className="num min-w-[2ch] font-normal text-muted-foreground">
            {counts && figures.format(counts[tab])}
          </span>
        </Link>
      ))}
    </nav>
  );
}
