import type { Property } from '@foyer/contract/properties';
import type { Workspace } from '@foyer/contract/workspaces';
import MapPin from 'lucide-react/icons/map-pin';
import { type ReactNode, useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { useWrittenLanguages } from '#features/property-languages/queries.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { buttonStyle } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { EventEditor } from './components/event-editor.tsx';
import { draftOf, newDraft } from './event-draft.ts';
import { useEventGroup } from './queries.ts';

/** An event to write: a new one, or one there is in all its languages. */
export function EventScreen() {
  const { eventId } = useParams();
  return (
    <Gate>
      {(workspace, property) =>
        eventId ? (
          <Stored key={eventId} eventId={eventId} workspace={workspace} property={property} />
        ) : (
          <New key={property.id} workspace={workspace} property={property} />
        )
      }
    </Gate>
  );
}

const Waiting = () => (
  <Page>
    <SkeletonRows rows={8} label="Loading the event" />
  </Page>
);

function Gate({ children }: { children: (workspace: Workspace, property: Property) => ReactNode }) {
  const { workspace, property, loadingWorkspaces, loadingProperties } = useSelection();
  if (workspace && property) return children(workspace, property);
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
          <Link to="/settings/workspace" className={buttonStyle({ variant: 'primary' })}>
            Add property
          </Link>
        }
      >
        An event is kept for the houses near it. Add one with its address first.
      </EmptyState>
    </Page>
  );
}

type Placed = { workspace: Workspace; property: Property };

function New({ workspace, property }: Placed) {
  const told = useWrittenLanguages(property);
  if (!told) return <Waiting />;
  return <EventEditor workspace={workspace} property={property} stored={[]} first={newDraft(property, told)} />;
}

function Stored({ workspace, property, eventId }: Placed & { eventId: string }) {
  const { data, error, refetch } = useEventGroup(eventId);
  const { follow } = useSelection();
  const home = data?.data[0]?.workspaceId;
  const away = home !== undefined && home !== workspace.id;
  // The selection goes where the event is at home; its first property is as good as another.
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
  return <EventEditor workspace={workspace} property={property} stored={data.data} first={draftOf(data.data)} />;
}
