import { languageNames } from '@foyer/contract/languages';
import ExternalLink from 'lucide-react/icons/external-link';
import { sourceLabel } from '#lib/source-words/source-words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { LanguageBadge } from '#ui/language-badge.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { mostTextsShown, useTextsOn } from '../queries.ts';

type UsesDialogProps = { propertyId: string; factName: string; onClose: () => void };

/** The live texts that rest on a fact, sentence by sentence. */
export function UsesDialog({ propertyId, factName, onClose }: UsesDialogProps) {
  const { data, error, refetch } = useTextsOn(propertyId, factName);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`What rests on ${sourceLabel(factName).toLowerCase()}`}
      description="Sentences guests read just now. A change of the fact lists them under Changed facts."
      className="w-[640px]"
      footnote={
        data && (
          <p className="text-xs text-muted-foreground">
            {data.total === 1 ? '1 live text' : `${data.total} live texts`}
            {data.total > mostTextsShown && `, the first ${mostTextsShown} shown`}
          </p>
        )
      }
      footer={
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={4} label="Loading the texts" />
      ) : data.total === 0 ? (
        <p className="text-sm text-muted-foreground">No live text rests on it.</p>
      ) : (
        <ul className="-my-3 divide-y divide-border">
          {data.data.map(({ entryId, language, title, url, claims }) => (
            <li key={`${entryId} ${language}`} className="py-3">
              <p className="flex flex-wrap items-center gap-2 text-sm">
                <LanguageBadge code={language} name={languageNames[language]} state="live" />
                <span className="min-w-0 font-medium">{title}</span>
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  className="ml-auto inline-flex min-h-6 items-center gap-1 text-xs text-primary hover:underline"
                >
                  View live
                  <ExternalLink aria-hidden className="size-3" />
                </a>
              </p>
              <ul className="mt-1 flex flex-col gap-1 font-voice text-[1.0625rem] leading-6" lang={language}>
                {claims.map(({ sentence: { text, start, end } }) => (
                  <li key={`${text} ${start}`}>
                    {text.slice(0, start)}
                    <mark className="bg-transparent text-inherit underline decoration-ring decoration-2 underline-offset-4">
                      {text.slice(start, end)}
                    </mark>
                    {text.slice(end)}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
