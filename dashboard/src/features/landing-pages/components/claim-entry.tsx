import type { ClaimSource } from '@foyer/contract/claims';
import Calendar from 'lucide-react/icons/calendar';
import CircleAlert from 'lucide-react/icons/circle-alert';
import FileText from 'lucide-react/icons/file-text';
import MapPin from 'lucide-react/icons/map-pin';
import Ruler from 'lucide-react/icons/ruler';
import UserCheck from 'lucide-react/icons/user-check';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { isOpen, type LedgerClaim } from '../ledger.ts';
import { factLabel } from '../words.ts';

export type ClaimActions = {
  correct: (claim: LedgerClaim) => void;
  remove: (claim: LedgerClaim) => void;
  addFact: (claim: LedgerClaim) => void;
  approve: (claim: LedgerClaim) => void;
  mayApprove: boolean;
};

type ClaimEntryProps = { claim: LedgerClaim; active: boolean; actions: ClaimActions; onOpen: () => void };

const icons = { fact: FileText, record: MapPin, event: Calendar, computed: Ruler } as const;

const sourceWords = (source: ClaimSource) =>
  source.type === 'event'
    ? `Event, ${source.value}`
    : `${factLabel(source.name.replace(/^record\./, ''))}, ${source.value}`;

export function ClaimEntry({ claim, active, actions, onOpen }: ClaimEntryProps) {
  const open = isOpen(claim);
  const Icon = open ? CircleAlert : claim.approval ? UserCheck : icons[claim.source?.type ?? 'fact'];
  return (
    <div className="flex gap-3 px-4 py-2.5">
      <span
        className={cn(
          'grid size-[18px] shrink-0 place-items-center rounded-full text-2xs font-semibold',
          open && 'bg-destructive text-destructive-foreground',
          !open && claim.verdict === 'supported' && 'bg-primary-soft text-primary-soft-foreground',
          !open && claim.verdict !== 'supported' && 'bg-brass-soft text-brass-soft-foreground',
        )}
      >
        {claim.number}
      </span>
      <div className="min-w-0 grow">
        <button
          type="button"
          onClick={onOpen}
          aria-pressed={active}
          className="block w-full text-left text-sm font-medium"
        >
          “{claim.text}”
        </button>
        <p
          className={cn(
            'mt-0.5 flex items-center gap-1.5 text-xs',
            open ? 'text-destructive' : 'text-muted-foreground',
          )}
        >
          <Icon aria-hidden className="size-3.5 shrink-0 stroke-[1.75]" />
          <span className="min-w-0 truncate" title={claim.source ? sourceWords(claim.source) : undefined}>
            {explanation(claim)}
          </span>
        </p>
        {open && (
          <div className="mt-2 flex flex-wrap gap-1.5">
            {claim.expected && (
              <Button size="sm" variant="primary" onClick={() => actions.correct(claim)}>
                Correct to {claim.expected}
              </Button>
            )}
            <Button size="sm" variant={claim.expected ? 'outline' : 'primary'} onClick={() => actions.remove(claim)}>
              Remove sentence
            </Button>
            {claim.verdict === 'unsupported' && (
              <Button size="sm" onClick={() => actions.addFact(claim)}>
                Add fact
              </Button>
            )}
            {actions.mayApprove && (
              <Button size="sm" variant="ghost" onClick={() => actions.approve(claim)}>
                Approve
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function explanation(claim: LedgerClaim): string {
  if (claim.approval) return `${claim.approval.approvedBy} lets this stand: ${claim.approval.reason}`;
  if (claim.verdict === 'opinion') return 'Opinion, needs no proof';
  if (claim.verdict === 'contradicted' && claim.source) return `Against ${sourceWords(claim.source)}`;
  if (claim.verdict === 'supported' && claim.source) return sourceWords(claim.source);
  return 'No fact says this';
}
