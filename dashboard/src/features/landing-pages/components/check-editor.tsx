import type { Block } from '@foyer/contract/blocks';
import type { LandingPage, LandingPagePost } from '@foyer/contract/landing-pages';
import type { Media } from '@foyer/contract/media';
import type { Property } from '@foyer/contract/properties';
import type { TextContext } from '@foyer/editorial/context';
import Eye from 'lucide-react/icons/eye';
import ListChecks from 'lucide-react/icons/list-checks';
import Send from 'lucide-react/icons/send';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { PageEditor, type PageEditorHandle } from '../editor/page-editor.tsx';
import { useDraft } from '../hooks/use-draft.ts';
import { useWriting } from '../hooks/use-writing.ts';
import { type LedgerClaim, type LedgerIssue, ledgerOf, searchBlock, sentenceAround } from '../ledger.ts';
import { useMay } from '../queries.ts';
import { AddFactDialog } from './add-fact-dialog.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { BlockPicture } from './block-picture.tsx';
import { BlockTools } from './block-tools.tsx';
import { LedgerPanel } from './ledger-panel.tsx';
import { PageFields } from './page-fields.tsx';
import { SaveLine, StaleNotice } from './save-line.tsx';
import { Steps } from './steps.tsx';

const LookSheet = lazy(() => import('./look-sheet.tsx').then((module) => ({ default: module.LookSheet })));

type CheckEditorProps = {
  property: Property;
  page: LandingPage;
  post: LandingPagePost;
  context: Omit<TextContext, 'language'>;
  pictures: readonly Media[];
  range: { min: number; max: number };
  tabs: ReactNode;
};

/** The text of one language with its claims under the words and the ledger beside it. */
export function CheckEditor({ property, page, post, context, pictures, range, tabs }: CheckEditorProps) {
  const { language } = post;
  const navigate = useNavigate();
  const editor = useRef<PageEditorHandle>(null);
  const { draft, state, revision, change, changeBlocks, setBlocks, load, keepMine, flush } = useDraft(page.id, post);
  const { writings, write } = useWriting(page);
  const mayApprove = useMay('content:publish', property);
  const [active, setActive] = useState<number | null>(null);
  const [asking, setAsking] = useState<{ what: 'fact' | 'approve'; claim: LedgerClaim } | null>(null);
  const [looking, setLooking] = useState(false);
  const [panel, setPanel] = useState(false);
  // The keys come first: the check of what was typed follows when the frame is free.
  const checked = useDeferredValue(draft);
  const ledger = useMemo(
    () => ledgerOf(checked, { ...context, language }, page.brief.length, post.approvals),
    [checked, context, language, page.brief.length, post.approvals],
  );

  const writing = writings[language];
  const busy = writing?.state === 'writing' || writing?.state === 'waiting';
  const finished = writing?.state === 'done' || writing?.state === 'stopped' || writing?.state === 'failed';
  // What a writing saved is loaded once it is over, and only while nothing typed here waits to be saved.
  const versionBefore = useRef(post.jobId ? post.version : null);
  useEffect(() => {
    const before = versionBefore.current;
    if (before === null || !finished || post.jobId || state.kind !== 'saved' || post.version === before) return;
    versionBefore.current = null;
    load(post);
  }, [finished, post, state, load]);

  const show = (claim: LedgerClaim) => {
    setActive(claim.number);
    setPanel(false);
    if (claim.blockId === searchBlock) document.getElementById(searchBlock)?.scrollIntoView({ block: 'center' });
    else editor.current?.reveal(claim, claim.start, claim.end);
  };
  const replace = (claim: LedgerClaim, start: number, end: number, text: string) => {
    if (claim.blockId === searchBlock)
      change({ [claim.field]: claim.segment.slice(0, start) + text + claim.segment.slice(end) });
    else editor.current?.replace(claim, start, end, text);
  };
  const actions = {
    mayApprove,
    correct: (claim: LedgerClaim) => replace(claim, claim.start, claim.end, claim.expected ?? ''),
    remove: (claim: LedgerClaim) => {
      const { start, end } = sentenceAround(claim.segment, claim.start, language);
      replace(claim, start, end, '');
    },
    addFact: (claim: LedgerClaim) => setAsking({ what: 'fact', claim }),
    approve: (claim: LedgerClaim) => setAsking({ what: 'approve', claim }),
  };
  const replaceBlock = (next: Block) => setBlocks(draft.blocks.map((block) => (block.id === next.id ? next : block)));
  const writeAgain = async (block: Block) => {
    versionBefore.current = await flush();
    await write({
      styleguideId: page.styleguideId,
      propertyId: property.id,
      language,
      contentType: 'landing_page',
      eventId: page.eventId,
      landingPageId: page.id,
      blocks: [block.id],
      factIds: page.factIds,
      brief: page.brief,
    });
  };
  const current = (block: Block) => draft.blocks.find((one) => one.id === block.id) ?? block;
  const surroundings = {
    picture: (block: Block) => (
      <BlockPicture block={current(block)} pictures={pictures} language={language} onChange={replaceBlock} />
    ),
    tools: (block: Block) => (
      <BlockTools
        block={current(block)}
        busy={busy}
        onLock={(locked) => replaceBlock({ ...current(block), locked })}
        onWriteAgain={() => void writeAgain(block)}
        onRemove={() => setBlocks(draft.blocks.filter((one) => one.id !== block.id))}
      />
    ),
  };
  const ledgerPanel = (
    <LedgerPanel
      ledger={ledger}
      language={language}
      active={active}
      lengthRange={range}
      actions={actions}
      onOpen={show}
      onFix={(issue: LedgerIssue) => editor.current?.replace(issue, issue.start, issue.end, issue.fix ?? '')}
      onShow={(issue: LedgerIssue) => editor.current?.reveal(issue, issue.start, issue.end)}
    />
  );

  return (
    <div className="grid min-h-0 grow xl:grid-cols-[minmax(0,1fr)_370px]">
      <div className="flex min-h-0 min-w-0 flex-col">
        <header className="border-b px-7 pt-2.5 max-md:px-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
            <Steps current={3} pageId={page.id} />
            <div className="flex items-center gap-2">
              <SaveLine state={state} onRetry={() => void flush()} />
              <Button className="xl:hidden" onClick={() => setPanel(true)}>
                <ListChecks aria-hidden /> {ledger.open ? `${ledger.open} open` : 'Claims'}
              </Button>
              <Button onClick={() => void flush().then(() => setLooking(true))}>
                <Eye aria-hidden /> Preview
              </Button>
              <Button
                variant="primary"
                disabledReason={
                  ledger.open
                    ? `${ledger.open} ${ledger.open === 1 ? 'claim has' : 'claims have'} no source`
                    : undefined
                }
                onClick={() => void flush().then(() => navigate(`/generate/${page.id}/publish`))}
              >
                <Send aria-hidden /> Publish
              </Button>
            </div>
          </div>
          <div className="flex items-center justify-between gap-4">
            {tabs}
            <span className="text-xs whitespace-nowrap text-muted-foreground">{ledger.words} words</span>
          </div>
        </header>
        <div className="min-h-0 grow overflow-y-auto bg-sunken px-7 py-6 max-md:px-3">
          {state.kind === 'stale' && (
            <StaleNotice
              message={state.message}
              theirs={post}
              onTakeTheirs={() => load(post)}
              onKeepMine={() => keepMine(post)}
            />
          )}
          <article
            className="mx-auto max-w-[640px] rounded-[10px] border bg-card px-10 py-6 shadow-xs max-md:px-4"
            aria-busy={busy}
          >
            <PageEditor
              ref={editor}
              blocks={draft.blocks}
              revision={`${post.postId} ${revision}`}
              language={language}
              label={`Text of ${page.name}`}
              editable={!busy}
              marks={ledger.marks}
              activeClaim={active}
              surroundings={surroundings}
              onChange={changeBlocks}
              onOpenClaim={setActive}
            />
          </article>
          <PageFields draft={draft} published={post.status === 'published'} url={post.url} onChange={change} />
        </div>
      </div>
      <aside aria-label="Claims and style" className="hidden min-h-0 border-l xl:block">
        {ledgerPanel}
      </aside>
      <Sheet open={panel} onOpenChange={setPanel} side="right" title="Claims and style" className="w-[min(370px,94vw)]">
        {ledgerPanel}
      </Sheet>
      {asking?.what === 'fact' && (
        <AddFactDialog property={property} claim={asking.claim} onClose={() => setAsking(null)} />
      )}
      {asking?.what === 'approve' && (
        <ApproveDialog pageId={page.id} language={language} claim={asking.claim} onClose={() => setAsking(null)} />
      )}
      {looking && (
        <Suspense fallback={null}>
          <LookSheet
            pageId={page.id}
            language={language}
            title={draft.title}
            description={draft.description}
            url={post.url}
            onClose={() => setLooking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
