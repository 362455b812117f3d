import { cn } from '#ui/class-names.ts';

type MeterProps = { /** Said to readers. */ label: string; used: number; limit: number; className?: string };

/** How much of a limit is in use: green, red when full; the figures stand beside it. */
export const Meter = ({ label, used, limit, className }: MeterProps) => (
  <>
    <meter aria-label={label} min={0} max={limit} value={used} className="sr-only">
      {used} of {limit}
    </meter>
    <span aria-hidden className={cn('block h-1.5 overflow-hidden rounded-full bg-muted', className)}>
      <i
        className={cn('block h-full rounded-full', used >= limit ? 'bg-destructive' : 'bg-success')}
        style={{ width: `${limit > 0 ? Math.min(100, (used / limit) * 100) : 100}%` }}
      />
    </span>
  </>
);
