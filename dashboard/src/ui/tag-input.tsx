import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';

type TagInputProps = {
  label: string;
  placeholder: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
};

/** A list of words: type one, Enter or a comma adds it. A word stands once. */
export function TagInput({ label, placeholder, values, onChange }: TagInputProps) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const fresh = typed
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '' && !values.includes(word));
    if (fresh.length > 0) onChange([...values, ...new Set(fresh)]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex gap-2">
        <Input
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
        <Button onClick={add}>
          <Plus aria-hidden />
          Add
        </Button>
      </div>
      {values.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-1.5">
          {values.map((word) => (
            <li
              key={word}
              className="inline-flex h-[27px] items-center gap-1 rounded-sm bg-primary-soft pr-1 pl-2.5 text-sm text-primary-soft-foreground"
            >
              <span>{word}</span>
              <button
                type="button"
                aria-label={`Remove ${word}`}
                onClick={() => onChange(values.filter((other) => other !== word))}
                className="grid size-6 place-items-center rounded-xs"
              >
                <X aria-hidden className="size-3.5 stroke-[1.75]" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
