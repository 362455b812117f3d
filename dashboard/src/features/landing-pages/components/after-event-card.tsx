import type { Event } from '@foyer/contract/events';
import CircleCheck from 'lucide-react/icons/circle-check';
import { eventEnd, isOver } from '#lib/events/event-words.ts';
import { Card } from '#ui/card.tsx';

/** What becomes of the page once its event is past: it is kept, and nothing takes it away but a person. */
export function AfterEventCard({ event }: { event: Event | null }) {
  return (
    <Card className="px-4 py-3.5 text-sm" aria-label="After the event">
      <h2 className="text-base font-semibold">After the event</h2>
      {event ? (
        <>
          <p className="mt-1.5">{isOver(event) ? `It ended on ${eventEnd(event)}.` : `After ${eventEnd(event)}:`}</p>
          <ul className="mt-1.5 flex flex-col gap-1.5 text-xs text-muted-foreground">
            <Line>The page stays live, and its address keeps working</Line>
            <Line>On the home page of the site it stands below what is still to come</Line>
            <Line>Your list of pages marks it as over</Line>
          </ul>
        </>
      ) : (
        <p className="mt-1.5 text-muted-foreground">This page is about the house and no event, so it has no end.</p>
      )}
      <p className="mt-2 text-xs text-muted-foreground">It leaves the site when somebody unpublishes it.</p>
    </Card>
  );
}

const Line = ({ children }: { children: string }) => (
  <li className="flex items-start gap-1.5">
    <CircleCheck aria-hidden className="mt-px size-3.5 shrink-0 stroke-[1.75] text-success" />
    {children}
  </li>
);
