/** The claims of a draft with all that can be done about each: what the panel shows and what the text draws. */
import { type StoryBlock, textSegments } from '@foyer/contract/blocks';
import type { Property } from '@foyer/contract/properties';
import { isPropertyPostBlock, type PropertyPostDraft } from '@foyer/contract/property-post-fields';
import type { PropertyPost } from '@foyer/contract/property-posts';
import type { TextContext } from '@foyer/editorial/context';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useAddFact, useMay } from '#features/landing-pages/queries.ts';
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
import { toast } from '#lib/toast.ts';
import type { BlockEditorHandle } from '#ui/block-editor/block-editor.tsx';
import { AddFactDialog } from '#ui/ledger/add-fact-dialog.tsx';
import { ApproveDialog } from '#ui/ledger/approve-dialog.tsx';
import { LedgerPanel } from '#ui/ledger/ledger-panel.tsx';
import { useApprove } from '../queries.ts';

type LedgerOf = {
  property: Property;
  post: PropertyPost;
  draft: PropertyPostDraft;
  context: TextContext;
  /** Why the text cannot be changed, if so. */
  refusal: string | undefined;
  change: (fields: Partial<PropertyPostDraft>) => void;
  /** A place of the text is about to be shown. */
  onShow: () => void;
};

/** Fields of the draft that search results show, by what the ledger calls them. */
const searchFields: Record<string, 'title' | 'excerpt'> = { title: 'title', description: 'excerpt' };

const textAt = (blocks: PropertyPostDraft['blocks'], place: LedgerClaim | LedgerIssue): string | undefined =>
  blocks
    .filter((block) => block.id === place.blockId)
    .flatMap(textSegments)
    .find((segment) => segment.field === place.field)?.text;

export function useLedger({ property, post, draft, context, refusal, change, onShow }: LedgerOf) {
  const { language } = post;
  const editor = useRef<BlockEditorHandle>(null);
  const [active, setActive] = useState<number | null>(null);
  const [asking, setAsking] = useState<{ what: 'fact' | 'approve'; claim: LedgerClaim } | null>(null);
  const mayApprove = useMay('content:publish', property);
  const mayAddFact = useMay('property:update', property);
  const { mutateAsync: addFact } = useAddFact(property.id);
  const { mutateAsync: approve } = useApprove(property.id, post.id);
  const { title, excerpt, blocks } = draft;
  const text = useMemo(() => ({ title, description: excerpt, blocks }), [title, excerpt, blocks]);
  // The keys come first: the check of what was typed follows when they rest for a moment.
  const checked = useDeferredValue(useSettled(text));
  const read = useMemo(() => ledgerReader(context, 'standard'), [context]);
  const ledger = useMemo(() => read(checked, post.approvals), [read, checked, post.approvals]);

  const replace = (place: LedgerClaim | LedgerIssue, start: number, end: number, words: string): boolean => {
    const field = place.blockId === searchBlock ? searchFields[place.field] : undefined;
    // What was typed since then is not read yet: its claims stand elsewhere by now.
    if (place.segment !== (field ? draft[field] : textAt(blocks, place))) return false;
    if (field) change({ [field]: place.segment.slice(0, start) + words + place.segment.slice(end) });
    else editor.current?.replace(place, start, end, words);
    return true;
  };
  const show = (place: LedgerClaim | LedgerIssue) => {
    onShow();
    // The sheet gives the focus back as it closes; the place takes it after that.
    setTimeout(() => {
      const field = place.blockId === searchBlock ? searchFields[place.field] : undefined;
      if (field) document.getElementsByName(field)[0]?.focus();
      else editor.current?.reveal(place, place.start, place.end);
    });
  };
  const actions = {
    refusal,
    approveRefusal: mayApprove ? undefined : 'Your role does not allow approving claims',
    factRefusal: mayAddFact ? undefined : 'Your role does not allow adding facts',
    askRefusal: property.email ? undefined : `${property.name} has no e-mail address to ask`,
    correct: (claim: LedgerClaim) => correctBy(claim, replace),
    remove: (claim: LedgerClaim) => {
      const { start, end } = sentenceAround(claim.segment, claim.start, language);
      const field = claim.blockId === searchBlock ? searchFields[claim.field] : undefined;
      if (!replace(claim, start, end, '')) return;
      const undo = () => (field ? change({ [field]: claim.segment }) : editor.current?.undo());
      toast('Sentence removed', { action: { label: 'Undo', onClick: undo } });
    },
    question: (claim: LedgerClaim) => questionAbout(claim, { property, page: { name: property.name }, language }),
    addFact: (claim: LedgerClaim) => setAsking({ what: 'fact', claim }),
    approve: (claim: LedgerClaim) => setAsking({ what: 'approve', claim }),
  };
  const onClose = () => setAsking(null);

  return {
    editor,
    active,
    setActive,
    marks: ledger.marks,
    open: ledger.open,
    /** The editor's blocks, of which only a description's own are kept. */
    onBlocks: (written: StoryBlock[]) => change({ blocks: written.filter(isPropertyPostBlock) }),
    panel: (onClosePanel: (() => void) | undefined, lengthRange: { min: number; max: number }) => (
      <LedgerPanel
        onClose={onClosePanel}
        ledger={ledger}
        language={language}
        tone={context.styleguide?.tone.primaryTone ?? ''}
        active={active}
        lengthRange={lengthRange}
        actions={actions}
        onOpen={(claim) => {
          setActive(claim.number);
          show(claim);
        }}
        onFix={(issue) => fixBy(issue, language, replace)}
        onShow={show}
      />
    ),
    dialogs: asking && (
      <>
        {asking.what === 'fact' && (
          <AddFactDialog {...{ property, language }} claim={asking.claim} onAdd={addFact} onClose={onClose} />
        )}
        {asking.what === 'approve' && <ApproveDialog claim={asking.claim} onApprove={approve} onClose={onClose} />}
      </>
    ),
  };
}
