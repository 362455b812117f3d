import type { Property } from '@foyer/contract/properties';
import type { Workspace } from '@foyer/contract/workspaces';
import SwatchBook from 'lucide-react/icons/swatch-book';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { StyleguideEditor } from './components/styleguide-editor.tsx';
import { useStyleguide } from './queries.ts';

/** How the hotel sounds to guests: the style guide of the active workspace. */
export function StyleguideScreen() {
  const { workspace, property, loadingWorkspaces } = useSelection();
  if (workspace) return <Loaded key={workspace.styleguideId} workspace={workspace} property={property} />;
  return (
    <Page>
      <PageHead title="Styleguide" />
      <Card>
        {loadingWorkspaces.isLoading ? (
          <SkeletonRows rows={4} label="Loading workspaces..." />
        ) : (
          <EmptyState Icon={SwatchBook} title="No workspace yet">
            A style guide belongs to a workspace. Create one with the switcher at the top of the sidebar.
          </EmptyState>
        )}
      </Card>
    </Page>
  );
}

function Loaded({ workspace, property }: { workspace: Workspace; property: Property | null }) {
  const { data, error, refetch } = useStyleguide(workspace.styleguideId);
  if (data) return <StyleguideEditor styleguide={data} workspaceId={workspace.id} property={property} />;
  return (
    <Page>
      <PageHead title="Styleguide" />
      <Card>
        {error ? (
          <ErrorState message={messageOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={5} label="Loading the style guide" />
        )}
      </Card>
    </Page>
  );
}
