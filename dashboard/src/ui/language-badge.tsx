import { cn } from '#ui/class-names.ts';

export type LanguageState = 'live' | 'behind' | 'draft' | 'scheduled' | 'failed' | 'archived' | 'none';

const looks: Record<LanguageState, string> = {
  live: 'bg-primary-soft text-primary-soft-foreground',
  behind: 'bg-brass-soft text-brass-soft-foreground',
  scheduled: 'bg-info-soft text-info-soft-foreground',
  draft: 'text-muted-foreground shadow-[inset_0_0_0_1px_var(--input)]',
  failed: 'bg-destructive-soft text-destructive-soft-foreground',
  archived: 'bg-muted text-muted-foreground',
  none: 'text-subtle-foreground',
};

type LanguageBadgeProps = { code: string; name: string; state: LanguageState; className?: string };

/** Two letters whose drawing tells how far that language is; said in words to readers and on hover. */
export const LanguageBadge = ({ code, name, state, className }: LanguageBadgeProps) => (
  <span
    role="img"
    aria-label={`${name}, ${state}`}
    title={`${name}, ${state}`}
    className={cn(
      'inline-grid h-5 min-w-[26px] shrink-0 place-items-center rounded-xs px-1 text-2xs font-semibold tracking-[.02em] uppercase',
      looks[state],
      className,
    )}
  >
    {state === 'none' ? '–' : code}
  </span>
);
