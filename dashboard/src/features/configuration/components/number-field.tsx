import { useEffect, useState } from 'react';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

type NumberFieldProps = {
  name: string;
  label: string;
  value: number;
  min: number;
  max: number;
  error: string | undefined;
  onChange: (value: number) => void;
};

/** A whole number. What is being typed and is none yet stays in the field and changes nothing. */
export function NumberField({ name, label, value, min, max, error, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped((before) => (Number(before) === value && before !== '' ? before : String(value))), [value]);
  const isNone = !/^\d{1,4}$/.test(typed);
  return (
    <Field label={label} error={isNone ? `Write a whole number from ${min} to ${max}` : error}>
      {(control) => (
        <Input
          {...control}
          name={name}
          inputMode="numeric"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            if (/^\d{1,4}$/.test(event.target.value)) onChange(Number(event.target.value));
          }}
        />
      )}
    </Field>
  );
}
