import { useId, useState } from 'react';
import { Input } from '#ui/input.tsx';

type SliderProps = {
  label: string;
  /** Words at the two ends. */
  ends: [string, string];
  value: number;
  min: number;
  max: number;
  /** What the value comes to, in words. */
  said?: string | undefined;
  onChange: (value: number) => void;
};

/** A number as a slider, and as a figure to type. */
export function Slider({ label, ends, value, min, max, said, onChange }: SliderProps) {
  const id = useId();
  /** A figure while it is typed: its first digits may be below the least, and are left alone. */
  const [typed, setTyped] = useState<string | null>(null);
  const done = ((value - min) / (max - min)) * 100;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {said && <span className="ml-auto text-sm text-muted-foreground">{said}</span>}
        <Input
          type="number"
          aria-label={`${label}, as a number`}
          className="num h-7 w-16 px-1.5 text-right text-sm [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          min={min}
          max={max}
          value={typed ?? value}
          onChange={(event) => {
            const next = event.target.valueAsNumber;
            setTyped(event.target.value);
            if (next >= min && next <= max) onChange(Math.round(next));
          }}
          onBlur={() => {
            const next = typed ? Math.round(Math.min(max, Math.max(min, Number(typed)))) : value;
            setTyped(null);
            if (Number.isFinite(next) && next !== value) onChange(next);
          }}
        />
      </div>
      <input
        id={id}
        type="range"
        {...(said ? { 'aria-valuetext': `${value}, ${said}` } : {})}
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        style={{ '--done': `${done}%` }}
        className="slider"
      />
      <div className="flex justify-between text-xs text-muted-foreground">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}
