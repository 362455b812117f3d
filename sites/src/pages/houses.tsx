import type { Language } from '@foyer/contract/languages';
import type { PublicHouse } from '@foyer/contract/public-parts';
import { kilometres } from '#theme/formats.ts';
import { sitePath, webLink } from '#theme/links.ts';
import type { Words } from '#theme/words.ts';

type HousesProps = { title: string; houses: readonly PublicHouse[]; language: Language; words: Words };

/** Houses one can stay at, with how far they are, the page of each and the way to its rooms. */
export function Houses({ title, houses, language, words }: HousesProps) {
  if (houses.length === 0) return null;
  return (
    <section className="section band houses">
      <h2>{title}</h2>
      <ul>
        {houses.map((house) => {
          const reservation = webLink(house.reservationLink);
          return (
            <li key={house.name}>
              <h3>{house.path ? <a href={sitePath(house.path)}>{house.name}</a> : house.name}</h3>
              <p>{words.away(kilometres(language, house.distance))}</p>
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
