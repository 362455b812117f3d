import type { Language } from '@foyer/contract/languages';
import { languages as known } from '@foyer/contract/languages';
import type { PostRow } from '@foyer/contract/posts';
import type { Workspace } from '@foyer/contract/workspaces';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Newspaper from 'lucide-react/icons/newspaper';
import Trash from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { usePermissions } from '#features/permissions/queries.ts';
import { workspaceLanguagesQuery } from '#features/property-languages/queries.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Pager } from '#ui/pager.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useIsMobile } from '#ui/use-mobile.ts';
import { useColumns } from '../hooks/use-columns.ts';
import type { PostFilters } from '../hooks/use-post-filter.ts';
import { type Posts, postPageSize, useExportPosts } from '../queries.ts';
import type { Asking } from './act-dialog.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { PostCards } from './post-cards.tsx';
import { PostsTable } from './posts-table.tsx';
import { PostsToolbar } from './posts-toolbar.tsx';

const ActDialog = lazy(() => import('./act-dialog.tsx').then((module) => ({ default: module.ActDialog })));
const DuplicateDialog = lazy(() =>
  import('./duplicate-dialog.tsx').then((module) => ({ default: module.DuplicateDialog })),
);
const TrashList = lazy(() => import('./trash-list.tsx').then((module) => ({ default: module.TrashList })));
const HistoryDialog = lazy(() => import('./history-dialog.tsx').then((module) => ({ default: module.HistoryDialog })));

/** What somebody wants to do with a row or several. */
export type Wish = Asking | { act: 'duplicate' | 'history'; row: PostRow };

type PostsTabProps = { workspace: Workspace; posts: Posts; filters: PostFilters };

/** The table of posts, or what was thrown away; cards on a phone. */
export function PostsTab({ workspace, posts, filters }: PostsTabProps) {
  const { filter, change } = filters;
  const mobile = useIsMobile();
  const columns = useColumns();
  const csv = useExportPosts(workspace.id, filter);
  const languages = useSiteLanguages(workspace.id, posts.data?.data ?? []);
  const { may } = usePermissions({ workspaceId: workspace.id });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [wish, setWish] = useState<Wish | null>(null);
  const rows = posts.data?.data ?? [];
  const picked = rows.filter(({ id }) => chosen.has(id));
  const rights = { publish: may('content:publish'), delete: may('content:delete'), write: may('content:write') };
  const lists = { rows, languages, rights, chosen, onChoose: setChosen, onWish: setWish };
  return (
    <div className="flex flex-col gap-3">
      <PostsToolbar workspace={workspace} filters={filters} columns={columns} />
      <Card
        aria-label={filter.deleted ? 'Trash' : 'Posts'}
        className="@container overflow-clip max-md:border-0 max-md:bg-transparent max-md:shadow-none"
      >
        {posts.error ? (
          <LoadFailed error={posts.error} onRetry={() => void posts.refetch()} />
        ) : !posts.data ? (
          <SkeletonRows rows={10} label="Loading posts" />
        ) : rows.length === 0 ? (
          <Nothing filters={filters} />
        ) : filter.deleted ? (
          <Suspense fallback={<SkeletonRows rows={rows.length} label="Loading the trash" />}>
            <TrashList rows={rows} mayBringBack={rights.delete} />
          </Suspense>
        ) : mobile ? (
          <PostCards {...lists} busy={posts.isPlaceholderData} />
        ) : (
          <PostsTable
            {...lists}
            busy={posts.isPlaceholderData}
            columns={columns.columns}
            sort={filter.sort}
            onSort={(sort) => change({ sort: sort === '-updatedAt' ? '' : sort })}
          />
        )}
      </Card>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          variant="ghost"
          aria-pressed={filter.deleted}
          className="aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-foreground"
          onClick={() => {
            setChosen(new Set());
            change({ deleted: filter.deleted ? '' : 'true' });
          }}
        >
          <Trash aria-hidden />
          Trash
        </Button>
        {posts.data && posts.data.total > 0 && (
          <Button size="sm" variant="ghost" busy={csv.isPending} onClick={() => csv.mutate()}>
            {!csv.isPending && <Download aria-hidden />}
            {csv.isPending ? 'Downloading...' : 'Download CSV'}
          </Button>
        )}
        {posts.data && posts.data.total > 0 && (
          <span className="min-w-0 grow">
            <Pager
              skip={filter.skip}
              take={postPageSize}
              total={posts.data.total}
              onSkip={(skip) => {
                setChosen(new Set());
                change({ skip: skip > 0 ? String(skip) : '' });
              }}
            />
          </span>
        )}
      </div>
      {picked.length > 0 && !filter.deleted && (
        <BulkBar rows={picked} rights={rights} onWish={setWish} onClear={() => setChosen(new Set())} />
      )}
      <Suspense fallback={null}>
        {wish?.act === 'duplicate' ? (
          <DuplicateDialog row={wish.row} languages={languages} onClose={() => setWish(null)} />
        ) : wish?.act === 'history' ? (
          <HistoryDialog row={wish.row} mayWrite={rights.write} onClose={() => setWish(null)} />
        ) : (
          wish && (
            <ActDialog
              workspaceId={workspace.id}
              asking={wish as Asking}
              onDone={() => setChosen(new Set())}
              onClose={() => setWish(null)}
            />
          )
        )}
      </Suspense>
    </div>
  );
}

/** Languages the workspace's properties are told in, and those a row has besides; in their usual order. */
function useSiteLanguages(workspaceId: string, rows: readonly PostRow[]): Language[] {
  const { data } = useQuery(workspaceLanguagesQuery(workspaceId));
  const told = new Set<string>([
    ...(data ?? []).filter(({ isActive }) => isActive).map(({ languageId }) => languageId),
    ...rows.flatMap((row) => row.languages.map(({ language }) => language)),
  ]);
  return known.filter((language) => told.has(language));
}

function Nothing({ filters }: { filters: PostFilters }) {
  const { filter, narrowed, change, clear } = filters;
  if (filter.deleted)
    return (
      <EmptyState
        Icon={Trash}
        title="The trash is empty"
        action={<Button onClick={() => change({ deleted: '' })}>Back to posts</Button>}
      >
        What is deleted stays here for 30 days and can be brought back.
      </EmptyState>
    );
  return (
    <EmptyState
      Icon={Newspaper}
      title={narrowed ? 'No post matches' : 'Nothing here yet'}
      action={narrowed && <Button onClick={clear}>Clear filters</Button>}
    >
      {narrowed
        ? 'Look for other words, or widen the filters.'
        : 'Begin one with New post. It stays a draft until you publish it.'}
    </EmptyState>
  );
}
