import { cn } from '#ui/class-names.ts';

/** How far something is, from 0 to 1. */
export const Progress = ({ value, label, className }: { value: number; label: string; className?: string }) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(value * 100)}
    className={cn('h-1.5 grow overflow-hidden rounded-full bg-muted', className)}
  >
    <i
      className="block h-full rounded-full bg-primary transition-[width] duration-(--duration-slow)"
      style={{ width: `${value * 100}%` }}
    />
  </div>
);
