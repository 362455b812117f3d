import { textSegments } from '@foyer/contract/blocks';
import { type Language, languageNames } from '@foyer/contract/languages';
import type { PostRow } from '@foyer/contract/posts';
import { useState } from 'react';
import { messageOf } from '#lib/api/api-error.ts';
import { dayAndTime } from '#lib/dates/dates.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Pager } from '#ui/pager.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useRestore, useVersion, useVersions, versionsPerPage } from '../queries.ts';
import { counted } from '../words.ts';

type HistoryDialogProps = { row: PostRow; mayWrite: boolean; onClose: () => void };

/** Every saved state of a post, language by language; any of them can be the draft again. */
export function HistoryDialog({ row, mayWrite, onClose }: HistoryDialogProps) {
  const told = row.languages.map(({ language }) => language);
  const [language, setLanguage] = useState<Language>(told[0] ?? 'en');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`History of ${row.title || 'this post'}`}
      className="w-[640px]"
      footer={
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      {told.length > 1 && (
        <Segmented
          label="Language"
          value={language}
          onChange={setLanguage}
          options={told.map((one) => ({ value: one, label: languageNames[one] }))}
          className="mb-3"
        />
      )}
      <Versions key={language} row={row} language={language} mayWrite={mayWrite} />
    </Dialog>
  );
}

function Versions({ row, language, mayWrite }: { row: PostRow; language: Language; mayWrite: boolean }) {
  const [skip, setSkip] = useState(0);
  const [open, setOpen] = useState<number | null>(null);
  const { data, error, refetch } = useVersions(row.id, language, skip);
  const restore = useRestore(row.id, language);
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={4} label="Loading the history" />;
  if (data.data.length === 0)
    return <p className="text-sm text-muted-foreground">Nothing was saved in {languageNames[language]} yet.</p>;
  const latest = skip === 0 ? data.data[0]?.version : undefined;
  return (
    <>
      <ul className="divide-y divide-border border-y">
        {data.data.map(({ version, savedBy, savedAt, live, title, words }) => (
          <li key={version} className="py-2.5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <span className="min-w-0 grow text-sm">
                <span className="flex items-center gap-2 font-medium">
                  {dayAndTime(savedAt)}
                  {live && <Badge tone="success">Live</Badge>}
                  {version === latest && <Badge tone="outline">Draft now</Badge>}
                </span>
                <span className="block truncate text-xs text-muted-foreground">
                  {savedBy}, {counted(words, 'word')}
                  {title && `, ${title}`}
                </span>
              </span>
              <Button
                size="sm"
                variant="ghost"
                aria-expanded={open === version}
                onClick={() => setOpen(open === version ? null : version)}
              >
                {open === version ? 'Hide' : 'Read'}
              </Button>
              {version !== latest && (
                <Button
                  size="sm"
                  aria-label={`Restore ${dayAndTime(savedAt)}`}
                  busy={restore.isPending && restore.variables === version}
                  disabledReason={mayWrite ? undefined : 'Your role does not allow writing'}
                  onClick={() =>
                    restore.mutate(version, {
                      onSuccess: () => toast.success('It is the draft again. What guests see has not changed.'),
                      onError: (problem) => toast.error(messageOf(problem)),
                    })
                  }
                >
                  Restore
                </Button>
              )}
            </div>
            {open === version && <Text row={row} language={language} version={version} />}
          </li>
        ))}
      </ul>
      {data.total > versionsPerPage && (
        <div className="mt-3">
          <Pager skip={skip} take={versionsPerPage} total={data.total} onSkip={setSkip} />
        </div>
      )}
    </>
  );
}

function Text({ row, language, version }: { row: PostRow; language: Language; version: number }) {
  const { data, error, refetch } = useVersion(row.id, language, version);
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={2} label="Loading the text" />;
  const text = data.blocks.flatMap((block) => textSegments(block).map((segment) => segment.text));
  return (
    <div lang={language} className="mt-2 max-h-64 overflow-y-auto rounded-md bg-sunken px-3.5 py-3 font-voice">
      <p className="font-medium">{data.title}</p>
      {text.map((paragraph, at) => (
        <p key={at} className="mt-2">
          {paragraph}
        </p>
      ))}
      {text.length === 0 && <p className="mt-2 text-muted-foreground">Nothing was written yet.</p>}
    </div>
  );
}
