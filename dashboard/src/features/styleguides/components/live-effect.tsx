import { languageNames } from '@foyer/contract/languages';
import type { FailingText, LiveEffect } from '@foyer/contract/styleguides';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { LanguageBadge } from '#ui/language-badge.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { counted } from '../guide-words.ts';
import type { useLiveEffect } from '../queries.ts';

type LiveEffectProps = {
  effect: ReturnType<typeof useLiveEffect>;
  dirty: boolean;
};

/** What a change means for what guests read now: how many live pages would need new text, why, and which. */
export function LiveEffectPanel({ effect: { data, error, isFetching, refetch }, dirty }: LiveEffectProps) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-label="Live pages" className="border-t px-5 py-3.5" aria-busy={isFetching}>
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <p className="text-sm text-muted-foreground">Reading live pages...</p>
      ) : data.total === 0 ? (
        <p className="flex items-center gap-2 text-sm">
          <CircleCheck aria-hidden className="size-4 stroke-[1.75] text-success" />
          {dirty
            ? `No live page needs new text (${counted(data.checked, 'page')} read)`
            : `${counted(data.checked, 'live page')} written in this style guide`}
        </p>
      ) : (
        <>
          <div className="flex items-center gap-2">
            <TriangleAlert aria-hidden className="size-4 shrink-0 stroke-[1.75] text-brass-line" />
            <p role="status" className="text-sm font-semibold">
              {counted(data.total, 'live page')} will need new text
            </p>
            <Button variant="link" size="bare" className="ml-auto min-h-6 text-xs" onClick={() => setOpen(true)}>
              See them
            </Button>
          </div>
          <p className="mt-1 text-xs text-muted-foreground">
            {reasonsOf(data).join(' ')} Nothing goes live until someone publishes the new text.
          </p>
          {open && <FailingDialog effect={data} onClose={() => setOpen(false)} />}
        </>
      )}
    </section>
  );
}

const doing: Partial<Record<LiveEffect['reasons'][number]['kind'], (words: string) => string>> = {
  'avoided-word': (words) => `use ${words}`,
  address: (words) => `address guests otherwise, with ${words}`,
  superlative: (words) => `praise without proof, with ${words}`,
  exclamation: () => 'hold exclamation marks',
};

/** '8 English pages use “indulge”, “nestled”.' */
function reasonsOf({ reasons }: LiveEffect): string[] {
  return reasons.slice(0, 3).map(({ kind, language, words, texts }) => {
    const said = words
      .slice(0, 3)
      .map((word) => `“${word}”`)
      .join(', ');
    const page = `${languageNames[language]} page`;
    return `${counted(texts, page)} ${doing[kind]?.(said) ?? said}.`;
  });
}

const editors: Record<FailingText['type'], (text: FailingText) => string | null> = {
  landing_page: ({ entryId }) => `/generate/${entryId}/check`,
  property_post: () => '/property-post',
  article: ({ entryId }) => `/blog/${entryId}`,
  page: () => null,
};

function FailingDialog({ effect, onClose }: { effect: LiveEffect; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${counted(effect.total, 'live page')} would need new text`}
      description="They stay as they are for guests. Open one to change its words and publish it again."
      className="w-[720px]"
      footnote={
        effect.total > effect.data.length ? (
          <span className="text-xs text-muted-foreground">The first {effect.data.length} are shown</span>
        ) : undefined
      }
      footer={
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      <ul aria-label="Live pages that would need new text" className="-my-2 divide-y">
        {effect.data.map((text) => {
          const editor = editors[text.type](text);
          const title = text.title || text.name;
          return (
            <li key={`${text.entryId} ${text.language}`} className="py-2.5">
              <p className="flex flex-wrap items-center gap-2 text-sm">
                <LanguageBadge code={text.language} name={languageNames[text.language]} state="live" />
                {editor ? (
                  <Link
                    to={`${editor}?language=${text.language}`}
                    className="min-w-0 font-medium text-primary hover:underline"
                  >
                    {title}
                  </Link>
                ) : (
                  <span className="font-medium">{title}</span>
                )}
                <a
                  href={text.url}
                  target="_blank"
                  rel="noreferrer"
                  className="ml-auto text-xs text-primary hover:underline"
                >
                  View live<span className="sr-only">, {title}</span>
                </a>
              </p>
              <ul className="mt-1 flex flex-col gap-1">
                {text.issues.map(({ message, sentence }) => (
                  <li key={`${message} ${sentence}`} className="text-xs text-muted-foreground">
                    {message}
                    <span lang={text.language} className="block font-voice text-base leading-5.5 text-foreground">
                      {sentence}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
