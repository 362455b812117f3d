import NotebookPen from 'lucide-react/icons/notebook-pen';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePermissions } from '#features/permissions/queries.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { linedTabRow, tabStyle } from '#ui/tab-style.ts';
import { ArticleFilters } from './components/article-filters.tsx';
import { ArticleList } from './components/article-list.tsx';
import { type Beginning, CreateDialog } from './components/create-dialog.tsx';
import { Ideas } from './components/ideas.tsx';
import { useArticleFilter } from './hooks/use-article-filter.ts';
import { useArticles } from './queries.ts';
import { counted, mayNotWrite } from './words.ts';

/** The articles of a workspace, and what could be written next. */
export function BlogScreen() {
  const { workspace, loadingWorkspaces } = useSelection();
  if (workspace) return <Blog key={workspace.id} workspaceId={workspace.id} domainId={workspace.domainId} />;
  return (
    <Page>
      {loadingWorkspaces.error ? (
        <LoadFailed error={loadingWorkspaces.error} onRetry={loadingWorkspaces.reload} />
      ) : loadingWorkspaces.isLoading ? (
        <SkeletonRows rows={6} label="Loading articles" />
      ) : (
        <EmptyState Icon={NotebookPen} title="No workspace yet">
          Create a workspace in the sidebar first; its articles stand here.
        </EmptyState>
      )}
    </Page>
  );
}

function Blog({ workspaceId, domainId }: { workspaceId: string; domainId: string }) {
  const { workspace, property } = useSelection();
  const { filter, filtered, ideas, change, clear } = useArticleFilter();
  const articles = useArticles(workspaceId, filter);
  const [beginning, setBeginning] = useState<Beginning | null>(null);
  const here = usePermissions(property ? { propertyId: property.id } : { workspaceId });
  const refusal = here.held && !here.may('content:write') ? mayNotWrite : undefined;
  const total = articles.data?.total;
  return (
    <Page>
      <PageHead
        title="Blog"
        actions={
          <Button variant="primary" disabledReason={refusal} onClick={() => setBeginning({ name: '' })}>
            <Plus aria-hidden /> Write article
          </Button>
        }
      >
        {total === undefined || filtered
          ? `Articles of ${workspace?.name ?? 'this workspace'}`
          : `${total === 0 ? 'No article' : counted(total, 'article')} of ${workspace?.name ?? 'this workspace'}`}
      </PageHead>
      <nav aria-label="Blog" className={cn(linedTabRow, 'mb-4')}>
        <Tab to="" current={!ideas}>
          Articles
        </Tab>
        <Tab to="ideas" current={ideas}>
          Ideas
        </Tab>
      </nav>
      {ideas ? (
        <Ideas property={property} refusal={refusal} onWrite={setBeginning} />
      ) : (
        <>
          <ArticleFilters domainId={domainId} filter={filter} onChange={change} />
          <ArticleList
            workspaceId={workspaceId}
            articles={articles}
            filter={filter}
            filtered={filtered}
            refusal={refusal}
            onChange={change}
            onClear={clear}
            onWrite={() => setBeginning({ name: '' })}
          />
        </>
      )}
      {beginning && <CreateDialog beginning={beginning} onClose={() => setBeginning(null)} />}
    </Page>
  );
}

const Tab = ({ to, current, children }: { to: string; current: boolean; children: string }) => (
  <Link to={{ search: to ? `?tab=${to}` : '' }} aria-current={current ? 'page' : undefined} className={tabStyle}>
    {children}
  </Link>
);
