import type { Property } from '@foyer/contract/properties';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { buttonStyle } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';

type PropertyPageProps = {
  title: string;
  Icon: ComponentProps<typeof EmptyState>['Icon'];
  /** Why there is nothing to see without a house. */
  without: string;
  children: (property: Property) => ReactNode;
};

/** A screen about the active property; while there is none it says why, and where one comes from. */
export function PropertyPage({ title, Icon, without, children }: PropertyPageProps) {
  const { workspace, property, loadingWorkspaces, loadingProperties } = useSelection();
  if (property) return children(property);
  const failed = loadingWorkspaces.error ? loadingWorkspaces : loadingProperties.error ? loadingProperties : null;
  return (
    <Page>
      <PageHead title={title} />
      {failed?.error ? (
        <LoadFailed error={failed.error} onRetry={failed.reload} />
      ) : loadingWorkspaces.isLoading || loadingProperties.isLoading ? (
        <SkeletonRows rows={6} label="Loading the property" />
      ) : (
        <EmptyState
          Icon={Icon}
          title="No property yet"
          action={
            workspace && (
              <Link to="/settings/workspace" className={buttonStyle({ variant: 'primary' })}>
                Add property
              </Link>
            )
          }
        >
          {without}
        </EmptyState>
      )}
    </Page>
  );
}
