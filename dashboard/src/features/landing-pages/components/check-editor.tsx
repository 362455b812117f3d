import type { Block } from '@foyer/contract/blocks';
import type { LandingPage, LandingPagePost } from '@foyer/contract/landing-pages';
import type { Media } from '@foyer/contract/media';
import type { Property } from '@foyer/contract/properties';
import type { TextContext } from '@foyer/editorial/context';
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { leaveText } from '#lib/editor/leave-text.ts';
import { useSettled } from '#lib/forms/use-settled.ts';
import { fixBy } from '#lib/ledger/fix-by.ts';
import {
  correctBy,
  type LedgerClaim,
  type LedgerIssue,
  ledgerReader,
  searchBlock,
  sentenceAround,
} from '#lib/ledger/ledger.ts';
import { questionAbout } from '#lib/ledger/question.ts';
import { standing } from '#lib/ledger/standing.ts';
import { toast } from '#lib/toast.ts';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { AddFactDialog } from '#ui/ledger/add-fact-dialog.tsx';
import { ApproveDialog } from '#ui/ledger/approve-dialog.tsx';
import { LedgerPanel } from '#ui/ledger/ledger-panel.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { blockNames } from '../editor/fields.ts';
import { PageEditor, type PageEditorHandle } from '../editor/page-editor.tsx';
import { usePostDraft } from '../hooks/use-draft.ts';
import { useWriteAgain } from '../hooks/use-write-again.ts';
import { mayNotWrite, useAddFact, useApproveClaim, useMay, useReadiness } from '../queries.ts';
import { BlockPicture } from './block-picture.tsx';
import { BlockTools } from './block-tools.tsx';
import { BlockWays } from './block-ways.tsx';
import { CheckHeader } from './check-header.tsx';
import { PageFields } from './page-fields.tsx';
import { PageHistory } from './page-history.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { WriteCaption, withCaption } from './write-caption.tsx';
import { WriteSearch } from './write-search.tsx';
import { WritingBar } from './writing-bar.tsx';

const LookSheet = lazy(() => import('./look-sheet.tsx').then((module) => ({ default: module.LookSheet })));

type CheckEditorProps = {
  property: Property;
  page: LandingPage;
  post: LandingPagePost;
  context: TextContext;
  pictures: readonly Media[];
  range: { min: number; max: number };
  tabs: ReactNode;
};

/** The text of one language with its claims under the words and the ledger beside it. */
export function CheckEditor({ property, page, post, context, pictures, range, tabs }: CheckEditorProps) {
  const { language } = post;
  const navigate = useNavigate();
  const editor = useRef<PageEditorHandle>(null);
  const kept = usePostDraft(page.id, post);
  const { draft, state, revision, guard, change, changeBlocks, load, keepMine, flush, savedVersion } = kept;
  const { busy, writing, writeAgain, stop } = useWriteAgain(page, post, kept, editor);
  const mayWrite = useMay('content:write', property);
  const mayApprove = useMay('content:publish', property);
  const mayAddFact = useMay('property:update', property);
  const mayGenerate = useMay('ai:generate', property);
  const { mutateAsync: addFact } = useAddFact(property.id);
  const { mutateAsync: approve } = useApproveClaim(page.id);
  const { data: readiness } = useReadiness(page.id);
  const originality = readiness?.languages
    .find((one) => one.language === language)
    ?.checks.find(({ key }) => key === 'originality');
  const [active, setActive] = useState<number | null>(null);
  const [asking, setAsking] = useState<{ what: 'fact' | 'approve'; claim: LedgerClaim } | null>(null);
  const close = () => setAsking(null);
  const [looking, setLooking] = useState(false);
  const [history, setHistory] = useState(false);
  const [ways, setWays] = useState<string | null>(null);
  const [panel, setPanel] = useState(false);
  // The keys come first: the check of what was typed follows when they rest for a moment.
  const checked = useDeferredValue(useSettled(draft));
  const read = useMemo(() => ledgerReader(context, page.brief.length), [context, page.brief.length]);
  const ledger = useMemo(() => read(checked, post.approvals), [read, checked, post.approvals]);

  const replace = (place: LedgerClaim | LedgerIssue, start: number, end: number, text: string) => {
    if (place.blockId === searchBlock)
      change({ [place.field]: place.segment.slice(0, start) + text + place.segment.slice(end) });
    else editor.current?.replace(place, start, end, text);
  };
  // A second click may come before the check of the first: it means what stands there now.
  const mend = (claim: LedgerClaim, how: (now: LedgerClaim) => void) => {
    const now = standing(claim, read(draft, post.approvals).claims, language);
    if (now) how(now);
  };
  const show = (place: LedgerClaim | LedgerIssue) => {
    setPanel(false);
    // The sheet gives the focus back as it closes; the place takes it after that.
    setTimeout(() => {
      if (place.blockId === searchBlock) document.getElementsByName(`${searchBlock}-${place.field}`)[0]?.focus();
      else editor.current?.reveal(place, place.start, place.end);
    });
  };
  const undoable = (words: string, undo: () => void) => toast(words, { action: { label: 'Undo', onClick: undo } });
  const actions = {
    refusal: mayWrite ? (busy ? 'The text is being written' : undefined) : mayNotWrite,
    approveRefusal: mayApprove ? undefined : 'Your role does not allow approving claims',
    factRefusal: mayAddFact ? undefined : 'Your role does not allow adding facts',
    correct: (shown: LedgerClaim) => mend(shown, (claim) => correctBy(claim, replace)),
    remove: (shown: LedgerClaim) =>
      mend(shown, (claim) => {
        const { start, end } = sentenceAround(claim.segment, claim.start, language);
        replace(claim, start, end, '');
        undoable('Sentence removed', () =>
          claim.blockId === searchBlock ? change({ [claim.field]: claim.segment }) : editor.current?.undo(),
        );
      }),
    question: (claim: LedgerClaim) => questionAbout(claim, { property, page, language }),
    askRefusal: property.email ? undefined : `${property.name} has no e-mail address to ask`,
    addFact: (claim: LedgerClaim) => setAsking({ what: 'fact', claim }),
    approve: (claim: LedgerClaim) => setAsking({ what: 'approve', claim }),
  };

  const refusal = actions.refusal;
  const writeRefusal = refusal ?? (mayGenerate ? undefined : 'Your role does not allow having texts written');
  const showWays = async ({ id }: Block) => {
    if (await flush()) setWays(id);
  };
  // A person's words stay; what is written instead stands beside them.
  const isMine = ({ id }: Block) => draft.blocks.find((one) => one.id === id)?.origin === 'person';
  const write = useRef({ again: writeAgain, ways: showWays });
  write.current = { again: (block) => (isMine(block) ? showWays(block) : writeAgain(block)), ways: showWays };
  const surroundings = useMemo(
    () => ({
      picture: (block: Block) => (
        <BlockPicture
          block={block}
          pictures={pictures}
          language={language}
          refusal={refusal}
          caption={(imageId, index) => (
            <WriteCaption
              page={page}
              language={language}
              imageId={imageId}
              number={index + 1}
              refusal={writeRefusal}
              replaces={block.kind === 'gallery' && Boolean(block.items[index]?.title)}
              onUse={(line) => editor.current?.changeBlock(block.id, (now) => withCaption(now, index, line))}
            />
          )}
          onChange={(edit) => editor.current?.changeBlock(block.id, edit)}
        />
      ),
      tools: (block: Block) => (
        <BlockTools
          block={block}
          refusal={refusal}
          onLock={(locked) => editor.current?.changeBlock(block.id, (now) => ({ ...now, locked }))}
          onWriteAgain={() => void write.current.again(block)}
          onWays={() => void write.current.ways(block)}
          onRemove={() => {
            editor.current?.removeBlock(block.id);
            toast(`${blockNames[block.kind]} taken out`, {
              action: { label: 'Undo', onClick: () => editor.current?.undo() },
            });
          }}
        />
      ),
    }),
    [page, pictures, language, refusal, writeRefusal],
  );
  const ledgerPanel = (onClose?: () => void) => (
    <LedgerPanel
      onClose={onClose}
      ledger={ledger}
      language={language}
      tone={context.styleguide?.tone.primaryTone ?? ''}
      active={active}
      lengthRange={range}
      originality={originality}
      actions={actions}
      onOpen={(claim) => {
        setActive(claim.number);
        show(claim);
      }}
      onFix={(shown) => {
        const issue = standing(shown, read(draft, post.approvals).issues, language);
        if (issue) fixBy(issue, language, replace);
      }}
      onShow={show}
    />
  );
  const shown = draft.blocks.find(({ id }) => id === ways);
  const openClaims = `${ledger.open} ${ledger.open === 1 ? 'claim has' : 'claims have'} no source`;

  return (
    <div className="@container/check flex min-h-0 grow">
      <div className="flex min-h-0 min-w-0 grow flex-col">
        <CheckHeader
          pageId={page.id}
          name={page.name}
          state={state}
          open={ledger.open}
          words={ledger.words}
          refusal={ledger.open ? openClaims : undefined}
          tabs={tabs}
          onRetry={() => void flush()}
          onClaims={() => setPanel(true)}
          onHistory={() => setHistory(true)}
          onPreview={() => void flush().then((saved) => saved && setLooking(true))}
          onPublish={() => void flush().then((saved) => saved && navigate(`/generate/${page.id}/publish`))}
        />
        <WritingBar busy={busy} writing={writing} onStop={stop} />
        <div className="min-h-0 grow overflow-y-auto bg-sunken px-7 py-6 max-md:px-3">
          {state.kind === 'stale' && (
            <StaleNotice
              message={state.message}
              mine={draft}
              theirs={post.version === savedVersion() ? undefined : post}
              onTakeTheirs={() => load(post)}
              onKeepMine={() => keepMine(post)}
            />
          )}
          <article
            className="mx-auto max-w-[660px] rounded-[10px] border bg-card px-10 py-6 shadow-xs max-md:px-4"
            aria-label={`${page.name}, text`}
            aria-busy={busy}
          >
            <PageEditor
              ref={editor}
              blocks={draft.blocks}
              revision={`${post.postId} ${revision}`}
              language={language}
              label={`Text of ${page.name}`}
              editable={!busy && mayWrite}
              marks={ledger.marks}
              activeClaim={active}
              surroundings={surroundings}
              onChange={changeBlocks}
              onOpenClaim={setActive}
              onLeave={leaveText}
            />
          </article>
          <PageFields
            key={`${post.postId} ${revision}`}
            draft={draft}
            published={post.status === 'published'}
            readOnly={!mayWrite}
            url={post.url}
            siteName={page.siteName}
            write={
              <WriteSearch {...{ page, post, context, draft }} refusal={writeRefusal} onBegin={flush} onUse={change} />
            }
            onChange={change}
          />
        </div>
      </div>
      <aside
        aria-label="Claims and style"
        className="hidden min-h-0 w-[clamp(340px,32cqi,370px)] shrink-0 border-l @min-[900px]/check:block"
      >
        {ledgerPanel()}
      </aside>
      <Sheet open={panel} onOpenChange={setPanel} side="right" title="Claims and style" className="w-[min(370px,94vw)]">
        {ledgerPanel(() => setPanel(false))}
      </Sheet>
      {asking?.what === 'fact' && (
        <AddFactDialog {...{ property, language }} claim={asking.claim} onAdd={addFact} onClose={close} />
      )}
      {asking?.what === 'approve' && (
        <ApproveDialog claim={asking.claim} onApprove={(body) => approve({ language, body })} onClose={close} />
      )}
      {shown && (
        <BlockWays
          {...{ page, post, context, draft }}
          block={shown}
          onUse={(block) => {
            editor.current?.putBlock(block);
            undoable(`${blockNames[block.kind]} said another way`, () => editor.current?.undo());
          }}
          onClose={() => setWays(null)}
        />
      )}
      {history && (
        <PageHistory
          {...{ page, post, draft, refusal }}
          onBegin={flush}
          onRestored={load}
          onClose={() => setHistory(false)}
        />
      )}
      {looking && (
        <Suspense fallback={null}>
          <LookSheet page={page} language={language} onClose={() => setLooking(false)} />
        </Suspense>
      )}
      <LeaveDialog open={guard.asking} onStay={guard.stay} onLeave={guard.leave} />
    </div>
  );
}
