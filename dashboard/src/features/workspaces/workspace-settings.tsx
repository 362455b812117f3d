import { type ReactNode, useState } from 'react';
import { messageOf } from '#lib/api/api-error.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useDomainName } from './queries.ts';
import { WorkspaceDialog } from './workspace-dialog.tsx';

/** Settings of the active workspace; `children` are those of its properties. */
export function WorkspaceSettings({ children }: { children: ReactNode }) {
  const { workspace, loadingWorkspaces } = useSelection();
  const domainName = useDomainName();
  const [dialog, setDialog] = useState<'edit' | 'create' | null>(null);
  const { error, isLoading, reload } = loadingWorkspaces;
  return (
    <Page>
      <PageHead
        title="Workspace"
        actions={
          workspace ? (
            <Button onClick={() => setDialog('edit')}>Edit workspace</Button>
          ) : (
            !isLoading && (
              <Button variant="primary" onClick={() => setDialog('create')}>
                Create workspace
              </Button>
            )
          )
        }
      >
        {workspace
          ? `${workspace.name}, ${domainName(workspace.domainId)}`
          : isLoading
            ? 'Loading workspaces...'
            : 'No workspaces available'}
      </PageHead>
      <div className="flex max-w-[880px] flex-col gap-3">
        {!workspace && (error || isLoading) && (
          <Card>
            <CardHead title="Properties" />
            {error ? (
              <ErrorState message={messageOf(error)} onRetry={reload} />
            ) : (
              <SkeletonRows rows={2} label="Loading workspaces..." />
            )}
          </Card>
        )}
        {workspace && children}
      </div>
      {dialog && (
        <WorkspaceDialog {...(dialog === 'edit' && workspace ? { workspace } : {})} onClose={() => setDialog(null)} />
      )}
    </Page>
  );
}
