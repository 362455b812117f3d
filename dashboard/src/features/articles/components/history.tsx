import { type Article, type ArticlePost, articlePostDetails } from '@foyer/contract/articles';
import { isStoryBlock } from '@foyer/contract/blocks';
import { languageNames } from '@foyer/contract/languages';
import type { postVersionRow } from '@foyer/contract/post-versions';
import HistoryIcon from 'lucide-react/icons/history';
import { useState } from 'react';
import type { z } from 'zod';
import { messageOf } from '#lib/api/api-error.ts';
import { dayAndTime } from '#lib/dates/dates.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import type { ArticleFields } from '../hooks/article-ledger.ts';
import { versionParts } from '../hooks/version-parts.ts';
import { useRestore, useVersion, useVersions } from '../queries.ts';
import { counted } from '../words.ts';

type VersionRow = z.infer<typeof postVersionRow>;

type HistoryProps = {
  article: Article;
  post: ArticlePost;
  refusal: string | undefined;
  version: number;
  draft: ArticleFields;
  beforeRestore: () => Promise<boolean>;
  onRestored: (post: ArticlePost) => void;
};

/** What this language said before, by whom, and the way back to it. */
export function History(props: HistoryProps) {
  const { article, post, version } = props;
  const { data, error, refetch } = useVersions(article.id, post.language, version);
  const [looked, setLooked] = useState<VersionRow | null>(null);
  if (error) return <LoadFailed error={error} onRetry={() => refetch()} />;
  if (!data) return <SkeletonRows rows={5} label="Loading the history" />;
  return (
    <div className="h-full overflow-y-auto">
      <h2 className="px-4 pt-4 pb-2 text-base font-semibold">{languageNames[post.language]} so far</h2>
      {data.data.length === 0 && (
        <EmptyState Icon={HistoryIcon} title="Nothing saved yet">
          Each state that is saved stands here.
        </EmptyState>
      )}
      <ul aria-label="Saved states" className="divide-y divide-border border-t">
        {data.data.map((row, index) => (
          <li key={row.version}>
            <button
              type="button"
              className="block w-full px-4 py-2.5 text-left text-sm hover:bg-muted"
              onClick={() => setLooked(row)}
            >
              <span className="flex items-center gap-2">
                <time dateTime={row.savedAt} className="font-medium">
                  {dayAndTime(row.savedAt)}
                </time>
                {index === 0 && <Badge tone="outline">Now</Badge>}
                {row.live && <Badge tone="success">Live</Badge>}
              </span>
              <span className="block truncate text-xs text-muted-foreground">
                {row.savedBy}, {counted(row.words, 'word')}
                {row.title && `, “${row.title}”`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {looked && <Look {...props} row={looked} onClose={() => setLooked(null)} />}
    </div>
  );
}

function Look({ row, onClose, ...props }: HistoryProps & { row: VersionRow; onClose: () => void }) {
  const { article, post, refusal, draft, beforeRestore, onRestored } = props;
  const { data, error, refetch } = useVersion(article.id, post.language, row.version);
  const restore = useRestore(article.id);
  const now = data && {
    title: data.title,
    excerpt: articlePostDetails.parse(data.details).excerpt,
    description: data.description,
    slug: data.slug,
    blocks: data.blocks.filter(isStoryBlock),
  };
  const parts = now ? versionParts(draft, now).filter(({ mine, theirs }) => mine !== theirs) : [];
  async function bringBack() {
    // What is typed and not saved is kept in the history before it is replaced.
    if (!(await beforeRestore())) return;
    restore.mutate(
      { language: post.language, version: row.version },
      {
        onSuccess: (fresh) => {
          const own = fresh.posts.find((one) => one.language === post.language);
          if (own) onRestored(own);
          toast.success('Version restored');
          onClose();
        },
        onError: (cause) => toast.error(messageOf(cause)),
      },
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`As it was on ${dayAndTime(row.savedAt)}`}
      description={`Saved by ${row.savedBy}. What guests see does not change until you publish.`}
      className="w-[720px]"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            busy={restore.isPending}
            disabledReason={
              refusal ?? (now && parts.length === 0 ? 'The draft says the same' : now ? undefined : 'Still loading')
            }
            onClick={() => void bringBack()}
          >
            {restore.isPending ? 'Restoring...' : 'Restore this version'}
          </Button>
        </>
      }
    >
      {error ? (
        <LoadFailed error={error} onRetry={() => refetch()} />
      ) : !now ? (
        <SkeletonRows rows={4} label="Loading the version" />
      ) : parts.length === 0 ? (
        <p className="text-sm">The draft says the same.</p>
      ) : (
        parts.map(({ name, mine, theirs }) => (
          <section key={name} className="mb-4">
            <h3 className="text-xs font-semibold">{name}</h3>
            <div className="mt-1 grid gap-2 sm:grid-cols-2">
              <Side title="Now" text={mine} />
              <Side title="Then" text={theirs} />
            </div>
          </section>
        ))
      )}
    </Dialog>
  );
}

const Side = ({ title, text }: { title: string; text: string }) => (
  <div className="min-w-0 rounded-sm bg-sunken px-3 py-2">
    <p className="text-xs text-muted-foreground">{title}</p>
    <p className="font-voice text-base break-words whitespace-pre-line">
      {text || <i className="text-muted-foreground">Nothing</i>}
    </p>
  </div>
);
