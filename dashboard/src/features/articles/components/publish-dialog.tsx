import type { Article, ArticlePost } from '@foyer/contract/articles';
import type { Readiness } from '@foyer/contract/landing-pages';
import { type Language, languageNames } from '@foyer/contract/languages';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { liveOf, useDeliveries } from '#features/channels/queries.ts';
import { usePermissions } from '#features/permissions/queries.ts';
import { messageOf } from '#lib/api/api-error.ts';
import { dayAndTime } from '#lib/dates/dates.ts';
import { listWords } from '#lib/text/list-words.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { CheckBox } from '#ui/checkbox.tsx';
import { DeliveryCard } from '#ui/delivery/delivery-card.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PublishWhen } from '#ui/publish-when.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { usePublish, useReadiness, useUnpublish, useUnschedule } from '../queries.ts';

type State = Readiness['languages'][number];

/** Each language with what stands between it and its readers: some now, some later, some not. */
export function PublishDialog({ article, onClose }: { article: Article; onClose: () => void }) {
  const readiness = useReadiness(article.id);
  const publish = usePublish(article.id);
  const { held, may } = usePermissions(
    article.propertyId ? { propertyId: article.propertyId } : { workspaceId: article.workspaceId },
  );
  const thing = { kind: 'entry', id: article.id } as const;
  const deliveries = useDeliveries(thing, liveOf(article.posts), may('content:publish'));
  const [when, setWhen] = useState<ReadonlyMap<Language, string | null>>(new Map());
  const states = new Map(readiness.data?.languages.map((state) => [state.language, state]));
  const now = [...when].filter(([, at]) => at === null);
  const later = [...when].filter(([, at]) => at !== null);
  const set = (language: Language, at: string | null | undefined) => {
    const next = new Map(when);
    if (at === undefined) next.delete(language);
    else next.set(language, at);
    setWhen(next);
  };
  const label =
    [now.length > 0 && `Publish ${now.length} now`, later.length > 0 && `schedule ${later.length}`]
      .filter(Boolean)
      .join(', ') || 'Publish';
  const refusal =
    held && !may('content:publish')
      ? 'Your role does not allow publishing'
      : when.size === 0
        ? 'Choose at least one language'
        : undefined;

  function send() {
    const languages = [...when].map(([language, publishAt]) => ({ language, publishAt }));
    publish.mutate(
      { languages },
      {
        onSuccess: () => {
          const words = (list: typeof now) => listWords(list.map(([language]) => languageNames[language]));
          toast.success(
            [now.length > 0 && `Live in ${words(now)}`, later.length > 0 && `Scheduled in ${words(later)}`]
              .filter(Boolean)
              .join('. '),
          );
          onClose();
        },
        onError: (cause) => {
          toast.error(messageOf(cause));
          void readiness.refetch();
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Publish ${article.name}`}
      className="w-[640px]"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={publish.isPending} disabledReason={refusal} onClick={send}>
            {publish.isPending ? 'Publishing...' : label[0]?.toUpperCase() + label.slice(1)}
          </Button>
        </>
      }
    >
      {readiness.error ? (
        <LoadFailed error={readiness.error} onRetry={() => readiness.refetch()} />
      ) : !readiness.data ? (
        <SkeletonRows rows={article.posts.length} label="Reading the languages" />
      ) : (
        <div className="flex flex-col gap-4">
          <ul className="divide-y divide-border border-y">
            {article.posts.map((post) => (
              <Row
                key={post.language}
                article={article}
                post={post}
                state={states.get(post.language)}
                at={when.has(post.language) ? (when.get(post.language) ?? null) : undefined}
                onWhen={(at) => set(post.language, at)}
                onClose={onClose}
              />
            ))}
          </ul>
          <DeliveryCard {...deliveries} />
        </div>
      )}
    </Dialog>
  );
}

type RowProps = {
  article: Article;
  post: ArticlePost;
  state: State | undefined;
  /** Undefined while the language is not chosen. */
  at: string | null | undefined;
  onWhen: (at: string | null | undefined) => void;
  onClose: () => void;
};

function Row({ article, post, state, at, onWhen, onClose }: RowProps) {
  const unpublish = useUnpublish(article.id);
  const unschedule = useUnschedule(article.id);
  const [, setParams] = useSearchParams();
  const name = languageNames[post.language];
  const level = post.status === 'published' && post.publishedVersion === post.version;
  const ready = state?.ready === true && !level;
  const lines = state?.checks.filter((check) => !check.passed) ?? [];
  const planned = post.status === 'scheduled';
  const live = post.publishedVersion !== null;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label htmlFor={`publish-${post.language}`} className="flex min-h-6 items-center gap-2.5 text-sm font-medium">
          <CheckBox
            id={`publish-${post.language}`}
            checked={at !== undefined}
            disabled={!ready}
            onChange={(event) => onWhen(event.target.checked ? null : undefined)}
          />
          {name}
        </label>
        <StatusBadge status={post.status} />
        <span className="text-xs text-muted-foreground">
          {post.publishAt ? dayAndTime(post.publishAt) : level ? 'as it stands here' : `${state?.words ?? 0} words`}
        </span>
        <span className="ml-auto flex flex-wrap items-center gap-2">
          {at !== undefined && <PublishWhen at={at} name={name} onChange={onWhen} />}
          {planned && (
            <Button
              size="sm"
              busy={unschedule.isPending}
              onClick={() =>
                unschedule.mutate([post.language], {
                  onSuccess: () => toast.success(`${name} is off the plan`),
                  onError: (cause) => toast.error(messageOf(cause)),
                })
              }
            >
              Unschedule
            </Button>
          )}
          {live && (
            <Button
              size="sm"
              variant="danger"
              busy={unpublish.isPending}
              onClick={() =>
                unpublish.mutate([post.language], {
                  onSuccess: () => toast.success(`${name} is off the site`),
                  onError: (cause) => toast.error(messageOf(cause)),
                })
              }
            >
              Take off the site
            </Button>
          )}
        </span>
      </div>
      {lines.length > 0 && (
        <ul className="mt-1.5 ml-6 flex flex-col gap-1 text-xs">
          {lines.map((check) => (
            <li key={check.key} className="flex items-start gap-1.5">
              {check.blocking ? (
                <CircleAlert
                  role="img"
                  aria-label="Blocks publishing"
                  className="mt-px size-3.5 shrink-0 text-destructive"
                />
              ) : (
                <TriangleAlert
                  role="img"
                  aria-label="Worth a look"
                  className="mt-px size-3.5 shrink-0 text-brass-line"
                />
              )}
              <button
                type="button"
                className="text-left hover:underline"
                onClick={() => {
                  setParams({ language: post.language }, { replace: true });
                  onClose();
                }}
              >
                {check.message}
              </button>
            </li>
          ))}
        </ul>
      )}
      {state?.ready && lines.length === 0 && (
        <p className="mt-1.5 ml-6 flex items-center gap-1.5 text-xs text-muted-foreground">
          <CircleCheck aria-hidden className="size-3.5 text-success" />
          {state.supported} claims with a source, nothing open
        </p>
      )}
    </li>
  );
}
