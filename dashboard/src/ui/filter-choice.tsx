import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, DropdownMenuChoice, DropdownMenuContent, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';

type FilterChoiceProps = {
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A filter that says what it is set to. */
export function FilterChoice({ name, value, options, onChange }: FilterChoiceProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <FilterButton name={name} set={chosen?.label} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="max-h-80 overflow-y-auto">
        <DropdownMenuChoice chosen={!chosen} onSelect={() => onChange('')}>
          Any
        </DropdownMenuChoice>
        {options.map((option) => (
          <DropdownMenuChoice
            key={option.value}
            chosen={option.value === value}
            onSelect={() => onChange(option.value)}
          >
            {option.label}
          </DropdownMenuChoice>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** What a filter is opened by: its name, or what it is set to. */
export const FilterButton = ({ name, set, ...props }: ComponentProps<'button'> & { name: string; set: ReactNode }) => (
  <Button
    {...props}
    size="sm"
    aria-label={set ? `${name}, ${set}` : name}
    className="h-[30px] border-input data-[set]:border-primary data-[set]:bg-primary-soft data-[set]:text-primary-soft-foreground"
    {...(set ? { 'data-set': '' } : {})}
  >
    <span className="max-w-36 truncate leading-5">{set ?? name}</span>
    <ChevronDown aria-hidden className="text-subtle-foreground" />
  </Button>
);
