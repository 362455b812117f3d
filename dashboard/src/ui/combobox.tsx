import { Command as Primitive } from 'cmdk';
import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useState } from 'react';
import { cn } from '#ui/class-names.ts';
import { fieldEdge } from '#ui/input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/popover.tsx';

type ComboboxOption = { value: string; label: string; detail?: string };

type ComboboxProps = {
  id?: string;
  name?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  /** Said to readers inside; the visible label stands with the field. */
  label: string;
  value: string;
  /** What stands in the closed control. */
  shown: ReactNode;
  options: readonly ComboboxOption[];
  placeholder: string;
  empty: string;
  onChange: (value: string) => void;
  /** What is typed, where the options are looked for elsewhere; left out, they are filtered here. */
  typed?: string;
  onType?: (typed: string) => void;
};

const item =
  'flex min-h-9 items-center gap-2.5 rounded-sm px-2 text-sm data-[selected=true]:bg-accent [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:stroke-[1.75]';

/** One of many, found by typing. Enter and Space open it, arrow keys and Enter choose. */
export function Combobox(props: ComboboxProps) {
  const { label, value, shown, options, placeholder, empty, onChange, typed, onType, ...control } = props;
  const [open, setOpen] = useState(false);
  const choose = (next: string) => {
    onChange(next);
    setOpen(false);
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <button
          {...control}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          className={cn(
            fieldEdge,
            'flex h-[34px] items-center gap-2 px-2.5 text-left max-md:h-10 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:stroke-[1.75] [&>svg]:text-subtle-foreground',
          )}
        >
          <span className="min-w-0 grow truncate">{shown}</span>
          <ChevronsUpDown aria-hidden />
        </button>
      </PopoverTrigger>
      <PopoverContent
        aria-label={label}
        align="start"
        className="w-(--radix-popover-trigger-width) min-w-64 overflow-hidden p-0"
      >
        <Primitive loop shouldFilter={!onType} label={label}>
          <div className="flex items-center gap-2 border-b px-3">
            <Search aria-hidden className="size-4 shrink-0 stroke-[1.75] text-subtle-foreground" />
            <Primitive.Input
              autoFocus
              placeholder={placeholder}
              aria-label={placeholder}
              {...(onType ? { value: typed ?? '', onValueChange: onType } : {})}
              className="h-10 min-w-0 grow bg-transparent text-sm outline-none placeholder:text-subtle-foreground max-md:text-md"
            />
          </div>
          <Primitive.List className="max-h-72 overflow-y-auto p-1.5">
            <Primitive.Empty className="px-3 py-5 text-center text-sm text-muted-foreground">{empty}</Primitive.Empty>
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={`${option.label} ${option.value}`}
                onSelect={() => choose(option.value)}
                className={item}
              >
                <span className="min-w-0 grow">
                  {option.label}
                  {option.detail && (
                    <span className="block truncate text-xs text-muted-foreground">{option.detail}</span>
                  )}
                </span>
                {option.value === value && <Check aria-hidden />}
              </Primitive.Item>
            ))}
          </Primitive.List>
        </Primitive>
      </PopoverContent>
    </Popover>
  );
}
