import type { Block } from '@foyer/contract/blocks';
import { mostWays } from '@foyer/contract/content';
import type { LandingPage, LandingPagePost } from '@foyer/contract/landing-pages';
import type { TextContext } from '@foyer/editorial/context';
import { useMemo } from 'react';
import { writing } from '#features/content/queries.ts';
import { ledgerReader } from '#lib/ledger/ledger.ts';
import { blockNames } from '../editor/fields.ts';
import type { DraftFields } from '../hooks/use-draft.ts';
import { type Way, WaysDialog } from './ways-dialog.tsx';

type BlockWaysProps = {
  page: LandingPage;
  post: LandingPagePost;
  context: TextContext;
  /** As it is saved: what is written knows no later words. */
  draft: DraftFields;
  block: Block;
  onUse: (block: Block) => void;
  onClose: () => void;
};

/** Other ways to say what a block says, each judged within the page. */
export function BlockWays({ page, post, context, draft, block, onUse, onClose }: BlockWaysProps) {
  const { id, styleguideId, propertyId, eventId, factIds, brief } = page;
  const { language, approvals } = post;
  const read = useMemo(() => ledgerReader(context, brief.length), [context, brief.length]);
  const judge = ({ blocks: [way = block] }: Way) => {
    const blocks = draft.blocks.map((one) => (one.id === block.id ? way : one));
    // A page counts what it says twice where it says it first: the claims of the block are read from it alone.
    const { claims } = read({ title: '', description: '', blocks: [way] }, approvals);
    return { styleScore: read({ ...draft, blocks }, approvals).styleScore, claims };
  };
  return (
    <WaysDialog
      title={`Other ways to say it: ${blockNames[block.kind]}`}
      language={language}
      now={{ title: '', description: '', blocks: [block] }}
      judge={judge}
      onWrite={(signal) =>
        writing(
          {
            ...{ styleguideId, propertyId, language, eventId, brief },
            landingPageId: id,
            blocks: [block.id],
            ways: mostWays,
            ...(factIds.length > 0 ? { factIds } : {}),
          },
          signal,
        )
      }
      onUse={({ blocks: [way] }) => way && onUse(way)}
      onClose={onClose}
    />
  );
}
