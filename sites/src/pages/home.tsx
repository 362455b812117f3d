/** The home page of a host in one language: its houses, and what is live. */
import type { PublicHome } from '@foyer/contract/public-pages';
import { bookLink } from '#theme/booking.ts';
import { sitePath } from '#theme/links.ts';
import { type Words, words } from '#theme/words.ts';
import { Banners } from './banners.tsx';
import { Cards } from './cards.tsx';
import { Frame } from './frame.tsx';
import { Opening } from './opening.tsx';

export function Home({ page }: { page: PublicHome }) {
  const said = words[page.language];
  const image = page.properties.find((house) => house.image)?.image ?? null;
  const several = page.properties.length > 1;
  return (
    <Frame page={page} words={said} over={image ? 'over-picture' : ''}>
      <Opening
        title={page.title}
        subtitle={page.site.identity.taglines[page.language] || page.description}
        image={image}
      />
      <Banners page={page} />
      {page.entries.length === 0 ? (
        <section className="section entries">
          <h2>{said.nearby}</h2>
          <p>{said.noEntries}</p>
        </section>
      ) : (
        <Cards title={said.nearby} cards={page.entries} language={page.language} houses={several} />
      )}
      <SeeAll page={page} to="events" words={said} />
      <Cards title={said.blog} cards={page.articles} language={page.language} />
      {page.articles.length > 0 && <SeeAll page={page} to="blog" words={said} />}
      {several && <Houses page={page} words={said} />}
    </Frame>
  );
}

function SeeAll({ page, to, words: said }: { page: PublicHome; to: 'events' | 'blog'; words: Words }) {
  const link = page.menu.find((one) => one.to === to);
  if (!link) return null;
  return (
    <p className="section see-all">
      <a href={sitePath(link.path)}>
        {said.seeAll}
        <span className="unseen">: {said[to]}</span>
      </a>
    </p>
  );
}

function Houses({ page, words: said }: { page: PublicHome; words: Words }) {
  return (
    <section className="section band houses">
      <h2>{said.houses}</h2>
      <ul>
        {page.properties.map((house) => {
          const reservation = bookLink(page.site, page.language, house);
          return (
            <li key={house.name}>
              <h3>{house.path ? <a href={sitePath(house.path)}>{house.name}</a> : house.name}</h3>
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
