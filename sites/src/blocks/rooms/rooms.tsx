import { bookLink } from '#theme/booking.ts';
import type { BlockProps } from '../props.ts';
import { Prose } from '../prose.tsx';

/** How one sleeps here, and the way to the rooms. */
export function Rooms({ block, page, words }: BlockProps<'rooms'>) {
  const reservation = page.property && bookLink(page.site, page.language, page.property);
  return (
    <Prose kind="rooms" heading={block.heading} paragraphs={block.paragraphs}>
      {reservation && (
        <p className="rooms-link">
          <a href={reservation}>{words.seeRooms}</a>
        </p>
      )}
    </Prose>
  );
}
