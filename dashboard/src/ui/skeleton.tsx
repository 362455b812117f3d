import { cn } from '#ui/class-names.ts';

/** A still block where something will stand; it only pulses after 600 ms. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cn('late-pulse block rounded-xs bg-muted', className)} />
);

/** Rows of the height the list will have. */
export const SkeletonRows = ({ rows = 3, label }: { rows?: number; label: string }) => (
  <div role="status" aria-label={label} className="divide-y divide-border">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="flex h-[57px] items-center gap-3 px-4">
        <Skeleton className="h-9 w-9 rounded-md" />
        <div className="flex grow flex-col gap-2">
          <Skeleton className="h-2.5 w-2/5" />
          <Skeleton className="h-2 w-1/4" />
        </div>
        <Skeleton className="h-6 w-16 rounded-[5px]" />
      </div>
    ))}
  </div>
);
