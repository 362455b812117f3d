import type { ArticleRow } from '@foyer/contract/articles';
import { languageNames } from '@foyer/contract/languages';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePermissions } from '#features/permissions/queries.ts';
import { messageOf } from '#lib/api/api-error.ts';
import { apiAddress } from '#lib/api/call.ts';
import { dayAndTime, shortDay } from '#lib/dates/dates.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardList } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LanguageBadge } from '#ui/language-badge.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Pager } from '#ui/pager.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import type { useArticleFilter } from '../hooks/use-article-filter.ts';
import { pageSize, type useArticles, useRemoveArticle } from '../queries.ts';
import { shownUrl, stateOf } from '../words.ts';

type Filter = ReturnType<typeof useArticleFilter>;
type ArticleListProps = {
  workspaceId: string;
  articles: ReturnType<typeof useArticles>;
  filter: Filter['filter'];
  filtered: boolean;
  refusal: string | undefined;
  onChange: Filter['change'];
  onClear: () => void;
  onWrite: () => void;
};

export function ArticleList(props: ArticleListProps) {
  const { workspaceId, articles, filter, filtered, refusal, onChange, onClear, onWrite } = props;
  const { data, error, refetch, isPlaceholderData } = articles;
  const [removing, setRemoving] = useState<ArticleRow | null>(null);
  const remove = useRemoveArticle(workspaceId);
  return (
    <>
      <Card className="overflow-hidden">
        {error ? (
          <LoadFailed error={error} onRetry={() => refetch()} />
        ) : !data ? (
          <SkeletonRows rows={8} label="Loading articles" />
        ) : data.data.length === 0 ? (
          <EmptyState
            Icon={NotebookPen}
            title={filtered ? 'Nothing matches these filters' : 'No article yet'}
            action={
              filtered ? (
                <Button onClick={onClear}>Clear filters</Button>
              ) : (
                <>
                  <Button variant="primary" disabledReason={refusal} onClick={onWrite}>
                    Write article
                  </Button>
                  <Button asChild>
                    <Link to="?tab=ideas">See ideas</Link>
                  </Button>
                </>
              )
            }
          >
            {filtered
              ? 'Widen the search or choose another status.'
              : 'Tell what only your houses can tell: a walk, a recipe, a day in town.'}
          </EmptyState>
        ) : (
          <CardList aria-label="Articles" aria-busy={isPlaceholderData} className="aria-busy:opacity-60">
            {data.data.map((article) => (
              <Row key={article.id} article={article} onRemove={() => setRemoving(article)} />
            ))}
          </CardList>
        )}
      </Card>
      {data && data.total > 0 && (
        <div className="mt-3">
          <Pager
            skip={filter.skip}
            take={pageSize}
            total={data.total}
            onSkip={(skip) => onChange({ skip: skip > 0 ? String(skip) : '' })}
          />
        </div>
      )}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title={`Delete ${removing?.name ?? 'article'}?`}
        confirm="Delete article"
        busy={remove.isPending}
        onConfirm={() =>
          removing &&
          remove.mutate(removing.id, {
            onSuccess: () => {
              setRemoving(null);
              toast.success('Article deleted');
            },
            onError: (cause) => toast.error(messageOf(cause)),
          })
        }
      >
        It leaves the site in every language, and its addresses will say that it was taken away. For 30 days it can be
        brought back in Live Posts.
      </ConfirmDialog>
    </>
  );
}

function Row({ article, onRemove }: { article: ArticleRow; onRemove: () => void }) {
  const { id, name, author, coverId, posts, updatedAt } = article;
  const { held, may } = usePermissions(
    article.propertyId ? { propertyId: article.propertyId } : { workspaceId: article.workspaceId },
  );
  const live = posts.find((post) => post.status === 'published');
  const planned = posts.find((post) => post.publishAt);
  return (
    <li className="max-md:flex-wrap">
      {coverId ? (
        <img
          src={apiAddress(`/media/${coverId}/file?width=480`)}
          alt=""
          loading="lazy"
          className="h-9 w-12 shrink-0 rounded-[5px] object-cover"
        />
      ) : (
        <span aria-hidden className="grid h-9 w-12 shrink-0 place-items-center rounded-[5px] bg-muted">
          <NotebookPen className="size-4 stroke-[1.75] text-subtle-foreground" />
        </span>
      )}
      <div className="min-w-0 grow max-md:basis-[60%]">
        <Link to={`/blog/${id}`} className="block truncate font-medium hover:underline">
          {name}
        </Link>
        <p className="truncate text-xs text-muted-foreground">
          {[author.name, planned?.publishAt ? `goes live ${dayAndTime(planned.publishAt)}` : live && shownUrl(live.url)]
            .filter(Boolean)
            .join(', ') || 'No author yet'}
        </p>
      </div>
      <span className="flex gap-1 max-md:mr-auto">
        {posts.map((post) => (
          <LanguageBadge
            key={post.language}
            code={post.language}
            name={languageNames[post.language]}
            state={stateOf(post)}
          />
        ))}
      </span>
      <time dateTime={updatedAt} className="w-24 shrink-0 text-right text-xs text-muted-foreground max-md:w-auto">
        {shortDay(updatedAt)}
      </time>
      {live ? (
        <a
          href={live.url}
          target="_blank"
          rel="noreferrer"
          className="grid size-7 shrink-0 place-items-center rounded-sm text-primary hover:bg-muted"
          aria-label={`View ${name} live`}
        >
          <ArrowUpRight aria-hidden className="size-4" />
        </a>
      ) : (
        <span aria-hidden className="size-7 shrink-0 max-md:hidden" />
      )}
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Delete ${name}`}
        disabledReason={held && !may('content:delete') ? 'Your role does not allow deleting articles' : undefined}
        onClick={onRemove}
      >
        <Trash aria-hidden />
      </Button>
    </li>
  );
}
