import { languageNames } from '@foyer/contract/languages';
import type { LiveEffect } from '@foyer/contract/styleguides';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { Link } from 'react-router';
import { entryAddress } from '#lib/selection/entry-address.ts';
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

/**
 * What the guide means for what guests read now: how many live pages do not follow it, why, and which. Saving a change
 * does not end that, new text does.
 */
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
          {dirty ? `No live page needs new text (${counted(data.checked, 'page')} read)` : liveFollow(data.checked)}
        </p>
      ) : (
        <>
          <div className="flex items-center gap-2">
            <TriangleAlert aria-hidden className="size-4 shrink-0 stroke-[1.75] text-brass-line" />
            <p role="status" className="text-sm font-semibold">
              {headOf(data)}
            </p>
            <Button variant="link" size="bare" className="ml-auto min-h-6 text-xs" onClick={() => setOpen(true)}>
              See them
            </Button>
          </div>
          <p className="mt-1 text-xs text-muted-foreground">
            {data.languages.map(failingWords).join(' ')} {freshOf(data)}Nothing goes live until someone publishes the
            new text.
          </p>
          {open && <FailingDialog effect={data} onClose={() => setOpen(false)} />}
        </>
      )}
    </section>
  );
}

const liveFollow = (texts: number): string =>
  texts === 0
    ? 'Nothing is live in this style guide yet'
    : `${counted(texts, 'live page')} ${texts === 1 ? 'follows' : 'follow'} this style guide`;

const headOf = ({ total, fresh }: LiveEffect): string =>
  fresh > 0
    ? `${counted(total, 'live page')} will need new text`
    : `${counted(total, 'live page')} ${total === 1 ? 'does' : 'do'} not follow the style guide`;

/** How many of them what is changed here adds, where others were there before. */
const freshOf = ({ total, fresh }: LiveEffect): string =>
  fresh > 0 && fresh < total ? `${fresh} of them because of what has changed here. ` : '';

type Failing = LiveEffect['languages'][number];

/** What pages do, for one and for many of them. */
const doing: Partial<Record<Failing['reasons'][number]['kind'], readonly [one: string, many: string]>> = {
  'avoided-word': ['uses', 'use'],
  address: ['addresses guests with', 'address guests with'],
  superlative: ['praises without proof, with', 'praise without proof, with'],
  exclamation: ['holds exclamation marks, as', 'hold exclamation marks, as'],
};

/** '8 English pages use “indulge”, “nestled”.', or '3 German pages: 2 use “traumhaft”; 1 addresses guests with “du”.' */
function failingWords({ language, texts, reasons }: Failing): string {
  const pages = counted(texts, `${languageNames[language]} page`);
  const said = reasons.map(({ kind, words, texts: of }) => {
    const quoted = words.slice(0, 3).map((word) => `“${word}”`);
    const does = `${doing[kind]?.[of === 1 ? 0 : 1] ?? (of === 1 ? 'says' : 'say')} ${quoted.join(', ')}`;
    return reasons.length > 1 && texts > 1 ? `${of} ${does}` : does;
  });
  return reasons.length > 1 ? `${pages}: ${said.join('; ')}.` : `${pages} ${said.join('')}.`;
}

function FailingDialog({ effect, onClose }: { effect: LiveEffect; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={headOf(effect)}
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
      <ul aria-label="Live pages that need new text" className="-my-2 divide-y">
        {effect.data.map((text) => {
          const editor = entryAddress(text);
          const title = text.title || text.name;
          return (
            <li key={`${text.entryId} ${text.language}`} className="py-2.5">
              <p className="flex flex-wrap items-center gap-2 text-sm">
                <LanguageBadge code={text.language} name={languageNames[text.language]} state="live" />
                {editor ? (
                  <Link to={editor} className="min-w-0 font-medium text-primary hover:underline">
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
