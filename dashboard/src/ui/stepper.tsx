import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ComponentProps } from 'react';
import { cn } from '#ui/class-names.ts';
import { fieldEdge } from '#ui/input.tsx';

type StepperProps = ComponentProps<'input'> & {
  min: number;
  max: number;
  /** The number it stands at. */
  at: number;
  /** What is counted, in the singular. */
  thing: string;
  onStep: (by: 1 | -1) => void;
};

/** A small whole number to type, or to step with the buttons beside it. */
export const Stepper = ({ className, at, thing, onStep, ...props }: StepperProps) => (
  <span className={cn('relative block w-[132px]', className)}>
    <input
      {...props}
      type="number"
      inputMode="numeric"
      className={cn(
        fieldEdge,
        'h-[34px] pr-16 pl-2.5 [appearance:textfield] max-md:h-10 [&::-webkit-inner-spin-button]:appearance-none',
      )}
    />
    <span className="absolute inset-y-0 right-1 flex items-center gap-1 [&>button]:grid [&>button]:size-[26px] [&>button]:place-items-center [&>button]:rounded-sm [&>button]:disabled:text-subtle-foreground [&>button:enabled:hover]:bg-muted [&_svg]:size-4 [&_svg]:stroke-[1.75]">
      <button
        type="button"
        tabIndex={-1}
        aria-label={`One ${thing} fewer`}
        disabled={at <= props.min}
        onClick={() => onStep(-1)}
      >
        <Minus aria-hidden />
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`One ${thing} more`}
        disabled={at >= props.max}
        onClick={() => onStep(1)}
      >
        <Plus aria-hidden />
      </button>
    </span>
  </span>
);
