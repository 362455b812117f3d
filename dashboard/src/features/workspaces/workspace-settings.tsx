import { useQuery } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-2';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { usePermissions } from '#features/permissions/queries.ts';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { styleguidesQuery, useDomainName } from './queries.ts';
import { WorkspaceDelete } from './workspace-delete.tsx';
import { WorkspaceDialog } from './workspace-dialog.tsx';
import { WorkspaceMark } from './workspace-mark.tsx';

/** Settings of the active workspace; `children` are those of its properties. */
export function WorkspaceSettings({ children }: { children: ReactNode }) {
  const { workspace, loadingWorkspaces } = useSelection();
  const [creating, setCreating] = useState(false);
  const { error, isLoading, reload } = loadingWorkspaces;
  if (workspace) {
    return (
      <>
        <PageHead title="Workspace">{workspace.name}, where pages are written together under one domain.</PageHead>
        <div className="flex flex-col gap-3">
          <WorkspaceRecord key={workspace.id} />
          {children}
          <WorkspaceDelete workspace={workspace} />
        </div>
      </>
    );
  }
  return (
    <>
      <PageHead title="Workspace">{isLoading ? 'Loading workspaces...' : 'No workspaces available'}</PageHead>
      <Card>
        {error ? (
          <ErrorState message={messageOf(error)} requestId={requestIdOf(error)} onRetry={reload} />
        ) : isLoading ? (
          <SkeletonRows rows={3} label="Loading workspaces..." />
        ) : (
          <EmptyState
            Icon={Building2}
            title="No workspace yet"
            action={
              <Button variant="primary" onClick={() => setCreating(true)}>
                Create workspace
              </Button>
            }
          >
            A workspace holds one domain, one style guide and up to five properties.
          </EmptyState>
        )}
      </Card>
      {creating && <WorkspaceDialog onClose={() => setCreating(false)} />}
    </>
  );
}

/** What the workspace is made of, and the way to change what can be changed. */
function WorkspaceRecord() {
  const { workspace, workspaces } = useSelection();
  const domainName = useDomainName();
  const { held, may } = usePermissions(workspace ? { workspaceId: workspace.id } : null);
  const styleguides = useQuery({
    ...styleguidesQuery(workspace?.organisationId ?? ''),
    enabled: workspace !== null && may('styleguide:read'),
  });
  const [editing, setEditing] = useState(false);
  if (!workspace) return null;
  const styleguide = styleguides.data?.find(({ id }) => id === workspace.styleguideId);
  const refusal = held && !may('workspace:update') ? 'Changing this workspace is not part of your role' : undefined;
  return (
    <Card>
      <div className="flex items-center gap-3 p-4">
        <WorkspaceMark name={workspace.name} place={workspaces.indexOf(workspace)} className="size-11 text-lg" />
        <div className="min-w-0 grow">
          <h2 className="truncate text-base font-semibold">{workspace.name}</h2>
          <p className="truncate text-sm text-muted-foreground">{domainName(workspace.domainId)}</p>
        </div>
        <Button disabledReason={refusal} onClick={() => setEditing(true)}>
          Edit workspace
        </Button>
      </div>
      <dl className="grid grid-cols-3 border-t max-md:grid-cols-1 [&>div]:p-4 md:[&>div+div]:border-l max-md:[&>div+div]:border-t [&_dd]:mt-0.5 [&_dd]:text-sm [&_dt]:text-xs [&_dt]:text-muted-foreground">
        <div>
          <dt>Property slots</dt>
          <dd className="num font-medium">
            {workspace.propertyCount} of {workspace.propertySlots} in use
          </dd>
        </div>
        <div className="min-w-0">
          <dt className="flex items-center gap-1.5">
            Domain <Lock aria-hidden className="size-3 stroke-[1.75]" />
          </dt>
          <dd className="truncate">
            <Link to="/settings/workspace/domains" className="font-medium text-primary hover:underline">
              {domainName(workspace.domainId)}
            </Link>
          </dd>
          <dd className="text-xs text-muted-foreground">Chosen when the workspace was created</dd>
        </div>
        <div className="min-w-0">
          <dt className="flex items-center gap-1.5">
            Style guide <Lock aria-hidden className="size-3 stroke-[1.75]" />
          </dt>
          <dd className="truncate">
            <Link to="/styleguide" className="font-medium text-primary hover:underline">
              {styleguide?.name ?? 'Open style guide'}
            </Link>
          </dd>
          <dd className="text-xs text-muted-foreground">Chosen when the workspace was created</dd>
        </div>
      </dl>
      {editing && <WorkspaceDialog workspace={workspace} onClose={() => setEditing(false)} />}
    </Card>
  );
}
