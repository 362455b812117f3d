/** The home page of a host in one language: its houses, and every page that is live. */
import type { PublicHome } from '@foyer/contract/public-sites';
import { heroSizes } from '#blocks/hero/hero.tsx';
import { Picture } from '#blocks/picture.tsx';
import { dayRange } from '#theme/formats.ts';
import { sitePath, webLink } from '#theme/links.ts';
import { type Words, words } from '#theme/words.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export function Home({ page }: { page: PublicHome }) {
  const said = words[page.language];
  const image = page.properties.find((house) => house.image)?.image;
  return (
    <>
      <a className="skip" href="#content">
        {said.skip}
      </a>
      <div className="sheet">
        <SiteHeader page={page} words={said} over={image ? 'over-picture' : ''} />
        <main id="content" tabIndex={-1}>
          <section className={image ? 'hero with-picture' : 'hero'}>
            <div className="hero-text">
              <h1>{page.title}</h1>
              {page.description && <p className="subtitle">{page.description}</p>}
            </div>
            {image && (
              <div className="hero-picture">
                <Picture image={image} sizes={heroSizes} first />
              </div>
            )}
          </section>
          <section className="section entries">
            <h2>{said.nearby}</h2>
            {page.entries.length === 0 ? (
              <p>{said.noEntries}</p>
            ) : (
              <ul>
                {page.entries.map((entry) => (
                  <li key={entry.path}>
                    <Entry entry={entry} page={page} />
                  </li>
                ))}
              </ul>
            )}
          </section>
          {page.properties.length > 1 && <Houses page={page} words={said} />}
        </main>
      </div>
      <SiteFooter page={page} words={said} />
    </>
  );
}

function Entry({ entry, page }: { entry: PublicHome['entries'][number]; page: PublicHome }) {
  const when = entry.eventStart && dayRange(page.language, entry.eventStart, entry.eventEnd);
  const { image } = entry;
  const where = page.properties.length > 1 ? entry.propertyName : '';
  return (
    <article>
      {image ? (
        <Picture image={image} sizes="(min-width: 768px) 28rem, 90vw" />
      ) : (
        <p className="entry-tile">{when || page.site.name}</p>
      )}
      {(image || where) && <p className="entry-date">{[image ? when : '', where].filter(Boolean).join(', ')}</p>}
      <h3>
        <a href={sitePath(entry.path)}>{entry.title}</a>
      </h3>
      {entry.description && <p>{entry.description}</p>}
    </article>
  );
}

function Houses({ page, words: said }: { page: PublicHome; words: Words }) {
  return (
    <section className="section band houses">
      <h2>{said.houses}</h2>
      <ul>
        {page.properties.map((house) => {
          const reservation = webLink(house.reservationLink);
          return (
            <li key={house.name}>
              <h3>{house.name}</h3>
              <p>{[house.address.street, house.address.city].filter(Boolean).join(', ')}</p>
              {reservation && (
                <a href={reservation}>
                  {said.seeRooms}
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
