import { type ComponentProps, useState } from 'react';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';

type Kept = {
  value: string;
  onKeep: (value: string) => void;
};

/** What is typed, kept once the field is left; Escape takes it back. */
function useKept({ value, onKeep }: Kept) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? value,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
    onBlur: () => {
      if (typed !== null && typed.trim() !== value) onKeep(typed.trim());
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
