import { type ComponentProps, useState } from 'react';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';

type Kept = {
  value: string;
  /** `was` is what stood there when the person began to type. */
  onKeep: (value: string, was: string) => void;
};

/** What is typed, kept once the field is left; Escape takes it back. */
function useKept({ value, onKeep }: Kept) {
  const [typed, setTyped] = useState<{ text: string; was: string } | null>(null);
  return {
    value: typed?.text ?? value,
    onChange: (event: { target: { value: string } }) =>
      setTyped({ text: event.target.value, was: typed?.was ?? value }),
    onBlur: () => {
      if (typed && typed.text.trim() !== value) onKeep(typed.text.trim(), typed.was);
      setTyped(null);
    },
    onKeyDown: (event: { key: string; preventDefault: () => void; stopPropagation: () => void }) => {
      if (event.key !== 'Escape' || typed === null) return;
      event.stopPropagation();
      setTyped(null);
    },
  };
}

export const KeptInput = ({ value, onKeep, ...props }: Kept & Omit<ComponentProps<typeof Input>, 'value'>) => (
  <Input {...props} {...useKept({ value, onKeep })} />
);

export const KeptTextarea = ({ value, onKeep, ...props }: Kept & Omit<ComponentProps<typeof Textarea>, 'value'>) => (
  <Textarea {...props} {...useKept({ value, onKeep })} />
);
