import type { Readability, StyleIssue } from '@foyer/contract/claims';
import type { Check } from '@foyer/contract/landing-pages';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { Ledger, LedgerIssue } from '#lib/ledger/ledger.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

type StylePanelProps = {
  ledger: Ledger;
  tone: string;
  lengthRange: { min: number; max: number } | undefined;
  /** How much of the saved text is the house's own; for texts that are held to it. */
  originality: Pick<Check, 'passed' | 'message' | 'detail'> | undefined;
  /** Why the text cannot be changed, if so. */
  refusal: string | undefined;
  onFix: (issue: LedgerIssue) => void;
  onShow: (issue: LedgerIssue) => void;
};

/** Issues that are about how the text sounds, not about single words of the guide. */
const toneKinds: readonly StyleIssue['kind'][] = [
  'address',
  'superlative',
  'cliche',
  'green',
  'exclamation',
  'language',
];
const hardToRead: readonly Readability['level'][] = ['demanding', 'hard'];

/** How the text keeps to the style guide: 100 less the cost of each issue below. */
export function StylePanel({ ledger, tone, lengthRange, originality, refusal, onFix, onShow }: StylePanelProps) {
  const { styleScore, issues, words, readability } = ledger;
  const fits = !lengthRange || (words >= lengthRange.min && words <= lengthRange.max);
  const avoided = issues.filter((issue) => issue.kind === 'avoided-word');
  const aside = issues.filter((issue) => toneKinds.includes(issue.kind));
  const soft = tone.charAt(0).toLowerCase() + tone.slice(1);
  return (
    <section aria-label="Style guide" className="max-h-[45%] shrink-0 overflow-y-auto border-t px-4 py-3">
      <header className="flex items-center justify-between">
        <h2 className="text-base font-semibold">Style guide</h2>
        <Badge tone={styleScore >= 85 ? 'success' : styleScore >= 60 ? 'warn' : 'danger'}>{styleScore} of 100</Badge>
      </header>
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        <Line good={aside.length === 0} name={soft ? `Tone, ${soft}` : 'Tone'}>
          {aside.length === 0 ? 'matches' : `${aside.length} to look at`}
        </Line>
        <Line good={fits} name="Length">
          {lengthRange ? `${words} of ${lengthRange.min} to ${lengthRange.max}` : `${words} words`}
        </Line>
        <Line good={avoided.length === 0} name="Avoided words">
          {avoided[0] ? (
            <b className="font-medium text-foreground">
              {avoided.length}, “{avoided[0].text}”
            </b>
          ) : (
            'none'
          )}
        </Line>
        <Line good={!hardToRead.includes(readability.level)} name="Reading ease">
          {Math.round(readability.score)}, {readability.level}
        </Line>
        {originality && (
          <Line good={originality.passed} name="Own words">
            {originality.detail}
          </Line>
        )}
      </ul>
      {originality && !originality.passed && (
        <p className="mt-2 text-xs text-brass-soft-foreground">{originality.message}</p>
      )}
      {issues.length > 0 && (
        <ul aria-label="Words to look at" className="mt-3 flex flex-col divide-y divide-border border-t text-sm">
          {issues.map((issue) => (
            <li
              key={`${issue.blockId} ${issue.field} ${issue.start} ${issue.kind}`}
              className="flex items-start gap-2.5 py-2"
            >
              <div className="min-w-0 grow">
                <button
                  type="button"
                  onClick={() => onShow(issue)}
                  className="line-clamp-2 min-h-6 text-left font-medium [overflow-wrap:anywhere] hover:underline"
                >
                  “{issue.text}”
                </button>
                <p className="text-xs text-muted-foreground">
                  {issue.message}, {issue.cost} {issue.cost === 1 ? 'point' : 'points'}
                </p>
              </div>
              {issue.fix !== undefined && (
                <Button size="sm" disabledReason={refusal} onClick={() => onFix(issue)}>
                  {issue.fix ? `Use “${issue.fix}”` : 'Take out'}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Line = ({ good, name, children }: { good: boolean; name: string; children: ReactNode }) => (
  <li className="flex items-start gap-2.5">
    {good ? (
      <CircleCheck role="img" aria-label="In order" className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-success" />
    ) : (
      <TriangleAlert
        role="img"
        aria-label="To look at"
        className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-brass-line"
      />
    )}
    <span className="min-w-0 grow truncate">{name}</span>
    <span className="shrink-0 text-xs leading-5 text-muted-foreground">{children}</span>
  </li>
);
