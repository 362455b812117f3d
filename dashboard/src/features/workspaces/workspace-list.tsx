import type { Workspace } from '@foyer/contract/workspaces';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { PropertiesCard } from './properties-card.tsx';
import { useDomainName } from './queries.ts';
import { WorkspaceMark } from './workspace-mark.tsx';

type WorkspaceListProps = { onDone: () => void; onCreate: () => void };

/** 'My Workspaces': each opens itself, or one of its properties (spec 2). */
export function WorkspaceList({ onDone, onCreate }: WorkspaceListProps) {
  const { workspaces, workspace, loadingWorkspaces, selectWorkspace } = useSelection();
  const count = workspaces.length;
  return (
    <>
      <div className="flex items-center gap-2 px-3.5 pt-3 pb-2">
        <div className="grow">
          <h2 className="text-sm font-semibold">My Workspaces</h2>
          <p className="text-xs text-muted-foreground">
            {count} {count === 1 ? 'workspace' : 'workspaces'} available
          </p>
        </div>
        <Button variant="ghost" size="icon-sm" aria-label="Refresh workspaces" onClick={loadingWorkspaces.reload}>
          <RefreshCw aria-hidden className={cn(loadingWorkspaces.isLoading && 'animate-spin')} />
        </Button>
      </div>
      <ul className="max-h-[350px] overflow-y-auto px-1.5 pb-1.5">
        {workspaces.map((each, place) => (
          <Entry
            key={each.id}
            workspace={each}
            place={place}
            active={each.id === workspace?.id}
            onSelect={() => {
              selectWorkspace(each.id);
              onDone();
            }}
            onDone={onDone}
          />
        ))}
      </ul>
      <Message />
      <div className="border-t p-1.5">
        <button
          type="button"
          onClick={onCreate}
          className="flex h-11 w-full items-center gap-3 rounded-sm px-2 text-sm font-medium hover:bg-accent"
        >
          <span className="grid size-[30px] place-items-center">
            <Plus aria-hidden className="size-4 stroke-[1.75]" />
          </span>
          Create New Workspace
        </button>
      </div>
    </>
  );
}

/** What stands in place of an empty list, or above a list that could not be refreshed. */
function Message() {
  const { workspaces, loadingWorkspaces } = useSelection();
  const { error, isLoading } = loadingWorkspaces;
  if (error && !isLoading) {
    return (
      <p role="alert" className="px-3.5 pb-3 text-sm text-destructive">
        {error.message === 'Request timed out'
          ? error.message
          : 'Failed to load workspaces. Please try refreshing the page.'}
      </p>
    );
  }
  if (workspaces.length > 0) return null;
  return (
    <p role="status" className="px-3.5 pb-3 text-sm text-muted-foreground">
      {isLoading ? 'Loading workspaces...' : 'No workspaces available'}
    </p>
  );
}

type EntryProps = { workspace: Workspace; place: number; active: boolean; onSelect: () => void; onDone: () => void };

function Entry({ workspace, place, active, onSelect, onDone }: EntryProps) {
  const domainName = useDomainName();
  return (
    <li className={cn('flex items-center gap-1 rounded-sm pr-1 hover:bg-accent', active && 'bg-accent')}>
      <button
        type="button"
        onClick={onSelect}
        aria-current={active || undefined}
        className="flex min-w-0 grow items-center gap-3 rounded-sm px-2 py-2 text-left"
      >
        <WorkspaceMark name={workspace.name} place={place} />
        <span className="min-w-0 grow">
          <span className="block truncate text-sm font-medium">{workspace.name}</span>
          <span className="block truncate text-xs text-muted-foreground">{domainName(workspace.domainId)}</span>
        </span>
        {active && <Badge tone="active">Active</Badge>}
      </button>
      <PropertiesCard workspace={workspace} onDone={onDone} />
    </li>
  );
}
