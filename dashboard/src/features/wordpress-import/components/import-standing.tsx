import type { WordPressImport } from '@foyer/contract/wordpress-import';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { withPlace } from '#lib/selection/place.ts';
import { listWords } from '#lib/text/list-words.ts';
import { Button, buttonStyle } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { Progress } from '#ui/progress.tsx';
import { isOver, useCancelImport, useImportStep, useStartImport } from '../queries.ts';
import { counted, newWords, stepWords, sumOf } from '../words.ts';

type ImportStandingProps = { found: WordPressImport; refusal: string | undefined; onOpen: (id: string | null) => void };

/** Running, failed, looked at or brought in: each with its next step. */
export function ImportStanding({ found, refusal, onOpen }: ImportStandingProps) {
  const step = useImportStep(found);
  if (!isOver(found)) return <Running found={found} refusal={refusal} step={step} />;
  const anew = (
    <Button size="sm" onClick={() => onOpen(null)}>
      Look at the site anew
    </Button>
  );
  if (found.state === 'failed') {
    return (
      <Note found={found} title={found.dryRun ? 'The site could not be read' : 'The import broke off'} bad>
        <p>
          {found.error}. {found.reached > 0 && !found.dryRun && 'What came in by then stays; nothing comes twice.'}
        </p>
        <div className="flex flex-wrap gap-2">
          {!found.dryRun && <Start found={found} refusal={refusal} onOpen={onOpen} words="Import the rest" />}
          {anew}
        </div>
      </Note>
    );
  }
  return found.dryRun ? (
    <Looked found={found} refusal={refusal} onOpen={onOpen} anew={anew} />
  ) : (
    <Brought found={found} refusal={refusal} onOpen={onOpen} anew={anew} />
  );
}

function Running({ found, refusal, step }: Omit<ImportStandingProps, 'onOpen'> & { step: string }) {
  const cancel = useCancelImport(found.domainId, found.id);
  const { reached, total } = found;
  const progress = total ? reached / total : 0;
  return (
    <Card aria-label="Import" className="px-4 py-3.5">
      <p className="text-sm font-medium" role="status">
        {stepWords(step)}
      </p>
      <div className="mt-2.5 flex items-center gap-3">
        <Progress value={progress} label="Import" />
        <span className="num text-xs whitespace-nowrap text-muted-foreground">
          {total === null ? 'Counting' : `${reached} of ${total}`}
        </span>
        <Button size="sm" busy={cancel.isPending} disabledReason={refusal} onClick={() => cancel.mutate()}>
          {cancel.isPending ? 'Stopping...' : 'Stop'}
        </Button>
      </div>
      <p className="mt-2 text-xs text-muted-foreground">It goes on when you leave this page.</p>
    </Card>
  );
}

type EndedProps = ImportStandingProps & { anew: ReactNode };

/** After a dry run: what would come, and the way to bring it in. */
function Looked({ found, refusal, onOpen, anew }: EndedProps) {
  const fresh = newWords(found);
  const changed = sumOf(found, 'changed');
  const stopped = found.state === 'cancelled';
  const nothing = fresh.length === 0 && changed === 0;
  return (
    <Note found={found} title={stopped ? 'Stopped while it was looked at' : 'Looked at; nothing came in yet'}>
      {nothing ? (
        <p>Nothing new would come in. What is here already is as it was, or was changed here by somebody.</p>
      ) : (
        <p>
          {fresh.length > 0 && `${listWords(fresh)} would come in, articles as drafts. `}
          {changed > 0 && `${counted(changed, 'article', 'articles')} changed there would be brought up to date.`}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!nothing && <Start found={found} refusal={refusal} onOpen={onOpen} words="Import" />}
        {anew}
      </div>
    </Note>
  );
}

/** After an import: where to find what came. */
function Brought({ found, refusal, onOpen, anew }: EndedProps) {
  const fresh = newWords(found);
  const stopped = found.state === 'cancelled';
  const changed = sumOf(found, 'changed');
  const place = { workspaceId: found.workspaceId, propertyId: found.propertyId };
  return (
    <Note found={found} title={stopped ? 'Stopped; what came in by then stays' : 'The import is done'}>
      <p>
        {fresh.length > 0 ? `${listWords(fresh)} came in. ` : 'Nothing new came in. '}
        {changed > 0 && `${counted(changed, 'article', 'articles')} changed there are up to date. `}
        Articles are drafts: their claims are checked before they are published. One that is published stands in the
        WordPress beside the post it came from.
      </p>
      <div className="flex flex-wrap gap-2">
        <Link to={`/blog${withPlace('', place)}`} className={buttonStyle({ variant: 'primary', size: 'sm' })}>
          Open the drafts
        </Link>
        <Link to={`/media${withPlace('', place)}`} className={buttonStyle({ size: 'sm' })}>
          Open the pictures
        </Link>
        {stopped && <Start found={found} refusal={refusal} onOpen={onOpen} words="Import the rest" />}
        {anew}
      </div>
    </Note>
  );
}

function Start({ found, refusal, onOpen, words }: ImportStandingProps & { words: string }) {
  const start = useStartImport(found.domainId);
  const { propertyId, language } = found;
  return (
    <Button
      size="sm"
      variant="primary"
      busy={start.isPending}
      disabledReason={refusal}
      onClick={() =>
        start.mutate(
          { dryRun: false, propertyId, ...(language ? { language } : {}) },
          { onSuccess: ({ id }) => onOpen(id) },
        )
      }
    >
      {start.isPending ? 'Starting...' : words}
    </Button>
  );
}

type NoteProps = { found: WordPressImport; title: string; bad?: boolean; children: ReactNode };

const Note = ({ found: { address, notes }, title, bad, children }: NoteProps) => (
  <Card
    role={bad ? 'alert' : 'status'}
    aria-label="Import"
    className="flex flex-col items-start gap-2.5 px-4 py-3.5 text-sm"
  >
    <p className={cn('font-semibold', bad && 'text-destructive')}>{title}</p>
    <p className="text-xs text-muted-foreground [overflow-wrap:anywhere]">{address}</p>
    {notes.length > 0 && (
      <ul className="text-brass-soft-foreground">
        {notes.map((note) => (
          <li key={note}>{note}.</li>
        ))}
      </ul>
    )}
    {children}
  </Card>
);
