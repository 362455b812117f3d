import type { FirstSteps, StepKey } from '@foyer/contract/overview';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { Button, buttonStyle } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { useDismissFirstSteps } from '../queries.ts';

const steps: Record<StepKey, { title: string; verb: string; to: string }> = {
  domain: { title: 'Verify the domain', verb: 'Verify', to: '/settings/workspace/domains' },
  facts: { title: 'State the facts guests ask for', verb: 'State facts', to: '/hotel' },
  styleguide: { title: 'Train the style guide', verb: 'Train', to: '/styleguide' },
  booking: { title: 'Set the booking link', verb: 'Set link', to: '/settings/workspace' },
  languages: { title: 'Choose the languages', verb: 'Choose', to: '/settings/workspace/languages' },
  'first-page': { title: 'Publish the first page', verb: 'Choose an event', to: '/generate' },
};

/** The way to the first page that is live; gone once it is walked or put away. */
export function FirstStepsCard({ propertyId, steps: own }: { propertyId: string; steps: FirstSteps['steps'] }) {
  const dismiss = useDismissFirstSteps(propertyId);
  const next = own.find(({ done }) => !done);
  const done = own.filter((step) => step.done).length;
  return (
    <Card className="pb-3">
      <CardHead
        title="First steps to a live page"
        detail={`${done} of ${own.length} done`}
        action={
          <Button
            size="icon-sm"
            variant="ghost"
            aria-label="Put the first steps away"
            busy={dismiss.isPending}
            onClick={() => dismiss.mutate()}
          >
            <X aria-hidden />
          </Button>
        }
      />
      <ol className="grid grid-cols-3 gap-x-6 gap-y-1 px-4 max-lg:grid-cols-2 max-md:grid-cols-1">
        {own.map((step) => {
          const { title, verb, to } = steps[step.key];
          return (
            <li key={step.key} className="flex min-h-10 items-center gap-2.5 text-sm">
              <span
                aria-hidden
                className={cn(
                  'grid size-5 shrink-0 place-items-center rounded-full',
                  step.done ? 'bg-primary text-primary-foreground' : 'border border-dashed border-brass-line',
                )}
              >
                {step.done && <Check className="size-3 stroke-3" />}
              </span>
              <span className={cn('grow', step.done && 'text-muted-foreground')}>
                {title}
                {step.whole !== null && !step.done && (
                  <span className="text-xs text-muted-foreground">
                    {' '}
                    ({step.part} of {step.whole})
                  </span>
                )}
                {step.done && <span className="sr-only">, done</span>}
              </span>
              {!step.done && (
                <Link
                  to={to}
                  aria-label={`${verb}: ${title}`}
                  className={buttonStyle({ size: 'sm', variant: step === next ? 'primary' : 'outline' })}
                >
                  {verb}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
