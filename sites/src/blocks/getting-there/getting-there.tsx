import type { BlockProps } from '../props.ts';
import { Prose } from '../prose.tsx';

/** The way from the hotel to the event, with the address to walk to. */
export function GettingThere({ block, page }: BlockProps<'getting-there'>) {
  const { event } = page;
  return (
    <Prose kind="getting-there" heading={block.heading} paragraphs={block.paragraphs}>
      {event && (
        <address>
          <b>{event.venueName}</b>
          <span>{[event.address.street, `${event.address.postalCode} ${event.address.city}`.trim()].join(', ')}</span>
        </address>
      )}
    </Prose>
  );
}
