import type { Workspace } from '@foyer/contract/workspaces';
import { useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { workspacesKey } from '#lib/selection/queries.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { PropertiesCard } from './properties-card.tsx';
import { domainsKey, useDomainName } from './queries.ts';
import { WorkspaceMark } from './workspace-mark.tsx';

type WorkspaceListProps = { onDone: () => void; onCreate: () => void };

/** 'My Workspaces': each opens itself, or one of its properties (spec 2). */
export function WorkspaceList({ onDone, onCreate }: WorkspaceListProps) {
  const client = useQueryClient();
  const { workspaces, workspace, loadingWorkspaces, selectWorkspace, selectProperty } = useSelection();
  const [openCard, setOpenCard] = useState<string | null>(null);
  const count = workspaces.length;
  const refresh = () => {
    for (const queryKey of [workspacesKey, domainsKey, ['properties']]) void client.invalidateQueries({ queryKey });
  };
  return (
    <>
      <div className="flex items-center gap-2 pt-2.5 pr-2 pb-1.5 pl-3.5">
        <div className="grow">
          <h2 className="text-sm font-semibold">My Workspaces</h2>
          <p className="text-xs text-muted-foreground">
            {count} {count === 1 ? 'workspace' : 'workspaces'} available
          </p>
        </div>
        <Button variant="ghost" size="icon-sm" aria-label="Refresh workspaces" onClick={refresh}>
          <RefreshCw aria-hidden className={cn(loadingWorkspaces.isLoading && 'animate-spin')} />
        </Button>
      </div>
      <ul className="max-h-[350px] overflow-y-auto px-1.5 pb-1.5">
        {workspaces.map((each, place) => {
          const active = each.id === workspace?.id;
          return (
            <li
              key={each.id}
              className={cn('flex items-center rounded-md pr-1 hover:bg-accent', active && 'bg-accent')}
            >
              <WorkspaceChoice
                workspace={each}
                place={place}
                active={active}
                onSelect={() => {
                  selectWorkspace(each.id);
                  onDone();
                }}
              />
              <PropertiesCard
                workspace={each}
                open={openCard === each.id}
                onOpenChange={(open) => setOpenCard((before) => (open ? each.id : before === each.id ? null : before))}
                onChoose={(property) => {
                  selectProperty(property);
                  onDone();
                }}
              />
            </li>
          );
        })}
      </ul>
      <Message />
      <div className="border-t p-1.5">
        <button
          type="button"
          onClick={onCreate}
          className="flex h-[46px] w-full items-center gap-2.5 rounded-md px-2 text-sm font-medium hover:bg-accent"
        >
          <span className="grid w-[30px] place-items-center">
            <Plus aria-hidden className="size-4 stroke-[1.75]" />
          </span>
          Create New Workspace
        </button>
      </div>
    </>
  );
}

/** What stands in place of an empty list, or beneath a list that could not be refreshed. */
function Message() {
  const { workspaces, loadingWorkspaces } = useSelection();
  const { error, isLoading } = loadingWorkspaces;
  if (error && !isLoading) {
    return (
      <p role="alert" className="px-3.5 pb-3 text-sm text-destructive">
        {error.message}
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

type WorkspaceChoiceProps = { workspace: Workspace; place: number; active: boolean; onSelect: () => void };

function WorkspaceChoice({ workspace, place, active, onSelect }: WorkspaceChoiceProps) {
  const domainName = useDomainName();
  return (
    <button
      type="button"
      onClick={onSelect}
      aria-current={active || undefined}
      className="flex min-w-0 grow items-center gap-2.5 rounded-md py-[7px] pr-1.5 pl-2 text-left"
    >
      <WorkspaceMark name={workspace.name} place={place} />
      <span className="min-w-0 grow">
        <span className="block truncate text-sm font-medium">{workspace.name}</span>
        <span className="block truncate text-xs leading-[22px] text-muted-foreground">
          {domainName(workspace.domainId)}
        </span>
      </span>
      {active && <Badge tone="active">Active</Badge>}
    </button>
  );
}
