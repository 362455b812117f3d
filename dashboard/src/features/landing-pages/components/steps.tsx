import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import { cn } from '#ui/class-names.ts';

const names = ['Event', 'Brief', 'Check', 'Publish'] as const;

type StepsProps = { current: 1 | 2 | 3 | 4; pageId?: string | undefined };

/**
 * Where the page stands on its way: done, here, to come. Steps that can be gone to are links. In a narrow container named
 * `steps` only the current one is named.
 */
export function Steps({ current, pageId }: StepsProps) {
  const address = (step: number) => {
    if (step === 1) return '/generate';
    if (!pageId) return null;
    return ['', '', `/generate/${pageId}`, `/generate/${pageId}/check`, `/generate/${pageId}/publish`][step] ?? null;
  };
  return (
    <nav aria-label="Steps" className="max-w-full overflow-x-auto">
      <ol className="flex items-center gap-1.5 text-sm">
        {names.map((name, index) => {
          const step = index + 1;
          const to = step === current ? null : address(step);
          const done = step < current;
          const inner = (
            <>
              <b
                className={cn(
                  'grid size-5 place-items-center rounded-full text-xs font-semibold',
                  step === current && 'bg-primary text-primary-foreground',
                  done && 'bg-primary-soft text-primary-soft-foreground',
                  step > current && 'shadow-[inset_0_0_0_1.5px_var(--input)]',
                )}
              >
                {done ? <Check aria-hidden className="size-3 stroke-3" /> : step}
              </b>
              <span className={step === current ? undefined : 'max-sm:sr-only @max-[620px]/steps:sr-only'}>{name}</span>
              {done && <span className="sr-only">, done</span>}
            </>
          );
          const look = cn(
            'flex items-center gap-[7px] rounded-full py-1 pr-2.5 pl-[5px] font-medium whitespace-nowrap max-sm:pr-[5px] @max-[620px]/steps:pr-[5px]',
            step === current
              ? 'bg-muted text-foreground max-sm:pr-2.5 @max-[620px]/steps:pr-2.5'
              : 'text-muted-foreground',
          );
          return (
            <li key={name} className="flex items-center gap-1.5" aria-current={step === current ? 'step' : undefined}>
              {index > 0 && <hr className="h-px w-[18px] border-0 bg-border-strong max-md:w-2" />}
              {to ? (
                <Link to={to} className={cn(look, 'hover:bg-muted')}>
                  {inner}
                </Link>
              ) : (
                <span className={look}>{inner}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
