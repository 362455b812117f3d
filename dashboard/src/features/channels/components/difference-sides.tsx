import type { Difference, DifferencePart } from '@foyer/contract/channel-drift';
import { cn } from '#ui/class-names.ts';

type Side = DifferencePart['ours'];

/** Field by field and piece by piece, ours beside theirs; on a phone one below the other. All of it is plain text. */
export function DifferenceSides({ difference: { fields, text, language } }: { difference: Difference }) {
  if (fields.length + text.length === 0) return null;
  const whole = (value: string | null): Side => (value === null ? null : [{ text: value, changed: true }]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too.
    <section aria-label="Both sides" tabIndex={0} className="flex flex-col border-y">
      <div aria-hidden className="grid grid-cols-2 gap-4 py-2 text-xs font-medium text-muted-foreground max-sm:hidden">
        <span>Published here</span>
        <span>In WordPress</span>
      </div>
      <ul className="divide-y divide-border border-t max-sm:border-t-0">
        {fields.map(({ name, ours, theirs }) => (
          <Row key={name} what={name} language={language} ours={whole(ours)} theirs={whole(theirs)} />
        ))}
        {text.map((part, at) => (
          <Row key={at} {...part} language={language} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { what: string; state?: DifferencePart['state']; language: string; ours: Side; theirs: Side };

function Row({ what, state = 'changed', language, ours, theirs }: RowProps) {
  if (state === 'same') {
    return (
      <li lang={language} className="truncate py-2 text-sm text-muted-foreground">
        {(ours ?? []).map(({ text }) => text).join(' ')}
      </li>
    );
  }
  return (
    <li className="py-2.5">
      <p className="text-xs font-semibold">{what}</p>
      <div lang={language} className="mt-1 grid gap-4 sm:grid-cols-2 max-sm:gap-2">
        <Words whose="Published here" side={ours} tone="bg-destructive-soft text-destructive-soft-foreground" />
        <Words whose="In WordPress" side={theirs} tone="bg-success-soft text-success-soft-foreground" />
      </div>
    </li>
  );
}

function Words({ whose, side, tone }: { whose: string; side: Side; tone: string }) {
  return (
    <div className="min-w-0 text-sm [overflow-wrap:anywhere]">
      <p lang="en" className="text-xs text-muted-foreground sm:sr-only">
        {whose}
      </p>
      <p>
        {side?.map(({ text, changed }, at) => (
          <span key={at}>{changed ? <mark className={cn('rounded-[3px] px-0.5', tone)}>{text}</mark> : text} </span>
        )) ?? <i className="text-muted-foreground">Nothing</i>}
      </p>
    </div>
  );
}
