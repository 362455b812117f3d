import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { Input } from '#ui/input.tsx';

type CopyFieldProps = {
  label: string;
  value: string;
  hint?: ReactNode;
  className?: string;
};

/** A text to take elsewhere. Where the browser forbids copying, it is selected, ready for the keys. */
export function CopyField({ label, value, hint, className }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'selected'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      field.current?.select();
      setState('selected');
    }
  };
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm leading-[1.125rem] font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <Input
          ref={field}
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
          className="min-w-0"
        />
        <Button
          aria-label={state === 'copied' ? `${label} copied` : `Copy ${label.toLowerCase()}`}
          onClick={() => void copy()}
          onBlur={() => setState('idle')}
          className="h-[34px] w-[88px] max-md:h-10"
        >
          {state === 'copied' ? <Check aria-hidden className="text-success" /> : <Copy aria-hidden />}
          {state === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p role="status" className="text-xs text-muted-foreground empty:hidden">
        {state === 'selected' ? 'Selected. Copy it with Ctrl C.' : hint}
      </p>
    </div>
  );
}
