import { type ReactNode, useId } from 'react';

type GroupProps = {
  title?: string;
  about?: ReactNode;
  /** At the right of the name. */
  action?: ReactNode;
  children: ReactNode;
};

/** Settings that belong together, under a name of their own. */
export function Group({ title, about, action, children }: GroupProps) {
  const id = useId();
  return (
    <section
      {...(title ? { 'aria-labelledby': id } : {})}
      className="flex min-w-0 flex-col gap-4 border-t px-7 py-4 max-md:px-4"
    >
      {title && (
        <header className="flex items-start gap-3">
          <div className="min-w-0 grow">
            <h2 id={id} className="text-base leading-5 font-semibold">
              {title}
            </h2>
            {about && <p className="mt-0.5 text-xs text-muted-foreground">{about}</p>}
          </div>
          {action}
        </header>
      )}
      {children}
    </section>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  hint?: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** One of several that are too many or too long for a row of buttons. */
export function Choices<Value extends string>({ label, hint, value, options, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm leading-[1.125rem] font-medium">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex h-8 cursor-pointer items-center rounded-[7px] border border-border-strong bg-card px-3 text-sm font-medium has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-soft-foreground has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring max-md:h-10"
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
      {hint && <p className="text-xs text-muted-foreground">{hint}</p>}
    </fieldset>
  );
}
