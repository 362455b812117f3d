import { againstWords, sourceWords } from '@foyer/contract/source-words';
import Calendar from 'lucide-react/icons/calendar';
import CircleAlert from 'lucide-react/icons/circle-alert';
import FileText from 'lucide-react/icons/file-text';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import Ruler from 'lucide-react/icons/ruler';
import UserCheck from 'lucide-react/icons/user-check';
import { dayOf, shortDay } from '#lib/dates/dates.ts';
import { isOpen, isSourced, type LedgerClaim } from '#lib/ledger/ledger.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';

export type ClaimActions = {
  /** Why the text cannot be changed, if so; and the same for approving and for facts. */
  refusal: string | undefined;
  approveRefusal: string | undefined;
  factRefusal: string | undefined;
  correct: (claim: LedgerClaim) => void;
  remove: (claim: LedgerClaim) => void;
  addFact: (claim: LedgerClaim) => void;
  /** Address of a mail that asks the house about a claim; why it cannot be asked, if so. */
  question: (claim: LedgerClaim) => string;
  askRefusal: string | undefined;
  approve: (claim: LedgerClaim) => void;
};

type ClaimEntryProps = { claim: LedgerClaim; active: boolean; actions: ClaimActions; onOpen: () => void };

const icons = { fact: FileText, record: MapPin, event: Calendar, computed: Ruler } as const;

export function ClaimEntry({ claim, active, actions, onOpen }: ClaimEntryProps) {
  const open = isOpen(claim);
  const { source } = claim;
  const Icon = open ? CircleAlert : claim.approval ? UserCheck : source ? icons[source.type] : MessageSquare;
  const checked = source?.verifiedOn;
  const since = open ? undefined : (claim.approval?.approvedAt ?? (checked ? `${checked}T12:00` : source?.updatedAt));
  const words = explanation(claim);
  return (
    <div className="flex gap-3 px-4 py-2.5">
      <span
        className={cn(
          'grid h-[18px] min-w-[18px] shrink-0 place-items-center rounded-full px-1 text-2xs font-semibold',
          open && 'bg-destructive text-destructive-foreground',
          !open && isSourced(claim) && 'bg-primary-soft text-primary-soft-foreground',
          !open && !isSourced(claim) && 'bg-brass-soft text-brass-soft-foreground',
        )}
      >
        <span className="sr-only">Claim </span>
        {claim.number}
      </span>
      <div className="min-w-0 grow">
        <div className="flex items-start gap-2">
          <button
            type="button"
            onClick={onOpen}
            aria-pressed={active}
            className="min-h-6 min-w-0 grow text-left text-sm font-medium [overflow-wrap:anywhere] hover:underline"
          >
            “{claim.text}”
          </button>
          <span
            className="shrink-0 pt-0.5 text-xs text-muted-foreground"
            title={since && !claim.approval ? `${checked ? 'Checked' : 'Stated'} on ${dayOf(since)}` : undefined}
          >
            {[claim.mentions > 1 && `${claim.mentions} times`, since && shortDay(since)].filter(Boolean).join(', ')}
          </span>
        </div>
        <p
          className={cn(
            'mt-0.5 flex items-start gap-1.5 text-xs',
            open ? 'text-destructive-soft-foreground' : 'text-muted-foreground',
          )}
        >
          <Icon aria-hidden className="mt-px size-3.5 shrink-0 stroke-[1.75]" />
          <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]" title={words}>
            {words}
          </span>
        </p>
        {open && (
          <div className="mt-2 flex flex-wrap gap-1.5">
            {claim.correction && (
              <Button
                size="sm"
                variant="primary"
                disabledReason={actions.refusal}
                className="h-auto min-h-7 max-w-full py-1 text-left whitespace-normal"
                onClick={() => actions.correct(claim)}
              >
                {claim.correction.text ? `Correct to ${claim.correction.text}` : `Take out “${claim.text}”`}
              </Button>
            )}
            <Button
              size="sm"
              variant={claim.correction ? 'outline' : 'primary'}
              disabledReason={actions.refusal}
              onClick={() => actions.remove(claim)}
            >
              Remove sentence
            </Button>
            {claim.verdict === 'unsupported' && (
              <>
                <Button size="sm" asChild disabledReason={actions.askRefusal}>
                  <a href={actions.question(claim)}>Ask property</a>
                </Button>
                <Button size="sm" disabledReason={actions.factRefusal} onClick={() => actions.addFact(claim)}>
                  Add fact
                </Button>
              </>
            )}
            <Button
              size="sm"
              variant="ghost"
              disabledReason={actions.approveRefusal}
              onClick={() => actions.approve(claim)}
            >
              Approve
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function explanation(claim: LedgerClaim): string {
  if (claim.approval) return `${claim.approval.approvedBy} lets this stand: ${claim.approval.reason}`;
  if (claim.verdict === 'opinion') return 'Opinion, needs no proof';
  if (claim.verdict === 'contradicted' && claim.source) return `Against ${againstWords(claim)}`;
  if (claim.verdict === 'supported' && claim.source) return sourceWords(claim.source);
  return 'No fact says this';
}
