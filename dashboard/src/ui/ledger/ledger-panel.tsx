import { type Language, languageNames } from '@foyer/contract/languages';
import X from 'lucide-react/icons/x';
import { type ComponentProps, memo, useEffect, useMemo, useRef } from 'react';
import { isOpen, type Ledger, type LedgerClaim, type LedgerIssue } from '#lib/ledger/ledger.ts';
import { useSteady } from '#lib/use-steady.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { type ClaimActions, ClaimEntry } from '#ui/ledger/claim-entry.tsx';
import { StylePanel } from '#ui/ledger/style-panel.tsx';

type LedgerPanelProps = {
  ledger: Ledger;
  language: Language;
  /** The tone the guide asks for, in its own words. */
  tone: string;
  active: number | null;
  /** Without, the length is counted and not judged. */
  lengthRange: { min: number; max: number } | undefined;
  originality?: ComponentProps<typeof StylePanel>['originality'];
  actions: ClaimActions;
  onOpen: (claim: LedgerClaim) => void;
  onFix: (issue: LedgerIssue) => void;
  onShow: (issue: LedgerIssue) => void;
  /** Where the panel stands over the text and can be put away. */
  onClose: (() => void) | undefined;
};

/**
 * Every claim beside its source: what blocks first, then what a person decides, then what is settled. It is drawn anew
 * when that changes, not with every key: whoever shows it makes its functions anew then, and the latest are called.
 */
export function LedgerPanel(props: LedgerPanelProps) {
  const { actions, onOpen, onFix, onShow, onClose, ...shown } = props;
  const { refusal, approveRefusal, factRefusal, askRefusal, ...acts } = actions;
  const steady = useSteady({ ...acts, onOpen, onFix, onShow, onClose: () => onClose?.() });
  const { correct, remove, addFact, question, approve } = steady;
  const steadyActions = useMemo(
    () => ({ refusal, approveRefusal, factRefusal, askRefusal, correct, remove, addFact, question, approve }),
    [refusal, approveRefusal, factRefusal, askRefusal, correct, remove, addFact, question, approve],
  );
  return (
    <Panel
      {...shown}
      actions={steadyActions}
      onOpen={steady.onOpen}
      onFix={steady.onFix}
      onShow={steady.onShow}
      onClose={onClose && steady.onClose}
    />
  );
}

const Panel = memo(function Panel(props: LedgerPanelProps) {
  const { ledger, language, tone, active, lengthRange, actions, onOpen, onFix, onShow, onClose } = props;
  const { claims, sourced, toDecide, open } = ledger;
  const panel = useFocusKept();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (active === null) return;
    list.current?.querySelector(`[data-entry="${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={panel} className="flex h-full min-h-0 flex-col">
      <header className="border-b px-4 pt-4 pb-3">
        <div className="flex items-center gap-3">
          <h2 className="rounded-xs text-base font-semibold" tabIndex={-1} data-claims-heading>
            Claims
          </h2>
          <span className="ml-auto text-xs text-muted-foreground">{claims.length} found</span>
          {onClose && (
            <Button variant="ghost" size="icon-sm" aria-label="Close claims" onClick={onClose}>
              <X aria-hidden />
            </Button>
          )}
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
          <span>
            <b className={cn('font-semibold', open > 0 && 'text-destructive')}>{open}</b> without a source
          </span>
        </p>
      </header>
      <ul
        ref={list}
        className="min-h-0 grow divide-y divide-border overflow-y-auto"
        aria-label={`Claims of the ${languageNames[language]} text`}
      >
        {claims.map((claim) => (
          <li
            key={`${claim.number} ${claim.text}`}
            data-entry={claim.number}
            data-open={isOpen(claim) || undefined}
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
      <StylePanel
        ledger={ledger}
        tone={tone}
        lengthRange={lengthRange}
        originality={props.originality}
        refusal={actions.refusal}
        onFix={onFix}
        onShow={onShow}
      />
    </div>
  );
});

const Bar = ({ count, className }: { count: number; className: string }) =>
  count > 0 && <i className={cn('rounded-[2px]', className)} style={{ flexGrow: count }} />;

/**
 * Mending a claim takes its buttons away. While the keyboard was in the panel, it then goes to the next claim that
 * blocks, or to the panel's heading when none is left.
 */
function useFocusKept() {
  const panel = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      // A dialog is asked from the panel and comes back to it.
      if (!element.closest('[role="dialog"]') || panel.current?.contains(element))
        held.current = panel.current?.contains(element) ?? false;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!held.current || document.activeElement !== document.body) return;
      const find = (what: string) => panel.current?.querySelector<HTMLElement>(what);
      (find('[data-open] button') ?? find('[data-claims-heading]'))?.focus();
    }, 30);
    return () => clearTimeout(timer);
  });
  return panel;
}
