import type { Property } from '@foyer/contract/properties';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { buttonStyle } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';

/** Shows its screen once there is a property to write for, and says what to do while there is none. */
export function PropertyGate({ children }: { children: (property: Property) => ReactNode }) {
  const { workspace, property, loadingWorkspaces, loadingProperties } = useSelection();
  if (property) return children(property);
  const failed = loadingWorkspaces.error ? loadingWorkspaces : loadingProperties.error ? loadingProperties : null;
  if (failed?.error)
    return (
      <Page>
        <ErrorState message={failed.error.message} onRetry={failed.reload} />
      </Page>
    );
  if (loadingWorkspaces.isLoading || loadingProperties.isLoading)
    return (
      <Page>
        <SkeletonRows rows={8} label="Loading the property" />
      </Page>
    );
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
