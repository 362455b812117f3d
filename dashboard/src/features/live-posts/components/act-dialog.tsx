import { type Language, languageNames } from '@foyer/contract/languages';
import type { Outcome, PostRow } from '@foyer/contract/posts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { messageOf } from '#lib/api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { CheckChip } from '#ui/checkbox.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field, FieldError } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useAct } from '../queries.ts';
import { counted, stateWords } from '../words.ts';
import { type AskedAct, actNames, candidates, consequence, resultWords } from './act-dialog-words.ts';

/** What somebody wants to do; `only` names the languages it began with. */
export type Asking = { act: AskedAct; rows: readonly PostRow[]; only?: readonly Language[]; retry?: boolean };

type ActDialogProps = { workspaceId: string; asking: Asking; onDone: () => void; onClose: () => void };

/** Says what will happen, lets single languages out, does it, and tells what became of each. */
export function ActDialog({ workspaceId, asking, onDone, onClose }: ActDialogProps) {
  const { act, rows, only, retry } = asking;
  const run = useAct(workspaceId);
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState(tomorrowMorning);
  const [late, setLate] = useState<string | null>(null);
  const plan = rows.map((row) => ({
    row,
    languages: candidates(act, row).filter((language) => !only || only.includes(language)),
  }));
  const taken = plan.map(({ row, languages }) => ({
    row,
    languages: languages.filter((language) => !out.has(`${row.id} ${language}`)),
  }));
  const count = taken.reduce((sum, { languages }) => sum + languages.length, 0);
  const { verb, busy } = actNames[act];
  const title =
    rows.length === 1 ? `${verb} ${rows[0]?.title || 'this post'}?` : `${verb} ${counted(rows.length, 'post')}?`;
  const whole = act === 'delete';

  function go() {
    const publishAt = act === 'schedule' ? new Date(at) : null;
    if (publishAt && !(publishAt.getTime() > Date.now())) return setLate('Choose a time that is still to come');
    setLate(null);
    run.mutate(
      {
        act: act === 'schedule' ? 'publish' : act,
        publishAt: publishAt?.toISOString() ?? null,
        posts: taken
          .filter(({ languages }) => whole || languages.length > 0)
          .map(({ row, languages }) => (whole ? { id: row.id } : { id: row.id, languages })),
      },
      { onSuccess: onDone },
    );
  }

  if (run.data)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={whole ? deletedWords(run.data, rows) : resultWords(act, run.data)}
        footer={
          <DialogClose>
            <Button variant="primary">Close</Button>
          </DialogClose>
        }
      >
        <Results results={run.data} rows={rows} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={retry ? `Publish ${rows[0]?.title} once more?` : title}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            variant={whole ? 'destructive' : 'primary'}
            busy={run.isPending}
            disabledReason={count === 0 && !whole ? `There is nothing to ${verb.toLowerCase()}` : undefined}
            onClick={go}
          >
            {run.isPending
              ? busy
              : whole
                ? `Delete ${counted(rows.length, 'post')}`
                : `${verb} ${counted(count, 'language')}`}
          </Button>
        </>
      }
    >
      <p className="text-sm text-muted-foreground">{consequence(act, rows)}</p>
      {act === 'schedule' && (
        <Field
          label="Day and hour"
          error={late ?? undefined}
          hint="On the clock of this device."
          className="mt-4 max-w-64"
        >
          {(control) => (
            <Input {...control} type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
          )}
        </Field>
      )}
      <ul className="mt-4 divide-y divide-border border-y">
        {plan.map(({ row, languages }) => (
          <li key={row.id} className="py-2.5">
            <p className="text-sm font-medium">{row.title || 'Untitled'}</p>
            {whole ? (
              <p className="text-xs text-muted-foreground">
                {row.languages.map(({ language }) => languageNames[language]).join(', ')}
              </p>
            ) : languages.length === 0 ? (
              <p className="text-xs text-muted-foreground">Nothing to {verb.toLowerCase()} here.</p>
            ) : (
              <Choice row={row} languages={languages} out={out} onChange={setOut} />
            )}
          </li>
        ))}
      </ul>
      {run.error && (
        <div role="alert" className="mt-3">
          <FieldError>{messageOf(run.error)}</FieldError>
        </div>
      )}
    </Dialog>
  );
}

type ChoiceProps = {
  row: PostRow;
  languages: readonly Language[];
  out: ReadonlySet<string>;
  onChange: (out: ReadonlySet<string>) => void;
};

const Choice = ({ row, languages, out, onChange }: ChoiceProps) => (
  <div className="mt-1.5 flex flex-wrap gap-1.5">
    {languages.map((language) => {
      const key = `${row.id} ${language}`;
      const told = row.languages.find((one) => one.language === language);
      return (
        <CheckChip
          key={language}
          checked={!out.has(key)}
          aria-label={`${languageNames[language]} of ${row.title}`}
          onChange={(event) => {
            const next = new Set(out);
            if (event.target.checked) next.delete(key);
            else next.add(key);
            onChange(next);
          }}
        >
          {languageNames[language]}
          {told && <span className="text-xs text-muted-foreground">{stateWords(told)}</span>}
        </CheckChip>
      );
    })}
  </div>
);

const Results = ({ results, rows }: { results: readonly Outcome[]; rows: readonly PostRow[] }) => (
  <ul aria-label="What became of each" className="divide-y divide-border border-y">
    {results.map(({ id, language, done, message }) => (
      <li key={`${id} ${language}`} className="flex items-start gap-2.5 py-2.5 text-sm">
        {done ? (
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-success" />
        ) : (
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-destructive" />
        )}
        <span className="min-w-0">
          <span className="font-medium">{rows.find((row) => row.id === id)?.title || 'Untitled'}</span>
          {language && `, ${languageNames[language]}`}
          <span className={done ? 'block text-xs text-muted-foreground' : 'block text-xs text-destructive'}>
            {message ?? (done ? 'Done' : 'It was not done')}
          </span>
        </span>
      </li>
    ))}
  </ul>
);

function deletedWords(results: readonly Outcome[], rows: readonly PostRow[]): string {
  const left = new Set(results.filter((one) => !one.done).map(({ id }) => id));
  const done = rows.filter(({ id }) => !left.has(id)).length;
  return left.size === 0 ? `${counted(done, 'post')} deleted` : `${counted(done, 'post')} deleted, ${left.size} not`;
}

/** Tomorrow at seven on this device's clock, as its field wants it. */
function tomorrowMorning(): string {
  const date = new Date();
  date.setDate(date.getDate() + 1);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T07:00`;
}
