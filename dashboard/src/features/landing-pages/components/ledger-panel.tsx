import { type Language, languageNames } from '@foyer/contract/languages';
import { cn } from '#ui/class-names.ts';
import { isOpen, type Ledger, type LedgerClaim, type LedgerIssue } from '../ledger.ts';
import { type ClaimActions, ClaimEntry } from './claim-entry.tsx';
import { StylePanel } from './style-panel.tsx';

type LedgerPanelProps = {
  ledger: Ledger;
  language: Language;
  active: number | null;
  lengthRange: { min: number; max: number };
  actions: ClaimActions;
  onOpen: (claim: LedgerClaim) => void;
  onFix: (issue: LedgerIssue) => void;
  onShow: (issue: LedgerIssue) => void;
};

/** Every claim beside its source: what blocks first, then what a person decides, then what is settled. */
export function LedgerPanel({
  ledger,
  language,
  active,
  lengthRange,
  actions,
  onOpen,
  onFix,
  onShow,
}: LedgerPanelProps) {
  const { claims, sourced, toDecide, open } = ledger;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <header className="border-b px-4 pt-4 pb-3">
        <div className="flex items-baseline justify-between">
          <h2 className="text-base font-semibold">Claims</h2>
          <span className="text-xs text-muted-foreground">{claims.length} found</span>
        </div>
        <div aria-hidden className="mt-2.5 flex h-2 gap-0.5">
          {claims.length === 0 && <i className="grow rounded-[2px] bg-muted" />}
          <Bar count={sourced} className="bg-primary" />
          <Bar count={toDecide} className="border-[1.5px] border-brass-line" />
          <Bar count={open} className="bg-destructive" />
        </div>
        <p className="mt-2 flex flex-wrap gap-x-4 text-xs" role="status">
          <span>
            <b className="font-semibold">{sourced}</b> sourced
          </span>
          <span>
            <b className="font-semibold">{toDecide}</b> to decide
          </span>
          <span className={open ? 'text-destructive' : undefined}>
            <b className="font-semibold">{open}</b> without a source
          </span>
        </p>
      </header>
      <ul
        className="min-h-0 grow divide-y divide-border overflow-y-auto"
        aria-label={`Claims of the ${languageNames[language]} text`}
      >
        {claims.map((claim) => (
          <li
            key={claim.number}
            className={cn(
              isOpen(claim) && 'bg-destructive-soft/60',
              claim.number === active && !isOpen(claim) && 'bg-primary-soft/50',
            )}
          >
            <ClaimEntry claim={claim} active={claim.number === active} actions={actions} onOpen={() => onOpen(claim)} />
          </li>
        ))}
        {claims.length === 0 && (
          <li className="px-4 py-6 text-sm text-muted-foreground">Nothing here can be checked against a fact yet.</li>
        )}
      </ul>
      <StylePanel ledger={ledger} lengthRange={lengthRange} onFix={onFix} onShow={onShow} />
    </div>
  );
}

const Bar = ({ count, className }: { count: number; className: string }) =>
  count > 0 && <i className={cn('rounded-[2px]', className)} style={{ flexGrow: count }} />;
