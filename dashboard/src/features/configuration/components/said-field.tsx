import { type Language, languageNames } from '@foyer/contract/languages';
import type { ReactNode } from 'react';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { Saying } from '../hooks/use-saying.ts';

/** The language the texts below are written in; nothing where the site speaks one alone. */
export const SayingChoice = ({ saying, label }: { saying: Saying; label: string }) =>
  saying.languages.length > 1 && (
    <Segmented
      label={label}
      value={saying.language}
      options={saying.languages.map((value) => ({
        value,
        label: (
          <>
            <span aria-hidden>{value.toUpperCase()}</span>
            <span className="sr-only">{languageNames[value]}</span>
          </>
        ),
      }))}
      onChange={saying.onLanguage}
    />
  );

type SaidFieldProps = {
  name: string;
  label: string;
  saying: Saying;
  value: string;
  /** Languages it is said in. */
  told: readonly Language[];
  lines?: number;
  placeholder?: string;
  maxLength?: number;
  hint?: ReactNode;
  error: string | undefined;
  onChange: (text: string) => void;
  onBlur?: () => void;
};

/** A text in the language that is chosen, with the languages that still miss it. */
export function SaidField({ name, label, saying, value, told, lines = 1, hint, error, ...props }: SaidFieldProps) {
  const missing = told.length === 0 ? [] : saying.languages.filter((one) => !told.includes(one));
  const missed = missing.length > 0 && `Not yet in ${missing.map((one) => languageNames[one]).join(', ')}.`;
  const { onChange, ...rest } = props;
  const several = saying.languages.length > 1;
  return (
    <Field
      label={several ? `${label}, ${languageNames[saying.language]}` : label}
      error={error}
      hint={
        hint || missed ? (
          <>
            {hint} {missed}
          </>
        ) : undefined
      }
    >
      {(control) => {
        const shared = { ...control, ...rest, name, value, lang: saying.language };
        return lines > 1 ? (
          <Textarea {...shared} rows={lines} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <Input {...shared} onChange={(event) => onChange(event.target.value)} />
        );
      }}
    </Field>
  );
}
