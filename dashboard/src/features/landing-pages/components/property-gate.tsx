import type { LandingPage } from '@foyer/contract/landing-pages';
import type { Property } from '@foyer/contract/properties';
import MapPin from 'lucide-react/icons/map-pin';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { buttonStyle } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useLandingPage } from '../queries.ts';

const Waiting = () => (
  <Page>
    <SkeletonRows rows={8} label="Loading the property" />
  </Page>
);

/** Shows its screen once there is a property to write for, and says what to do while there is none. */
export function PropertyGate({ children }: { children: (property: Property) => ReactNode }) {
  const { workspace, property, loadingWorkspaces, loadingProperties } = useSelection();
  if (property) return children(property);
  const failed = loadingWorkspaces.error ? loadingWorkspaces : loadingProperties.error ? loadingProperties : null;
  if (failed?.error)
    return (
      <Page>
        <LoadFailed error={failed.error} onRetry={failed.reload} />
      </Page>
    );
  if (loadingWorkspaces.isLoading || loadingProperties.isLoading) return <Waiting />;
  return (
    <Page>
      <EmptyState
        Icon={MapPin}
        title="No property yet"
        action={
          workspace && (
            <Link to="/settings/workspace" className={buttonStyle({ variant: 'primary' })}>
              Add property
            </Link>
          )
        }
      >
        {workspace
          ? 'A page is written for one house. Add it with its address, then choose an event near it.'
          : 'Create a workspace in the sidebar first, then add the house you write for.'}
      </EmptyState>
    </Page>
  );
}

/** For screens about one landing page: its own property is selected, whichever was before. */
export function LandingPageGate({ children }: { children: (property: Property, page: LandingPage) => ReactNode }) {
  const { pageId } = useParams();
  return (
    <PropertyGate>
      {(property) => (
        <OwnProperty key={pageId} property={property}>
          {children}
        </OwnProperty>
      )}
    </PropertyGate>
  );
}

function OwnProperty({
  property,
  children,
}: {
  property: Property;
  children: (property: Property, page: LandingPage) => ReactNode;
}) {
  const { pageId } = useParams();
  const { follow } = useSelection();
  const navigate = useNavigate();
  const { data: page, error, refetch } = useLandingPage(pageId);
  const own = page?.propertyId === property.id;
  const shown = useRef(false);
  useEffect(() => {
    if (!page) return;
    if (own) shown.current = true;
    // The property is gone from under an open page: the page stays where it is, and its screen is left.
    else if (shown.current) navigate('/generate');
    else follow({ id: page.propertyId, workspaceId: page.workspaceId });
  }, [page, own, follow, navigate]);
  if (error)
    return (
      <Page>
        <LoadFailed error={error} onRetry={() => refetch()} />
      </Page>
    );
  return page && own ? children(property, page) : <Waiting />;
}
