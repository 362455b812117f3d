import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { cn } from '#ui/class-names.ts';

type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  /** Draws the control with the id and descriptions it needs. */
  children: (control: Control) => ReactNode;
};

/** A label above, a control, a hint, and under it what is wrong. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm leading-[1.125rem] font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-xs text-muted-foreground">
          {hint}
        </p>
      )}
    </div>
  );
}

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="flex items-start gap-1.5 text-xs text-destructive">
    <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0 stroke-[1.75]" />
    {children}
  </p>
);
