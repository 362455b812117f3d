import type { BlockOf } from '@foyer/contract/blocks';
import type { PublicProperty } from '@foyer/contract/public-parts';
import { bookingPath, bookLink, comingStay, furthest, takesStays, today } from '#theme/booking.ts';
import { counted, weekdayAndDay } from '#theme/formats.ts';
import type { Words } from '#theme/words.ts';
import type { BlockProps, PageOfBlocks } from '../props.ts';
import { stayWords } from './stay-words.ts';

/** The stay in a line, and the way to the rooms. Left out where the hotel has none, or the team shows no bar. */
export function Booking({ block, page, words }: BlockProps<'booking'>) {
  const { property, site } = page;
  if (!property || !site.booking.isShown || !bookLink(site, page.language, property)) return null;
  const props = { block, page, words, property };
  return takesStays(site, property) ? <AskedStay {...props} /> : <ToldStay {...props} />;
}

type Bar = { block: BlockOf<'booking'>; page: PageOfBlocks; words: Words; property: PublicProperty };

const labelOf = ({ block, page, words }: Bar): string =>
  block.label || page.site.booking.labels[page.language] || words.seeRooms;

/** For an engine that takes any stay: days and guests to choose, sent as a plain form. */
function AskedStay(bar: Bar) {
  const { block, page, words, property } = bar;
  const { site, language } = page;
  const { booking } = site;
  const stay = comingStay(site, { checkin: block.arrive, checkout: block.leave });
  const first = today(site);
  const said = stayWords[language];
  const days = [
    { name: 'checkin', label: words.arrive, value: stay.checkin },
    { name: 'checkout', label: words.leave, value: stay.checkout },
  ];
  const adults = range(1, booking.mostAdults);
  return (
    <form className="booking asks" action={bookingPath} method="get" aria-label={words.stay}>
      <input type="hidden" name="house" value={property.name} />
      <input type="hidden" name="language" value={language} />
      {days.map(({ name, label, value }) => (
        <label key={name}>
          <span>{label}</span>
          <input type="date" name={name} defaultValue={value ?? undefined} min={first} max={dayIn(furthest)} />
        </label>
      ))}
      <label>
        <span>{words.guests}</span>
        <select name="adults" defaultValue={String(Math.min(block.adults, booking.mostAdults))}>
          {adults.map((n) => (
            <option key={n} value={n}>
              {counted(language, words.adults, n)}
            </option>
          ))}
        </select>
      </label>
      {booking.mostChildren > 0 && (
        <label>
          <span>{said.children}</span>
          <select name="children" defaultValue="0">
            {range(0, booking.mostChildren).map((n) => (
              <option key={n} value={n}>
                {n === 0 ? said.none : counted(language, said.count, n)}
              </option>
            ))}
          </select>
        </label>
      )}
      {block.rate && (
        <p>
          <span>{words.rate}</span>
          <b>{block.rate}</b>
        </p>
      )}
      <button className="button" type="submit">
        {labelOf(bar)}
      </button>
    </form>
  );
}

/** For a plain link: the stay as it was written, and the address as it stands. */
function ToldStay(bar: Bar) {
  const { block, page, words, property } = bar;
  const { language, site } = page;
  const told = [
    { label: words.arrive, value: block.arrive && weekdayAndDay(language, block.arrive) },
    { label: words.leave, value: block.leave && weekdayAndDay(language, block.leave) },
    { label: words.guests, value: counted(language, words.adults, block.adults) },
    { label: words.rate, value: block.rate },
  ].filter((part) => part.value);
  const stay = { checkin: block.arrive, checkout: block.leave, adults: block.adults };
  return (
    <section className="booking" aria-label={words.stay}>
      <dl>
        {told.map((part) => (
          <div key={part.label}>
            <dt>{part.label}</dt>
            <dd>{part.value}</dd>
          </div>
        ))}
      </dl>
      <a className="button" href={bookLink(site, language, property, stay) ?? undefined}>
        {labelOf(bar)}
      </a>
    </section>
  );
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
