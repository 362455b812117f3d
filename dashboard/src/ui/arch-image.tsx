import { cn } from '#ui/class-names.ts';

/** A property: its photograph in an arch, or the dashed arch with its first letter. */
export const ArchImage = ({ src, name, className }: { src: string | null; name: string; className?: string }) =>
  src ? (
    <img src={src} alt="" loading="lazy" className={cn('h-6 w-[18px] shrink-0 rounded-arch object-cover', className)} />
  ) : (
    <span
      aria-hidden
      className={cn(
        'grid h-6 w-[18px] shrink-0 place-items-center rounded-arch border border-dashed border-brass-line pt-0.5 text-2xs leading-none font-semibold text-brass-soft-foreground',
        className,
      )}
    >
      {name.slice(0, 1)}
    </span>
  );
