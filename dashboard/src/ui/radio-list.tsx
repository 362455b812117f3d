import { useId } from 'react';

type RadioListProps<Value extends string> = {
  /** Said to those who hear the page; what is seen stands above. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  /** Id of what explains the choice. */
  describedBy?: string;
  disabled?: boolean;
  onChange: (value: Value) => void;
};

/** One of a few that are too long for a row of buttons, each on a line of its own; arrow keys go from one to the next. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { label, value, options, describedBy, disabled = false, onChange } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} aria-describedby={describedBy} className="flex flex-col gap-1">
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-6 items-start gap-2 py-0.5 text-sm has-disabled:text-muted-foreground max-md:min-h-9 max-md:items-center"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || (option.disabled ?? false)}
            onChange={() => onChange(option.value)}
            className="mt-0.5 size-4 shrink-0 appearance-none rounded-full border-[1.5px] border-input bg-card checked:border-[5px] checked:border-primary disabled:opacity-60 max-md:mt-0"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
