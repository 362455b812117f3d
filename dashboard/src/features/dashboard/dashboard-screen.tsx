import Building2 from 'lucide-react/icons/building-2';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { buttonStyle } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { DemandStrip } from './demand-strip.tsx';
import { EventsCard } from './events-card.tsx';
import { PagesCard } from './pages-card.tsx';
import { useFactCount, useLandingPages, useNearbyEvents } from './queries.ts';

const today = () =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date());

/** The day, what is coming, and what is being written. Each card fails alone. */
export function DashboardScreen() {
  const { property, workspace, loadingProperties } = useSelection();
  if (property) return <Cards key={property.id} propertyId={property.id} />;
  return (
    <Page>
      <PageHead title={today()} />
      <Card>
        {loadingProperties.isLoading ? (
          <SkeletonRows rows={5} label="Loading properties..." />
        ) : (
          <EmptyState
            Icon={Building2}
            title={workspace ? 'No property yet' : 'No workspace yet'}
            action={
              <Link to="/settings/workspace" className={buttonStyle({ variant: 'primary' })}>
                {workspace ? 'Add property' : 'Create workspace'}
              </Link>
            }
          >
            {workspace
              ? 'Everything here is about a property: the events near it, its facts, its pages. Add the first one.'
              : 'A workspace holds one domain, one style guide and up to five properties. Create the first one.'}
          </EmptyState>
        )}
      </Card>
    </Page>
  );
}

function Cards({ propertyId }: { propertyId: string }) {
  const events = useNearbyEvents(propertyId);
  const pages = useLandingPages(propertyId);
  const facts = useFactCount(propertyId);
  const live = pages.data?.data.filter(({ posts }) => posts.some(({ status }) => status === 'published')).length;
  return (
    <Page>
      <PageHead
        title={today()}
        actions={
          <Link to="/generate" className={buttonStyle()}>
            <Plus aria-hidden />
            New page
          </Link>
        }
      >
        {live === undefined ? ' ' : live === 1 ? '1 page live. ' : `${live} pages live. `}
        {facts.data && (
          <Link to="/hotel" className="font-medium text-primary hover:underline">
            {facts.data.total === 1 ? '1 fact stated' : `${facts.data.total} facts stated`}
          </Link>
        )}
      </PageHead>
      <div className="flex flex-col gap-3">
        {facts.data?.total === 0 && (
          <Card className="flex flex-wrap items-center gap-3 px-4 py-3">
            <p className="grow text-sm">
              <b className="font-semibold">No facts stated yet.</b> A page can only say what a fact says.
            </p>
            <Link to="/hotel" className={buttonStyle({ variant: 'primary' })}>
              State facts
            </Link>
          </Card>
        )}
        <Loaded load={events} title="Next 90 days within 35 km" rows={2}>
          {(data) => <DemandStrip events={data.data} />}
        </Loaded>
        <div className="grid grid-cols-2 items-start gap-3 max-lg:grid-cols-1">
          <Loaded load={events} title="Events worth a page" rows={5}>
            {(data) => <EventsCard events={data.data} />}
          </Loaded>
          <Loaded load={pages} title="Landing pages" rows={5}>
            {(data) => <PagesCard rows={data.data} total={data.total} />}
          </Loaded>
        </div>
      </div>
    </Page>
  );
}

type Load<T> = { data: T | undefined; error: Error | null; refetch: () => unknown };

/** A card while it loads and when it could not be. */
function Loaded<T>({
  load,
  title,
  rows,
  children,
}: {
  load: Load<T>;
  title: string;
  rows: number;
  children: (data: T) => ReactNode;
}) {
  if (load.data !== undefined) return children(load.data);
  return (
    <Card>
      <CardHead title={title} />
      {load.error ? (
        <ErrorState
          message={messageOf(load.error)}
          requestId={requestIdOf(load.error)}
          onRetry={() => void load.refetch()}
        />
      ) : (
        <SkeletonRows rows={rows} label={`Loading ${title.toLowerCase()}`} />
      )}
    </Card>
  );
}
