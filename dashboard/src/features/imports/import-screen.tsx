import type { Workspace } from '@foyer/contract/workspaces';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useSearchParams } from 'react-router';
import { usePermissions } from '#features/permissions/queries.ts';
import { useOpenThing } from '#lib/page-title/page-title.tsx';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { FeedsCard } from './components/feeds-card.tsx';
import { ImportFound } from './components/import-found.tsx';
import { SourceForm } from './components/source-form.tsx';

/** Events out of a file or a calendar at an address: looked at first, then entered. */
export function ImportScreen() {
  useOpenThing('Import events');
  const { workspace, loadingWorkspaces } = useSelection();
  return (
    <Page>
      <PageHead title="Import events">
        From a calendar file, a table or the address of a calendar. Nothing is entered before you have seen it.
      </PageHead>
      {workspace ? (
        <Import key={workspace.id} workspace={workspace} />
      ) : loadingWorkspaces.error ? (
        <LoadFailed error={loadingWorkspaces.error} onRetry={loadingWorkspaces.reload} />
      ) : loadingWorkspaces.isLoading ? (
        <SkeletonRows rows={4} label="Loading the workspace" />
      ) : (
        <EmptyState Icon={CalendarPlus} title="No workspace yet">
          Events are kept in a workspace. Create one in the sidebar first.
        </EmptyState>
      )}
    </Page>
  );
}

function Import({ workspace }: { workspace: Workspace }) {
  const [params, setParams] = useSearchParams();
  const id = params.get('import');
  const { held, may } = usePermissions({ workspaceId: workspace.id });
  const refusal =
    held !== null && !may('content:write') ? 'Your role allows looking at events, not entering them' : undefined;
  const open = (next: string | null) =>
    setParams((before) => {
      const changed = new URLSearchParams(before);
      for (const name of ['verdict', 'skip']) changed.delete(name);
      if (next) changed.set('import', next);
      else changed.delete('import');
      return changed;
    });
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="min-w-0">
        {id ? (
          <ImportFound key={id} id={id} refusal={refusal} onAnother={() => open(null)} />
        ) : (
          <SourceForm workspace={workspace} refusal={refusal} onStarted={open} />
        )}
      </div>
      <FeedsCard workspaceId={workspace.id} refusal={refusal} />
    </div>
  );
}
