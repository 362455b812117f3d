import type { Language } from '@foyer/contract/languages';
import type { PublicEvent } from '@foyer/contract/public-parts';
import { price } from '#theme/formats.ts';
import { sitePath, webLink } from '#theme/links.ts';
import type { Words } from '#theme/words.ts';
import type { BlockProps } from '../props.ts';
import { Prose } from '../prose.tsx';

/** What the event is, and the way to its tickets. */
export function EventStory({ block, page, words }: BlockProps<'event'>) {
  const entry = page.event && entryPrice(page.language, page.event, words);
  const own = page.event?.path ? sitePath(page.event.path) : null;
  const tickets = webLink(page.event?.ticketUrl);
  return (
    <Prose kind="event" heading={block.heading} paragraphs={block.paragraphs}>
      {(entry || tickets || own) && (
        <p className="event-tickets">
          {entry && <span>{entry}</span>}
          {tickets && <a href={tickets}>{words.tickets}</a>}
          {own && <a href={own}>{page.event?.name}</a>}
        </p>
      )}
    </Prose>
  );
}

/** What one pays to get in, null where nobody has said it. */
export function entryPrice(language: Language, event: PublicEvent, words: Words): string | null {
  if (event.price === 0) return words.freeEntry;
  if (event.price === null || !event.currency) return null;
  return words.ticketsFrom(price(language, event.price, event.currency));
}
