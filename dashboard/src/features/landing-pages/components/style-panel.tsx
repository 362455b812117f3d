import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { Ledger, LedgerIssue } from '../ledger.ts';

type StylePanelProps = {
  ledger: Ledger;
  lengthRange: { min: number; max: number };
  onFix: (issue: LedgerIssue) => void;
  onShow: (issue: LedgerIssue) => void;
};

/** How the text keeps to the style guide: 100 less the cost of each issue below. */
export function StylePanel({ ledger, lengthRange, onFix, onShow }: StylePanelProps) {
  const { styleScore, issues, words } = ledger;
  const fits = words >= lengthRange.min && words <= lengthRange.max;
  return (
    <section aria-label="Style guide" className="max-h-[45%] shrink-0 overflow-y-auto border-t px-4 py-3">
      <header className="flex items-center justify-between">
        <h2 className="text-base font-semibold">Style guide</h2>
        <Badge tone={styleScore >= 85 ? 'success' : styleScore >= 60 ? 'warn' : 'danger'}>{styleScore} of 100</Badge>
      </header>
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        <li className="flex items-center gap-2.5">
          <State good={fits} />
          <span className="grow">Length</span>
          <span className="text-xs text-muted-foreground">
            {words} of {lengthRange.min} to {lengthRange.max} words
          </span>
        </li>
        {issues.length === 0 && (
          <li className="flex items-center gap-2.5">
            <State good />
            <span className="grow">Words and form of address</span>
            <span className="text-xs text-muted-foreground">as the guide asks</span>
          </li>
        )}
        {issues.map((issue) => (
          <li key={`${issue.blockId} ${issue.field} ${issue.start} ${issue.kind}`} className="flex items-start gap-2.5">
            <State good={false} />
            <div className="min-w-0 grow">
              <button type="button" onClick={() => onShow(issue)} className="text-left font-medium">
                “{issue.text}”
              </button>
              <p className="text-xs text-muted-foreground">
                {issue.message} (−{issue.cost})
              </p>
            </div>
            {issue.fix !== undefined && (
              <Button size="sm" onClick={() => onFix(issue)}>
                {issue.fix ? `Use “${issue.fix}”` : 'Take out'}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const State = ({ good }: { good: boolean }) =>
  good ? (
    <CircleCheck role="img" aria-label="In order" className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-success" />
  ) : (
    <TriangleAlert
      role="img"
      aria-label="To look at"
      className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-brass-line"
    />
  );
