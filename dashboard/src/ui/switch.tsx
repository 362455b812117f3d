import { type ReactNode, useId } from 'react';

type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Why it cannot be turned, if so. */
  locked?: string | undefined;
  children: ReactNode;
};

/** On or off, at once, with its words beside it. */
export function Switch({ checked, onChange, locked, children }: SwitchProps) {
  const id = useId();
  return (
    <span className="flex min-h-6 items-center gap-2.5 text-sm">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-disabled={locked !== undefined}
        aria-describedby={locked === undefined ? undefined : `${id}-locked`}
        onChange={(event) => locked === undefined && onChange(event.target.checked)}
        className="relative h-[18px] w-[30px] shrink-0 appearance-none rounded-full bg-input transition-colors duration-(--duration-fast) after:absolute after:top-0.5 after:left-0.5 after:size-3.5 after:rounded-full after:bg-card after:transition-[left] after:duration-(--duration-fast) checked:bg-primary checked:after:left-[14px] checked:after:bg-primary-foreground aria-disabled:opacity-70"
      />
      <span>
        <label htmlFor={id}>{children}</label>
        {locked !== undefined && (
          <span id={`${id}-locked`} className="block text-xs text-muted-foreground">
            {locked}
          </span>
        )}
      </span>
    </span>
  );
}
