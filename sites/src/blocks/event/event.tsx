import type { PublicEvent } from '@foyer/contract/public-sites';
import { price } from '#theme/formats.ts';
import { webLink } from '#theme/links.ts';
import type { BlockProps } from '../props.ts';
import { Prose } from '../prose.tsx';

/** What the event is, and the way to its tickets. */
export function EventStory({ block, page, words }: BlockProps<'event'>) {
  const entry = page.event && entryOf(page.event);
  const tickets = webLink(page.event?.ticketUrl);
  return (
    <Prose kind="event" heading={block.heading} paragraphs={block.paragraphs}>
      {(entry || tickets) && (
        <p className="event-tickets">
          {entry && <span>{entry}</span>}
          {tickets && <a href={tickets}>{words.tickets}</a>}
        </p>
      )}
    </Prose>
  );

  function entryOf(event: PublicEvent): string | null {
    if (event.price === 0) return words.freeEntry;
    if (event.price === null || !event.currency) return null;
    return words.ticketsFrom(price(page.language, event.price, event.currency));
  }
}
