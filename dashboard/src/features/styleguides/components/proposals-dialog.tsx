import { languageNames } from '@foyer/contract/languages';
import type { DecidedProposal, TrainingStatus } from '@foyer/contract/training';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { counted, proposalTitle } from '../guide-words.ts';
import { useDecide, useProposals } from '../queries.ts';

type ProposalsDialogProps = {
  styleguideId: string;
  status: TrainingStatus;
  /** Why nothing can be accepted, if so. */
  refusal: string | undefined;
  onClose: () => void;
};

/** What the last training proposes, each with the sentences that show it, until a person has decided. */
export function ProposalsDialog({ styleguideId, status, refusal, onClose }: ProposalsDialogProps) {
  const { data, error, refetch } = useProposals(styleguideId, status);
  const decide = useDecide(styleguideId);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="What the training proposes"
      description={`Found in ${counted(status.texts, 'text')}. Each one you accept is a version of the style guide.`}
      className="w-[720px]"
      footer={
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={4} label="Loading the proposals" />
      ) : data.data.length === 0 ? (
        <EmptyState Icon={GraduationCap} title="Nothing to propose">
          The texts sound as the style guide asks already.
        </EmptyState>
      ) : (
        <ul aria-label="Proposals" className="-my-2.5 divide-y">
          {data.data.map((proposal) => (
            <Row
              key={proposal.key}
              proposal={proposal}
              refusal={refusal}
              deciding={decide.isPending ? decide.variables : undefined}
              onDecide={(decision) => decide.mutate({ key: proposal.key, decision })}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type RowProps = {
  proposal: DecidedProposal;
  refusal: string | undefined;
  deciding: { key: string; decision: string } | undefined;
  onDecide: (decision: 'accepted' | 'dismissed') => void;
};

/** How sure it is, in figures: where it was seen, and whether texts it was not learned from say the same. */
function shownWords({ change, shown, tested }: DecidedProposal): string {
  const times = shown.of > shown.times ? `${shown.times} of ${shown.of} places` : counted(shown.times, 'place');
  const language = change.language ? ` in ${languageNames[change.language]}` : '';
  return `Seen in ${times}${language}${tested ? `. ${triedWords(tested)}` : ''}`;
}

/** 'Of 5 other texts, all agree': texts it was not learned from. */
const triedWords = ({ agree, of }: NonNullable<DecidedProposal['tested']>): string =>
  of === 1
    ? `The one text set aside to test it ${agree === 1 ? 'agrees' : 'does not agree'}`
    : `Of ${of} texts set aside to test it, ${agree === of ? 'all' : agree === 0 ? 'none' : agree} ${agree === 1 ? 'agrees' : 'agree'}`;

function Row({ proposal, refusal, deciding, onDecide }: RowProps) {
  const { key, change, evidence, decision, decidedBy } = proposal;
  const title = proposalTitle(change);
  const busy = (what: string) => deciding?.key === key && deciding.decision === what;
  return (
    <li aria-label={title} className="py-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 grow basis-60">
          <h3 className="text-base font-semibold">{title}</h3>
          <p className="text-xs text-muted-foreground">{shownWords(proposal)}</p>
        </div>
        {decision === 'open' ? (
          <div className="flex gap-2">
            <Button
              size="sm"
              variant="primary"
              aria-label={`Accept: ${title}`}
              busy={busy('accepted')}
              disabledReason={refusal}
              onClick={() => onDecide('accepted')}
            >
              Accept
            </Button>
            <Button
              size="sm"
              aria-label={`Put aside: ${title}`}
              busy={busy('dismissed')}
              disabledReason={refusal === 'Save your changes first' ? undefined : refusal}
              onClick={() => onDecide('dismissed')}
            >
              Put aside
            </Button>
          </div>
        ) : (
          <Badge tone={decision === 'accepted' ? 'success' : 'muted'}>
            {decision === 'accepted' ? 'Accepted' : 'Put aside'} by {decidedBy}
          </Badge>
        )}
      </div>
      <ul className="mt-1.5 flex flex-col gap-1">
        {evidence.map(({ title: from, sentence }) => (
          <li key={`${from} ${sentence}`}>
            <q lang={change.language ?? undefined} className="font-voice text-base leading-5.5">
              {sentence}
            </q>
            <span className="ml-1.5 text-xs text-muted-foreground">{from}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
