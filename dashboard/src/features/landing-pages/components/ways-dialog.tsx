import { type Block, type BlockKind, pageSegments } from '@foyer/contract/blocks';
import { type ComposedPage, type GenerationEvent, mostWays } from '@foyer/contract/content';
import type { Language } from '@foyer/contract/languages';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { isOpen, type LedgerClaim } from '#lib/ledger/ledger.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Progress } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useWays } from '../hooks/use-ways.ts';

export type Way = Pick<ComposedPage, 'title' | 'description' | 'blocks'>;
/** What the check says of a way: its claims, and the score the page would have with it; null where none is counted. */
type Judged = { claims: LedgerClaim[]; styleScore: number | null };

type WaysDialogProps = {
  title: string;
  language: Language;
  now: Way;
  judge: (way: Way) => Judged;
  onWrite: (signal: AbortSignal) => AsyncIterable<GenerationEvent>;
  onUse: (way: Way) => void;
  onClose: () => void;
};

/** Ways to say the same beside what stands there, each with its score and its claims; one of them can be taken. */
export function WaysDialog({ title, language, now, judge, onWrite, onUse, onClose }: WaysDialogProps) {
  const { ways, note, error, over, again } = useWays(onWrite);
  const awaited = over ? 0 : mostWays - ways.length;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description="Written from the facts, each in other words. Nothing is changed until you use one."
      className="w-[1120px]"
      footer={
        <>
          <DialogClose>
            <Button>{over ? 'Keep what is there' : 'Stop'}</Button>
          </DialogClose>
          {over && <Button onClick={again}>{error ? 'Try again' : 'Write others'}</Button>}
        </>
      }
    >
      {!over && (
        <div className="mb-4 flex flex-col gap-2">
          <p role="status" className="text-sm">
            Writing {Math.min(ways.length + 1, mostWays)} of {mostWays}...
          </p>
          <Progress value={(ways.length + 0.3) / mostWays} label="Writing" />
        </div>
      )}
      {note && <p className="mb-3 text-xs text-brass-soft-foreground">{note}</p>}
      {error && (
        <p role="alert" className="mb-3 text-sm text-destructive">
          {error}
        </p>
      )}
      {over && !error && ways.length < mostWays && (
        <p className="mb-3 text-xs text-muted-foreground">What is known can be said in no further way.</p>
      )}
      <ul
        aria-label="Ways to say it"
        className="grid items-stretch gap-3 md:grid-cols-2 xl:grid-flow-col xl:auto-cols-fr xl:grid-cols-none"
      >
        <WayCard name="Now" way={now} language={language} judged={judge(now)} />
        {ways.map((way, at) => (
          <WayCard key={JSON.stringify(way)} name={`Way ${at + 1}`} way={way} language={language} judged={judge(way)}>
            <Button
              size="sm"
              variant="primary"
              onClick={() => {
                onUse(way);
                onClose();
              }}
            >
              Use way {at + 1}
            </Button>
          </WayCard>
        ))}
        {Array.from({ length: awaited }, (_, at) => (
          <li key={at} aria-hidden>
            <Card className="flex h-full flex-col gap-2 px-4 py-3.5">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-28" />
            </Card>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type WayCardProps = { name: string; way: Way; language: Language; judged: Judged; children?: ReactNode };

function WayCard({ name, way, language, judged, children }: WayCardProps) {
  const { claims, styleScore } = judged;
  const open = claims.filter(isOpen).length;
  return (
    <li className="min-w-0" aria-label={name}>
      <Card className="flex h-full flex-col gap-3 px-4 py-3.5">
        <header className="flex items-center justify-between gap-2">
          <h3 className="text-sm font-semibold">{name}</h3>
          {styleScore !== null && (
            <Badge tone={styleScore >= 85 ? 'success' : styleScore >= 60 ? 'warn' : 'danger'}>
              {styleScore} of 100
            </Badge>
          )}
        </header>
        <div
          lang={language}
          className="flex grow flex-col gap-1.5 font-voice text-base leading-6 [overflow-wrap:anywhere]"
        >
          {way.title && <p className="text-md font-medium">{way.title}</p>}
          {way.description && <p>{way.description}</p>}
          {way.blocks.map((block) => (
            <Words key={block.id} block={block} />
          ))}
        </div>
        <section aria-label={`Claims of ${name.toLowerCase()}`} className="border-t pt-2.5 text-xs">
          <p className={open > 0 ? 'font-medium text-destructive' : 'text-muted-foreground'}>{summary(claims, open)}</p>
          <ul className="mt-1.5 flex flex-col gap-1">
            {claims.map((claim) => (
              <li key={`${claim.number} ${claim.text}`} className="flex items-start gap-1.5">
                {isOpen(claim) ? (
                  <CircleAlert role="img" aria-label="No source" className="mt-px size-3.5 shrink-0 text-destructive" />
                ) : (
                  <CircleCheck role="img" aria-label="Settled" className="mt-px size-3.5 shrink-0 text-success" />
                )}
                <span className="min-w-0 [overflow-wrap:anywhere]">{claim.text}</span>
              </li>
            ))}
          </ul>
        </section>
        {children && <div className="flex justify-end">{children}</div>}
      </Card>
    </li>
  );
}

const summary = (claims: readonly LedgerClaim[], open: number): string => {
  if (claims.length === 0) return 'No claim';
  const many = `${claims.length} ${claims.length === 1 ? 'claim' : 'claims'}`;
  return open > 0 ? `${many}, ${open} without a source` : `${many}, all settled`;
};

/** Fields that lead what follows them. */
const leading: ReadonlySet<string> = new Set(['title', 'heading']);
const quiet: ReadonlySet<BlockKind> = new Set(['details', 'booking']);

const Words = ({ block }: { block: Block }) =>
  pageSegments([block]).map(({ field, text }) => (
    <p
      key={field}
      className={
        leading.has(field) || field.endsWith('.question')
          ? 'font-medium'
          : quiet.has(block.kind)
            ? 'font-sans text-sm'
            : undefined
      }
    >
      {text}
    </p>
  ));
