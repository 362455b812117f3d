import Search from 'lucide-react/icons/search';
import type { ComponentProps } from 'react';
import { cn } from '#ui/class-names.ts';
import { Input } from '#ui/input.tsx';

type SearchFieldProps = Omit<ComponentProps<typeof Input>, 'type' | 'className' | 'onChange'> & {
  'aria-label': string;
  value: string;
  onChange: (typed: string) => void;
  /** How wide it stands. */
  className: string;
  inputClassName?: string;
};

/** Where a list is searched; it says what in, both to eyes and ears. */
export const SearchField = ({ className, inputClassName, onChange, ...input }: SearchFieldProps) => (
  <span className={cn('relative', className)}>
    <Search
      aria-hidden
      className="absolute top-1/2 left-2.5 size-4 -translate-y-1/2 stroke-[1.75] text-subtle-foreground"
    />
    <Input
      placeholder={input['aria-label']}
      {...input}
      type="search"
      className={cn('pl-8', inputClassName)}
      onChange={(event) => onChange(event.target.value)}
    />
  </span>
);
