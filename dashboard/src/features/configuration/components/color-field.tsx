import { readColor } from '@foyer/contract/colors';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { FieldError } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

type ColorFieldProps = {
  name: string;
  use: string;
  color: string;
  /** What is to be said of it, at the end of the row. */
  verdict: ReactNode;
  onChange: (color: string) => void;
};

/** A color by its swatch, which opens the device's own picker, and as text. What is no color changes nothing. */
export function ColorField({ name, use, color, verdict, onChange }: ColorFieldProps) {
  const [typed, setTyped] = useState(color);
  useEffect(() => setTyped((before) => (readColor(before) === color ? before : color)), [color]);
  const isNone = readColor(typed) === null;
  const errorId = useId();
  return (
    <li className="border-t px-7 py-2 max-md:px-4">
      <div className="flex items-center gap-3">
        <label className="relative block h-9 w-8 shrink-0 cursor-pointer overflow-hidden rounded-arch border border-border-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring">
          <span className="sr-only">{name}, pick</span>
          <input
            type="color"
            value={color}
            onChange={(event) => onChange(event.target.value)}
            className="absolute -inset-2 h-14 w-14 cursor-pointer border-0 p-0"
          />
        </label>
        <span className="min-w-0 grow">
          <span className="block truncate text-sm font-medium">{name}</span>
          <span className="block truncate text-xs text-muted-foreground">{use}</span>
        </span>
        <Input
          aria-label={name}
          aria-invalid={isNone || undefined}
          aria-describedby={isNone ? errorId : undefined}
          spellCheck={false}
          autoComplete="off"
          className="num h-8 w-[92px] shrink-0 px-2 text-sm"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            const read = readColor(event.target.value);
            if (read && read !== color) onChange(read);
          }}
          onBlur={() => setTyped(color)}
        />
        <span className="flex w-[74px] shrink-0 justify-end text-xs text-muted-foreground">{verdict}</span>
      </div>
      {isNone && (
        <div className="mt-1.5">
          <FieldError id={errorId}>Write a color such as #b14d2c or oklch(54% 0.14 40)</FieldError>
        </div>
      )}
    </li>
  );
}
