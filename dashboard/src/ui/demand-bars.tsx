import { demandNames } from '#lib/events/event-words.ts';
import { cn } from '#ui/class-names.ts';

/** Weight of an event as one to three bars, said in words to readers and on hover. */
export const DemandBars = ({ weight }: { weight: number }) => (
  <span role="img" aria-label={demandNames[weight]} title={demandNames[weight]} className="flex items-end gap-0.5">
    {[1, 2, 3].map((bar) => (
      <i
        key={bar}
        className={cn(
          'w-[5px] rounded-[1px]',
          bar === 1 && 'h-1.5',
          bar === 2 && 'h-2.5',
          bar === 3 && 'h-3.5',
          bar <= weight ? 'bg-chart-1' : 'shadow-[inset_0_0_0_1px_var(--input)]',
        )}
      />
    ))}
  </span>
);
