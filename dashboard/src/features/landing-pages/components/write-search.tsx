import { mostWays } from '@foyer/contract/content';
import type { LandingPage, LandingPagePost } from '@foyer/contract/landing-pages';
import type { TextContext } from '@foyer/editorial/context';
import PenLine from 'lucide-react/icons/pen-line';
import { useState } from 'react';
import { writing } from '#features/content/queries.ts';
import { ledgerOf, searchBlock } from '#lib/ledger/ledger.ts';
import { Button } from '#ui/button.tsx';
import type { DraftFields } from '../hooks/use-draft.ts';
import { type Way, WaysDialog } from './ways-dialog.tsx';

type WriteSearchProps = {
  page: LandingPage;
  post: LandingPagePost;
  context: TextContext;
  draft: DraftFields;
  refusal: string | undefined;
  /** Saves what waits first: what is written is to differ from what stands there. */
  onBegin: () => Promise<boolean>;
  onUse: (fields: Pick<DraftFields, 'title' | 'description'>) => void;
};

/** Has title and description for search results written, in several ways, from what the page rests on. */
export function WriteSearch({ page, post, context, draft, refusal, onBegin, onUse }: WriteSearchProps) {
  const [open, setOpen] = useState(false);
  const { id, styleguideId, propertyId, eventId, factIds, brief } = page;
  const { language, approvals } = post;
  const judge = ({ title, description }: Way) => {
    const { claims } = ledgerOf({ title, description, blocks: [] }, context, undefined, approvals);
    return { styleScore: null, claims: claims.filter(({ blockId }) => blockId === searchBlock) };
  };
  return (
    <>
      <Button size="sm" disabledReason={refusal} onClick={() => void onBegin().then((saved) => saved && setOpen(true))}>
        <PenLine aria-hidden /> Write title and description
      </Button>
      {open && (
        <WaysDialog
          title="Write title and description"
          language={language}
          now={{ title: draft.title, description: draft.description, blocks: [] }}
          judge={judge}
          onWrite={(signal) =>
            writing(
              {
                ...{ styleguideId, propertyId, language, eventId, brief },
                landingPageId: id,
                contentType: 'search',
                ways: mostWays,
                ...(factIds.length > 0 ? { factIds } : {}),
              },
              signal,
            )
          }
          onUse={({ title, description }) => onUse({ title, description })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
