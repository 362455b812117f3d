/** Events by month, the blog, the venues, what is in a category, or the archive: cards, the categories to choose among, and the way on. */
import type { PublicList } from '@foyer/contract/public-pages';
import type { PublicCard } from '@foyer/contract/public-parts';
import { monthOf } from '#theme/formats.ts';
import { sitePath } from '#theme/links.ts';
import { type Words, words } from '#theme/words.ts';
import { Banners } from './banners.tsx';
import { Cards } from './cards.tsx';
import { CategorySign } from './category-sign.tsx';
import { Frame } from './frame.tsx';
import { archiveImageOf, archiveOf, homePath, listPath, nameOf } from './names.ts';
import { Opening } from './opening.tsx';

export function ListPage({ page }: { page: PublicList }) {
  const said = words[page.language];
  const several = new Set(page.entries.map((entry) => entry.propertyName).filter(Boolean)).size > 1;
  return (
    <Frame page={page} words={said} over={archiveImageOf(page) ? 'over-picture' : ''}>
      <Opening
        title={nameOf(page)}
        subtitle={archiveOf(page)?.text || page.category?.description || page.description}
        image={archiveImageOf(page)}
      />
      <Banners page={page} />
      <Categories page={page} words={said} />
      {page.entries.length === 0 && <p className="section">{page.list === 'blog' ? said.noArticles : said.noEvents}</p>}
      {groupsOf(page, said).map(([title, cards]) => (
        <Cards
          key={title}
          title={title}
          cards={cards}
          language={page.language}
          houses={several}
          level={title === '' ? 2 : 3}
        />
      ))}
      <Pages page={page} words={said} />
      <WaysOn page={page} words={said} />
    </Frame>
  );
}

/** Events under their months, what is over under one heading; anything else as it comes. */
function groupsOf({ list, entries, language }: PublicList, said: Words): [string, PublicCard[]][] {
  if (list !== 'events') return [['', entries]];
  const monthly = Map.groupBy(entries, (card) =>
    card.over ? said.past : card.eventStart ? monthOf(language, card.eventStart) : said.coming,
  );
  return [...monthly];
}

function Categories({ page, words: said }: { page: PublicList; words: Words }) {
  const links = page.categories.filter((category) => category.path !== null);
  if (links.length === 0) return null;
  return (
    <nav className="section categories" aria-label={said.categories}>
      <ul>
        {page.list === 'category' && (
          <li>
            <a href={sitePath(listPath(page, 'events'))}>{said.everything}</a>
          </li>
        )}
        {links.map((category) => (
          <li key={category.slug}>
            <a
              href={sitePath(category.path ?? '/')}
              aria-current={category.slug === page.category?.slug ? 'page' : undefined}
            >
              <CategorySign category={category} />
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pages({ page, words: said }: { page: PublicList; words: Words }) {
  if (page.pages < 2) return null;
  const base = page.path.replace(/\/page\/\d+$/, '');
  const at = (n: number) => sitePath(n === 1 ? base : `${base}/page/${n}`);
  return (
    <nav className="section paging" aria-label={said.pageOf(page.page, page.pages)}>
      {page.page > 1 && (
        <a href={at(page.page - 1)} rel="prev">
          {said.newer}
        </a>
      )}
      <span>{said.pageOf(page.page, page.pages)}</span>
      {page.page < page.pages && (
        <a href={at(page.page + 1)} rel="next">
          {said.older}
        </a>
      )}
    </nav>
  );
}

/** The archive, and feeds to follow. */
function WaysOn({ page, words: said }: { page: PublicList; words: Words }) {
  const home = homePath(page).replace(/\/$/, '');
  return (
    <p className="section feeds">
      {page.archivePath && <a href={sitePath(page.archivePath)}>{said.archive}</a>}
      {page.list !== 'blog' && <a href={sitePath(`${home}/events.ics`)}>{said.subscribe}</a>}
      {page.list !== 'events' && <a href={sitePath(`${home}/feed.xml`)}>{said.news}</a>}
    </p>
  );
}
