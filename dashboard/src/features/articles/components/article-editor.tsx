import { type Article, type ArticlePost, excerptBlock } from '@foyer/contract/articles';
import { isStoryBlock } from '@foyer/contract/blocks';
import type { Media } from '@foyer/contract/media';
import type { Property } from '@foyer/contract/properties';
import type { TextContext } from '@foyer/editorial/context';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { usePermissions } from '#features/permissions/queries.ts';
import { leaveText } from '#lib/editor/leave-text.ts';
import { useDraft } from '#lib/forms/use-draft.ts';
import { useSettled } from '#lib/forms/use-settled.ts';
import { fixBy } from '#lib/ledger/fix-by.ts';
import { correctBy, type LedgerClaim, type LedgerIssue, searchBlock, sentenceAround } from '#lib/ledger/ledger.ts';
import { questionAbout } from '#lib/ledger/question.ts';
import { standing } from '#lib/ledger/standing.ts';
import { toast } from '#lib/toast.ts';
import { BlockEditor, type BlockEditorHandle } from '#ui/block-editor/block-editor.tsx';
import type { WriteCaption as WriteCaptionOf } from '#ui/block-editor/pictures.ts';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { AddFactDialog } from '#ui/ledger/add-fact-dialog.tsx';
import { ApproveDialog } from '#ui/ledger/approve-dialog.tsx';
import { LedgerPanel } from '#ui/ledger/ledger-panel.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TwoVersions } from '#ui/two-versions.tsx';
import { type ArticleFields, articleReader, readDraft } from '../hooks/article-ledger.ts';
import { versionParts } from '../hooks/version-parts.ts';
import { useAddFact, useApprove, useSaveArticle } from '../queries.ts';
import { mayNotWrite } from '../words.ts';
import { ArticleHeader } from './article-header.tsx';
import { ArticlePanel, type PanelName } from './article-panel.tsx';
import { SearchFields, TitleFields } from './text-fields.tsx';
import { WriteArticle } from './write-article.tsx';
import { WriteCaption } from './write-caption.tsx';

const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }));
const LookSheet = lazy(async () => ({ default: (await import('./look-sheet.tsx')).LookSheet }));

const fieldsOf = ({ title, description, excerpt, slug, blocks }: ArticlePost): ArticleFields => ({
  title,
  description,
  excerpt,
  slug,
  blocks: blocks.filter(isStoryBlock),
});

type ArticleEditorProps = {
  article: Article;
  post: ArticlePost;
  house: Property | null;
  near: Property | null;
  context: TextContext;
  pictures: readonly Media[];
  tabs: ReactNode;
};

/** One language of an article to write in, with its claims under the words and the ledger beside it. */
export function ArticleEditor({ article, post, house, near, context, pictures, tabs }: ArticleEditorProps) {
  const { language } = post;
  const editor = useRef<BlockEditorHandle>(null);
  const client = useQueryClient();
  const { mutateAsync: save } = useSaveArticle(article.id);
  const { draft, state, revision, guard, change, load, reload, keepMine, flush, savedVersion } = useDraft({
    stored: post,
    fieldsOf,
    save: (body) => save({ language, body }),
    onStale: () => void client.invalidateQueries({ queryKey: ['article', article.id] }),
  });
  const here = usePermissions(house ? { propertyId: house.id } : { workspaceId: article.workspaceId });
  const refusal = here.held && !here.may('content:write') ? mayNotWrite : undefined;
  const writeRefusal =
    refusal ?? (here.may('ai:generate') ? undefined : 'Your role does not allow having texts written');
  const caption = useCallback<WriteCaptionOf>(
    (imageId, replaces, onUse) => (
      <WriteCaption {...{ article, house, language, imageId, replaces, onUse }} refusal={writeRefusal} />
    ),
    [article, house, language, writeRefusal],
  );
  const approve = useApprove(article.id);
  const addFact = useAddFact(house?.id);
  const [active, setActive] = useState<number | null>(null);
  const [asking, setAsking] = useState<{ what: 'fact' | 'approve'; claim: LedgerClaim } | null>(null);
  const [open, setOpen] = useState<'publish' | 'look' | null>(null);
  const [panel, setPanel] = useState<PanelName>('claims');
  const [sheet, setSheet] = useState(false);
  // The keys come first: the check of what was typed follows when they rest for a moment.
  const checked = useDeferredValue(useSettled(draft));
  const read = useMemo(() => articleReader(context), [context]);
  const ledger = useMemo(() => read(readDraft(checked), post.approvals), [read, checked, post.approvals]);

  const fieldOf = (place: LedgerClaim | LedgerIssue) =>
    place.blockId === searchBlock ? place.field : place.blockId === excerptBlock ? 'excerpt' : null;
  const replace = (place: LedgerClaim | LedgerIssue, start: number, end: number, text: string) => {
    const field = fieldOf(place);
    if (field) change({ [field]: place.segment.slice(0, start) + text + place.segment.slice(end) });
    else editor.current?.replace(place, start, end, text);
  };
  // A second click may come before the check of the first: it means what stands there now.
  const mend = (claim: LedgerClaim, how: (now: LedgerClaim) => void) => {
    const now = standing(claim, read(readDraft(draft), post.approvals).claims, language);
    if (now) how(now);
  };
  const show = (place: LedgerClaim | LedgerIssue) => {
    setSheet(false);
    // The sheet gives the focus back as it closes; the place takes it after that.
    setTimeout(() => {
      const field = fieldOf(place);
      if (field) document.getElementsByName(`article-${field}`)[0]?.focus();
      else editor.current?.reveal(place, place.start, place.end);
    });
  };
  const actions = {
    refusal,
    approveRefusal: here.may('content:publish') ? undefined : 'Your role does not allow approving claims',
    factRefusal: !house
      ? 'This article has no house to state a fact of'
      : here.may('property:update')
        ? undefined
        : 'Your role does not allow adding facts',
    correct: (shown: LedgerClaim) => mend(shown, (claim) => correctBy(claim, replace)),
    remove: (shown: LedgerClaim) =>
      mend(shown, (claim) => {
        const { start, end } = sentenceAround(claim.segment, claim.start, language);
        const field = fieldOf(claim);
        replace(claim, start, end, '');
        toast('Sentence removed', {
          action: {
            label: 'Undo',
            onClick: () => (field ? change({ [field]: claim.segment }) : editor.current?.undo()),
          },
        });
      }),
    question: (claim: LedgerClaim) => (house ? questionAbout(claim, { property: house, page: article, language }) : ''),
    askRefusal: !house
      ? 'This article has no house to ask'
      : house.email
        ? undefined
        : `${house.name} has no e-mail address to ask`,
    addFact: (claim: LedgerClaim) => setAsking({ what: 'fact', claim }),
    approve: (claim: LedgerClaim) => setAsking({ what: 'approve', claim }),
  };
  const saved = (then: () => void) => void flush().then((done) => done && then());
  const side = (onClose?: () => void) => (
    <ArticlePanel
      name={panel}
      onName={setPanel}
      onClose={onClose}
      article={article}
      post={post}
      house={house}
      pictures={pictures}
      refusal={refusal}
      version={state.kind === 'saved' ? savedVersion() : post.version}
      draft={draft}
      beforeRestore={flush}
      onRestored={load}
      claims={
        <LedgerPanel
          onClose={undefined}
          ledger={ledger}
          language={language}
          tone={context.styleguide?.tone.primaryTone ?? ''}
          active={active}
          lengthRange={undefined}
          actions={actions}
          onOpen={(claim) => {
            setActive(claim.number);
            show(claim);
          }}
          onFix={(shown) => {
            const issue = standing(shown, read(readDraft(draft), post.approvals).issues, language);
            if (issue) fixBy(issue, language, replace);
          }}
          onShow={show}
        />
      }
    />
  );

  return (
    <div className="@container/check flex min-h-0 grow">
      <div className="flex min-h-0 min-w-0 grow flex-col">
        <ArticleHeader
          name={article.name}
          state={state}
          open={ledger.open}
          words={ledger.words}
          status={post}
          tabs={tabs}
          write={
            <WriteArticle
              article={article}
              post={post}
              house={house}
              draft={draft}
              near={near}
              refusal={writeRefusal}
              onWritten={(fields) => {
                change(fields);
                reload();
              }}
            />
          }
          onRetry={() => void flush()}
          onPanel={(name) => {
            setPanel(name);
            setSheet(true);
          }}
          onPreview={() => saved(() => setOpen('look'))}
          onPublish={() => saved(() => setOpen('publish'))}
        />
        <div className="min-h-0 grow overflow-y-auto bg-sunken">
          <div className="story-column mx-auto">
            {state.kind === 'stale' && (
              <div className="mb-4">
                {post.version === savedVersion() ? (
                  <p role="alert" className="text-sm">
                    {state.message}
                  </p>
                ) : (
                  <TwoVersions
                    message={state.message}
                    parts={versionParts(draft, fieldsOf(post))}
                    onKeepMine={() => keepMine(post)}
                    onTakeTheirs={() => load(post)}
                  />
                )}
              </div>
            )}
            <article
              className="rounded-[10px] border bg-card px-7 pb-4 shadow-xs max-md:px-4"
              aria-label={`${article.name}, text`}
            >
              <TitleFields draft={draft} language={language} readOnly={refusal !== undefined} onChange={change} />
              <BlockEditor
                ref={editor}
                blocks={draft.blocks}
                revision={`${post.postId} ${revision}`}
                label={`Text of ${article.name}`}
                refusal={refusal}
                marks={ledger.marks}
                activeClaim={active}
                pictures={pictures}
                caption={caption}
                language={language}
                onChange={(blocks) => change({ blocks })}
                onOpenClaim={(claim) => {
                  setActive(claim);
                  setPanel('claims');
                }}
                onLeave={leaveText}
              />
            </article>
            <SearchFields
              key={`${post.postId} ${revision}`}
              draft={draft}
              post={post}
              readOnly={refusal !== undefined}
              onChange={change}
            />
          </div>
        </div>
      </div>
      <aside
        aria-label="About the article"
        className="hidden min-h-0 w-[clamp(340px,32cqi,370px)] shrink-0 border-l @min-[900px]/check:block"
      >
        {side()}
      </aside>
      <Sheet
        open={sheet}
        onOpenChange={setSheet}
        side="right"
        title="About the article"
        className="w-[min(370px,94vw)]"
      >
        {side(() => setSheet(false))}
      </Sheet>
      {asking?.what === 'fact' && house && (
        <AddFactDialog
          {...{ property: house, language }}
          claim={asking.claim}
          onAdd={(fact) => addFact.mutateAsync(fact)}
          onClose={() => setAsking(null)}
        />
      )}
      {asking?.what === 'approve' && (
        <ApproveDialog
          claim={asking.claim}
          onApprove={(body) => approve.mutateAsync({ language, body })}
          onClose={() => setAsking(null)}
        />
      )}
      <Suspense fallback={null}>
        {open === 'publish' && <PublishDialog article={article} onClose={() => setOpen(null)} />}
        {open === 'look' && <LookSheet article={article} language={language} onClose={() => setOpen(null)} />}
      </Suspense>
      <LeaveDialog open={guard.asking} onStay={guard.stay} onLeave={guard.leave} />
    </div>
  );
}
