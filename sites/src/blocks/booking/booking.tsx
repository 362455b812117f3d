import { counted, weekdayAndDay } from '#theme/formats.ts';
import { webLink } from '#theme/links.ts';
import type { BlockProps } from '../props.ts';

/** The stay in a line, and the way to the hotel's own booking page. Left out when the hotel has none. */
export function Booking({ block, page, words }: BlockProps<'booking'>) {
  const reservation = webLink(page.property?.reservationLink);
  if (!reservation) return null;
  const { language } = page;
  const stay = [
    { label: words.arrive, value: block.arrive && weekdayAndDay(language, block.arrive) },
    { label: words.leave, value: block.leave && weekdayAndDay(language, block.leave) },
    { label: words.guests, value: counted(language, words.adults, block.adults) },
    { label: words.rate, value: block.rate },
  ].filter((part) => part.value);
  return (
    <section className="booking" aria-label={words.stay}>
      <dl>
        {stay.map((part) => (
          <div key={part.label}>
            <dt>{part.label}</dt>
            <dd>{part.value}</dd>
          </div>
        ))}
      </dl>
      <a className="button" href={reservation}>
        {block.label || words.seeRooms}
      </a>
    </section>
  );
}
