import type { Workspace } from '@foyer/contract/workspaces';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { VenueEditor } from './components/venue-editor.tsx';
import { useVenue } from './queries.ts';

const Waiting = () => (
  <Page>
    <SkeletonRows rows={8} label="Loading the venue" />
  </Page>
);

/** A venue to write: a new one, or one there is. */
export function VenueScreen() {
  const { venueId } = useParams();
  const { workspace, loadingWorkspaces } = useSelection();
  if (loadingWorkspaces.error)
    return (
      <Page>
        <LoadFailed error={loadingWorkspaces.error} onRetry={loadingWorkspaces.reload} />
      </Page>
    );
  if (!workspace) return <Waiting />;
  return venueId ? (
    <Stored key={venueId} venueId={venueId} workspace={workspace} />
  ) : (
    <VenueEditor key={workspace.id} workspace={workspace} venue={null} />
  );
}

function Stored({ venueId, workspace }: { venueId: string; workspace: Workspace }) {
  const { data, error, refetch } = useVenue(venueId);
  const { follow } = useSelection();
  const home = data?.workspaceId;
  const away = home !== undefined && home !== workspace.id;
  // The selection goes where the venue is at home; its first property is as good as another.
  useEffect(() => {
    if (away) follow({ id: '', workspaceId: home });
  }, [away, home, follow]);
  if (error)
    return (
      <Page>
        <LoadFailed error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!data || away) return <Waiting />;
  return <VenueEditor workspace={workspace} venue={data} />;
}
