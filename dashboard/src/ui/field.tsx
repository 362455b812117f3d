import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { cn } from '#ui/class-names.ts';

type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  /** Puts the hint at the right of a short control. */
  beside?: boolean;
  /** Draws the control with the id and descriptions it needs. */
  children: (control: Control) => ReactNode;
};

/** A label above, a control, a hint, and under it what is wrong. */
export function Field({ label, hint, error, className, beside, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm leading-[1.125rem] font-medium">
        {label}
      </label>
      <div className={beside ? 'flex items-center gap-3' : 'contents'}>
        {children({
          id,
          'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
        })}
        {beside && hint && <Hint id={hintId}>{hint}</Hint>}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {!beside && hint && <Hint id={hintId}>{hint}</Hint>}
    </div>
  );
}

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="flex items-start gap-1.5 text-xs text-destructive">
    <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0 stroke-[1.75]" />
    {children}
  </p>
);

const Hint = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="text-xs text-muted-foreground">
    {children}
  </p>
);
