import type { EventFeedInput } from '@foyer/contract/event-feeds';
import { feedHours } from '@foyer/contract/event-feeds';
import { type ImportInput, largestImport } from '@foyer/contract/imports';
import { type Language, languageNames, languages } from '@foyer/contract/languages';
import type { Workspace } from '@foyer/contract/workspaces';
import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, type FormEvent, useRef, useState } from 'react';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { Combobox } from '#ui/combobox.tsx';
import { Field, FieldError } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { useFollowFeed, useStartImport } from '../queries.ts';

type SourceFormProps = { workspace: Workspace; refusal: string | undefined; onStarted: (id: string) => void };

const sources = [
  { value: 'file', label: 'A file' },
  { value: 'address', label: 'An address' },
] as const;

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => ({
  value: zone,
  label: zone.replaceAll('_', ' '),
}));

/** Where the events come from, and what the source does not say of them. */
export function SourceForm({ workspace, refusal, onStarted }: SourceFormProps) {
  const { property } = useSelection();
  const [source, setSource] = useState<'file' | 'address'>('file');
  const [file, setFile] = useState<File | null>(null);
  const [address, setAddress] = useState('');
  const [language, setLanguage] = useState<Language>('en');
  const [chosenZone, setZone] = useState<string | null>(null);
  const [status, setStatus] = useState<'draft' | 'published'>('draft');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const start = useStartImport();
  const follow = useFollowFeed(workspace.id);
  const timeZone = chosenZone ?? property?.timeZone ?? 'UTC';
  const busy = start.isPending || follow.isPending;
  const settings = { workspaceId: workspace.id, language, timeZone, status };

  function refused(error: Error) {
    const found = error instanceof ApiError ? error.validationErrors : [];
    setProblems(Object.fromEntries(found.map(({ field, message }) => [field === 'url' ? 'feedUrl' : field, message])));
    if (found.length === 0) toast.error(messageOf(error));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || refusal) return;
    if (source === 'file' && !file) return setProblems({ file: 'Choose a calendar file or a table' });
    if (source === 'address' && !address.trim()) return setProblems({ feedUrl: 'Write the address of a calendar' });
    setProblems({});
    const body = { ...settings, dryRun: true, ...(source === 'address' ? { feedUrl: address.trim() } : {}) };
    start.mutate(
      { body: body as ImportInput, file: source === 'file' ? file : null },
      { onSuccess: ({ id }) => onStarted(id), onError: refused },
    );
  }
  function followNow() {
    if (!address.trim()) return setProblems({ feedUrl: 'Write the address of a calendar' });
    setProblems({});
    const body: EventFeedInput = { ...settings, url: address.trim() };
    follow.mutate(body, {
      onSuccess: () => {
        setAddress('');
        toast.success(`The calendar is being read, and again every ${feedHours} hours`);
      },
      onError: refused,
    });
  }

  return (
    <Card className="px-4 pt-3.5 pb-4">
      <form noValidate aria-label="Source" onSubmit={submit} className="flex flex-col gap-4">
        <Segmented
          label="Where the events come from"
          value={source}
          onChange={setSource}
          options={sources}
          className="self-start"
        />
        {source === 'file' ? (
          <FileField file={file} error={problems.file} onChange={setFile} />
        ) : (
          <Field label="Address of the calendar" error={problems.feedUrl} hint="Begins with https:// or webcal://">
            {(control) => (
              <Input
                {...control}
                name="feedUrl"
                type="url"
                placeholder="https://"
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
            )}
          </Field>
        )}
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label="Language of its texts" error={problems.language}>
            {(control) => (
              <Select
                {...control}
                name="language"
                value={language}
                onChange={(event) => setLanguage(event.target.value as Language)}
              >
                {languages.map((code) => (
                  <option key={code} value={code}>
                    {languageNames[code]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Clock of times without a zone" error={problems.timeZone}>
            {(control) => (
              <Combobox
                {...control}
                name="timeZone"
                label="Time zones"
                value={timeZone}
                shown={timeZone.replaceAll('_', ' ')}
                options={zones}
                placeholder="Search a city or zone"
                empty="No such zone"
                onChange={setZone}
              />
            )}
          </Field>
          <Field label="Enter new events as" error={problems.status}>
            {(control) => (
              <Select
                {...control}
                name="status"
                value={status}
                onChange={(event) => setStatus(event.target.value as typeof status)}
              >
                <option value="draft">Draft</option>
                <option value="published">Published</option>
              </Select>
            )}
          </Field>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" busy={start.isPending} disabledReason={refusal}>
            {start.isPending ? 'Reading...' : source === 'file' ? 'Read file' : 'Read address'}
          </Button>
          {source === 'address' && (
            <Button busy={follow.isPending} disabledReason={refusal} onClick={followNow}>
              {follow.isPending ? 'Following...' : `Follow, every ${feedHours} hours`}
            </Button>
          )}
          <p className="text-xs text-muted-foreground">Events go into {workspace.name}.</p>
        </div>
      </form>
    </Card>
  );
}

type FileFieldProps = { file: File | null; error: string | undefined; onChange: (file: File | null) => void };

function FileField({ file, error, onChange }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const tooLarge = file !== null && file.size > largestImport;
  const problem = tooLarge ? `The file is larger than ${largestImport / 1024 / 1024} MB` : error;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChange(event.dataTransfer.files[0] ?? null);
  };
  return (
    <section
      aria-label="File"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'flex flex-wrap items-center gap-3 rounded-[10px] border border-dashed border-border-strong px-4 py-5',
        over && 'border-primary bg-primary-soft/60',
      )}
    >
      <FileUp aria-hidden className="size-5 shrink-0 stroke-[1.75] text-subtle-foreground" />
      <div className="min-w-0 grow text-sm">
        <span className="block truncate font-medium">
          {file ? file.name : 'Drop a calendar (.ics) or a table (.csv)'}
        </span>
        <span className="block text-xs text-muted-foreground">
          {file ? sizeWords(file.size) : 'A table names its columns in the first row; title and start are needed.'}
        </span>
        {problem && <FieldError>{problem}</FieldError>}
      </div>
      <input
        ref={input}
        type="file"
        name="file"
        accept=".ics,.csv,.tsv,.txt,text/calendar,text/csv"
        aria-label="File from this computer"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => onChange(event.target.files?.[0] ?? null)}
      />
      <Button size="sm" onClick={() => input.current?.click()}>
        {file ? 'Choose another' : 'Choose file'}
      </Button>
    </section>
  );
}

const sizeWords = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
