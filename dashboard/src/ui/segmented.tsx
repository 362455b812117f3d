import type { ReactNode } from 'react';
import { useId } from 'react';
import { cn } from '#ui/class-names.ts';

type SegmentedProps<Value extends string> = {
  /** Said to readers; the visible label stands beside the control. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  className?: string;
};

/** One of a few: radio buttons in a row. */
export function Segmented<Value extends string>({ label, value, options, onChange, className }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={cn('inline-flex gap-px rounded-md bg-muted p-0.5', className)}>
      {options.map((option) => (
        <label
          key={option.value}
          className="inline-flex h-[26px] cursor-pointer items-center gap-1.5 rounded-sm px-2.5 text-sm font-medium text-muted-foreground has-checked:bg-card has-checked:text-foreground has-checked:shadow-[inset_0_0_0_1px_var(--input)] has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring max-md:h-[34px]"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
