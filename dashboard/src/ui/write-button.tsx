/**
 * Has a text written and shows it beside what stands there already: it comes into the text only when a person says so.
 * Closing the dialog stops the writing.
 */
import type { Block } from '@foyer/contract/blocks';
import type { ComposedPage, GenerationEvent } from '@foyer/contract/content';
import type { Language } from '@foyer/contract/languages';
import PenLine from 'lucide-react/icons/pen-line';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogClose } from './dialog.tsx';
import { Progress } from './progress.tsx';

type WriteButtonProps = {
  /** What is written, such as `Write the article`; the dialog bears it too. */
  label: string;
  /** On the button where the label is too long for it. */
  short?: string;
  language: Language;
  /** Why nothing can be written, if so. */
  refusal: string | undefined;
  /** Something stands there that the text would take the place of. */
  replaces: boolean;
  /** Title and description are used too, so they are shown. */
  heads?: boolean;
  /** What a writing tells; it ends when the signal goes off. */
  onWrite: (signal: AbortSignal) => AsyncIterable<GenerationEvent>;
  onUse: (text: ComposedPage) => void;
};

export function WriteButton({ label, short = label, refusal, ...props }: WriteButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-label={label} disabledReason={refusal} onClick={() => setOpen(true)}>
        <PenLine aria-hidden /> {short}
      </Button>
      {open && <Proposal title={label} {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

type Written = { blocks: Block[]; text: ComposedPage | null; note: string | null; error: string | null };
const nothing: Written = { blocks: [], text: null, note: null, error: null };

type ProposalProps = Pick<WriteButtonProps, 'language' | 'replaces' | 'heads' | 'onWrite' | 'onUse'> & {
  title: string;
  onClose: () => void;
};

function Proposal({ title, language, replaces, heads = true, onWrite, onUse, onClose }: ProposalProps) {
  const [round, setRound] = useState(0);
  const [written, setWritten] = useState(nothing);
  const ask = useRef(onWrite);
  ask.current = onWrite;
  // Each round is one writing.
  useEffect(() => {
    const stop = new AbortController();
    setWritten(nothing);
    const follow = async () => {
      for await (const event of ask.current(stop.signal)) setWritten((before) => after(before, event));
    };
    follow().catch((cause: unknown) => {
      if (stop.signal.aborted) return;
      const error = cause instanceof Error ? cause.message : 'The text could not be written. Try again';
      setWritten((before) => ({ ...before, error }));
    });
    return () => stop.abort();
  }, [round]);
  const { blocks, text, note, error } = written;
  const busy = text === null && error === null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description="A proposal from the facts. Nothing is changed until you use it."
      className="w-[680px]"
      footnote={
        replaces && text ? (
          <p className="text-xs text-muted-foreground">It takes the place of what stands there now.</p>
        ) : undefined
      }
      footer={
        <>
          <DialogClose>
            <Button>{busy ? 'Stop' : 'Cancel'}</Button>
          </DialogClose>
          {!busy && <Button onClick={() => setRound(round + 1)}>{error ? 'Try again' : 'Write another'}</Button>}
          {text && (
            <Button
              variant="primary"
              onClick={() => {
                onUse(text);
                onClose();
              }}
            >
              Use this text
            </Button>
          )}
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too. */}
      <section aria-label="Proposal" tabIndex={0} className="flex min-h-40 flex-col gap-3" aria-busy={busy}>
        {busy && (
          <>
            <p role="status" className="text-sm">
              Writing...
            </p>
            <Progress value={Math.min(0.9, 0.1 + blocks.length / 14)} label="Writing" />
          </>
        )}
        {note && <p className="text-xs text-brass-soft-foreground">{note}</p>}
        {error && (
          <p role="alert" className="text-sm text-destructive">
            {error}
          </p>
        )}
        <div lang={language} className="flex flex-col gap-2 font-voice text-md leading-6">
          {heads && text?.title && <p className="text-lg font-medium">{text.title}</p>}
          {heads && text?.description && <p className="text-muted-foreground">{text.description}</p>}
          {(text?.blocks ?? blocks).map((block) => (
            <Piece key={block.id} block={block} />
          ))}
        </div>
      </section>
    </Dialog>
  );
}

function after(before: Written, event: GenerationEvent): Written {
  switch (event.type) {
    case 'block': {
      const at = before.blocks.findIndex(({ id }) => id === event.block.id);
      return {
        ...before,
        blocks: at < 0 ? [...before.blocks, event.block] : before.blocks.with(at, event.block),
      };
    }
    case 'note':
      return { ...before, note: event.message };
    case 'done':
      return { ...before, text: event.page };
    case 'failed':
      return { ...before, error: event.message };
    case 'cancelled':
      return { ...before, error: 'The writing was stopped.' };
    case 'progress':
    case 'way':
      return before;
  }
}

/** A block of running text as it will read. */
function Piece({ block }: { block: Block }) {
  if (block.kind === 'heading')
    return <p className={block.level === 2 ? 'pt-2 text-lg font-medium' : 'font-medium'}>{block.text}</p>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  if (block.kind === 'image') return <p>{block.caption}</p>;
  if (block.kind !== 'list') return null;
  return (
    <ul className="list-disc pl-5">
      {block.items.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
