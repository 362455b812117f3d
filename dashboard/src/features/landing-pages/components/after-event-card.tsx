import type { AfterEvent, LandingPage } from '@foyer/contract/landing-pages';
import { useId } from 'react';
import { messageOf } from '#lib/api/api-error.ts';
import { dayWords } from '#lib/events/event-words.ts';
import { toast } from '#lib/toast.ts';
import { Card } from '#ui/card.tsx';
import { RadioList } from '#ui/radio-list.tsx';
import { useChooseAfterEvent } from '../queries.ts';

type AfterEventCardProps = {
  page: LandingPage;
  /** Why nothing can be chosen, if so. */
  refusal: string | undefined;
};

/** What becomes of the page once its event is over; a choice counts at once and for all its languages. */
export function AfterEventCard({ page, refusal }: AfterEventCardProps) {
  const choose = useChooseAfterEvent(page.id);
  const hint = useId();
  const { choice, day, begun } = page.afterEvent;
  const chosen = choose.isPending ? choose.variables : choice;
  return (
    <Card className="px-4 py-3.5 text-sm" aria-label="After the event">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-base font-semibold">After the event</h2>
        <span role="status" className="text-xs text-muted-foreground">
          {choose.isPending ? 'Saving...' : choose.isSuccess && 'Saved'}
        </span>
      </div>
      {day === null ? (
        <>
          <p className="mt-1.5 text-muted-foreground">This page is about the house and no event, so it has no end.</p>
          <p className="mt-2 text-xs text-muted-foreground">It leaves the site when somebody unpublishes it.</p>
        </>
      ) : (
        <>
          <div className="mt-2">
            <RadioList
              label="After the event"
              value={chosen}
              describedBy={hint}
              disabled={refusal !== undefined}
              options={[
                { value: 'keep', label: 'Keep the address, announce next year' },
                { value: 'archive', label: `Move to the archive${begun ? '' : ` on ${dayWords(day)}`}` },
                { value: 'take-down', label: 'Take the page down', disabled: begun && chosen !== 'take-down' },
              ]}
              onChange={(value) => choose.mutate(value, { onError: (error) => toast.error(messageOf(error)) })}
            />
          </div>
          <p id={hint} className="mt-2 text-xs text-muted-foreground">
            {hintOf(page, chosen, day)} {refusal}
          </p>
        </>
      )}
    </Card>
  );
}

function hintOf({ afterEvent, posts }: LandingPage, choice: AfterEvent, day: string): string {
  const { begun, takenDown, chosenBy } = afterEvent;
  const on = dayWords(day);
  const isLive = posts.some(({ publishedVersion }) => publishedVersion !== null);
  if (choice === 'take-down') {
    if (takenDown) return `Taken down on ${on}${chosenBy ? `, as ${chosenBy} had planned` : ''}.`;
    return begun
      ? 'It leaves the site within a minute, in all its languages.'
      : `On ${on} it leaves the site in all its languages, and its address says that it is gone.`;
  }
  const over = begun ? ` The event is over: to take the page down, unpublish it.` : '';
  if (choice === 'keep')
    return `The page stays live and says that the event is over. On the home page it stands below what is still to come.${over}`;
  if (begun && isLive) return `In the archive of your site since ${on}. Its address keeps working.${over}`;
  return `Its address keeps working. ${begun ? 'Once live it' : 'From that day it'} stands in the archive of your site, and no longer on the home page, in the list of events or in the news feed.${over}`;
}
