import { cn } from '#ui/class-names.ts';

/** How many of the organisation's workspaces are in use: green, red when full, always in figures (spec 2). */
export function WorkspaceUsage({ used, limit }: { used: number; limit: number }) {
  const full = used >= limit;
  return (
    <p className={cn('flex items-center gap-2.5 text-sm font-medium', full ? 'text-destructive' : 'text-success')}>
      {limit <= 10 && (
        <span aria-hidden className="flex gap-[3px] max-md:hidden">
          {Array.from({ length: limit }, (_, slot) => (
            <i
              key={`slot-${slot + 1}`}
              className={cn(
                'h-1.5 w-3.5 rounded-[2px]',
                slot >= used ? 'shadow-[inset_0_0_0_1px_var(--input)]' : full ? 'bg-destructive' : 'bg-success',
              )}
            />
          ))}
        </span>
      )}
      Workspace usage: {used}/{limit}
    </p>
  );
}
