import type { PublicPage } from '@foyer/contract/public-pages';
import type { PublicHouse } from '@foyer/contract/public-parts';
import { bookLink } from '#theme/booking.ts';
import { kilometres } from '#theme/formats.ts';
import { sitePath } from '#theme/links.ts';
import type { Words } from '#theme/words.ts';

type HousesProps = { title: string; houses: readonly PublicHouse[]; page: PublicPage; words: Words };

/** Houses one can stay at, with how far they are, the page of each and the way to its rooms. */
export function Houses({ title, houses, page, words }: HousesProps) {
  if (houses.length === 0) return null;
  return (
    <section className="section band houses">
      <h2>{title}</h2>
      <ul>
        {houses.map((house) => {
          const reservation = bookLink(page.site, page.language, house);
          return (
            <li key={house.name}>
              <h3>{house.path ? <a href={sitePath(house.path)}>{house.name}</a> : house.name}</h3>
              <p>{words.away(kilometres(page.language, house.distance))}</p>
              {reservation && (
                <a href={reservation}>
                  {words.seeRooms}
                  <span className="unseen">, {house.name}</span>
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
