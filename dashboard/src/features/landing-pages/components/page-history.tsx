import { type Block, pageSegments } from '@foyer/contract/blocks';
import type { LandingPage, LandingPagePost } from '@foyer/contract/landing-pages';
import { languageNames } from '@foyer/contract/languages';
import type { PostVersion } from '@foyer/contract/post-versions';
import { useState } from 'react';
import { messageOf } from '#lib/api/api-error.ts';
import { dayAndTime } from '#lib/dates/dates.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Pager } from '#ui/pager.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { blockNames } from '../editor/fields.ts';
import type { DraftFields } from '../hooks/use-draft.ts';
import { useRestoreVersion, useVersion, useVersions, versionsPerPage } from '../queries.ts';

type PageHistoryProps = {
  page: LandingPage;
  post: LandingPagePost;
  draft: DraftFields;
  /** Why nothing can be restored, if so. */
  refusal: string | undefined;
  /** Saves what waits, so that it stands in the history before it is replaced. */
  onBegin: () => Promise<boolean>;
  onRestored: (post: LandingPagePost) => void;
  onClose: () => void;
};

/** What one language of the page said before, by whom, beside what it says now; any of it can be the draft again. */
export function PageHistory(props: PageHistoryProps) {
  const { page, post, refusal, onBegin, onRestored, onClose } = props;
  const { language } = post;
  const [skip, setSkip] = useState(0);
  const [open, setOpen] = useState<number | null>(null);
  const { data, error, refetch } = useVersions(page.id, language, post.version, skip);
  const restore = useRestoreVersion(page.id, language);
  const bringBack = async (version: number) => {
    if (!(await onBegin())) return;
    restore.mutate(version, {
      onSuccess: (fresh) => {
        const own = fresh.posts.find((one) => one.language === language);
        if (own) onRestored(own);
        toast.success('Version restored. What guests see has not changed.');
        onClose();
      },
      onError: (problem) => toast.error(messageOf(problem)),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${languageNames[language]} so far`}
      description="Each state that was saved. What guests see does not change until you publish."
      className="w-[760px]"
      footer={
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={4} label="Loading the history" />
      ) : data.data.length === 0 ? (
        <p className="text-sm text-muted-foreground">Nothing was saved in {languageNames[language]} yet.</p>
      ) : (
        <ul aria-label="Saved states" className="divide-y divide-border border-y">
          {data.data.map(({ version, savedBy, savedAt, live, words }, at) => (
            <li key={version} className="py-2.5">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                <span className="min-w-0 grow text-sm">
                  <span className="flex items-center gap-2 font-medium">
                    {dayAndTime(savedAt)}
                    {live && <Badge tone="success">Live</Badge>}
                    {skip === 0 && at === 0 && <Badge tone="outline">Now</Badge>}
                  </span>
                  <span className="block text-xs text-muted-foreground">
                    {savedBy}, {words} {words === 1 ? 'word' : 'words'}
                  </span>
                </span>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-expanded={open === version}
                  aria-label={`${open === version ? 'Hide' : 'Compare'} ${dayAndTime(savedAt)}`}
                  onClick={() => setOpen(open === version ? null : version)}
                >
                  {open === version ? 'Hide' : 'Compare'}
                </Button>
                {(skip > 0 || at > 0) && (
                  <Button
                    size="sm"
                    aria-label={`Restore ${dayAndTime(savedAt)}`}
                    busy={restore.isPending && restore.variables === version}
                    disabledReason={refusal}
                    onClick={() => void bringBack(version)}
                  >
                    Restore
                  </Button>
                )}
              </div>
              {open === version && <Compared {...props} version={version} />}
            </li>
          ))}
        </ul>
      )}
      {data && data.total > versionsPerPage && (
        <div className="mt-3">
          <Pager skip={skip} take={versionsPerPage} total={data.total} onSkip={setSkip} />
        </div>
      )}
    </Dialog>
  );
}

function Compared({ page, post, draft, version }: PageHistoryProps & { version: number }) {
  const { data, error, refetch } = useVersion(page.id, post.language, version);
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={2} label="Loading the text" />;
  const parts = partsOf(draft, data).filter(({ now, before }) => now !== before);
  if (parts.length === 0) return <p className="mt-2 text-xs text-muted-foreground">The draft says the same.</p>;
  return parts.map(({ id, name, now, before }) => (
    <section key={id} aria-label={name} className="mt-2.5">
      <h3 className="text-xs font-semibold">{name}</h3>
      <div lang={post.language} className="mt-1 grid gap-2 sm:grid-cols-2">
        <Side title="Now" text={now} />
        <Side title="Then" text={before} />
      </div>
    </section>
  ));
}

const Side = ({ title, text }: { title: string; text: string }) => (
  <div className="min-w-0 rounded-sm bg-sunken px-3 py-2">
    <p className="font-sans text-xs text-muted-foreground">{title}</p>
    <p className="font-voice text-base whitespace-pre-line [overflow-wrap:anywhere]">
      {text || <i className="text-muted-foreground">Nothing</i>}
    </p>
  </div>
);

const wordsOf = (block: Block | undefined) =>
  block
    ? pageSegments([block])
        .map(({ text }) => text)
        .join('\n')
    : '';

/** Two states of a page part by part; a block that one of them does not have says nothing there. */
function partsOf(now: DraftFields, then: PostVersion) {
  const ids = new Set([...now.blocks, ...then.blocks].map(({ id }) => id));
  const find = ({ blocks }: Pick<DraftFields, 'blocks'>, id: string) => blocks.find((block) => block.id === id);
  return [
    { id: 'search-title', name: 'Title in search results', now: now.title, before: then.title },
    { id: 'search-description', name: 'Description in search results', now: now.description, before: then.description },
    ...[...ids].map((id) => {
      const [own, other] = [find(now, id), find(then, id)];
      return { id, name: blockNames[(own ?? other)?.kind ?? 'paragraph'], now: wordsOf(own), before: wordsOf(other) };
    }),
  ];
}
