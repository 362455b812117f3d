import type { Workspace, WorkspaceImpact } from '@foyer/contract/workspaces';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermissions } from '#features/permissions/queries.ts';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { DeleteDialog } from '#ui/delete-dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useDeleteWorkspace, workspaceImpactQuery } from './workspace-removal.ts';

/** The end of a workspace: offered to those who may, with what would be lost and its name to type. */
export function WorkspaceDelete({ workspace }: { workspace: Workspace }) {
  const { may } = usePermissions({ workspaceId: workspace.id });
  const [asking, setAsking] = useState(false);
  if (!may('workspace:delete')) return null;
  return (
    <Card>
      <CardHead title="Delete this workspace" />
      <div className="flex flex-wrap items-center gap-3 p-4 pt-1">
        <p className="min-w-56 grow basis-72 text-sm text-muted-foreground">
          Its properties, pages and pictures go with it, and live pages leave the site at once.
        </p>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Delete workspace
        </Button>
      </div>
      {asking && <WorkspaceDeleteDialog workspace={workspace} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function WorkspaceDeleteDialog({ workspace, onClose }: { workspace: Workspace; onClose: () => void }) {
  const { data: impact, error, refetch } = useQuery(workspaceImpactQuery(workspace.id));
  const remove = useDeleteWorkspace();
  return (
    <DeleteDialog
      noun="workspace"
      name={workspace.name}
      description="This cannot be undone."
      busy={remove.isPending}
      onDelete={() => remove.mutate(workspace.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <section aria-label="What will be lost" className="rounded-md border">
        {error ? (
          <ErrorState message={messageOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
        ) : impact ? (
          <Losses impact={impact} />
        ) : (
          <SkeletonRows rows={3} label="Counting what will be lost" />
        )}
      </section>
    </DeleteDialog>
  );
}

const figures = new Intl.NumberFormat('en');

function Losses({ impact }: { impact: WorkspaceImpact }) {
  const { properties, events, pages, publishedPages, media, members, domain } = impact;
  const lines: [count: number, one: string, many: string][] = [
    [properties, 'property with its facts', 'properties with their facts'],
    [pages, 'page', 'pages'],
    [publishedPages, 'address guests can read now', 'addresses guests can read now'],
    [events, 'event', 'events'],
    [media, 'picture', 'pictures'],
    [members, 'person loses their role here', 'people lose their role here'],
  ];
  const lost = lines.filter(([count]) => count > 0);
  return (
    <>
      <ul className="divide-y divide-border text-sm">
        {lost.map(([count, one, many]) => (
          <li key={one} className="flex items-baseline gap-3 px-3.5 py-2">
            <b className="num w-12 text-right font-semibold">{figures.format(count)}</b>
            {count === 1 ? one : many}
          </li>
        ))}
        {lost.length === 0 && <li className="px-3.5 py-2 text-muted-foreground">There is nothing in it yet.</li>}
      </ul>
      <p className="border-t bg-sunken px-3.5 py-2 text-xs text-muted-foreground">
        {domain.freed
          ? `${domain.host} stays with the organization, free for another workspace.`
          : `${domain.host} stays: another workspace stands on it.`}
      </p>
    </>
  );
}
