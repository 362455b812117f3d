import Check from 'lucide-react/icons/check';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '#ui/class-names.ts';

/** The box alone; name it with `aria-label` or a label of your own. */
export const CheckBox = ({ className, ...props }: ComponentProps<'input'>) => (
  <span className={cn('relative grid size-4 shrink-0 place-items-center', className)}>
    <input
      {...props}
      type="checkbox"
      className="peer size-4 appearance-none rounded-xs border-[1.5px] border-input bg-card checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary disabled:opacity-60"
    />
    <Check
      aria-hidden
      className="pointer-events-none absolute size-3 stroke-3 text-primary-foreground opacity-0 peer-checked:opacity-100"
    />
  </span>
);

type LabelledProps = ComponentProps<'input'> & { children: ReactNode };

/** A box with its words beside it. */
export function Checkbox({ className, children, ...props }: LabelledProps) {
  const own = useId();
  const id = props.id ?? own;
  return (
    <label htmlFor={id} className={cn('flex min-h-6 items-center gap-2.5 text-sm', className)}>
      <CheckBox {...props} id={id} />
      <span>{children}</span>
    </label>
  );
}

/** The same, drawn as a chip, for a short row of choices. */
export function CheckChip({ className, children, ...props }: LabelledProps) {
  const own = useId();
  const id = props.id ?? own;
  return (
    <label
      htmlFor={id}
      className={cn(
        'inline-flex h-[30px] items-center gap-2 rounded-md border border-input bg-card px-2.5 text-sm whitespace-nowrap has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-soft-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring max-md:h-[34px]',
        className,
      )}
    >
      <CheckBox {...props} id={id} />
      {children}
    </label>
  );
}
